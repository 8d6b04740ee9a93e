--- The methods of the socket: what people at tables may ask for and do, and
--- those of the lobby. Each gets the connection and its checked parameters.

local tes = require "tes"
local bots = require "host.bots.by_name"
local fail = require "host.common.fail"
local lobby_methods = require "host.tables.lobby_methods"
local requested_game = require "host.tables.requested_game"
local jsonrpc = require "host.rpc.jsonrpc"
local pause = require "host.common.pause"
local roles = require "host.tables.roles"
local seat_view = require "host.games.seat_view"
local seating = require "host.tables.seating"
local secrets = require "host.tables.link_secrets"
local store = require "host.tables.store"
local text = require "host.common.text"
local T = text.get

local json = tes.json
local array = json.array

local methods = {}
for name, method in pairs(lobby_methods) do methods[name] = method end

-- Options or events listed when nobody says how many, and most of them.
local USUAL, MOST = 1000, 10000

-- Seconds after which a review of a game stops until it is asked on.
local REVIEW = .3

local function how_many(params) return math.min(params.limit or USUAL, MOST) end

-- Refuses what the client may not do.
local function refuse(key, ...) fail.raise("turn", T(key, ...)) end

-- The table of the request, and the client as its viewer.
local function at(conn, params)
  local viewer = conn.viewers[params.game]
  if not viewer then jsonrpc.fail(-32006, T("rpc.game", params.game)) end
  return viewer, viewer.live
end

-- Runs something at the table of the parameters when it is its turn there.
-- Until then the viewer may have been sent away.
local function with(conn, params, method, run)
  local _, found = at(conn, params)
  return conn.server.tables:at(found, function()
    local viewer = at(conn, params)
    roles.check(method, viewer, found)
    return run(found, viewer, conn.server.tables)
  end)
end

-- Methods with a parameter `seat` that must be the client's own seat.
local function check_seat(viewer, params)
  if params.seat ~= nil and params.seat ~= viewer.view then
    refuse "serve.other_seat"
  end
end

-- A method that runs at a table when it is its turn there.
local function at_table(name, run)
  methods[name] = function(conn, params)
    return with(conn, params, name, function(found, viewer, tables)
      return run(conn, params, found, viewer, tables)
    end)
  end
end

-- ---- coming and going ------------------------------------------------------

-- What a viewer is sent about the table besides its position.
local function describe(found, viewer)
  local now = tes.child.now()
  local told = found.play:position(viewer.view)
  told.game, told.table, told.seat = found.number, found.id, viewer.view
  told.maker, told.row = viewer.maker, found.row
  told.seats = found:seat_list(now)
  told.clock = found.entry.clock or json.null
  told.running = found:running(now) or json.null
  told.asked, told.rematch = found.asked or json.null,
    found.rematch or json.null
  told.hides, told.stranger = found.now.hides, found.entry.recipe.files ~= nil
  told.watchers = found:presence().watchers
  told.talk = found.entry.talk or false
  told.given = viewer.seat and found:given_since(viewer.seat) or 0
  return told
end

-- Earlier rows as a viewer may see them.
local function old_rows(viewer, rows, problem)
  if not rows then fail.raise("store", problem.text) end
  local list = array()
  for i, row in ipairs(rows) do
    local data = row.data
    list[i] = { row = row.number, kind = row.kind, seat = row.seat,
      at = row.at, text = data.text, answers = data.answers,
      table = data.table, name = data.name, bot = data.bot,
      key = roles.may_read(viewer, row) and data.key or nil }
  end
  return list
end

-- Rows that are read at a time, while others wait.
local PART = 500

