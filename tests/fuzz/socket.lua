--- The target `socket`: lines of messages on one connection of the server,
--- which runs whole, its store in memory; only the network is missing. A line
--- that begins with "GET " is a request of HTTP.

local tes = require "tes"
local fail = require "host.common.fail"
local limits = require "host.tables.limits"
local server = require "host.tables.server"
local tasks = require "host.tables.tasks"

local sent, events = {}, {}

local web = { port = function() return 1 end, poll = function() end,
  watch = function() return true end, unwatch = function() end,
  close = function(_, id) events[#events + 1] = { "close", id } end }

function web.next()
  local event = table.remove(events, 1)
  if event then return table.unpack(event, 1, 4) end
end

function web.send(_, _, text)
  sent[#sent + 1] = text
  return 1
end

function web.respond(_, _, status, headers, body)
  assert(status >= 200 and status < 600, "a status")
  assert(not headers:find "[\r\0]", "a header in a header")
  assert(not body:find "root:x:", "another file")
end

-- Links that lead somewhere stand for themselves in the bytes.
local running, made

local function start()
  tes.web.listen = function() return web end -- luacheck: ignore
  local most = {}
  for name, value in pairs(limits.normal) do most[name] = value end
  most.messages, most.burst, most.tables = 1000000, 1000000, 1000000
  most.seconds = 1
  running = server.new { most = most, store = ":memory:", level = "error",
    trust = {}, uploads = false, workers = 0, pause = 0, expire = 0,
    tables = 50, connections = 10, clock_bot = "random", loopback = true }
  running.log.say = function(_, _, event, more)
    if event == "bug" or event == "task" then
      error(event .. ": " .. tostring(more.text), 0)
    end
  end
  tasks.on_error = function(problem)
    error(select(2, fail.describe(problem)), 0)
  end
end

-- Until all that was said has been written.
local function take_turns()
  repeat running:turn(0) until not running.tables.writing
end

local function turn()
  take_turns()
  for _, text in ipairs(sent) do
    assert(not text:find "[\n\0]", "a message is one line")
    assert(type(tes.json.decode(text)) == "table", "a message is an object")
    assert(not text:find '"code":-32603', text)
  end
  sent = {}
end

-- A connection, and a table to play at: its links stand for LINK0, LINK1 and
-- WATCH in the bytes.
local function table_of()
  events[#events + 1] = { "open", 1, "/socket",
    { peer = "127.0.0.1", host = "localhost" } }
  turn()
  if not made then
    events[#events + 1] = { "message", 1, tes.json.encode { jsonrpc = "2.0",
      id = 1, method = "create", params = { config = "first", seed = 1,
        seats = tes.json.array { { name = "A" }, { name = "B" } } } } }
    take_turns()
    made = fail.check(tes.json.decode(sent[1])).result.links
    sent = {}
  end
end

return function(text)
  if not running then
    local done, problem = pcall(start)
    if not done then
      running = false
      if not tostring(problem):find "without" then error(problem, 0) end
    end
  end
  if not running then return end -- built without a store
  table_of()
  text = text:gsub("LINK0", made.seats[1]):gsub("LINK1", made.seats[2])
    :gsub("WATCH", made.watch)
  local lines = 0
  for line in (text .. "\n"):gmatch "(.-)\n" do
    lines = lines + 1
    if lines > 40 then break end
    if line:find "^GET " then
      events[#events + 1] = { "request", 2, line, { host = "localhost",
        peer = "127.0.0.1" } }
    else
      events[#events + 1] = { "message", 1, line }
    end
    turn()
  end
  events[#events + 1] = { "close", 1 }
  turn()
  if running.tables.store.written > 2000 then -- begin anew, now and then
    running.store:close()
    running, made = nil, nil
  end
  collectgarbage()
end
