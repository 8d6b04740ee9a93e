--- The ranks of a run on many machines, as mpirun starts them: every rank is
--- this program with the same words. Rank 0 hands out blocks of jobs, takes the
--- lines that come back, and alone prints and writes; the others do jobs. Who
--- does a job makes no difference to its line, and lines are handed on in the
--- order of the jobs, so the number of ranks changes nothing but the time.
--
-- A rank that falls silent is lost: its jobs go to others, if MPI lets the run
-- continue (lua/doc/laboratory.md). A message is a word, its arguments, and
-- lines:
--   to rank 0     "ready IDENTITY MACHINE"   "done BLOCK\nLINE\n..."
--                 "failed STATUS\nTEXT"
--   from rank 0   "do BLOCK JOB JOB ..."     "stop"   "stop lost"

local tes = require "tes"
local T = require "host.common.text".get
local cli = require "host.common.cli"
local fail = require "host.common.fail"
local parallel = require "host.lab.parallel"
local out = require "host.common.out"

local mpi = { own = 0, count = 1 }

-- Seconds after which a silent rank is lost.
local patience = 15
-- Seconds for which a rank waits for the first word of rank 0, which may have a
-- long file of games to read.
local START_PATIENCE = 600
-- Seconds that a block should take, and the most jobs that it may have.
local BLOCK_SECONDS, BLOCK_MOST = 0.25, 500
-- Blocks, for each rank, whose lines may wait for those before them.
local AHEAD = 16
-- Bytes of a failure's text that are told.
local TOLD = 2000

local clock = tes.process.clock

-- When a message of each rank came last.
local heard = {}

-- Seconds since then.
local function silence(rank) return clock() - heard[rank] end

-- A rank and its text, or nothing after that time or a signal. Rank 0 answers
-- beats, so that the others know that it lives as well.
local function receive(seconds)
  local limit = clock() + seconds
  while true do
    local rank, text = tes.mpi.receive(limit - clock())
    if not rank then return nil end
    heard[rank] = clock()
    if text then return rank, text end
    if mpi.own == 0 then tes.mpi.send(rank) end
  end
end

-- A variable that mpirun sets for this process; nil without ranks.
local function given(...)
  for _, name in ipairs { ... } do
    local number = math.tointeger(tonumber(os.getenv(name)))
    if number then return number end
  end
end

--- Is this one rank of several? Then MPI begins.
function mpi.begin()
  local count = given("OMPI_COMM_WORLD_SIZE", "PMI_SIZE") or
    os.getenv "PMIX_RANK" and given "SLURM_NTASKS" or 1
  if count < 2 then return end
  if not tes.mpi then
    mpi.own = given("OMPI_COMM_WORLD_RANK", "PMI_RANK", "PMIX_RANK") or 0
    fail.usage "ranks.none"
  end
  patience = cli.milliseconds("TESSERA_RANK_PATIENCE", 15000) / 1000
  mpi.own, mpi.count, mpi.machine = tes.mpi.start()
  for rank = 0, mpi.count - 1 do heard[rank] = clock() end
  mpi.started = true
end

--- Does this rank only do what it is told, and writes nothing?
---@return boolean
function mpi.serving() return mpi.own > 0 end

-- Ends the others, once.
local function stop_all(lost)
  if not mpi.started or mpi.stopped or mpi.own > 0 then return end
  mpi.stopped, mpi.some_lost = true, next(lost) ~= nil
  for rank = 1, mpi.count - 1 do
    if not lost[rank] then
      tes.mpi.send(rank, mpi.some_lost and "stop lost" or "stop")
    end
  end
end

-- The end of a rank that serves.
local function stop(order)
  mpi.some_lost = order == "stop lost"
  error(mpi, 0)
end

--- The end of the program.
---@param status integer
---@param problem any? what was raised, on a rank that only serves
---@return integer status of this process
function mpi.leave(status, problem)
  if not mpi.started then return status end
  if mpi.own > 0 then
    if problem ~= nil and problem ~= mpi and not fail.interrupted(problem)
    then
      local kind = type(problem) == "table" and problem.status or "failed"
      local _, text = fail.describe(problem)
      tes.mpi.send(0, ("failed %s\n%s"):format(kind, text:sub(1, TOLD)))
    end
    status = 0 -- whatever failed, rank 0 reports it
  end
  stop_all {}
  tes.mpi.finish(status, mpi.some_lost)
  return status
end

-- ---- ranks that serve

