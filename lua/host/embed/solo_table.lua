--- A table of one person in memory, for the page of tables (host/web/table.js)
--- without a server: it gives the answers that `tessera serve` would. One table
--- at a time; one seat is the person's, the other seats are bots.

local tes = require "tes"
local boards = require "host.embed.test_boards"
local bots = require "host.bots.by_name"
local colour = require "host.pictures.colour"
local fail = require "host.common.fail"
local letters = require "host.games.seats"
local source = require "host.common.source"
local text = require "host.common.text"
local whys = require "host.games.why"
local T = text.get

local table_game = require "host.tables.table_game"

-- Files lie in the folder already: a recipe is a source.
table_game.loader = {
  key = function(made) return made end,
  load = function(made) return tes.ruleset.load(made) end,
}

local array = tes.json.array
-- Seconds after which a review of the game stops until it is asked on.
local REVIEW = .3
-- Answers of bots in a row, as a rule may never ask anybody else.
local MOST_BOTS = 2000

---@param notify fun(message: table)
return function(notify)
  local methods, now = {}, nil
  local me, audience -- the person's seat, and the same as a list

  local function current()
    return now or fail.raise("input", T("rpc.game", 1))
  end

  local function tell(row)
    now.row = now.row + 1
    row.row, row.game = now.row, 1
    notify { jsonrpc = "2.0", method = "row", params = row }
  end

  local function seat_list()
    local list = array()
    for i, seat in ipairs(now.seats) do
      list[i] = { seat = i - 1, letter = letters.letter(i - 1),
        name = seat.name, colour = i - 1, bot = seat.bot,
        open = false, here = true }
    end
    return list
  end

  local function scene()
    local out = now.play:position(me)
    out.game, out.table, out.seat, out.row = 1, "page", me, now.row
    out.title, out.seats = now.title, seat_list()
    out.log, out.chat = array(), array()
    out.answers = now.play.save:count()
    out.given = letters.answers_since(now.who, me)
    return out
  end

  -- Gives one answer and tells the page of it. Nil, and why not.
  local function give(given)
    local mark = now.play:marks(audience)[1]
    local player = now.play.game:pending()
    local result = now.play:answer(given, audience)
    if result.refused then return nil, result.refused end
    local seen = now.play:change(mark)
    for i, step in ipairs(result.steps) do
      local row = { kind = "answer", seat = step.player,
        player = step.player, key = not step.hidden and step.key or nil }
      if i == #result.steps then
        row.change, row.events = seen.change, seen.events
      end
      tell(row)
    end
    now.who[#now.who + 1] = player
    if result.stuck then
      notify { jsonrpc = "2.0", method = "stuck",
        params = { game = 1, text = result.stuck.text } }
    end
    return true
  end

  local function let_bots()
    for _ = 1, MOST_BOTS do
      local player = now.play.game:pending()
      local seat = player and player >= 0 and now.seats[player + 1]
      if not seat or not seat.bot then return end
      local said = now.play:bot(seat.bot)
      local done, problem = said.index, { text = said.problem }
      if done then done, problem = give { index = said.index } end
      if not done then
        notify { jsonrpc = "2.0", method = "stuck",
          params = { game = 1, text = problem.text } }
        return
      end
    end
  end

  --- What the page wants to know first.
  function methods.hello(params)
    for _, lang in ipairs(params.langs or { params.lang }) do
      text.select(lang)
      if text.known(lang) then break end
    end
    local names, colours = array(), array()
    for i, name in ipairs(bots.names) do
      names[i] = { name = name, title = name }
    end
    for seat = 0, 7 do colours[seat + 1] = colour.seats[seat] end
    return { version = tes.version, lang = text.code,
      languages = array { table.unpack(text.languages) },
      texts = text.all { "table.", "page.", "playground." }, bots = names,
      colours = colours, neutral = colour.neutral, limits = { chat = 500,
        name = 40, message = 1 << 20, file = 1 << 20, players = 8 } }
  end

  local function sit_down(seat)
    me, audience = seat, { seat }
  end

  --- Opens the table: config, seed, the bot of the other seats, the person's
  --- seat (`me`, 0 without one; "asked": whose turn it is then), and answers
  --- that were given before. The first answer that the rules no longer allow,
  --- and all after it, are left out: `kept` is the number of answers given,
  --- `why` names the first that was not.
  function methods.open(params)
    if now then
      now.play:close()
      now = nil
    end
    local made = { config_text = params.config, path = params.path }
    local opened = table_game.open(made, params.seed or 1, {})
    local config = source.read(opened.rules:describe "config")
    now = { play = opened, row = 0, seats = {}, who = {},
      title = config.title or "Tessera" }
    for i = 1, opened.rules:players() do
      now.seats[i] = { name = letters.letter(i - 1) }
      local given = type(config.players) == "table" and config.players[i]
      if type(given) == "table" and given.name then
        now.seats[i].name = given.name
      end
    end
    local kept, why, reason = 0, nil, nil
    for _, key in ipairs(params.keys or {}) do
      local game = opened.game
      local index, player = game:find(key), game:pending()
      local done, problem
      if index then done, problem = opened.save:answer(index) end
      if not done then
        why = key
        reason = problem and problem.text
          or select(2, whys.veto(opened.rules, game, key))
        break
      end
      if player >= 0 then now.who[#now.who + 1] = player end
      kept = kept + 1
    end
    local wanted = math.tointeger(params.me) or 0
    sit_down(math.max(0, math.min(wanted, #now.seats - 1)))
    opened:begin(audience)
    local asked = params.me == "asked" and opened.game:pending()
    if asked and asked >= 0 then sit_down(asked) end
    for i, seat in ipairs(now.seats) do
      if i - 1 ~= me then seat.bot = params.bot or "greedy" end
    end
    let_bots()
    return { kept = kept, why = why, reason = reason, me = me,
      seed = opened.save:seed() }
  end

  --- Pictures of the boards that tests draw, false for what is none.
  function methods.boards(params)
    return array(boards.paint(current().play.rules, params.boards))
  end

  methods.sit = scene
  methods.scene = scene

  --- Answers so far, for a link or a reload.
  function methods.keys() return current().play:keys() end

  function methods.events(params)
    return current().play:events(me, params.from or 0, params.limit or 1000)
  end

  function methods.choices(params)
    return current().play:choices(me, params.from or 0,
      params.limit or 1000)
  end

  function methods.drawings(params)
    return current().play:drawings(params.types)
  end

  function methods.looks(params)
    local colours = {}
    for i = 1, #current().seats do colours[i] = i - 1 end
    return now.play:looks(colours, params.symbols)
  end

  function methods.answer(params)
    if params.answers and params.answers ~= current().play.save:count() then
      fail.raise("input", T "rpc.none")
    end
    local done, problem = give(params)
    if not done then
      fail.raise(problem.status or "rule", problem.text)
    end
    let_bots()
    return true
  end

  --- Takes answers back to the last one of the person.
  function methods.undo()
    local found = current().play
    local taken = 0
    while found.save:count() > 0 do
      fail.check(found.save:undo(1))
      found.game = found.save:game() or found.game
      taken = taken + 1
      if found.game:pending() == me then break end
    end
    for n = #now.who, 1, -1 do
      local was = now.who[n]
      now.who[n] = nil
      if was == me then break end
    end
    if found.game:pending() == -1 then found:begin(audience) end
    tell { kind = "undo", answers = taken, seat = me }
    return true
  end

  local function names()
    local list = array()
    for i, seat in ipairs(current().seats) do list[i] = seat.name end
    return list
  end

  function methods.hint() return current().play:ideas(names(), "greedy") end

  function methods.feature(params)
    return current().play:feature(me, params.tile, params.segment)
  end

  function methods.figure(params)
    return current().play:figure(me, params.figure)
  end

  function methods.cards() return current().play:cards() end

  function methods.why(params)
    params.rotation = params.rotation or 0
    return current().play:why(me, params)
  end

  function methods.remaining() return current().play:remaining(me) end

  function methods.held() return current().play:held(me) end

  function methods.replay()
    return now.play:record(names(), me)
  end

  function methods.review(params)
    return now.play:review(names(), me, params.from or 0, REVIEW)
  end

  function methods.leave() return true end

  return methods
end
