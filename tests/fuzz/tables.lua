--- The target `tables`: every byte is somebody's next step at a table. Host,
--- guest, the guest's other device, two who look on and a stranger sit, act,
--- undo, vote, chat, leave, in any order and several at once; disks are full,
--- code raises in the wrong moment, another program writes rows. After each
--- step the game in memory is compared with one that is made of the rows.

local tes = require "tes"
local fail = require "host.common.fail"
local in_process = require "fuzz.in_process"
local live_table = require "host.tables.live_table"
local pause = require "host.common.pause"
local roles = require "host.tables.roles"
local table_game = require "host.tables.table_game"
local tasks = require "host.tables.tasks"

local json = tes.json
local array = json.array

local STEPS = 48
local TRACE = os.getenv "FUZZ_TRACE" -- tells what is said
local PEOPLE = 6 -- connections 1 to PEOPLE; the one after them makes tables
local INJECTED = "as the fuzzer wishes"

local recipes = {
  { config = "first" },
  { config_text = "return { modules = { 'base', 'hand-of-three', "
    .. "'objectives', 'draw-two' } }" },
  { config_text = "return { modules = { 'base', 'farmers', 'abbot' } }" },
}

local words = { "", "x", "A", "0", "-1", "pass", "random", "<b>", "\u{202e}",
  ("y"):rep(600), "null", "\u{3164}" }

-- ---- the bytes -------------------------------------------------------------

local text, at

-- A number below n; 0 when there are no more bytes.
local function below(n)
  at = at + 1
  return (text:byte(at) or 0) % n
end

local function left() return at < #text end

-- ---- the world -------------------------------------------------------------

local running, db, full_disk
local people -- by connection: link, waiting requests by id
local id -- of the table
local links, said
local shadow, shadow_rows, hidden
local last_id = 0

local function broken(format, ...) error(format:format(...), 0) end

local function is_meant(problem)
  return problem:find(INJECTED, 1, true) ~= nil
end

-- The database, that refuses to write so many times.
local function with_faults(real)
  return setmetatable({
    run = function(_, sql, ...)
      if full_disk > 0 and sql:find "^INSERT" then
        full_disk = full_disk - 1
        return nil, { text = "disk full" }
      end
      return real:run(sql, ...)
    end,
    start = function(_, sql)
      if full_disk > 0 then
        full_disk = full_disk - 1
        return nil, { text = "disk full" }
      end
      return real:start(sql)
    end,
  }, { __index = function(_, name)
    return function(_, ...) return real[name](real, ...) end
  end })
end

