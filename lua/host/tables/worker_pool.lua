--- Worker processes: started when needed, replaced when they die or take too
--- long. Only the task that calls one waits.

local tes = require "tes"
local child = require "host.common.child"
local fail = require "host.common.fail"
local tasks = require "host.tables.tasks"
local text = require "host.common.text"
local T = text.get

local json = tes.json

---@class Worker
---@field child table?
---@field waiting table<integer, thread> by number of the request
local Worker = {}
Worker.__index = Worker

local worker_pool = {}

-- The signal that this program ends workers by.
local KILL = 9

-- Everything that runs, by its descriptor.
local running = {}

--- Set by the server: how to watch a descriptor, the words that start a
--- worker, bytes of memory of one, seconds for an answer.
worker_pool.watch, worker_pool.unwatch, worker_pool.words = nil, nil, nil
worker_pool.memory, worker_pool.seconds = 0, 30
worker_pool.deaths = 0

--- Called with the number of a signal that has ended a worker.
function worker_pool.on_signal() end

--- Runs a function a moment later; set by the server.
---@param run function
worker_pool.soon = nil

-- Sends what a pipe had no room for, as soon as it has.
local function send_rest(self)
  if not self.child or not self.child:more() then
    self.sending = nil
    return
  end
  self.sending = true
  worker_pool.soon(function() send_rest(self) end)
end

--- Makes one; it is started by the first call.
---@param caged boolean? does it run rules of strangers? Then it has no files.
---@return Worker
function worker_pool.new(caged)
  return setmetatable({ waiting = {}, last = 0, calls = 0, caged = caged },
    Worker)
end

function Worker:start()
  self.child = fail.check(child.start(worker_pool.words,
    worker_pool.memory))
  self.fd = self.child:fd()
  running[self.fd] = self
  worker_pool.watch(self.fd)
  if self.caged then
    self.child:send(json.encode { id = 0, method = "cage", lang = text.code,
      params = json.array() })
  end
end

--- Ends it. Tasks that wait for it get an error.
function Worker:stop()
  if not self.child then return end
  running[self.fd] = nil
  worker_pool.unwatch(self.fd)
  local signal = self.child:close()
  if signal and signal ~= KILL then worker_pool.on_signal(signal) end
  self.child, self.deadline = nil, nil
  local waiting = self.waiting
  self.waiting, self.calls = {}, 0
  for _, task in pairs(waiting) do tasks.later(task, nil) end
end

--- Calls a method there and waits for what it returns.
function Worker:call(method, ...)
  if not self.child then self:start() end
  self.last, self.calls = self.last + 1, self.calls + 1
  local number = self.last
  self.waiting[number] = tasks.current()
  self.deadline = self.deadline or tes.process.clock() + worker_pool.seconds
  self.child:send(json.encode { id = number, method = method,
    lang = text.code, params = json.array { ... } })
  if not self.sending then send_rest(self) end
  local answer = tasks.wait()
  if not answer then fail.raise("died", T "serve.died") end
  if answer.error then fail.raise(answer.error.status, answer.error.text) end
  return answer.result
end

--- Something came from a worker.
---@param fd integer
function worker_pool.ready(fd)
  local self = running[fd]
  if not self then return end
  local lines, ended = self.child:lines()
  for _, line in ipairs(lines) do
    local answer = json.decode(line)
    local task = answer and self.waiting[answer.id]
    if task then
      self.waiting[answer.id] = nil
      self.calls = self.calls - 1
      self.deadline = self.calls > 0 and
        tes.process.clock() + worker_pool.seconds or nil
      tasks.later(task, answer)
    end
  end
  if ended then
    worker_pool.deaths = worker_pool.deaths + 1
    self:stop()
  end
end

--- Ends those that take too long.
function worker_pool.look(now)
  for _, worker in pairs(running) do
    if worker.deadline and now > worker.deadline then
      worker_pool.deaths = worker_pool.deaths + 1
      worker:stop()
      return
    end
  end
end

--- Ends all of them.
function worker_pool.stop_all()
  while next(running) do
    local _, worker = next(running)
    worker:stop()
  end
end

-- ---- several that do the same ----------------------------------------------

local Pool = {}
Pool.__index = Pool

--- A number of workers that share the calls.
function worker_pool.pool(count)
  local self = setmetatable({}, Pool)
  for i = 1, count do self[i] = worker_pool.new() end
  return self
end

-- Calls that bots need time for. The first worker takes none of these, so that
-- making a table does not wait for bots.
local slow = { think = true, ideas = true, review = true }

--- Calls a method of the worker with the least to do; among equals, always the
--- same one for the same `word`.
function Pool:call(word, method, ...)
  local first, from = 0, slow[method] and math.min(2, #self) or 1
  for i = 1, #word do first = (first * 31 + word:byte(i)) % 65521 end
  local best
  for i = from, #self do
    local worker = self[from + (first + i) % (#self - from + 1)]
    if not best or worker.calls < best.calls then best = worker end
  end
  return best:call(method, ...)
end

-- ---- a game in a worker ----------------------------------------------------

local Remote = {}

-- Every method of a game goes there.
function Remote:__index(method)
  return function(_, ...)
    local worker = rawget(self, "worker")
    if method == "close" then return worker:stop() end
    return worker:call(method, rawget(self, "id"), ...)
  end
end

--- Begins a game in a process of its own. Closing it ends the process.
function worker_pool.game(id, recipe, seed, keys)
  local worker = worker_pool.new(true)
  local done, problem = pcall(worker.call, worker, "open", id, recipe, seed,
    keys)
  if not done then
    worker:stop()
    error(problem, 0)
  end
  return setmetatable({ worker = worker, id = id }, Remote)
end

return worker_pool
