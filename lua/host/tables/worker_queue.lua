--- Jobs for workers. A fixed number runs at a time, at most half of them for
--- one address; waiting jobs are begun address by address. So nobody waits for
--- all jobs of somebody else.

local queue = require "host.common.queue"
local tasks = require "host.tables.tasks"

---@class WorkerQueue
---@field running integer
---@field waiting integer
local WorkerQueue = {}
WorkerQueue.__index = WorkerQueue

local worker_queue = {}

-- Seconds after which somebody with too many may ask again.
local WAIT = 2

--- None yet.
---@param most integer that run at a time
---@param share integer of one address that run or wait
---@return WorkerQueue
function worker_queue.new(most, share)
  return setmetatable({ most = most, half = math.max(1, most // 2),
    share = share, running = 0, waiting = 0, known = {}, order = {} },
    WorkerQueue)
end

-- May a job of this address begin?
local function has_room(self, own)
  return self.running < self.most and own.running < self.half
end

local function begin(self, own)
  self.running, own.running = self.running + 1, own.running + 1
end

-- Begins jobs while there is room, the addresses in turn.
local function begin_next(self)
  for i, own in ipairs(self.order) do
    if has_room(self, own) then
      table.remove(self.order, i)
      self.waiting = self.waiting - 1
      local task = own.waiting:pop()
      if not own.waiting:empty() then table.insert(self.order, own) end
      begin(self, own)
      tasks.later(task)
      return
    end
  end
end

local function wait(self, own)
  if own.waiting:empty() then table.insert(self.order, own) end
  own.waiting:push(tasks.current())
  self.waiting = self.waiting + 1
  tasks.wait()
end

--- Runs a job of an address when it is its turn. Returns true and what it
--- returns, or false and the seconds after which to ask again.
---@param address string
---@param run function
function WorkerQueue:run(address, run, ...)
  local own = self.known[address] or { count = 0, running = 0,
    waiting = queue.new() }
  if own.count >= self.share then return false, WAIT end
  self.known[address] = own
  own.count = own.count + 1
  if has_room(self, own) then begin(self, own) else wait(self, own) end
  local results = table.pack(pcall(run, ...))
  self.running, own.running = self.running - 1, own.running - 1
  own.count = own.count - 1
  if own.count == 0 then self.known[address] = nil end
  begin_next(self)
  if not results[1] then error(results[2], 0) end
  return table.unpack(results, 1, results.n)
end

return worker_queue
