--- One WebSocket: who is at the other end, and where they sit.

local tes = require "tes"
local limits = require "host.tables.limits"
local roles = require "host.tables.roles"
local tasks = require "host.tables.tasks"
local text = require "host.common.text"

local clock, spent = tes.process.clock, tes.process.spent

---@class Conn
---@field id integer
---@field server table
---@field address string
---@field viewers table<integer, Viewer> by the number of the table
local Conn = {}
Conn.__index = Conn

local connection = {}

-- Seconds of the processor after which a batch lets others have their turn.
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
    viewers = {}, lang = "en", busy = 0, inbox = {}, first = 1, last = 0,
    paused = {}, started = 0, own = limits.connection(server.most, now) },
    Conn)
  self.share = server.addresses:share(address, now)
  local bound = setmetatable({}, { __index = function(_, name)
    local method = methods[name]
    return method and function(params)
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

-- Takes messages; nil, or the seconds until one may ask for so much.
local function take(self, count)
  local now = clock()
  return self.share:take(now, count) or self.own:take(now, count)
end

--- Takes what a call costs, or refuses it.
function Conn:charge(count)
  local wait = take(self, count)
  if wait then self.server:too_much(wait) end
end

--- Lets others have their turn, if the task that runs has had its own for some
--- time.
function Conn:breathe()
  if spent() - self.started <= SLICE then return end
  table.insert(self.paused, tasks.current())
  self.server:has_work(self)
  tasks.wait()
end

--- Sends a text; what cannot be sent any more is dropped.
function Conn:send(words)
  if not self.ended then self.server.web:send(self.id, words) end
end

--- The language of what is said here from now on.
function Conn:speak(lang)
  self.lang = text.known(lang) and lang or "en"
  text.select(self.lang)
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
end

--- A message came. It waits for its connection's turn.
function Conn:message(words)
  self.server.metrics:count "messages"
  local wait = take(self, 1)
  if wait or self.busy >= self.server.most.burst then
    return self.server:slow(self, words, wait or 1)
  end
  self.busy = self.busy + 1
  self.last = self.last + 1
  self.inbox[self.last] = words
  self.server:has_work(self)
end

--- Goes on with what it had to interrupt, or else with its next message, and
--- takes the time from what its connection and its address have. Is there more
--- to do?
---@return boolean
function Conn:work()
  local task = table.remove(self.paused, 1)
  self.started = spent()
  if task then
    tasks.resume(task)
  elseif self.first <= self.last then
    local words = self.inbox[self.first]
    self.inbox[self.first] = nil
    self.first = self.first + 1
    tasks.start(self.lang, handle, self, words)
  end
  local now, used = clock(), spent() - self.started
  self.own:spend(now, used)
  self.share:spend(now, used)
  return #self.paused > 0 or not self.ended and self.first <= self.last
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

--- The other end is gone.
function Conn:close()
  self.ended = true
  for _, viewer in pairs(self.viewers) do self:part(viewer) end
end

return connection
