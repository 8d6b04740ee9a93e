--- One WebSocket: who is at the other end, and where they sit.

local tes = require "tes"
local limits = require "host.tables.limits"
local roles = require "host.tables.roles"
local tasks = require "host.tables.tasks"
local text = require "host.common.text"

---@class Conn
---@field id integer
---@field server table
---@field address string
---@field viewers table<integer, Viewer> by the number of the table
local Conn = {}
Conn.__index = Conn

local connection = {}

--- One that has been opened.
---@param server table
---@param id integer
---@param address string
---@param service Rpc the methods
---@param methods table
---@return Conn
function connection.new(server, id, address, service, methods)
  local self = setmetatable({ server = server, id = id, address = address,
    viewers = {}, lang = "en", busy = 0 }, Conn)
  local bound = setmetatable({}, { __index = function(_, name)
    local method = methods[name]
    return method and function(params) return method(self, params) end
  end })
  self.rpc = service:bound(bound)
  self.bucket = limits.bucket(server.most.messages, server.most.burst,
    tes.process.clock())
  return self
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
  self.arrived = tes.process.clock()
  local answer = self.rpc:line(words)
  self.busy = self.busy - 1
  if answer then
    if answer:find('"error":{', 1, true) then
      self.server.metrics:count "refused"
    end
    self:send(answer)
  end
end

--- A message came.
function Conn:message(words)
  self.server.metrics:count "messages"
  local wait = self.bucket:take(tes.process.clock())
  if wait or self.busy >= self.server.most.burst then
    return self.server:slow(self, words, wait or 1)
  end
  self.busy = self.busy + 1
  tasks.start(self.lang, handle, self, words)
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
  found.gone[viewer.view] = tes.process.clock()
  found.touched = tes.process.clock()
  found:tell(nil, "presence", found:presence())
end

--- The other end is gone.
function Conn:close()
  self.ended = true
  for _, viewer in pairs(self.viewers) do self:part(viewer) end
end

return connection
