--- The game of one table: rules, answers, and what can be seen of it, as
--- plain data that goes through a pipe as well. The server has the games of
--- its own modules beside it; those with rules that came from a stranger are
--- in a worker process.

local tes = require "tes"
local bots = require "host.bots.by_name"
local fail = require "host.common.fail"
local file = require "host.common.file"
local fragments = require "host.pictures.fragments"
local bot_reasons = require "host.games.bot_reasons"
local how_to_play = require "host.games.how_to_play"
local lost_points = require "host.web.lost_points"
local markup = require "host.pictures.markup"
local requested_game = require "host.tables.requested_game"
local pause = require "host.common.pause"
local page_position = require "host.tables.page_position"
local position = require "host.games.position"
local scene = require "host.pictures.scene"
local scratch = require "host.tables.scratch"
local seat_view = require "host.games.seat_view"
local source = require "host.common.source"
local text = require "host.common.text"
local why = require "host.games.why"
local in_order = require "common.keys"
local write = require "common.literal".write
local T = text.get
local array = tes.json.array

-- How many answers a hint names.
local IDEAS = 3

---@class Play
---@field rules table
---@field game table
---@field save table log, in memory
---@field stage Stage
---@field who integer[] who gave each answer
local Play = {}
Play.__index = Play

local table_game = {}

--- Folders of the host's own modules; limits of scripts; most rulesets in use.
--- Set once.
table_game.path, table_game.limits, table_game.most = nil, nil, nil

--- How rules are loaded and compared: load(made, path, limits, by), key(made).
table_game.loader = requested_game

-- ---- rules, shared by the games of equal recipes ---------------------------

local loaded = setmetatable({}, { __mode = "v" })

--- The key of a recipe's rules; are these in use?
function table_game.key(made) return table_game.loader.key(made) end

function table_game.in_use(key) return loaded[key] ~= nil end

--- The rules of a recipe, if they are in use.
function table_game.get(made) return loaded[table_game.key(made)] end

--- Loads them, by `tes.ruleset.load` or what does the same. Returns the
--- ruleset, or nil and the problem.
function table_game.load(made, by)
  return table_game.loader.load(made, table_game.path, table_game.limits, by)
end

--- From now on, and as long as somebody has what is returned, these are the
--- rules of the recipe.
function table_game.adopt(made, rules)
  local known = { rules = rules, stage = scene.new(rules) }
  loaded[table_game.key(made)] = known
  return known
end

local function rules_of(made)
  return table_game.get(made)
    or table_game.adopt(made, fail.check(table_game.load(made)))
end

--- Of how many different recipes are rules in use?
function table_game.count()
  local count = 0
  for _ in pairs(loaded) do count = count + 1 end
  return count
end

--- A picture that stands for a tile set.
---@param set string
function table_game.cover(set)
  local found = tes.ruleset.describe({ path = table_game.path },
    "tileset " .. set)
  if not found then fail.raise("input", T("serve.no_set", set)) end
  return fragments.cover(source.read(found))
end

-- Rules that came along: { name, title, options }.
local function house_of(rules)
  local list = array(source.read(rules:describe "house"))
  for _, module in ipairs(list) do
    array(module.options)
    for _, option in ipairs(module.options) do
      if option.values then array(option.values) end
    end
  end
  return list
end

-- What a game is called in the words of whoever asks, by its house rules where
-- it has no title; "" without either.
local function title_of(self)
  local known = self.known
  if not known.title then
    local names = {}
    for i, module in ipairs(self.made.files and house_of(known.rules) or {}) do
      names[i] = module.title or module.name
    end
    known.title = source.read(known.rules:describe "config").title
      or table.concat(names, " + ")
  end
  return self.made.title or known.title
end

--- Checks a recipe by loading it.
---@param known table? its rules, where they are loaded already
---@return table { title =, players =, house =, how = }
function table_game.check(made, known)
  known = known or rules_of(made)
  local title = title_of { made = made, known = known, rules = known.rules }
  return { title = title ~= "" and title or tes.json.null,
    players = known.rules:players(), how = array(how_to_play.list(known.rules)),
    house = made.files and house_of(known.rules) or nil }
end

