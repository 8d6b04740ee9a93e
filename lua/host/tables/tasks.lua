--- Tasks: coroutines that wait for something, such as a row to be written, a
--- worker's answer, or a turn at a table. One runs at a time, in the language
--- of its client.

local queue = require "host.common.queue"
local text = require "host.common.text"
local watchdog = require "host.tables.watchdog"

local tasks = {}

--- Called with what a task raised that nobody caught.
tasks.on_error = function(problem) error(problem, 0) end

local language = setmetatable({}, { __mode = "k" })

--- Resumes a task.
---@param task thread
function tasks.resume(task, ...)
  if language[task] ~= text.code then text.select(language[task]) end
  local done, problem = watchdog.run(task, coroutine.resume, task, ...)
  if not done then tasks.on_error(problem, task) end
end

local ready = queue.new()

--- Resumes a task when the running one waits.
function tasks.later(task, ...)
  ready:push(table.pack(task, ...))
end

--- Runs what is ready, until nothing is.
function tasks.drain()
  for entry in ready.pop, ready do
    tasks.resume(table.unpack(entry, 1, entry.n))
  end
end

--- Starts a task.
---@param lang string
---@param run function
function tasks.start(lang, run, ...)
  local task = coroutine.create(run)
  language[task] = lang
  tasks.resume(task, ...)
end

--- Waits until somebody resumes this task; what they pass is returned.
function tasks.wait() return coroutine.yield() end

--- The task that runs.
function tasks.current() return (coroutine.running()) end

-- ---- one at a time ---------------------------------------------------------

---@class Turns
local Turns = {}
Turns.__index = Turns

--- A lock: one task at a time holds it, others queue.
---@return Turns
function tasks.turns()
  return setmetatable({ waiting = queue.new() }, Turns)
end

--- Waits for one's turn.
function Turns:enter()
  if not self.held then
    self.held = true
    return
  end
  self.waiting:push(tasks.current())
  tasks.wait()
end

--- Lets the next one in.
function Turns:leave()
  local task = self.waiting:pop()
  if task then tasks.later(task) else self.held = false end
end

--- Runs a function when it is its turn; what it raises is raised.
function Turns:with(run, ...)
  self:enter()
  local results = table.pack(pcall(run, ...))
  self:leave()
  if not results[1] then error(results[2], 0) end
  return table.unpack(results, 2, results.n)
end

return tasks