-- The jobs of a block, unless the run is over.
local function do_block(wanted, one, words)
  local id = words()
  local lines = { "done " .. id }
  for word in words do
    local job = math.tointeger(tonumber(word))
    local done, line = pcall(one, job)
    if not done then
      if fail.interrupted(line) then error(line, 0) end
      local status = type(line) == "table" and line.status or "failed"
      local _, text = fail.describe(line)
      fail.raise(status, wanted.name(job) .. ": " .. text)
    end
    lines[#lines + 1] = line
    local _, order = receive(0)
    if order then stop(order) end -- nothing else may come
  end
  tes.mpi.send(0, table.concat(lines, "\n"))
end

--- Does jobs until rank 0 has no more of them; never returns.
---@param wanted Work
function mpi.serve(wanted)
  tes.mpi.send(0, ("ready %s %s"):format(wanted.identity, mpi.machine))
  local one, most = wanted.prepare(), START_PATIENCE
  while true do
    local _, order = receive(1)
    if order and order:find "^stop" then stop(order) end
    if not order and silence(0) > most then stop "stop lost" end
    if order then
      most = 4 * patience
      local words = order:gmatch "%S+"
      words() -- "do"
      do_block(wanted, one, words)
    end
  end
end

--- Nothing to do here: waits for the end.
function mpi.rest()
  local order
  repeat
    order = select(2, receive(1))
  until order or silence(0) > START_PATIENCE
  stop(order or "stop lost")
end

-- ---- rank 0

---@class Hands
---@field rest integer[] jobs to do
---@field blocks table<integer, table> those that somebody has, by number
local Hands = {}
Hands.__index = Hands

local function called(self, rank)
  return T("ranks.name", rank, self.machines[rank] or "?")
end

-- The jobs of the next block: those that came back, one by one, then new ones.
function Hands:cut()
  local again = table.remove(self.again, 1)
  if again then return { again } end
  local left = #self.rest - self.given
  if left == 0 then return nil end
  -- no block is so large that others have nothing to do towards the end
  local size = math.min(self.size, math.ceil(left / (2 * (mpi.count - 1))))
  if self.given - self.taken > AHEAD * (mpi.count - 1) * self.size then
    return nil
  end
  local jobs = table.move(self.rest, self.given + 1, self.given + size, 1, {})
  self.given = self.given + size
  return jobs
end

function Hands:hand_out()
  for rank = 1, mpi.count - 1 do
    if self.idle[rank] and not self.lost[rank] then
      local jobs = self:cut()
      if not jobs then return end
      self.last = self.last + 1
      self.blocks[self.last] = { jobs = jobs, rank = rank,
        since = tes.process.clock() }
      self.idle[rank] = nil
      tes.mpi.send(rank, ("do %d %s"):format(self.last,
        table.concat(jobs, " ")))
    end
  end
end

-- The number of jobs in a block that takes about as long as it should.
function Hands:learn(block)
  local each = (tes.process.clock() - block.since) / #block.jobs
  self.each = self.each and 0.8 * self.each + 0.2 * each or each
  self.size = math.max(1, math.min(BLOCK_MOST,
    math.floor(BLOCK_SECONDS / math.max(self.each, 1e-6))))
end

function Hands:done(rank, id, lines)
  local block = self.blocks[id]
  self.idle[rank] = true
  if not block then return end -- it was lost, and others have done it since
  self.blocks[id] = nil
  self:learn(block)
  local who = called(self, rank)
  for _, job in ipairs(block.jobs) do self.take(job, lines(), false, who) end
  self.taken = self.taken + #block.jobs
end

function Hands:hear(rank, text)
  local head, body = text:match "^([^\n]*)\n?(.*)$"
  local words = head:gmatch "%S+"
  local what, word = words(), words()
  if what == "ready" then
    self.machines[rank] = words()
    if word ~= self.identity then
      fail.raise("input", T("ranks.differ", called(self, rank)))
    end
    self.idle[rank] = true
  elseif what == "failed" then
    fail.raise(word, called(self, rank) .. ": " .. body)
  else
    self:done(rank, math.tointeger(tonumber(word)), body:gmatch "[^\n]+")
  end
end

-- Takes back the block of a rank that is gone.
function Hands:reclaim(id, block)
  self.blocks[id] = nil
  for _, job in ipairs(block.jobs) do
    local tries = (self.tries[job] or 0) + 1
    self.tries[job] = tries
    if tries < parallel.TRIES then
      self.again[#self.again + 1] = job
    else
      local why = T("farm.died", T "ranks.silent", tries)
      self.take(job, self.wanted.lost(job, why), true)
      self.taken = self.taken + 1
    end
  end
end

function Hands:lose(rank)
  self.lost[rank] = true
  self.living = self.living - 1
  out.complain(T("ranks.lost", called(self, rank)))
  for id, block in pairs(self.blocks) do
    if block.rank == rank then self:reclaim(id, block) end
  end
end

-- Finds ranks that have fallen silent, and ranks that were only slow.
function Hands:look_round()
  for rank = 1, mpi.count - 1 do
    local silent = silence(rank) > patience
    if silent and not self.lost[rank] then
      self:lose(rank)
    elseif self.lost[rank] and not silent then
      self.lost[rank] = nil
      self.living = self.living + 1
    end
  end
end

-- Have all ranks been silent for so long that none can be left?
local function all_silent()
  for rank = 1, mpi.count - 1 do
    if silence(rank) < 4 * patience then return false end
  end
  return true
end

-- Looks for silent ranks, unless this rank itself was held up: then it must
-- first read the messages that wait.
function Hands:watch()
  local now = tes.process.clock()
  if now - self.looked > patience / 3 then self.patient = now + patience end
  self.looked = now
  if now < self.patient then return end
  self:look_round()
  if self.living == 0 and all_silent() then
    fail.raise("failed", T "ranks.all_lost")
  end
end

--- Lets the other ranks do the jobs of a list.
---@param wanted Work
---@param rest integer[] numbers of jobs
---@param take fun(job: integer, line: string, lost: boolean?, who: string?):
---  boolean called as lines arrive, in any order; false: nothing else is wanted
function mpi.run(wanted, rest, take)
  local self = setmetatable({ wanted = wanted, rest = rest, given = 0,
    taken = 0, size = 1, last = 0, living = mpi.count - 1, blocks = {},
    idle = {}, again = {}, tries = {}, lost = {}, machines = {},
    looked = tes.process.clock(), patient = 0,
    identity = wanted.identity }, Hands)
  local going = true
  self.take = function(...) going = take(...) and going end
  while going and self.taken < #rest do
    self:hand_out()
    local rank, text = receive(0.1)
    if rank then self:hear(rank, text) end
    self:watch()
  end
  stop_all(self.lost)
end

return mpi