--- Begins a game, and gives the answers so far.
---@param made table recipe
---@param seed integer
---@param keys string[]
---@param known table? its rules, where they are loaded already
---@return Play
function table_game.open(made, seed, keys, known)
  known = known or rules_of(made)
  local game = fail.check(known.rules:game(seed))
  local save = fail.check(tes.save.create(game, seed))
  local self = setmetatable({ made = made, known = known, others = {},
    rules = known.rules, stage = known.stage, game = game, save = save,
    names = {}, who = {} }, Play)
  for i, key in ipairs(keys) do
    pause.at(i)
    local index = game:find(key)
    if not index then
      fail.raise("damage", T("replay.no_option", i, key))
    end
    self.who[i] = game:pending()
    fail.check(save:answer(index))
  end
  return self
end

-- A recipe of the same rules with their words in another language: numbers and
-- names of things do not depend on it. Nil where there is no room for more
-- rules.
local function translated(self, code)
  local made = {}
  for key, value in pairs(self.made) do made[key] = value end
  made.lang = code
  local full = table_game.most and table_game.count() >= table_game.most
  return not (full and not table_game.get(made)) and made or nil
end

-- These rules; where there are none, those of the table.
local function in_language(self, code)
  local known = self.others[code]
  if known then return known end
  local made = translated(self, code)
  if not made then return self.known end
  local done, found = pcall(rules_of, made)
  known = done and found or self.known
  self.others[code] = known
  return known
end

--- Loads the words of a language ahead.
---@param load fun(made: table): table?
function Play:learn(code, load)
  if code == self.made.lang or self.others[code] then return end
  local made = translated(self, code)
  local done, known = pcall(load, made)
  if made and done then self.others[code] = known end
end

--- The game with texts in the language of the viewer who is served now.
function Play:spoken()
  if text.code == self.made.lang then return self end
  local known = in_language(self, text.code)
  return setmetatable({ known = known, rules = known.rules,
    stage = known.stage }, { __index = self })
end

--- The game as a seat sees it; as it is where nothing is hidden. Both in the
--- words of whoever is told.
---@param seat integer? nil: where nothing is hidden, any
function Play:seen(seat)
  local spoken = self:spoken()
  if not self.game:hides() then return spoken end
  return setmetatable({ game = seat_view.game(self.game, seat),
    whole_game = self.game }, { __index = spoken })
end

--- What report says of a type and of a seat to people who see the board.
function Play:type_words(type)
  return T("tile.words", self.stage:words(type))
end

function Play:seat_words(seat) return self:name(seat) end

--- How the seats are called, for what is told of them.
function Play:name_seats(names) self.names = names end

--- All answers so far.
function Play:keys()
  local keys = array()
  for i = 1, self.save:count() do keys[i] = self.save:key(i - 1) end
  return keys
end

--- What the server reads after each change.
function Play:standing()
  local player = self.game:pending()
  local status = self.game:status()
  return { status = status, player = status == "asking" and player or nil,
    answers = self.save:count(), hides = self.game:hides() }
end

local function mark_of(game, seat)
  return { seat = seat, events = game:events(), tiles = game:tiles() }
end

--- How much each seat has seen so far, for `change`. Where nothing is hidden
--- all see the same: one mark, of no seat.
---@param audience integer[]
---@return { seat: integer?, events: integer, tiles: integer }[]
function Play:marks(audience)
  local marks = array()
  if not self.game:hides() then
    marks[1] = #audience > 0 and mark_of(self.game) or nil
    return marks
  end
  for i, seat in ipairs(audience) do
    marks[i] = mark_of(self:seen(seat).game, seat)
  end
  return marks
end

