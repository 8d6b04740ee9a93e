--- One WebSocket: who is at the other end, and where they sit.

local tes = require "tes"
local limits = require "host.tables.limits"
local queue = require "host.common.queue"
local roles = require "host.tables.roles"
local tasks = require "host.tables.tasks"
local text = require "host.common.text"
local watchdog = require "host.tables.watchdog"

local clock = tes.process.clock

---@class Conn
---@field id integer
---@field server table
---@field address string
---@field viewers table<integer, Viewer> by the number of the table
local Conn = {}
Conn.__index = Conn

local connection = {}

-- Bytes of a message that cost as much as another message.
local BYTES = 8192

-- Bytes of a message that takes long to read: those who send one go behind
-- others.
local LARGE = 32768

-- Seconds of the processor after which a batch yields to other connections.
local SLICE = .003

--- One that has been opened.
---@param server table
---@param id integer
---@param address string
---@param service Rpc the methods
---@param methods table
---@return Conn
function connection.new(server, id, address, service, methods)
  local now = clock()
  local self = setmetatable({ server = server, id = id, address = address,
    viewers = {}, lang = "en", busy = 0, inbox = queue.new(),
    paused = queue.new(),
    own = limits.connection(server.most, now) }, Conn)
  self.share = server.addresses:share(address, now)
  local bound = setmetatable({}, { __index = function(_, name)
    local method = methods[name]
    return method and function(params)
      watchdog.call(name)
      self:charge((limits.costs[name] or 1) - 1)
      return method(self, params)
    end
  end })
  self.rpc = service:bound(bound)
  -- each call of a batch after the first costs what a message does
  self.rpc.between = function()
    self:breathe()
    self:charge(1)
  end
  return self
end

-- Takes from the allowance of messages; returns nil, or the seconds to wait.
-- What this connection is refused is not taken from its address.
local function take(self, count)
  local now = clock()
  return self.own:take(now, count) or self.share:take(now, count)
end

--- Takes the cost of a call from the allowance, or refuses the call.
function Conn:charge(count)
  local wait = take(self, count)
  if wait then self.server:too_much(wait) end
end

--- One more table is made here; refused when its address has made too many.
function Conn:count_table()
  local wait = self.server.addresses:table(self.address, clock())
  if wait then self.server:too_much(wait) end
end

--- Lets other connections have their turn before the running task goes on.
function Conn:step_back()
  self:wait_turn(table.pack(tasks.current()))
  tasks.wait()
end

--- Resumes a task when it is the connection's turn.
---@param entry table the task, what it is passed, and `n`
function Conn:wait_turn(entry)
  self.paused:push(entry)
  self.server:has_work(self)
end

--- The same, if this task has run for some time.
function Conn:breathe()
  if tasks.ran() > SLICE then self:step_back() end
end

--- The line in which it waits for its turn: 1 goes first. What it and its
--- address used of late counts; with a large message it waits in the last one.
---@return integer
function Conn:line()
  if self.large then return limits.lines end
  local now = clock()
  return math.max(self.own:line(now), self.share:line(now))
end

--- Sends a text; drops it if the connection is closed.
function Conn:send(words)
  if not self.gone then self.server.web:send(self.id, words) end
end

--- The language of what is said here from now on.
function Conn:speak(lang)
  self.lang = text.known(lang) and lang or "en"
  tasks.speak(self.lang)
end

local function handle(self, words)
  self.arrived = clock()
  local answer = self.rpc:line(words)
  self.busy = self.busy - 1
  if answer then
    if answer:find('"error":{', 1, true) then
      self.server.metrics:count "refused"
    end
    self:send(answer)
  end
  if self.gone and self.busy == 0 then self:close() end
end

--- Queues a message that came, until the connection's turn.
function Conn:message(words)
  self.server.metrics:count "received"
  local burst = self.server.most.burst
  local wait = take(self, math.min(burst, 1 + #words // BYTES))
  if wait or self.busy >= burst then
    return self.server:slow(self, words, wait or 1)
  end
  self.busy = self.busy + 1
  self.large = self.large or #words > LARGE
  self.inbox:push(words)
  self.server:has_work(self)
end

--- The other end has closed. Its earlier messages are still carried out; then
--- it leaves its tables.
function Conn:hang_up()
  self.gone = true
  if self.busy == 0 then self:close() end
end

--- Takes processor time from the allowances of connection and address.
---@param seconds number
function Conn:spend(seconds)
  local now = clock()
  self.own:spend(now, seconds)
  self.share:spend(now, seconds)
end

--- Continues what was interrupted, or begins the next message. Returns whether
--- there is more to do.
---@return boolean
function Conn:work()
  local entry = self.paused:pop()
  if entry then
    tasks.resume(table.unpack(entry, 1, entry.n))
  else
    local words = self.inbox:pop()
    if self.inbox:empty() then self.large = nil end
    if words then tasks.start(self.lang, self, handle, self, words) end
  end
  return not self.paused:empty() or not self.inbox:empty()
end

--- Sits down, or looks on.
---@param found LiveTable
---@param link { seat: integer, maker: boolean }
---@return Viewer
function Conn:join(found, link)
  local viewer = roles.viewer(found, link, self)
  self.viewers[found.number] = viewer
  found.viewers[self.id] = viewer
  found.gone[viewer.view] = nil
  return viewer
end

--- Leaves a table.
function Conn:part(viewer)
  local found = viewer.live
  self.viewers[found.number] = nil
  found.viewers[self.id] = nil
  found.gone[viewer.view] = clock()
  found.touched = clock()
  found:tell(nil, "presence", found:presence())
end

--- Leaves all tables.
function Conn:close()
  for _, viewer in pairs(self.viewers) do self:part(viewer) end
end

return connection
