--- Finished jobs of a run, kept in a file, so that a run that was killed can be
--- resumed. The first line says what the run is about; each other one is a
--- job's number, a tab, and its line. A last line without its end is dropped,
--- and so is one that cannot be read: its job is done again.

local tes = require "tes"
local T = require "host.common.text".get
local fail = require "host.common.fail"
local file = require "host.common.file"
local out = require "host.common.out"
local whole_lines = require "host.common.whole_lines"

local HEAD = "tessera-run 1 "

---@class Journal
---@field lines table<integer, string>
---@field out table?
---@field path string?
---@field kept boolean? there are games in the file
local Journal = {}
Journal.__index = Journal

function Journal:line(job) return self.lines[job] end

--- The jobs up to this one that are kept, in order.
---@param most integer
---@return integer[]
function Journal:jobs(most)
  local jobs = {}
  for job in pairs(self.lines) do
    if job >= 1 and job <= most then jobs[#jobs + 1] = job end
  end
  table.sort(jobs)
  return jobs
end

--- The line has been used: it takes no memory any more.
function Journal:forget(job) self.lines[job] = nil end

--- Keeps the line of a job, on disk if there is a file.
---@param job integer
---@param line string
---@param lost boolean? it says only that the job could not be done: to be
---  tried again by who goes on with the run
function Journal:add(job, line, lost)
  self.lines[job] = line
  if not self.out or lost then return end
  local done, problem = self.out:write(job, "\t", line, "\n")
  if done then done, problem = self.out:flush() end
  if not done then
    fail.raise("io", T("error.write", self.path .. ": " .. problem))
  end
  self.kept = true
end

function Journal:__close()
  if self.out then self.out:close() end
  self.out = nil
end

local journal = {}

--- A short form of an identity: 64 bits.
---@param text string
---@return string
function journal.digest(text)
  local hash = 0xcbf29ce484222325
  for i = 1, #text do
    hash = (hash ~ text:byte(i)) * 0x100000001b3
  end
  return ("%016x"):format(hash)
end

local function read(self, path, head)
  local text = fail.check(file.read(path))
  local first = text:match "^([^\n]*)\n"
  if first ~= head then
    fail.raise("input", T(first and first:sub(1, #HEAD) == HEAD and
      "lab.journal.other" or "lab.journal.none", path))
  end
  -- what follows the last line end was being written when the run ended
  local good, number, damaged = { first .. "\n" }, 1, {}
  for _, whole in ipairs((whole_lines(text:sub(#first + 2)))) do
    number = number + 1
    local job, line = whole:match "^(%d+)\t(.*)$"
    if job and tes.json.decode(line) then
      self.lines[math.tointeger(tonumber(job))] = line
      good[#good + 1] = whole .. "\n"
    else
      damaged[#damaged + 1] = number
    end
  end
  if damaged[1] then
    out.complain(T("lab.journal.damaged", path, #damaged, damaged[1]))
  end
  return table.concat(good)
end

local function begin(path, head, resumed)
  local self = setmetatable({ lines = {} }, Journal)
  local whole, there = head .. "\n", file.kind(path)
  -- nobody else appends to it
  local _ <close> = there and fail.check(tes.file.append(path)) or nil
  if resumed and there then whole = read(self, path, head) end
  -- written anew as a whole, then appended to
  file.write(path, whole)
  self.out, self.path = fail.check(tes.file.append(path)), path
  return self
end

--- Opens the journal that somebody has named, to go on with it.
---@param path string?
---@param identity string a digest
---@return Journal? to be held in a variable that is <close>
function journal.open(path, identity)
  return path and begin(path, HEAD .. identity, true)
end

--- Begins a journal. Without a path it is in memory only.
---@param path string?
---@param identity string a digest
---@return Journal to be held in a variable that is <close>
function journal.anew(path, identity)
  return path and begin(path, HEAD .. identity, false)
    or setmetatable({ lines = {} }, Journal)
end

return journal
