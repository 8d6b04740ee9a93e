--- Tasks: coroutines that wait for something, such as a row to be written, a
--- worker's answer, or a turn at a table. One runs at a time, in the language
--- of its client.

local tes = require "tes"
local queue = require "host.common.queue"
local text = require "host.common.text"
local watchdog = require "host.tables.watchdog"

local tasks = {}

--- Called with what a task raised that nobody caught.
tasks.on_error = function(problem) error(problem, 0) end

local spent = tes.process.spent

-- The language of each task, and who pays for it.
local language = setmetatable({}, { __mode = "k" })
local payers = setmetatable({}, { __mode = "k" })

-- When the running task was resumed last.
local began = 0

--- Resumes a task. Whoever pays for it is told of its processor time.
---@param task thread
function tasks.resume(task, ...)
  if language[task] ~= text.code then text.select(language[task]) end
  began = spent()
  local done, problem = watchdog.run(task, coroutine.resume, task, ...)
  local who = payers[task]
  if who then who:spend(spent() - began) end
  if not done then tasks.on_error(problem, task) end
end

--- Seconds of processor time since the running task was resumed last.
---@return number
function tasks.ran() return spent() - began end

local ready = queue.new()

--- Resumes a task when the running one waits.
function tasks.later(task, ...)
  ready:push(table.pack(task, ...))
end

--- Runs what is ready, until nothing is. What is paid for by somebody who does
--- not go first waits for a turn: many such tasks may wait for one thing.
function tasks.drain()
  for entry in ready.pop, ready do
    local who = payers[entry[1]]
    if who and who:line() > 1 then
      who:wait_turn(entry)
    else
      tasks.resume(table.unpack(entry, 1, entry.n))
    end
  end
end

--- Starts a task.
---@param lang string
---@param payer Conn? who pays for it
---@param run function
function tasks.start(lang, payer, run, ...)
  local task = coroutine.create(run)
  language[task], payers[task] = lang, payer
  tasks.resume(task, ...)
end

-- Seconds after which a task that has much to do lets others go on. It may hold
-- a table meanwhile, so most tasks end before that.
local LONG = .004

--- Lets others go on, if the running task has run for long.
function tasks.breathe()
  local who = tasks.payer()
  if who and tasks.ran() > LONG and coroutine.isyieldable() then
    who:step_back()
  end
end

--- Who pays for the running task; nil: nobody.
---@return Conn?
function tasks.payer() return payers[coroutine.running()] end

--- The running task has used processor time elsewhere.
---@param seconds number
function tasks.spend(seconds)
  local who = tasks.payer()
  if who then who:spend(seconds) end
end

--- From now on the running task speaks this language.
function tasks.speak(lang)
  text.select(lang)
  language[coroutine.running()] = lang
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