-- The rows of a viewer's table after a number, at most so many, as the viewer
-- may see them.
local function some_rows(viewer, from, most)
  local list = array()
  while most > 0 do
    local part = old_rows(viewer, viewer.conn.server.store:rows(viewer.live.id,
      from, math.min(most, PART)))
    table.move(part, 1, #part, #list + 1, list)
    if #part < PART then break end
    from, most = part[#part].row, most - #part
    pause.here()
    viewer.conn.server.tables:quiet()
  end
  return list
end

-- Lines of chat, and rows, that are sent to somebody who sits down.
local CHATS, ROWS = 200, 1000

-- Where a link leads.
local function link_of(conn, params)
  conn.server.tables:quiet()
  local link, problem = conn.server.store:link(params.link)
  if link == false then fail.raise("store", problem.text) end
  if link then return link end
  conn:charge(5) -- who tries links has to wait
  jsonrpc.fail(-32010, T "serve.link")
end

-- Everybody hears of a new viewer, who is told what there is.
local function arrive(conn, found, viewer, row)
  local tables, kept = conn.server.tables, conn.server.store
  found:tell(nil, "presence", found:presence())
  tables:wake(found)
  local told = describe(found, viewer)
  if row then
    told.log = some_rows(viewer, row, ROWS)
  else
    told.log = old_rows(viewer, kept:chat(found.id, CHATS))
  end
  return told
end

function methods.sit(conn, params)
  local link = link_of(conn, params)
  local tables = conn.server.tables
  local found = tables:visit(link.game, conn.address)
  if not found then jsonrpc.fail(-32010, T "serve.link") end
  return tables:at(found, function()
    tables:quiet()
    local viewer = conn:join(found, link)
    local done, told = pcall(arrive, conn, found, viewer, params.row)
    if done then return told end
    conn:part(viewer) -- who is told of a failure does not sit there
    error(told, 0)
  end)
end

at_table("scene", function(_, _, found, viewer)
  return describe(found, viewer)
end)

-- A table as a list of tables has it, for who has a link. No rules that came
-- with a table are started for that.
function methods.glance(conn, params)
  local link = link_of(conn, params)
  local tables = conn.server.tables
  local closed = tables:closed_stranger(link.game)
  if closed then return { title = closed.title, status = closed.state } end
  local found = tables:visit(link.game, conn.address)
  if not found then jsonrpc.fail(-32010, T "serve.link") end
  return tables:at(found, function()
    local told = found.play:glance()
    told.status, told.player = found.now.status, found.now.player
    told.seat, told.seats = link.seat, found:seat_list(tes.child.now())
    told.since = found.since
    return told
  end)
end

function methods.leave(conn, params)
  local viewer = at(conn, params)
  conn:part(viewer)
  return true
end

at_table("rows", function(_, params, _, viewer, tables)
  tables:quiet()
  return some_rows(viewer, params.from or 0, how_many(params))
end)

-- ---- looking ---------------------------------------------------------------

-- A method that asks the game and changes nothing.
local function view(name, arguments)
  at_table(name, function(_, params, found, viewer)
    check_seat(viewer, params)
    return found.play[name](found.play, arguments(params, viewer, found))
  end)
end

view("state", function(_, viewer, found)
  return viewer.view, found.number, found:seat_list(tes.child.now())
end)
view("decision", function(params, viewer)
  return viewer.view, params.from or 0, how_many(params)
end)
view("choices", function(params, viewer)
  return viewer.view, params.from or 0, how_many(params)
end)
view("events", function(params, viewer)
  return viewer.view, params.from or 0, how_many(params)
end)
view("feature", function(params, viewer)
  return viewer.view, params.tile, params.segment
end)
view("figure", function(params, viewer)
  return viewer.view, params.figure
end)
view("why", function(params, viewer)
  return viewer.view, { tile = params.tile, segment = params.segment,
    type = params.type, rotation = params.rotation or 0, x = params.x or 0,
    y = params.y or 0 }
end)
view("house", function() end)
view("cards", function() end)
view("remaining", function(_, viewer) return viewer.view end)
view("held", function(_, viewer) return viewer.view end)
view("looks", function(params, _, found)
  local colours = array()
  for i, seat in ipairs(found.seats) do colours[i] = seat.colour end
  return colours, params.symbols
end)

-- One picture at a time: others are served in between.
function methods.drawings(conn, params)
  local drawn, seen = {}, {}
  at(conn, params)
  for _, type in ipairs(params.types) do
    if not seen[type] then
      seen[type] = true
      local one = with(conn, params, "drawings", function(found)
        return found.play:drawings { type }
      end)
      for name, picture in pairs(one) do drawn[name] = picture end
      conn:breathe()
    end
  end
  return drawn
end

-- A method that takes so long that a worker should do it: `there` is the
-- worker's method, `here` that of the game. Rights are those that the viewer
-- has when it begins.
local function apart(name, there, here, arguments)
  methods[name] = function(conn, params)
    at(conn, params)
    return conn.server:job(conn, function()
      local viewer, found = at(conn, params)
      roles.check(name, viewer, found)
      check_seat(viewer, params)
      local tables = conn.server.tables
      return tables:apart(found, there, here,
        arguments(params, viewer, tables:names(found)))
    end)
  end
end

apart("render", "picture", "render", function(params, viewer)
  return viewer.view, params.form or "text", math.min(params.size or 100, 400),
    params.columns or 0, params.rows or 0
end)
apart("replay", "record", "record", function(_, viewer, names)
  return names, viewer.view
end)
-- What one goes on with in the playground. Where something is hidden, only a
-- game that is over is given away.
apart("playground", "material", "material", function(_, viewer)
  local now = viewer.live.now
  if now.hides and now.status ~= "over" then
    fail.raise("input", T "serve.not_over")
  end
  return now.status == "over"
end)
apart("review", "review", "review", function(params, viewer, names)
  return names, viewer.view, params.from or 0, REVIEW
end)
apart("hint", "ideas", "ideas", function(params, _, names)
  return names, bots.check(params.bot or "normal")
end)

-- ---- playing ---------------------------------------------------------------

local function step(changes, found, viewer)
  local seen = changes[viewer.view] or changes.all
  local change = seen.change
  return { row = found.row, status = change.status,
    answers = change.answers, hash = change.hash, scores = change.scores,
    events = seen.events, decision = change.decision }
end

function methods.answer(conn, params)
  local arrived = conn.arrived
  if (params.index == nil) == (params.key == nil) then
    jsonrpc.fail(jsonrpc.PARAMS, T "rpc.key_or_index")
  end
  return with(conn, params, "answer", function(found, viewer, tables)
    check_seat(viewer, params)
    if params.answers and params.answers ~= found.now.answers then
      fail.raise("moved", T "serve.moved")
    end
    local changes, problem = tables:give(found, params)
    if not changes then
      if problem.status == "rule" then
        jsonrpc.fail_with(-32015, problem.text, { answers = problem.answers,
          key = problem.key })
      end
      fail.raise(problem.status or "input", problem.text)
    end
    conn.server.metrics:count "answers"
    conn.server.metrics:took("answer", tes.process.clock() - arrived)
    return step(changes, found, viewer)
  end)
end

at_table("undo", function(_, params, found, viewer, tables)
  local given = #found.who
  local answers = params.answers or found:back_to(viewer.seat) or
    found.now.status == "stuck" and 1
  if not answers or answers > given or answers < 1 then
    fail.raise("window", T("rpc.undo", given))
  end
  if #found:asked_before(viewer.seat, answers) == 0 then
    tables:undo(found, viewer.seat, answers)
  else
    tables:write(found, { tables:row(found, "ask", viewer.seat,
      { answers = answers }) })
  end
  return { row = found.row, asked = found.asked or json.null }
end)

-- A wish to undo is named by its row, as another wish may have come since.
at_table("agree", function(_, params, found, viewer, tables)
  local asked = found.asked
  if not asked then fail.raise("input", T "serve.nothing_asked") end
  if params.row ~= asked.row then fail.raise("moved", T "serve.moved") end
  if not params.yes then
    tables:write(found, { tables:row(found, "refuse", viewer.seat, {}) })
    return { row = found.row }
  end
  local agreed = { [viewer.seat] = true }
  for _, seat in ipairs(asked.agreed) do
    if seat == viewer.seat then
      fail.raise("input", T "serve.agreed")
    end
    agreed[seat] = true
  end
  local row = tables:row(found, "agree", viewer.seat, {})
  for _, seat in ipairs(found:asked_before(asked.seat, asked.answers)) do
    if not agreed[seat] then
      tables:write(found, { row })
      return { row = found.row }
    end
  end
  tables:undo(found, asked.seat, asked.answers, { row })
  return { row = found.row }
end)

at_table("chat", function(conn, params, found, viewer, tables)
  local most = conn.server.most.chat
  local said = seating.is_short(params.text, most)
    and seating.words(params.text)
  if said == "" then fail.raise("input", T "serve.empty") end
  if not said or utf8.len(said) > most then
    fail.raise("input", T("serve.long", most))
  end
  -- watchers are many: their half of the lines leaves the players theirs
  local watching = not viewer.seat
  if watching and found.remarks >= conn.server.most.chats // 2 then
    refuse "serve.full"
  end
  tables:write(found, { tables:row(found, "chat", viewer.view, { text = said,
    name = watching and params.name and
      seating.name(params.name, conn.server.most.name) or nil }) })
  return { row = found.row }
end)

-- ---- seats -----------------------------------------------------------------

at_table("seat", function(conn, params, found, viewer, tables)
  local change = seating.change(found, viewer, params,
    conn.server.most.name)
  local before = change.open and { table.pack(
    "DELETE FROM links WHERE game = $1 AND seat = $2", found.id,
    params.seat), table.pack(
    "DELETE FROM pushes WHERE game = $1 AND seat = $2", found.id,
    params.seat) }
  tables:write(found, { tables:row(found, "seat", viewer.seat, change) },
    before)
  if change.open then conn.server:stand_up(found, params.seat) end
  tables:wake(found)
  return { row = found.row }
end)

at_table("take", function(conn, params, found, _, tables)
  local seat = found.seats[params.seat + 1]
  if not seat or not seat.open then refuse "serve.not_free" end
  local secret = secrets.random(16)
  local change = { seat = params.seat, open = false, bot = false,
    name = params.name and
      seating.name(params.name, conn.server.most.name) or nil }
  tables:write(found, { tables:row(found, "seat", params.seat, change) },
    { store.linking(found.id, { secret = secret, seat = params.seat }) })
  return { link = secret }
end)

-- Where a player's browser is told that it is their turn.
at_table("push", function(conn, params, found, viewer, tables)
  if not conn.server.push then refuse "serve.no_push" end
  conn.server.push:check(params.endpoint)
  local outcome = tables:commit { game = found.id, rows = {},
    before = store.pushing(found.id, viewer.seat, params.endpoint,
      conn.server.most.pushes) }
  if outcome ~= "done" then fail.raise("store", T "serve.store_lost") end
  return true
end)

-- ---- when it is over, or stuck ---------------------------------------------

apart("export", "text", "text", function(_, viewer, names)
  -- before the end, only what the viewer saw, without the seed
  return names, viewer.live.now.status ~= "over" and viewer.view or nil
end)
local saved = methods.export
function methods.export(conn, params) return { text = saved(conn, params) } end

at_table("rematch", function(conn, _, found, viewer, tables)
  if found.now.status ~= "over" then refuse "serve.not_over" end
  if found.rematch then return { table = found.rematch } end
  local seats, count = {}, #found.seats
  -- everybody moves one seat on, and is called as before: who has no name, too
  for i = 1, count do
    local old = found.seats[i % count + 1]
    seats[i] = { name = old.name, unnamed = old.unnamed,
      colour = old.colour, bot = old.bot, open = old.open }
  end
  conn:count_table()
  local made = tables:make(found.entry.recipe, { seats = seats, count = count,
    clock = found.entry.clock, away = found.entry.away,
    talk = found.entry.talk,
    title = found.entry.title })
  tables:write(found, { tables:row(found, "rematch", viewer.seat,
    { table = made.table }) })
  return { table = made.table }
end)

at_table("follow", function(conn, _, found, viewer, tables)
  if not found.rematch then fail.raise("input", T "serve.no_rematch") end
  local count = #found.seats
  local seat = viewer.seat and (viewer.seat - 1) % count or seat_view.ALL
  tables:quiet()
  local links, problem = conn.server.store:links(found.rematch, seat)
  if not links then fail.raise("store", problem.text) end
  -- each seat has its share, so that nobody uses up those of others
  if links >= math.max(1, conn.server.most.links // (count + 1)) then
    refuse "serve.full"
  end
  local secret = secrets.random(16)
  local outcome = tables:commit { game = found.rematch, rows = {},
    before = { store.linking(found.rematch, { secret = secret, seat = seat,
      maker = viewer.maker }) } }
  if outcome ~= "done" then fail.raise("store", T "serve.store_lost") end
  return { link = secret }
end)

-- The seat at which somebody goes on: their own; for who looks on, that of
-- who is asked next.
local function seat_to_go_on(found, viewer, answers)
  if viewer.seat then return viewer.seat end
  for i = answers + 1, #found.who do
    if found.who[i] >= 0 then return found.who[i] end
  end
  return 0
end

at_table("fork", function(conn, params, found, viewer, tables)
  if found.now.hides and found.now.status ~= "over" then
    refuse "serve.not_over"
  end
  local keys = found.play:keys()
  local own = seat_to_go_on(found, viewer, params.answers)
  if params.answers > #keys then
    fail.raise("input", T("rpc.undo", #keys))
  end
  local seats = {}
  for i, old in ipairs(found.seats) do
    seats[i] = { name = not old.unnamed and old.name or nil,
      colour = old.colour, bot = i - 1 ~= own and (old.bot or "greedy")
        or nil }
  end
  conn:count_table()
  local made = tables:make(found.entry.recipe, { seats = seats, count = #seats,
    title = found.entry.title, who = found.who,
    keys = table.move(keys, 1, params.answers, 1, array()) })
  tables.unseen[made.table] = true
  return made
end)

function methods.rules(conn, params)
  return with(conn, params, "rules", function(found, viewer, tables)
    local old = found.entry.recipe
    if not old.files then fail.raise("input", T "serve.own_rules") end
    local made = requested_game.read({ config_text = "return " .. old.text,
      files = params.files, lang = old.lang }, conn.server.most.file)
    made.players, made.set = old.players, old.set
    tables:renew(found, viewer.view, made)
    return { row = found.row }
  end)
end

return methods
