--- Says what holds up the server's loop. While one piece of work runs, nobody
--- else is served: a call of a client until it waits for something, a timer,
--- reading the network, a commit. With TESSERA_HELD_MS=N in the environment,
--- each piece that takes more than N ms of processor time is told, by the name
--- of the call. The tests of the server run with it.

local spent = require "tes".process.spent

local watchdog = {}

local most = tonumber(os.getenv "TESSERA_HELD_MS")

-- The call that each task is about.
local names = setmetatable({}, { __mode = "k" })

--- Set by the server: told of what took too long, and its milliseconds.
---@param what string
---@param ms integer
function watchdog.tell(what, ms) end -- luacheck: ignore 212

--- The running task is about this call.
---@param name string
function watchdog.call(name)
  if most then names[coroutine.running()] = name end
end

local function finish(what, start, ...)
  local ms = math.floor((spent() - start) * 1000)
  if ms >= most then
    watchdog.tell(names[what] or type(what) == "string" and what or "task", ms)
  end
  return ...
end

--- Runs a piece of work.
---@param what string|thread what it is, or the task
---@param run function
function watchdog.run(what, run, ...)
  if not most then return run(...) end
  return finish(what, spent(), run(...))
end

return watchdog
