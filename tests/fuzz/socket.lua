--- The target `socket`: lines of messages on one connection of the server. A
--- line that begins with "GET " is a request of HTTP.

local tes = require "tes"
local fail = require "host.common.fail"
local in_process = require "fuzz.in_process"

local sent = {}

-- Links that lead somewhere stand for themselves in the bytes.
local running, made

local function turn()
  running:settle()
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
  running:open(1)
  turn()
  if not made then
    running:message(1, tes.json.encode { jsonrpc = "2.0",
      id = 1, method = "create", params = { config = "first", seed = 1,
        seats = tes.json.array { { name = "A" }, { name = "B" } } } })
    running:settle()
    made = fail.check(tes.json.decode(sent[1])).result.links
    sent = {}
  end
end

return function(text)
  if running == nil then
    running = in_process.start(function(_, words) sent[#sent + 1] = words end)
      or false
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
      running.events[#running.events + 1] = { "request", 2, line,
        { host = "localhost", peer = "127.0.0.1" } }
    else
      running:message(1, line)
    end
    turn()
  end
  running:close(1)
  turn()
  if running.server.store.written > 2000 then -- begin anew, now and then
    running.server.store:close()
    running, made = nil, nil
  end
  collectgarbage()
end
