--- Many jobs, on all cores or on many machines, that may be stopped and gone on
--- with. What a job comes to depends on its number alone, and results arrive in
--- the order of the jobs: whoever does them, the outcome is the same.

local tes = require "tes"
local T = require "host.text".get
local fail = require "host.fail"
local farm = require "host.farm"
local file = require "host.file"
local journal = require "host.lab.journal"
local progress = require "host.progress"

local work = {}

---@class Work
---@field count integer number of jobs, from 1
---@field processes integer?
---@field prepare fun(): fun(job: integer): string runs once in a worker; the
---  function it returns does one job and returns its line
---@field sink fun(line: string, job: integer): boolean? called in order of
---  jobs; stops everything by returning false
---@field resume string? a file of finished jobs, to be read and gone on with
---@field identity string? what the jobs are about: of another one it refuses
---  the file

-- The jobs that are not in the journal.
local function left_of(wanted, kept)
  local rest = {}
  for job = 1, wanted.count do
    if not kept:line(job) then rest[#rest + 1] = job end
  end
  return rest
end

-- Does these jobs, in order.
local function do_rest(wanted, rest, kept, take)
  local function prepare()
    local one = wanted.prepare()
    return function(nth) return one(rest[nth]) end
  end
  farm.run(#rest, wanted.processes or tes.process.cores(), prepare,
    function(line, nth)
      kept:add(rest[nth], line)
      return take(nth < #rest and rest[nth + 1] or wanted.count + 1)
    end)
end

--- Does the jobs. Returns how many results arrived, and whether Ctrl-C stopped
--- it before all had.
---@param wanted Work
---@return integer done
---@return boolean interrupted
function work.run(wanted)
  local kept <close> = journal.open(wanted.resume, wanted.identity or "")
  local update, clear = progress.new(wanted.count)
  local next_, going = 1, true
  -- hands on what is there, up to the first job that is not
  local function take(limit)
    while going and next_ < limit and kept:line(next_) do
      local line = kept:line(next_)
      kept:forget(next_)
      going = wanted.sink(line, next_) ~= false
      update(next_)
      next_ = next_ + 1
    end
    return going
  end
  local done, problem = pcall(function()
    local rest = left_of(wanted, kept) -- before lines are used up
    if take(rest[1] or wanted.count + 1) and rest[1] then
      do_rest(wanted, rest, kept, take)
    end
  end)
  clear()
  if not done and not fail.interrupted(problem) then error(problem, 0) end
  return next_ - 1, not done
end

--- Options that verbs with many jobs share.
work.options = {
  { long = "jobs", short = "j", arg = "J", type = "integer", least = 1,
    help = "simulate.opt.jobs" },
  { long = "resume", arg = "FILE", help = "lab.opt.resume" },
}

--- Says how to go on with what was stopped.
---@param args table
---@param done integer
---@param count integer
function work.stopped(args, done, count)
  return T(args.resume and "lab.stopped.resume" or "lab.stopped", done, count,
    args.resume)
end

--- Refuses outputs that cannot be written, before anything is played.
---@param path string?
---@return table? writer to be held in a variable that is <close>
function work.output(path) return path and file.create(path) end

return work
