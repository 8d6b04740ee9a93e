--- Finished jobs of a run, kept in a file, so that a run that was killed goes
--- on. The first line says what the run is about; each other one is a job's
--- number, a tab, and its line. A last line without its end is dropped.

local tes = require "tes"
local T = require "host.text".get
local fail = require "host.fail"
local file = require "host.file"

local HEAD = "tessera-run 1 "

---@class Journal
---@field lines table<integer, string>
---@field out table?
local Journal = {}
Journal.__index = Journal

function Journal:line(job) return self.lines[job] end

--- The line has been used: it takes no memory any more.
function Journal:forget(job) self.lines[job] = nil end

--- Keeps the line of a job, on disk if there is a file.
function Journal:add(job, line)
  self.lines[job] = line
  if not self.out then return end
  local done, problem = self.out:write(job, "\t", line, "\n")
  if done then done, problem = self.out:flush() end
  if not done then fail.raise("io", T("error.write", problem)) end
end

function Journal:__close()
  if self.out then self.out:close() end
end

local journal = {}

-- What an identity is told by: 64 bits of it.
local function digest(text)
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
  text = text:match "^(.*\n)"
  for job, line in text:gmatch "%f[^\n](%d+)\t([^\n]*)\n" do
    self.lines[math.tointeger(tonumber(job))] = line
  end
  return text
end

--- Opens a journal. Without a path it is in memory only.
---@param path string?
---@param identity string
---@return Journal to be held in a variable that is <close>
function journal.open(path, identity)
  local self = setmetatable({ lines = {} }, Journal)
  if not path then return self end
  local head = HEAD .. digest(identity)
  local whole = head .. "\n"
  if file.kind(path) then whole = read(self, path, head) end
  -- written anew as a whole, then appended to
  file.write(path, whole)
  self.out = fail.check(tes.file.append(path))
  return self
end

return journal