-- Who of the audience may not know the answer that comes now.
local function blind(self, audience)
  if not self.game:hides() then return nil end
  local list = array()
  for _, seat in ipairs(audience) do
    if not self.game:sees(seat) then list[#list + 1] = seat end
  end
  return #list > 0 and list or nil
end

local function describe(self, problem)
  return { text = problem.text, status = problem.status,
    answers = self.save:count() }
end

-- Lets CHANCE answer as long as it is asked.
local function roll_all(self, audience, steps)
  while self.game:pending() == -1 do
    local hidden = blind(self, audience)
    local done, problem = self.save:roll()
    if not done then return describe(self, problem) end
    self.who[self.save:count()] = -1
    steps[#steps + 1] = { player = -1, hidden = hidden,
      key = self.save:key(self.save:count() - 1) }
  end
end

--- Begins: CHANCE answers until a player is asked.
function Play:begin(audience)
  local steps = array()
  local stuck = roll_all(self, audience, steps)
  return { steps = steps, stuck = stuck, now = self:standing() }
end

--- Gives an answer, and those of CHANCE after it.
---@param given { key: string?, index: integer? }
---@param audience integer[] seats that look on
---@return table { steps = { player, key, hidden }, stuck =, now = }, or
---  { refused = } with the game as it was
function Play:answer(given, audience)
  local game = self.game
  local player = game:pending()
  if not player then return { refused = { text = T "rpc.none" } } end
  local index = given.index or game:find(given.key)
  local key = index and index >= 0 and index < 2 ^ 32 - 1 and game:key(index)
  if not key then
    return { refused = { status = "input",
      text = T("rpc.option", given.key or given.index) } }
  end
  local hidden = blind(self, audience)
  local done, problem = self.save:answer(index)
  if not done then
    local refused = describe(self, problem)
    refused.key = key
    return { refused = refused, now = self:standing() }
  end
  self.who[self.save:count()] = player
  local steps = array { { player = player, key = key,
    hidden = hidden } }
  local stuck = roll_all(self, audience, steps)
  return { steps = steps, stuck = stuck, now = self:standing() }
end

--- Gives an answer that another program has written.
---@param key string
function Play:follow(key, audience)
  local index = self.game:find(key)
  if not index then
    fail.raise("damage", T("replay.no_option", self.save:count() + 1, key))
  end
  local step = { player = self.game:pending(), key = key,
    hidden = blind(self, audience) }
  fail.check(self.save:answer(index))
  self.who[self.save:count()] = step.player
  return { step = step, now = self:standing() }
end

--- Milliseconds of processor time that its rules took until they were stopped.
function Play:wasted() return self.game:wasted() end

--- Takes answers back.
function Play:undo(answers)
  fail.check(self.save:undo(answers))
  return { now = self:standing() }
end

--- What a bot would answer for the seat that is asked.
function Play:bot(name)
  local player, count = self.game:pending()
  if not player or player < 0 then return {} end
  local problem = bots.hopeless(self.game)
  if problem then return { problem = problem.text } end
  local index = bots.say(name, self.game, player)
  return { index = index, key = self.game:key(index), player = player,
    count = count, answers = self.save:count() }
end

--- What a level thinks best for the seat that is asked, and why: see
--- host/games/bot_reasons.lua.
---@param names string[] of the seats
---@param name string
---@return table { player, index, key, ideas, answers }
function Play:ideas(names, name)
  self:name_seats(names)
  local player = self.game:pending()
  local problem = bots.hopeless(self.game)
  if not player or player < 0 or problem then
    fail.raise("input", problem and problem.text or T "rpc.none")
  end
  local told = bot_reasons.answer(self:spoken(), player,
    bots.ideas(self.game, player, IDEAS, name))
  for _, idea in ipairs(told.ideas) do
    for i, line in ipairs(idea.why) do idea.why[i] = markup.tidy(line) end
  end
  told.answers = self.save:count()
  return told
end

--- The position, see host/tables/page_position.lua.
function Play:position(seat)
  local seen = self:seen(seat)
  local told = page_position.position(seen)
  told.title = title_of(seen)
  return told
end

--- The rules that came with the table, for everybody to read.
function Play:house()
  return { rules = house_of(self.rules), files = self.made.files or {} }
end

-- The type that shows something best: with the fewest others beside it, the
-- lowest number. count(type): how many it has, and whether that is among them.
local function best_of(types, count)
  local best, least
  for i, type in ipairs(types) do
    local others, has = count(type)
    if has and not type.plain and (not least or others < least) then
      best, least = i - 1, others
    end
  end
  return best
end

local function type_with(types, mark)
  return best_of(types, function(type)
    local count, has = 0, false
    for _, part in ipairs { type, table.unpack(type.segments) } do
      for name in pairs(part.marks or {}) do
        count, has = count + 1, has or name == mark
      end
    end
    return count, has
  end)
end

-- Of two parts of one kind both show it, and of a monastery with a road nobody
-- knows which is meant.
local function type_showing(types, kind)
  return best_of(types, function(type)
    local kinds, others, has = {}, 0, false
    for _, segment in ipairs(type.segments) do
      has = has or segment.kind == kind
      others = others + (kinds[segment.kind] and 0 or 1)
        + (segment.form == "area" and 1 or 0)
        + (next(segment.marks or {}) and 1 or 0)
      kinds[segment.kind] = true
    end
    others = others + (next(type.marks or {}) and 1 or 0)
    return 100 * others + #type.segments, has
  end)
end

-- The first segment of a kind, from 0.
local function segment_of(type, kind)
  for i, segment in ipairs(type.segments) do
    if segment.kind == kind then return i - 1 end
  end
end

--- What is played with: a card for each module, with its options, pieces,
--- kinds of features and marks, in the words of whoever asks.
function Play:cards()
  local spoken, list = self:spoken(), array()
  local rules = spoken.rules
  local owned = {}
  for _, piece in ipairs(rules:pieces()) do owned[piece.name] = piece.owned end
  for i, card in ipairs(source.read(rules:describe "cards")) do
    card.options = array(card.options)
    for k, name in ipairs(array(card.pieces)) do
      card.pieces[k] = { symbol = name .. "/" .. (owned[name] and 0 or -1),
        title = rules:text(name), about = card.told[name] }
    end
    card.told = nil
    local marks = array()
    for _, kind in ipairs(card.kinds) do
      local type = type_showing(self.stage.types, kind.name)
      marks[#marks + 1] = { name = kind.name, title = rules:text(kind.name),
        about = kind.about, type = type,
        segment = type and segment_of(self.stage.types[type + 1], kind.name) }
    end
    card.kinds = nil
    for _, mark in ipairs(card.marks) do
      mark.title, mark.type = spoken.stage:mark_word(mark.name),
        type_with(self.stage.types, mark.name)
      -- what no tile shows is no mark of tiles, unless it is explained, and
      -- that of a piece was
      if mark.type or mark.about and owned[mark.name] == nil then
        marks[#marks + 1] = mark
      end
    end
    card.marks = marks
    list[i] = card
  end
  return list
end

--- The game as the playground takes it: config, files and answers. The seed
--- tells what will come, so it goes along only where nothing more does.
---@param over boolean
function Play:material(over)
  local config = source.read(self.rules:describe "header")
  config.loaded, config.path, config.locale = nil, nil, nil
  config.players = self.rules:players()
  config.title = title_of(self)
  for i, name in ipairs(config.rules) do
    config.rules[i] = name:match "[^/]+$"
  end
  local lines = {}
  for _, key in ipairs(in_order(config)) do
    local value = config[key]
    if type(value) ~= "table" or next(value) ~= nil then
      lines[#lines + 1] = ("  %s = %s,\n"):format(key, write(value))
    end
  end
  return { config = "return {\n" .. table.concat(lines) .. "}\n",
    files = self.made.files or {}, keys = self:keys(),
    seed = over and self.save:seed() or nil }
end

--- The game in a line, as a list of tables has it.
function Play:glance()
  local spoken = self:spoken()
  return { title = title_of(spoken), turn = self.game:turn(),
    result = self.game:status() == "over" and page_position.verdict(spoken)
      or nil }
end

--- What a seat sees of what happened since the mark.
function Play:change(mark)
  return page_position.change(self:seen(mark.seat), mark)
end

function Play:choices(seat, from, limit)
  return page_position.choices(self:seen(seat), from, limit)
end

function Play:decision(seat, from, limit)
  return position.decision(self:seen(seat), from, limit)
end

--- The position as `tessera rpc` tells it; `seats` as there.
function Play:state(seat, number, list)
  local seen = setmetatable({ seats = {} }, { __index = self:seen(seat) })
  for i, entry in ipairs(list) do seen.seats[i - 1] = entry end
  return position.state(number, seen)
end

--- The board as lines of text, or as one SVG document.
function Play:render(seat, form, size, columns, rows)
  local seen = self:seen(seat)
  if form == "svg" then
    local svg = require "host.pictures.svg"
    return svg.paint(self.stage:scene(seen), self.stage.looks,
      { size = size })
  end
  local painter = require "host.terminal.board_painter".new(self.rules, false)
  local lines = painter:paint(seen.game, nil,
    columns and columns > 0 and { columns, rows } or nil)
  for i, line in ipairs(lines) do lines[i] = tes.out.shown(line) end
  return array(lines)
end

--- The record of the whole game as the replay page has it.
---@param names string[] of the seats
function Play:record(names, seat)
  self:name_seats(names)
  return page_position.replay(self:spoken(), self:keys(), seat)
end

-- A game beside this one that is after its first answers: the one that was
-- judged last, if it is there already.
local function twin_at(self, keys, answers)
  local twin, first = self.twin, table.move(keys, 1, answers, 1, {})
  if not twin or table.concat(twin:keys(), "\n") ~=
      table.concat(first, "\n") then
    self.twin = nil
    if twin then twin:close() end
    twin = table_game.open(self.made, self.save:seed(), first, self.known)
    self.twin = twin
  end
  twin.names = self.names
  return twin
end

-- What an answer lost that a seat may be told of: where there are secrets, its
-- own. Others may be told of all.
local function judge(twin, seat, index)
  local player, hides = twin.game:pending(), twin.game:hides()
  if player < 0 or hides and player ~= seat then return nil end
  local seen = twin:seen(seat)
  local told = lost_points.of(seen, seen.stage, seen.game, index)
  if seen.game ~= twin.game then seen.game:free() end
  return told
end

--- What answers lost, from one of them on, until so many seconds have passed:
--- see host/web/lost_points.lua.
---@param names string[] of the seats
---@param seat integer who wants to know
---@param from integer answers before
---@param seconds number
---@return table { found = { { answer, player, lost, ... } }, next, last }:
--- next, the number to ask on from
function Play:review(names, seat, from, seconds)
  self:name_seats(names)
  local keys, found, clock = self:keys(), array(), tes.process.clock
  local twin, ends = twin_at(self, keys, math.min(from, #keys)),
    clock() + seconds
  for n = twin.save:count() + 1, #keys do
    local index = fail.check(twin.game:find(keys[n]))
    local told = judge(twin, seat, index)
    if told then
      told.answer = n
      found[#found + 1] = told
    end
    fail.check(twin.save:answer(index))
    if clock() >= ends then break end
  end
  local done = twin.save:count()
  return { found = found, next = done < #keys and done or nil, last = #keys }
end

function Play:events(seat, from, limit)
  return page_position.events(self:seen(seat), from, limit)
end

--- Why nothing can be answered where somebody points: on an empty cell, with
--- a tile as it is turned, or on a segment.
---@param seat integer who is asked
---@param at table { type, rotation, x, y } or { tile, segment }
---@return table { text, sides }: sides of the cell that do not match
function Play:why(seat, at)
  local seen = self:seen(seat)
  local reason, sides
  if at.tile and at.tile >= 0 and at.tile < seen.game:tiles() then
    reason = why.segment(seen, seen.stage, at.tile, at.segment or 0)
  elseif at.type and at.type < seen.rules:types() then
    reason, sides = why.cell(seen, seen.stage, at)
  end
  return { text = reason or T "why.nothing", sides = array(sides or {}),
    known = reason ~= nil }
end

function Play:feature(seat, tile, segment)
  return page_position.feature(self:seen(seat), tile, segment)
end

function Play:figure(seat, number)
  return page_position.figure(self:seen(seat), number)
end

function Play:remaining(seat)
  return page_position.remaining(self:seen(seat))
end

function Play:held(seat)
  return page_position.held(self:seen(seat))
end

function Play:drawings(types)
  return page_position.drawings(self, types, self:spoken().stage)
end

function Play:looks(colours, symbols)
  return page_position.looks(self:spoken(), colours, symbols)
end

-- The same game under the same rules with the names of its seats.
local function named(self)
  local config = source.read(self.rules:describe "header")
  config.players = {}
  for i, name in ipairs(self.names) do config.players[i] = { name = name } end
  config.loaded, config.path = nil, nil
  config.title = self.made.title or config.title
  local rules = tes.ruleset.load { path = table_game.path,
    config_text = "return " .. write(config) }
  if not rules then return nil end -- rules that came in files
  local game = rules:game(self.save:seed())
  local save = game and tes.save.create(game, self.save:seed())
  for _, key in ipairs(save and self:keys() or {}) do
    local index = game:find(key)
    if not index or not save:answer(index) then return nil end
  end
  return save
end

--- The game so far as an ordinary saved game.
---@param names string[] of the seats
---@param seat integer? only what it saw; nil: everything
function Play:text(names, seat)
  self:name_seats(names)
  local save = named(self) or self.save
  local folder <close> = scratch.open()
  local path = folder:name "game.save"
  if seat then
    fail.check(save:share(seat, path))
  else
    fail.check(save:copy(path))
  end
  return (fail.check(file.read(path)))
end

function Play:name(seat)
  return seat < 0 and T "chance" or self.names[seat + 1]
    or require "host.games.seats".letter(seat)
end

--- Frees what the game holds.
function Play:close()
  if self.twin then self.twin:close() end
  self.save:close()
  self.game:free()
end

return table_game