local function heard(conn, words_)
  local who = running.server.conns[conn]
  local views = {}
  for number, viewer in pairs(who and who.viewers or {}) do
    views[number] = viewer.view
  end
  said[#said + 1] = { conn = conn, text = words_, views = views }
end

local function send(conn, request)
  local words_ = json.encode(request)
  if TRACE then io.stderr:write("> ", conn, " ", words_, "\n") end
  running:message(conn, words_)
end

-- Now and then somebody else has a turn in the midst of work, as where that is
-- long.
local EVERY = 7
local pauses = 0

local function step_back()
  pauses = pauses + 1
  local who = tasks.payer()
  if pauses % EVERY == 0 and who and coroutine.isyieldable() then
    who:step_back()
  end
end

local function start()
  running = in_process.start(heard, is_meant) or false
  if not running then return false end
  pause.here = step_back
  running.rules = {}
  db = running.server.store.db
  running.server.store.db = with_faults(db)
  return true
end

local function found() return running.server.tables.tables[id] end

local function sql(...) return fail.check(db:run(...)) end

local function rows_after(number)
  local list = sql([[SELECT number, kind, seat, data, at FROM happened
    WHERE game = $1 AND number > $2 ORDER BY number]], id, number)
  for i, row in ipairs(list) do
    list[i] = { number = row[1], kind = row[2], seat = row[3],
      data = json.decode(row[4]), at = row[5] }
  end
  return list
end

-- ---- what must hold --------------------------------------------------------

-- Brings the game that is made of rows alone up to date, and notes who may
-- know what.
local function follow_rows()
  local rows = rows_after(shadow_rows)
  for _, row in ipairs(rows) do
    if row.number ~= shadow_rows + 1 then
      broken("row %d after %d", row.number, shadow_rows)
    end
    shadow_rows = row.number
    if row.kind == "answer" then
      local blind = {}
      for view = -1, 1 do blind[view] = not shadow.game:sees(view) end
      hidden[row.number] = shadow.game:hides() and blind or nil
      local index = shadow.game:find(row.data.key)
      if not index then broken("row %d is no answer", row.number) end
      if shadow.game:pending() ~= row.seat then
        broken("row %d is not of whom was asked", row.number)
      end
      fail.check(shadow.save:answer(index))
    elseif row.kind == "undo" then
      shadow:undo(row.data.answers)
    end
  end
  return rows
end

local function same(name, got, wanted)
  got, wanted = json.encode(got or json.null),
    json.encode(wanted or json.null)
  if got ~= wanted then
    broken("%s in memory: %s\n of the rows: %s", name, got, wanted)
  end
end

-- What is in memory is what the rows say.
local function compare()
  local live = found()
  if not live then return end
  if live.turns.held then broken "somebody never gave way at the table" end
  if not live.play then return end -- it is made anew when somebody asks
  local entry = running.server.store:table(id)
  local standing = shadow:standing()
  local made = live_table.new(entry, rows_after(0), 0, function()
    return { name_seats = function() end,
      standing = function() return standing end }
  end)
  for _, name in ipairs { "row", "now", "seats", "asked", "rematch", "who",
      "since" } do
    same(name, live[name], made[name])
  end
  if live.play.game:hash() ~= shadow.game:hash() then
    broken("another game in memory after row %d", live.row)
  end
  -- its own may have been told to raise
  same("keys", shadow.keys(live.play), shadow:keys())
  for number, viewer in pairs(live.viewers) do
    local who = running.server.conns[number]
    if not who or who.viewers[live.number] ~= viewer then
      broken("connection %d is still at the table", number)
    end
  end
end

-- No row that a viewer may not know is told with its key.
local function check_rows(value, view)
  if type(value) ~= "table" then return end
  local blind = hidden[value.row]
  if value.key and value.kind == "answer" and blind and blind[view]
    and value.seat ~= view then
    broken("row %d told to %d: %s", value.row, view, value.key)
  end
  for _, inner in pairs(value) do check_rows(inner, view) end
end

-- What somebody holds is told to nobody else.
local function check_secrets(value, view)
  if type(value) ~= "table" then return end
  for _, secret in ipairs(value.secrets or {}) do
    if secret.items and not secret.seen then
      broken("a secret of %s is told to %d", secret.owner, view)
    end
  end
  for _, inner in pairs(value) do check_secrets(inner, view) end
end

local written = { answer = "answer", chat = "chat", undo = true, agree = true,
  seat = "seat" }

-- Who is told that something has been done finds it in the rows.
local function check_done(request, result)
  local kind = written[request.method]
  if not kind or type(result) ~= "table" or not result.row then return end
  if result.row > shadow_rows then
    broken("%s is done in row %d of %d", request.method, result.row,
      shadow_rows)
  end
  if kind == true then return end
  for _, row in ipairs(rows_after(request.after)) do
    if row.number <= result.row and row.kind == kind
      and row.seat == request.seat and (kind ~= "answer" or
      not request.key or row.data.key == request.key)
      and (kind ~= "chat" or row.data.text ~= "") then
      return
    end
  end
  broken("%s is done and in no row", request.method)
end

local function check_answer(conn, answer)
  local who = people[conn]
  local request = who and who.waiting[answer.id]
  if not request then return end
  who.waiting[answer.id] = nil
  if answer.error then
    if answer.error.code == -32603 and not is_meant(answer.error.message) then
      broken("%s", answer.error.message)
    end
    return
  end
  local result = answer.result
  if request.method == "sit" or request.method == "leave" then
    who.seat = request.method == "sit" and result.seat >= 0
      and result.seat or nil
    -- what was sent since is done from there
    for _, later in pairs(who.waiting) do later.seat = who.seat end
  elseif request.method == "take" then
    links[#links + 1] = result.link
  end
  local live = found()
  if live and request.game == live.number then
    check_done(request, result)
  end
end

local function check_said()
  local list = said
  said = {}
  for _, one in ipairs(list) do
    assert(not one.text:find "[\n\0]", "a message is one line")
    local message = fail.check(json.decode(one.text))
    local live = found()
    local view = live and one.views[live.number]
    if view and shadow.game:hides() then
      check_rows(message, view)
      check_secrets(message, view)
    end
    if json.isarray(message) then
      for _, answer in ipairs(message) do check_answer(one.conn, answer) end
    elseif message.method == "goodbye" then
      broken "the server stops"
    elseif not message.method then
      check_answer(one.conn, message)
    end
  end
end

-- Nobody is kept waiting.
local function check_waiting()
  for conn, who in pairs(people) do
    local _, request = next(who.waiting)
    if request and running.server.conns[conn] then
      broken("%s has no answer", request.method)
    end
  end
end

local function settle()
  running:settle()
  for _, one in ipairs(TRACE and said or {}) do
    io.stderr:write("< ", one.conn, " ", one.text:sub(1, 300), "\n")
  end
  follow_rows()
  check_said()
  check_waiting()
  compare()
end

-- ---- what people do --------------------------------------------------------

local function request(conn, method, params)
  last_id = last_id + 1
  local live, who = found(), people[conn]
  who.waiting[last_id] = { method = method, game = params.game,
    key = params.key, after = shadow_rows, seat = live and
      who.seat }
  return { jsonrpc = "2.0", id = last_id, method = method, params = params }
end

local function number()
  local live = found()
  local choice = below(16)
  return choice == 0 and 99999 or choice == 1 and -1
    or live and live.number or 1
end

-- Anything where something else is expected.
local function wild()
  local kind = below(8)
  if kind == 0 then return json.null end
  if kind == 1 then return below(2) == 0 end
  if kind == 2 then return below(256) - 128 end
  if kind == 3 then return math.mininteger + below(2) end
  if kind == 4 then return below(256) / 7 end
  if kind == 5 then return array { below(9), words[below(#words) + 1] } end
  if kind == 6 then return { seat = below(3) } end
  return words[below(#words) + 1]
end

local calls = {}

function calls.sit()
  local choice = below(8)
  return { link = choice == 0 and words[below(#words) + 1]
    or links[choice % #links + 1], row = below(3) == 1 and below(9) or nil }
end

local function answer_by(index)
  local _, count = shadow.game:pending()
  if not count then return { game = number(), index = 0 } end
  return index and { game = number(), index = below(256) % count }
    or { game = number(), key = shadow.game:key(below(256) % count) }
end

function calls.answer()
  local params = answer_by(below(2) == 0)
  local more = below(8)
  if more == 0 then params.answers = below(9) end
  if more == 1 then params.answers = shadow.save:count() end
  if more == 2 then params.key, params.index = words[below(#words) + 1], nil end
  if more == 3 then params.index, params.key = below(256) << 25, nil end
  return params
end

function calls.undo()
  local choice = below(12)
  return { game = number(), answers = choice > 0 and choice or nil,
    consent = below(9) == 1 or nil }
end

function calls.agree()
  local live = found()
  local asked = live and live.asked
  return { game = number(), yes = below(4) ~= 0,
    row = below(8) ~= 0 and asked and asked.row or below(40) }
end

function calls.chat()
  return { game = number(), text = words[below(#words) + 1] }
end

function calls.seat()
  local params, choice = { game = number(), seat = below(4) - 1 }, below(64)
  if choice & 1 > 0 then params.name = words[below(#words) + 1] end
  if choice & 2 > 0 then params.colour = below(10) - 1 end
  if choice & 4 > 0 then params.bot = "random" end
  if choice & 8 > 0 then params.human = below(2) == 0 end
  if choice & 16 > 0 then params.open = below(2) == 0 end
  return params
end

function calls.take()
  return { game = number(), seat = below(4) - 1,
    name = below(2) == 0 and words[below(#words) + 1] or nil }
end

local function some() return { game = number(), from = below(16) - 1,
  limit = below(8) - 1, seat = below(8) == 0 and below(4) - 1 or nil } end

calls.decision, calls.choices, calls.events = some, some, some

function calls.rows()
  return { game = number(), from = below(16) - 1, limit = below(8) - 1 }
end

function calls.feature()
  return { game = number(), tile = below(20) - 1, segment = below(8) - 1 }
end

function calls.drawings()
  return { game = number(), types = array { below(30) - 1, below(30) } }
end

function calls.render()
  return { game = number(), form = below(2) == 0 and "svg" or "text",
    size = below(99) - 1, columns = below(99) - 1, rows = below(50) }
end

function calls.hint() return { game = number(), bot = "random" } end

function calls.hello()
  local list = { "en", "de", "fr", "ru", "x", "" }
  return { lang = list[below(#list) + 1] }
end

function calls.rules() return { game = number(), files = {} } end

function calls.create() return { config = "first", seats = array { {} } } end

function calls.cover() return { set = words[below(#words) + 1] } end

-- Every other method of the socket takes the table alone. The first ones are
-- those that change something.
local names = { "answer", "sit", "undo", "agree", "seat", "take", "chat",
  "leave", "rematch", "follow" }
local known = {}
for _, name in ipairs(names) do known[name] = true end
local others = {}
for name in pairs(roles.needs) do
  if not known[name] and name ~= "modules" and name ~= "check" then
    others[#others + 1] = name
  end
end
table.sort(others)
table.move(others, 1, #others, #names + 1, names)

local function some_request(conn)
  local method = names[below(#names) + 1]
  local make = calls[method]
  local params = make and make() or { game = number() }
  if below(16) == 15 then -- one parameter is something else
    local list = {}
    for name in pairs(params) do list[#list + 1] = name end
    table.sort(list)
    if #list > 0 then params[list[below(#list) + 1]] = wild() end
  end
  return request(conn, method, params)
end

-- ---- what else happens -----------------------------------------------------

local happens = {}

-- Whoever is asked answers, so that there are games at all.
local function honest()
  local player, count = shadow.game:pending()
  for conn, who in ipairs(people) do
    local live = found()
    if live and who.seat == player and player then
      send(conn, request(conn, "answer",
        { game = live.number, index = below(256) % count }))
      return
    end
  end
end

function happens.honest() honest() end

function happens.several()
  for _ = 1, below(4) + 2 do
    honest()
    settle()
  end
end

function happens.batch()
  local conn, list = below(PEOPLE) + 1, array()
  for i = 1, below(4) + 1 do list[i] = some_request(conn) end
  send(conn, list)
end

-- Several at once, of one or of many.
function happens.queue()
  for _ = 1, below(5) + 2 do
    local conn = below(PEOPLE) + 1
    send(conn, some_request(conn))
  end
end

function happens.hang_up()
  local conn = below(PEOPLE) + 1
  if below(2) == 0 then -- what it has just sent is still done
    send(conn, some_request(conn))
  end
  running:close(conn)
  running:settle()
  people[conn].waiting, people[conn].seat = {}, nil
  running:open(conn, "10.0.0." .. conn)
end

-- As if the program had been killed: the table is made of its rows again.
function happens.forget()
  local live = found()
  if not live then return end
  for _, viewer in pairs(live.viewers) do
    people[viewer.conn.id].seat = nil
    viewer.conn:part(viewer)
  end
  running.server.tables:drop(live)
end

function happens.full_disk() full_disk = below(4) + 1 end

-- Something raises when it has done its work, or before.
function happens.raise()
  local live = found()
  local list = { "answer", "change", "begin", "undo", "marks", "follow",
    "position", "standing", "keys", "record" }
  local name, late = list[below(#list) + 1], below(2) == 0
  local play = live and live.play
  if not play then return end
  local real = play[name]
  rawset(play, name, function(self, ...)
    rawset(play, name, nil)
    if late then real(self, ...) end
    fail.raise("failed", INJECTED)
  end)
end

-- Another program on the same database writes.
function happens.elsewhere()
  local live, kind = found(), below(3)
  local state = shadow:keys()
  local rows, now = {}, tes.child.now()
  local function row(kind_, seat, data)
    rows[#rows + 1] = { kind_, seat, data }
  end
  if kind == 0 then
    row("chat", 0, { text = "from elsewhere" })
  elseif kind == 1 then
    local entry = running.server.store:table(id)
    local game = table_game.open(entry.recipe, entry.seed, state)
    local player, count = game.game:pending()
    if player and player >= 0 then
      local result = game:answer({ index = below(256) % count }, array())
      for _, step in ipairs(result.steps or {}) do
        row("answer", step.player, { key = step.key })
      end
    end
    game:close()
  elseif #state > 0 then
    row("undo", 0, { answers = 1 })
  end
  for i, one in ipairs(rows) do
    sql([[INSERT INTO happened (game, number, kind, seat, at, data)
      VALUES ($1, $2, $3, $4, $5, $6)]], id, shadow_rows + i, one[1], one[2],
      now, json.encode(one[3]))
  end
  if live and #rows > 0 and (below(2) == 0 or kind == 2) then
    running.server.tables:notice(id, shadow_rows + #rows)
  elseif live and #rows > 0 then
    -- it is found out by who writes next
    honest()
    running:settle()
    running.server.tables:notice(id, shadow_rows + #rows)
  end
end

function happens.time() in_process.ahead = in_process.ahead + 61 end

local events = { "honest", "honest", "several", "several", "batch", "queue",
  "queue", "hang_up", "forget", "full_disk", "raise", "raise", "elsewhere",
  "time" }

local function step()
  local choice = below(32)
  if choice < #events then
    if TRACE then io.stderr:write("- ", events[choice + 1], "\n") end
    happens[events[choice + 1]]()
  else
    local conn = below(PEOPLE) + 1
    send(conn, some_request(conn))
  end
  settle()
end

-- ---- an input --------------------------------------------------------------

-- A table, with everybody at it.
local function begin()
  pauses = 0
  full_disk, said, hidden, people = 0, {}, {}, {}
  local recipe = recipes[below(#recipes) + 1]
  local seats = array { {}, below(4) == 3 and { bot = "random" }
    or below(4) == 3 and { open = true } or {} }
  local params = { seats = seats, seed = below(256),
    clock = below(4) == 3 and { start = 60, add = 1 } or nil }
  for name, value in pairs(recipe) do params[name] = value end
  for conn = 1, PEOPLE + 1 do
    people[conn] = { waiting = {} }
    running:open(conn, "10.0.0." .. conn)
  end
  running:message(PEOPLE + 1, json.encode { jsonrpc = "2.0", id = 1,
    method = "create", params = params })
  running:settle()
  local answer = fail.check(json.decode(said[1].text))
  if not answer.result then broken("no table: %s", said[1].text) end
  id, said = answer.result.table, {}
  links = { answer.result.links.watch }
  for _, link in ipairs(answer.result.links.seats) do
    if link ~= json.null then links[#links + 1] = link end
  end
  local entry = running.server.store:table(id)
  shadow = table_game.open(entry.recipe, entry.seed, {})
  shadow_rows = 0
  follow_rows()
  -- host, guest and the guest's other device; a watcher
  for conn, link in ipairs { links[2], links[3] or links[2],
      links[3] or links[2], links[1] } do
    send(conn, request(conn, "sit", { link = link }))
  end
  settle()
end

-- Whatever has happened, somebody who comes now is served.
local function still_served()
  full_disk = 0
  running:close(1)
  running:settle()
  people[1] = { waiting = {} }
  running:open(1, "10.0.0.1")
  settle()
  local live = found()
  if live and live.play then -- what is to raise has raised
    for name in pairs(live.play) do
      if type(live.play[name]) == "function" then
        rawset(live.play, name, nil)
      end
    end
  end
  local ask = request(1, "hello", {})
  local sit = request(1, "sit", { link = links[1] })
  send(1, ask)
  send(1, sit)
  running:settle()
  local good = 0
  for _, one in ipairs(said) do
    local message = json.decode(one.text)
    if one.conn == 1 and (message.id == ask.id or message.id == sit.id)
      and message.result then
      good = good + 1
    end
  end
  if good < 2 then
    broken("nobody is served any more: %s", said[#said].text)
  end
  settle()
end

-- Rules that have been in use: to load them takes longer than to play.
local function keep(play)
  if not play then return end
  running.rules[play.known] = true
  for _, known_ in pairs(play.others) do running.rules[known_] = true end
end

local function finish()
  keep(shadow)
  keep(found() and found().play)
  for conn = 1, PEOPLE + 1 do running:close(conn) end
  running:settle()
  said = {}
  if running.server.count > 0 then broken "connections are left" end
  running.server.tables:sweep(true)
  if running.server.tables.count > 0 then broken "tables are left" end
  shadow:close()
  sql "DELETE FROM tables"
  running.log = {}
end

local inputs = 0

return function(bytes)
  if running == nil then start() end
  if not running then return end -- built without a store
  text, at = bytes, 0
  begin()
  for _ = 1, STEPS do
    if not left() then break end
    step()
  end
  still_served()
  finish()
  inputs = inputs + 1
  if inputs % 16 == 0 then collectgarbage() end
end
