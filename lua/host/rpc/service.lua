--- The methods of `tessera rpc`: several games by number.

local tes = require "tes"
local T = require "host.common.text".get
local reproduce = require "host.games.reproduce"
local bots = require "host.bots.by_name"
local bot_reasons = require "host.games.bot_reasons"
local fail = require "host.common.fail"
local file = require "host.common.file"
local out = require "host.common.out"
local position = require "host.games.position"
local jsonrpc = require "host.rpc.jsonrpc"
local many = require "host.rpc.many"
local scene = require "host.pictures.scene"
local session = require "host.games.session"
local seat_view = require "host.games.seat_view"
local source = require "host.common.source"
local svg = require "host.pictures.svg"
local board_painter = require "host.terminal.board_painter"

local service = {}

-- Error codes by the status of a failure.
local codes = {
  input = -32000, stuck = -32000, rule = -32001, memory = -32002,
  damage = -32003, window = -32004, io = -32005, usage = jsonrpc.PARAMS,
}
local NO_GAME, NO_CONSENT = -32006, -32007
-- Most games at a time; options or events listed by default, and at most.
local MOST_GAMES, OPTIONS, MOST_LISTED = 256, 1000, 10000

--- Code, message and data of a failure.
---@param caught any
---@return integer code
---@return string message
---@return table? data
function service.explain(caught)
  local _, message = fail.describe(caught)
  if type(caught) ~= "table" then return jsonrpc.INTERNAL, message end
  return codes[caught.status] or jsonrpc.INTERNAL, message, caught.data
end

-- Gives an answer, or rolls. If rules fail, the data of the error says where.
local function try(session_, index)
  local done, problem = bots.try(session_, index)
  if done then return end
  if problem.status == "rule" then
    problem.data = { answers = problem.answers, key = problem.key,
      replay = session_.path
        and reproduce.replay({}, session_.path, problem.answers) }
  end
  fail.check(done, problem)
end

local hash, scores = position.hash, position.scores
local state, decision = position.state, position.decision
local events_of = position.events

local function how_many(params)
  return math.min(params.limit or OPTIONS, MOST_LISTED)
end

