--- Many jobs, on all cores or on many machines, that may be stopped and
--- resumed. The result of a job depends on its number alone, and results arrive
--- in the order of the jobs, so the outcome is the same on any machines.

local tes = require "tes"
local T = require "host.common.text".get
local fail = require "host.common.fail"
local parallel = require "host.lab.parallel"
local file = require "host.common.file"
local journal = require "host.lab.journal"
local out = require "host.common.out"
local progress = require "host.lab.progress"
local mpi = require "host.lab.mpi"

local jobs = {}

---@class Work
---@field count integer number of jobs, from 1
---@field args table options of the command line: jobs, resume
---@field about any[] what the jobs are about: of anything else it refuses the
---  file, and ranks
---@field prepare fun(): fun(job: integer): string runs once in a worker; the
---  function it returns does one job and returns its line
---@field sink fun(line: string, job: integer, who: string?): boolean? called in
---  order of jobs; `who` is the rank that did it, if there are ranks; stops
---  everything by returning false
---@field seed fun(job: integer): integer of the job's games
---@field lost fun(job: integer, why: string): string the line of a job over
--- which processes have ended again and again
---@field here boolean? other machines are not asked
---@field name (fun(job: integer): string)? what messages call a job
---@field identity string? a digest of `about`

-- The jobs that are not in the journal, in order. The nth is computed when it
-- is needed: there may be too many for a list.
local function left_of(wanted, kept)
  local done = kept:jobs(wanted.count)
  -- number of open jobs before the kth finished one
  local function left_before(k) return done[k] - k end
  local function nth_left(_, nth)
    local low, high = 0, #done -- finished jobs before the nth open one
    while low < high do
      local middle = (low + high + 1) // 2
      if left_before(middle) < nth then low = middle else high = middle - 1 end
    end
    return nth + low
  end
  return setmetatable({}, { __index = nth_left,
    __len = function() return wanted.count - #done end })
end

-- Does these jobs, with processes of this machine.
local function with_processes(wanted, rest, take)
  local function prepare()
    local one = wanted.prepare()
    return function(nth) return one(rest[nth]) end
  end
  parallel.run(#rest, wanted.args.jobs or tes.process.cores(), prepare,
    function(line, nth, lost) return take(rest[nth], line, lost) end, {
      name = function(nth) return wanted.name(rest[nth]) end,
      lost = function(nth, why) return wanted.lost(rest[nth], why) end,
    })
end

-- Without --resume, finished games are kept beside the first file that is
-- written at the end, so that nothing is lost when the run is killed or the
-- disk is full.
function jobs.beside(args)
  for _, option in ipairs { "output", "json", "report" } do
    local path = args[option]
    if path and file.kind(path) ~= "other" then return path .. ".games" end
  end
end

-- Removes the file of games that was kept without --resume.
local function forget(args)
  local path = not args.resume and jobs.beside(args)
  if path then file.remove(path) end
end

--- Does the jobs. Returns how many results arrived, and what stopped it before
--- all had: Ctrl-C, or a file that could not be written.
---@param wanted Work
---@return integer done
---@return table? stopped
function jobs.run(wanted)
  wanted.identity = journal.digest(table.concat({ tes.version,
    table.unpack(wanted.about) }, "\n"))
  wanted.name = function(job) return T("farm.seed", wanted.seed(job)) end
  local spread = mpi.count > 1 and not wanted.here
  if mpi.serving() then
    if spread then mpi.serve(wanted) end
    mpi.rest()
  end
  local kept <close> = journal.open(wanted.args.resume, wanted.identity) or
    journal.anew(jobs.beside(wanted.args), wanted.identity)
  local update, clear = progress.new(wanted.count)
  local next_, going, by = 1, true, {}
  -- passes on results up to the first job that is missing
  local function hand_on()
    local line = kept:line(next_)
    while going and line do
      kept:forget(next_)
      going = wanted.sink(line, next_, by[next_]) ~= false
      by[next_] = nil
      update(next_)
      next_ = next_ + 1
      line = kept:line(next_)
    end
    return going
  end
  local function take(job, line, lost, who)
    kept:add(job, line, lost)
    by[job] = who
    return hand_on()
  end
  local done, problem = pcall(function()
    local rest = left_of(wanted, kept) -- before lines are used up
    if hand_on() and #rest > 0 then
      (spread and mpi.run or with_processes)(wanted, rest, take)
    end
  end)
  clear()
  if done then return next_ - 1 end
  if not fail.interrupted(problem) and problem.status ~= "io" then
    error(problem, 0)
  end
  tes.process.resume() -- there is something to print
  if not kept.kept and not wanted.args.resume and kept.path then
    kept:__close()
    forget(wanted.args) -- nothing to go on with
  end
  return next_ - 1, problem
end

--- The option of verbs that work in several processes: how many.
jobs.processes = { long = "jobs", short = "j", arg = "J", type = "integer",
  least = 1, most = 1024, help = "simulate.opt.jobs" }

--- Options that verbs with many jobs share.
jobs.options = {
  jobs.processes,
  { long = "resume", arg = "FILE", help = "lab.opt.resume" },
}

-- Writes the results of a run. If that fails, the games are kept, and a message
-- says so; they are also kept if the run was stopped.
local function save(args, stopped, write)
  local done, problem = pcall(write)
  if done then
    if not stopped then forget(args) end
    return
  end
  local path = args.resume or jobs.beside(args)
  if path and not stopped and not fail.interrupted(problem) then
    out.complain(T("lab.kept", path))
  end
  error(problem, 0)
end

-- Reports what stopped a run, and how to resume it. Returns the status of the
-- program, and whether a file could not be written: then no other file is
-- tried, and old ones stay.
local function say_stopped(args, done, count, problem)
  local status, text = fail.describe(problem)
  local full = not fail.interrupted(problem)
  if full then out.complain(text) end
  local path = jobs.beside(args)
  if path and not file.kind(path) then path = nil end
  if args.resume then
    out.complain(T("lab.stopped.resume", done, count, args.resume))
  elseif path then
    out.complain(T("lab.stopped.kept", done, count, path))
  else
    out.complain(T("lab.stopped", done, count))
  end
  return status, full
end

---@class Run
---@field count integer number of jobs
---@field done integer what work.run has returned: how many results there are,
---@field stopped table? and what stopped it
---@field stuck integer games that could not go on

--- Ends a run: reports what stopped it, and writes the results.
---@param args table
---@param ended Run
---@param write fun() writes the files
---@return integer status of the program
function jobs.finish(args, ended, write)
  local status, full = ended.stuck > 0 and 3 or 0, false
  if ended.stopped then
    status, full = say_stopped(args, ended.done, ended.count, ended.stopped)
  end
  if not full then save(args, ended.stopped, write) end
  return status
end

--- Refuses outputs that cannot be written, before anything is played. Only
--- rank 0 has any.
---@param path string?
---@return table? writer to be held in a variable that is <close>
function jobs.output(path)
  return path and not mpi.serving() and file.create(path) or nil
end

return jobs
