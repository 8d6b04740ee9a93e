--- The whole server in this process, its store in memory: only the network is
--- missing. What would have come from there is put into `events`.

local tes = require "tes"

local in_process = {
  ahead = 0, -- seconds by which the clocks of the server go ahead
  clock = tes.process.clock, now = tes.child.now
}

-- Before any file of the server takes them for its own.
function tes.process.clock() return in_process.clock() + in_process.ahead end

function tes.child.now()
  return in_process.now() + in_process.ahead * 1000 // 1
end

local fail = require "host.common.fail"
local limits = require "host.tables.limits"
local server = require "host.tables.server"
local tasks = require "host.tables.tasks"

local function network(self)
  local web = { port = function() return 1 end, poll = function() end,
    unwatch = function() end }

  -- Whatever is watched is waited for.
  function web.watch(_, fd)
    self.events[#self.events + 1] = { "ready", fd }
    return true
  end

  function web.next()
    local event = table.remove(self.events, 1)
    if event then return table.unpack(event, 1, 4) end
  end

  function web.send(_, id, text)
    self.sent(id, text)
    return 1
  end

  function web.close(_, id)
    self.events[#self.events + 1] = { "close", id }
  end

  function web.respond(_, _, status, headers, body)
    assert(status >= 200 and status < 600, "a status")
    assert(not headers:find "[\r\0]", "a header in a header")
    assert(not body:find "root:x:", "another file")
    self.responded = body
  end
  return web
end

local Running = {}

--- Somebody comes.
function Running:open(id, address)
  self.events[#self.events + 1] = { "open", id, "/socket",
    { peer = address or "127.0.0.1", host = "localhost" } }
end

--- Somebody says something.
function Running:message(id, text)
  self.events[#self.events + 1] = { "message", id, text }
end

--- Somebody hangs up.
function Running:close(id) self.events[#self.events + 1] = { "close", id } end

local function is_idle(self)
  local running = self.server
  local due = running.timers:next()
  return not running.tables.writing and #running.tables.pending == 0
    and #self.events == 0 and running:idle()
    and not (due and due <= tes.process.clock())
end

--- Lets the server go on until all that came has been done and written.
function Running:settle()
  repeat self.server:turn(0) until is_idle(self)
end

--- Starts one. Nil, when the program was built without a store.
---@param sent fun(id: integer, text: string) takes what is sent
---@param may_fail fun(text: string): boolean? is a fault of this text meant?
---@return table? with `server` and `events`
function in_process.start(sent, may_fail)
  local self = { events = {}, sent = sent }
  local web = network(self)
  tes.web.listen = function() return web end -- luacheck: ignore
  local most = {}
  for name, value in pairs(limits.normal) do most[name] = value end
  most.messages, most.burst, most.tables = 1000000, 1000000, 1000000
  most.seconds, most.processor = 1, 1000000
  local done, running = pcall(server.new, { most = most, store = ":memory:",
    level = "debug", trust = {}, uploads = false, workers = 0, pause = 0,
    expire = 0, tables = 50, connections = 20, clock_bot = "random",
    loopback = true })
  if not done then
    if tostring(running):find "without" then return nil end
    error(running, 0)
  end
  self.server, self.log = running, {}
  function running.log.say(_, level, event, more)
    if (event == "bug" or event == "task") and
      not (may_fail and may_fail(tostring(more.text))) then
      error(event .. ": " .. tostring(more.text), 0)
    end
    self.log[#self.log + 1] = { level, event, more }
  end
  tasks.on_error = function(problem)
    running.log:say("error", "task",
      { text = select(2, fail.describe(problem)) })
  end
  return setmetatable(self, { __index = Running })
end

return in_process