local function overrides(set)
  local list, names = {}, {}
  for name in pairs(set or {}) do names[#names + 1] = name end
  table.sort(names)
  for i, name in ipairs(names) do
    local value = set[name]
    if type(value) == "table" or value == tes.json.null then
      jsonrpc.fail(jsonrpc.PARAMS, T("rpc.set", name))
    end
    list[i] = name .. "=" .. tostring(value)
  end
  return list
end

--- Where the rules come from that a client wants.
---@param params table config or config_text, set, path
---@return table source
function service.source(params)
  if params.config and params.config_text then
    jsonrpc.fail(jsonrpc.PARAMS, T "rpc.two_configs")
  end
  -- an error may quote a config; clients must not read other files that way
  if params.config and file.kind(params.config) == "file" and
      not params.config:find "%.lua$" then
    jsonrpc.fail(codes.input, T("rpc.config", params.config))
  end
  local from = source.from({ path = params.path }, params.config)
  from.config_text = params.config_text
  from.set = overrides(params.set)
  return from
end

--- The methods; `notify` sends a notification.
---@param notify fun(message: table)
---@return table<string, fun(params: table): any>
---@return fun(params: table): table find the entry of the game in params
---@return fun(session: Session): table add makes a session a game of its own
function service.new(notify)
  local games, last, open = {}, 0, 0
  local methods = {}

  local function find(params)
    local entry = games[params.game]
    if not entry then jsonrpc.fail(NO_GAME, T("rpc.game", params.game)) end
    return entry
  end

  -- Seats that the config gives to bots answer for themselves, until CHANCE
  -- or a client's seat is asked.
  local function let_bots(session_)
    local game = session_.game
    if game:viewer() then return end -- a view is for reading only
    while true do
      local player, count = game:pending()
      local name = player and player >= 0 and session_.seats[player].bot
      if not name then return end
      local done, problem = false, bots.hopeless(game)
      if not problem then
        done, problem = bots.answer(session_, player, count,
          (bots.say(name, game, player)))
      end
      if not done then fail.check(nil, problem) end
    end
  end

  local function enter(session_)
    last, open = last + 1, open + 1
    games[last] = { session = session_, id = last }
    return games[last]
  end

  local function add(session_)
    let_bots(session_)
    return state(enter(session_).id, session_)
  end

  -- Is there room for so many games more, by default one?
  local function room(count)
    if open + (count or 1) > MOST_GAMES then
      jsonrpc.fail(codes.input, T("rpc.games", MOST_GAMES))
    end
  end

  -- The session of a game as the seat in params sees it.
  local function seen(params)
    return seat_view.of(find(params).session, params.seat)
  end

  -- What is known before an answer, for `step`.
  local function before(entry, params)
    local told = entry.subscribed
    return { seat = params.seat, first = seen(params).game:events(),
      told = told and
        seat_view.of(entry.session, told.seat).game:events() }
  end

  -- Tells the seat that has subscribed what happened since event `from`.
  local function tell(entry, from)
    local seen_ = seat_view.of(entry.session, entry.subscribed.seat)
    local list = events_of(seen_, from, OPTIONS)
    while #list > 0 do
      for i, event in ipairs(list) do
        notify { jsonrpc = "2.0", method = "event", params = {
          game = entry.id, index = from + i - 1, event = event } }
      end
      from = from + #list
      list = events_of(seen_, from, OPTIONS)
    end
  end

  -- The consequences of an answer, for the seat in the request; and for the
  -- seat that has subscribed.
  local function step(entry, was, key)
    local seen_ = seat_view.of(entry.session, was.seat)
    local game = seen_.game
    if entry.subscribed then tell(entry, was.told) end
    local events = events_of(seen_, was.first, OPTIONS)
    local rest = was.first + #events
    return { status = game:status(), answers = game:answers(), key = key,
      hash = hash(game), scores = scores(game), events = events,
      next_event = rest < game:events() and rest or nil,
      decision = decision(seen_, 0, 0) }
  end

  -- The key of an answer, if the seat may know it.
  local function known_key(was, visible, key)
    if not was.seat or visible then return key end
  end

  function methods.modules(params)
    return source.modules(params.path)
  end

  local function load_rules(params)
    return fail.check(tes.ruleset.load(service.source(params)))
  end

  function methods.new(params)
    room()
    if params.save and file.kind(params.save) then
      jsonrpc.fail(codes.input, T("play.save_exists", params.save))
    end
    for _, name in ipairs { "config", "config_text", "set", "path" } do
      if params.like and params[name] ~= nil then
        jsonrpc.fail(jsonrpc.PARAMS, T("rpc.not_beside", name, "like"))
      end
    end
    local rules = params.like and find { game = params.like }.session.rules
      or load_rules(params)
    return add(session.new(rules, params.seed or rules:seed(), params.save))
  end

  function methods.load(params)
    room()
    local loaded, notice = session.load(params.file,
      { path = params.path, set = overrides(params.set) })
    local result = add(loaded)
    result.notice = notice
    return result
  end

  function methods.state(params)
    local entry = find(params)
    return state(entry.id, seen(params))
  end

  function methods.decision(params)
    return decision(seen(params), params.from or 0, how_many(params))
  end

  function methods.events(params)
    return events_of(seen(params), params.from or 0, how_many(params))
  end

  function methods.hint(params)
    local going = find(params).session
    local game = going.game
    local player = game:pending()
    if not player or player < 0 then jsonrpc.fail(codes.input, T "rpc.none") end
    seat_view.game(game, params.seat) -- there is such a seat
    bots.check(params.bot or "normal", "bot")
    if not game:sees(params.seat or player) then
      jsonrpc.fail(codes.input, T "rpc.hidden")
    end
    return bot_reasons.answer(going, player,
      bots.ideas(game, player, 3, params.bot))
  end

  function methods.answer(params)
    local entry = find(params)
    local game, index = entry.session.game, params.index
    if (index == nil) == (params.key == nil) then
      jsonrpc.fail(jsonrpc.PARAMS, T "rpc.key_or_index")
    end
    local player = game:pending()
    if not player then jsonrpc.fail(codes.input, T "rpc.none") end
    if params.seat and params.seat ~= player and player >= 0 then
      jsonrpc.fail(codes.input, T("rpc.turn", tostring(params.seat),
        tostring(player)))
    end
    index = index or game:find(params.key)
    local key = index and index < 2 ^ 32 - 1 and game:key(index)
    if not key then
      jsonrpc.fail(codes.input, T("rpc.option", params.key or params.index))
    end
    local was = before(entry, params)
    local visible = game:sees(params.seat or seat_view.ALL)
    try(entry.session, index)
    let_bots(entry.session)
    return step(entry, was, known_key(was, visible, key))
  end

  function methods.roll(params)
    local entry = find(params)
    local game = entry.session.game
    if game:pending() ~= -1 then
      jsonrpc.fail(codes.input, T "rpc.no_chance")
    end
    local was = before(entry, params)
    local visible = game:sees(params.seat or seat_view.ALL)
    try(entry.session)
    local key = entry.session.save:key(entry.session.save:count() - 1)
    let_bots(entry.session)
    return step(entry, was, known_key(was, visible, key))
  end

  function methods.undo(params)
    local entry = find(params)
    local answers = params.answers or 1
    if answers > entry.session.save:count() then
      jsonrpc.fail(codes.window, T("rpc.undo", entry.session.save:count()))
    end
    if not params.consent and entry.session:undoes_chance(answers) then
      jsonrpc.fail(NO_CONSENT, T "rpc.consent")
    end
    fail.check(entry.session:undo(answers))
    return step(entry, before(entry, params))
  end

  function methods.save(params)
    local entry = find(params)
    local save = entry.session.save
    if params.seat then
      fail.check(save:share(params.seat, params.path))
    else
      fail.check(save:copy(params.path))
    end
    return { path = params.path, answers = entry.session.save:count() }
  end

  function methods.close(params)
    local entry = find(params)
    entry.session:close()
    entry.session.game:free()
    games[entry.id] = nil
    open = open - 1
    for _, other in pairs(games) do
      if other.session.rules == entry.session.rules then return true end
    end
    entry.session.rules:free()
    return true
  end

  function methods.render(params)
    local entry = find(params)
    local form = params.form or "text"
    for _, name in ipairs(form == "svg" and { "colour", "columns", "rows" }
        or { "size", "bare" }) do
      if params[name] ~= nil then
        jsonrpc.fail(jsonrpc.PARAMS, T("rpc.not_of", name, form))
      end
    end
    if form == "svg" then
      entry.stage = entry.stage or scene.new(entry.session.rules)
      return svg.paint(entry.stage:scene(seen(params)), entry.stage.looks,
        { size = params.size or 100, bare = params.bare })
    end
    if (params.columns == nil) ~= (params.rows == nil) then
      jsonrpc.fail(jsonrpc.PARAMS, T "rpc.room")
    end
    local painter = board_painter.new(entry.session.rules, params.colour)
    local room_ = params.columns and params.rows and
      { params.columns, params.rows } or nil
    local lines = painter:paint(seen(params).game, nil, room_)
    for i, line in ipairs(lines) do lines[i] = out.shown(line) end
    return tes.json.array(lines)
  end

  function methods.subscribe(params)
    local entry = find(params)
    seat_view.game(entry.session.game, params.seat) -- there is such a seat
    entry.subscribed = params.on ~= false and { seat = params.seat }
    return entry.subscribed and true
  end

  many.add(methods, { codes = codes, enter = enter, explain = service.explain,
    find = find, let_bots = let_bots, load = load_rules, room = room,
    try = try })

  return methods, find, function(session_)
    room()
    return add(session_)
  end
end

return service
