--- Many jobs on all cores, results in the order of the jobs. Worker k of n
--- does the jobs k, k + n, k + 2n, ... in a process of its own and writes a
--- line for each; the parent reads the lines round robin, so that the output
--- does not depend on the number of workers, and nobody runs far ahead. Where a
--- process ends too early another one goes on with its jobs.

local tes = require "tes"
local T = require "host.common.text".get
local fail = require "host.common.fail"

local parallel = {}

--- So many processes may end over one job before it is given up.
parallel.TRIES = 3

-- A line of a worker: the outcome of a job, or what went wrong and no other
-- process would do better.
local FINE, WRONG = " ", "!"

-- Seconds for which finished lines may wait.
local WAIT = 0.1

-- What the process does: the jobs from `first` on.
local function worker(first, count, step, prepare)
  return function(out)
    local function all()
      local work, last = prepare(), tes.process.clock()
      for job = first, count, step do
        if not out:write(FINE, work(job), "\n") then return end
        local now = tes.process.clock()
        if now - last > WAIT then
          out:flush()
          last = now
        end
      end
    end
    local done, problem = pcall(all)
    if done then return end
    local status = type(problem) == "table" and problem.status or "failed"
    local _, text = fail.describe(problem)
    out:write(WRONG, tes.json.encode { status = status, text = text }, "\n")
  end
end

-- Why a process has ended, in words.
local function ending(file)
  local _, how, code = file:close()
  if how == "signal" and code == 2 then -- Ctrl-C was for all of us
    fail.raise("interrupted", T "error.interrupted")
  end
  return T(how == "signal" and "farm.signal" or "farm.exit", code or 0)
end

--- Raises what went wrong in a job.
---@param line string
---@param where string which job
function parallel.refuse(line, where)
  local problem = fail.check(tes.json.decode(line))
  fail.raise(problem.status, where .. ": " .. problem.text)
end

---@class Farm
---@field name fun(job: integer): string what messages call the job
---@field lost (fun(job: integer, why: string): string)? the line of a job over
--- which processes have ended again and again; without it that is a failure

--- Runs jobs 1..count.
---@param count integer
---@param workers integer
---@param prepare fun(): fun(job: integer): string runs once in a worker;
---  the function it returns does one job and returns its line
---@param sink fun(line: string, job: integer, lost: boolean?): boolean? called
---  in order; stops everything by returning false
---@param how Farm
function parallel.run(count, workers, prepare, sink, how)
  workers = math.max(1, math.min(workers, count))
  local files <close> = setmetatable({}, { __close = function(list)
    for _, file in pairs(list) do file:close() end
  end })
  local function start(k, first)
    files[k] = tes.process.spawn(worker(first, count, workers, prepare))
  end
  local function gone(k, job, tries)
    local file = files[k]
    files[k] = nil
    local why = ending(file)
    if tries < parallel.TRIES then
      start(k, job)
      return nil
    end
    why = T("farm.died", why, tries)
    if not how.lost then fail.raise("failed", how.name(job) .. ": " .. why) end
    if job + workers <= count then start(k, job + workers) end
    return how.lost(job, why)
  end
  for k = 1, workers do start(k, k) end
  for job = 1, count do
    local k, tries, lost = (job - 1) % workers + 1, 0, false
    local line
    repeat
      local text = files[k]:read "L"
      if text and text:sub(-1) == "\n" then -- else it was cut off
        line = text:sub(2, -2)
        if text:sub(1, 1) == WRONG then parallel.refuse(line, how.name(job)) end
      else
        tries = tries + 1
        line = gone(k, job, tries)
        lost = line ~= nil
      end
    until line
    if sink(line, job, lost) == false then return end
  end
  for _, file in pairs(files) do file:read "a" end
end

return parallel
