--- A whole game as data for a page that steps through it: what changed with
--- every answer. Texts in it are plain; the page shows them as text only.
--
-- steps[1] is the position after set-up, steps[n + 1] that after answer n.
-- What a step leaves out is as before:
--   t  tiles laid: { type, x, y, rotation, { feature of each segment } }
--   v  tiles an overlay came to lie on: { tile, type, { feature of each
--      segment } }
--   r  tiles whose segments are of other features, told before all else when
--      a rule joins or parts: { tile, { feature of each segment } }; what was
--      joined before is forgotten
--   m  features joined: { old, new }
--   q  features: { id, kind, tiles, open, complete, holders, worth, figures }
--   f  figures moved: { figure, false } or { figure, symbol, x, y, angle,
--      size, bar }, places in units of a hundredth of a tile
--   z  zones: { title, { { symbol, title } }, seat };  s  scores by seat
--   j  segments joined by rules: { path, { width, colour }... }
--   u  supplies by seat: { { symbol, count, title, size } };  x shut edges
--   h  texts of variables that all see: { of the game, of each seat... }
--   e  events: { player, text } or, with points, { player, text, points,
--      { { name, count, points, module } }, feature, tile, reason, figure },
--      the last where it is for a figure
--   c  cells { x, y }, p places { x, y }, d sides { x, y, angle } to choose
--   a  who decides (-1: chance), k the question, n type of the tile in hand,
--   b  what it is about: { title, text, type of a tile or -1 }
--   w  the turn, l tiles left; o what the answer lost, see lost_points.lua
-- Symbols and kinds are numbers from 0: places in `symbols`, which are keys of
-- pictures (see pictures/fragments.lua), and in `kinds`, which are words.

local tes = require "tes"
local figure = require "host.pictures.figure"
local lost_points = require "host.web.lost_points"
local markup = require "host.pictures.markup"
local public_state = require "host.games.public_state"
local report = require "host.games.report"
local result = require "host.games.result"
local scene = require "host.pictures.scene"
local seats = require "host.games.seats"
local T = require "host.common.text".get

local array = tes.json.array

---@class Reel
---@field stage Stage
---@field recording Recording
---@field symbols string[] keys of pictures of pieces
local Reel = {}
Reel.__index = Reel

local playback = {}

-- Up to so many live features, all are looked at after every answer; with
-- more only those on and around a tile just laid, and those with figures when
-- a tile was laid or figures have moved.
local FEW = 300
-- Questions with more options than this show none of them.
local OPTIONS = 250

function Reel:text(key)
  return markup.tidy(self.stage.rules:text(key))
end

function Reel:reason(name)
  return markup.tidy(report.reason(self.stage.rules, name))
end

-- The number of a picture of a piece, see pictures/fragments.lua.
function Reel:symbol(item, angle)
  local key = item.piece .. "/" .. (item.owner or -1)
  if item.side and not figure.is_bar(item.look) then
    key = key .. "/" .. angle
  elseif item.side then
    key = key .. "/0"
  end
  local known = self.symbol_numbers[key]
  if not known then
    known = #self.symbols
    self.symbols[known + 1] = key
    self.symbol_numbers[key] = known
  end
  return known
end

-- ---- tiles and features ---------------------------------------------------

function Reel:alias(id)
  while self.joined[id] do id = self.joined[id] end
  return id
end

-- Notes that there is such a feature, and a node of it.
function Reel:live_on(id, node)
  if self.live[id] then return end
  self.live[id], self.lives = node, self.lives + 1
end

local around = { { 0, -1 }, { 1, 0 }, { 0, 1 }, { -1, 0 } }

function Reel:join(index, step)
  for i, segment in ipairs(self.game:segments(index)) do
    local old = self:alias(self.feature_of[index][i])
    local now = self.game:feature_id(segment.node)
    if old ~= now then
      self.joined[old] = now
      self.records[old] = nil
      if self.live[old] then self.lives = self.lives - 1 end
      self.live[old] = nil
      self:live_on(now, segment.node)
      step.m = step.m or array()
      table.insert(step.m, array { old, now })
    end
  end
end

function Reel:join_around(tile, step)
  for _, go in ipairs(around) do
    local other = self.game:tile_at(tile.x + go[1], tile.y + go[2])
    if other and self.feature_of[other] then self:join(other, step) end
  end
end

function Reel:lay(index, step)
  local game = self.game
  local tile = game:tile(index)
  local features = array()
  for i, segment in ipairs(game:segments(index)) do
    features[i] = segment.feature
    self:live_on(segment.feature, segment.node)
  end
  self.feature_of[index] = features
  step.t = step.t or array()
  table.insert(step.t, array { tile.type, tile.x, tile.y, tile.rotation,
    array(table.move(features, 1, #features, 1, {})) })
  self.used[tile.type] = true
  self:join_around(tile, step)
end

-- A laid tile is of another type: its first segments are those it had.
function Reel:change(index, step)
  local game, features = self.game, self.feature_of[index]
  local tile = game:tile(index)
  for i, segment in ipairs(game:segments(index)) do
    if not features[i] then
      features[i] = segment.feature
      self:live_on(segment.feature, segment.node)
    end
  end
  step.v = step.v or array()
  table.insert(step.v, array { index, tile.type,
    array(table.move(features, 1, #features, 1, {})) })
  self.used[tile.type] = true
  self:join(index, step)
  self:join_around(tile, step)
end

-- The features of a tile laid before, told if they are others.
function Reel:tell_again(index, step)
  local features, other = self.feature_of[index], false
  for i, segment in ipairs(self.game:segments(index)) do
    if not features[i] then break end -- an overlay's, told with it
    other = other or features[i] ~= segment.feature
    features[i] = segment.feature
    self:live_on(segment.feature, segment.node)
  end
  if other then
    table.insert(step.r, array { index,
      array(table.move(features, 1, #features, 1, {})) })
  end
end

-- When a rule parts features, joins that were recorded before are no longer
-- valid: all features are recorded anew.
function Reel:relink(step)
  local links = tes.json.encode(array(self.game:links()))
  if links == self.linked then return end
  self.linked, self.joined, self.live, self.lives = links, {}, {}, 0
  step.r = array()
  for index = 0, self.laid - 1 do self:tell_again(index, step) end
end

function Reel:tiles(step)
  local game = self.game
  for i = self.told, self.overlays and game:events() - 1 or -1 do
    local event = game:event(i)
    if event.kind == "overlaid" and event.tile < self.laid then
      self:change(event.tile, step)
    end
  end
  for index = self.laid, game:tiles() - 1 do self:lay(index, step) end
  self.laid = game:tiles()
end

-- The facts about a feature now.
function Reel:record(id, node)
  local game = self.game
  local feature = game:feature(node)
  local holders, worth = seats.of_mask(game:holders(node)), array()
  local for_whom = #holders > 0 and holders or { math.max(0, game:player()) }
  for i, seat in ipairs(for_whom) do worth[i] = game:worth(node, seat) or 0 end
  local kind = self.kind_numbers[feature.kind]
  if not kind then
    kind = #self.kinds
    self.kinds[kind + 1] = self:text(feature.kind)
    self.kind_numbers[feature.kind] = kind
  end
  return array { id, kind, feature.tiles, feature.open,
    feature.complete and 1 or 0, holders, worth, feature.figures }
end

-- Adds the features on and around the last tile.
function Reel:add_near(ids)
  local game = self.game
  local last = game:tile(game:tiles() - 1)
  for dx = -1, 1 do
    for dy = -1, 1 do
      local tile = game:tile_at(last.x + dx, last.y + dy)
      for _, segment in ipairs(tile and game:segments(tile) or {}) do
        ids[segment.feature] = true
      end
    end
  end
end

-- Adds the features on which figures stand.
function Reel:add_held(ids)
  local game = self.game
  for i = 0, game:figures() - 1 do
    local _, node = game:standing(i)
    if node then ids[game:feature_id(node)] = true end
  end
end

-- Ids of the features to look at after a step.
function Reel:candidates(step, moved)
  local ids = self.live
  if self.lives > FEW then
    ids = {}
    if step.t then self:add_near(ids) end
    for _, tile in ipairs(step.r or {}) do
      for _, id in ipairs(tile[2]) do ids[id] = true end
    end
    if step.t or moved then self:add_held(ids) end
  end
  local list = {}
  for id in pairs(ids) do list[#list + 1] = id end
  table.sort(list)
  return list
end

function Reel:features(step, moved)
  for _, id in ipairs(self:candidates(step, moved)) do
    local record = self:record(id, self.live[id] or id)
    local text = tes.json.encode(record)
    if text ~= self.records[id] then
      self.records[id] = text
      step.q = step.q or array()
      table.insert(step.q, record)
    end
  end
end

-- ---- figures, zones, seats ------------------------------------------------

local function place_of(self, item)
  local x, y, angle, size, bar = figure.place(item)
  return array { item.figure, self:symbol(item, angle), x, y, angle, size, bar }
end

-- Sets a field of a step when it is not what it was.
function Reel:set(step, field, value)
  local text = tes.json.encode(value)
  if text ~= self.last[field] then
    self.last[field] = text
    step[field] = value
  end
end

-- May some figure have moved? Figures on segments are compared without making
-- tables.
function Reel:moved()
  local nodes = {}
  for i = 0, self.game:figures() - 1 do
    local _, node, home = self.game:standing(i)
    if not node and not home then return true end
    nodes[i + 1] = node or -1
  end
  local text = table.concat(nodes, " ")
  local same = text == self.stood
  self.stood = text
  return not same
end

function Reel:figures(step)
  local shown = { figures = {}, edges = {}, zones = {} }
  self.stage:standing(self.game, shown)
  local seen = {}
  for _, list in ipairs { shown.figures, shown.edges } do
    for _, item in ipairs(list) do
      local place = place_of(self, item)
      local text = tes.json.encode(place)
      seen[item.figure] = text
      if self.places[item.figure] ~= text then
        self.places[item.figure] = text
        step.f = step.f or array()
        table.insert(step.f, place)
      end
    end
  end
  for i = 0, self.game:figures() - 1 do
    if self.places[i] and not seen[i] then
      self.places[i] = nil
      step.f = step.f or array()
      table.insert(step.f, array { i, false })
    end
  end
  local zones = array()
  for i, zone in ipairs(shown.zones) do
    local items = array()
    for k, item in ipairs(zone.figures) do
      items[k] = array { self:symbol(item), item.title }
    end
    zones[i] = array { zone.word, items, zone.holder }
  end
  self:set(step, "z", zones)
end

function Reel:seats(step)
  local scores, supplies = array(), array()
  for i, seat in ipairs(self.stage:seats(self.recording.session)) do
    scores[i] = seat.score
    local list = array()
    for k, item in ipairs(seat.supply) do
      item.owner = seat.seat
      list[k] = array { self:symbol(item), item.count, item.title,
        math.min(1.4, item.look.size or 1) }
    end
    supplies[i] = list
  end
  self:set(step, "s", scores)
  self:set(step, "u", supplies)
  self:set(step, "h", public_state.lists(self.recording.session, markup.tidy))
end

-- ---- events and the decision ----------------------------------------------

local function score_event(self, event, text)
  local items, factor = array(), report.factor(event.items)
  for i, item in ipairs(event.items) do
    items[i] = array { self:reason(item.name), item.count,
      item.points, item.module, item == factor or nil }
  end
  return array { event.player, text, event.points, items,
    event.node and self.game:feature_id(event.node) or -1,
    event.node and (self.game:node(event.node)) or -1,
    self:reason(event.reason), event.figure }
end

function Reel:events(step)
  local game = self.game
  for i = self.told, game:events() - 1 do
    local event = game:event(i)
    event.player = report.mover(self.teller, event)
    local text = markup.tidy(report.event(self.teller, event))
    step.e = step.e or array()
    table.insert(step.e, event.kind == "score" and
      score_event(self, event, text)
      or array { event.answer > 0 and event.player or -1, text })
  end
  self.told = game:events()
end

-- What the question is about that stands nowhere on the board.
function Reel:about(step, list)
  local about = array()
  for _, what in ipairs(list) do
    if what.kind ~= "segment" and what.kind ~= "figure" then
      local title, text = report.about(self.teller, what, true)
      if what.type then self.used[what.type] = true end
      about[#about + 1] = array { markup.tidy(title), markup.tidy(text),
        what.kind == "type" and what.type or -1 }
    end
  end
  self:set(step, "b", about)
end

function Reel:decision(step)
  local game = self.game
  local shown = { figures = {}, edges = {}, cells = {}, spots = {},
    sides = {}, cell_at = {} }
  local player, count = game:pending()
  local cells, places, sides, hand = array(), array(), array(), -1
  if player and player >= 0 then
    if count <= OPTIONS then self.stage:choices(game, shown) end
    for i, cell in ipairs(shown.cells) do
      cells[i] = array { cell.x, cell.y }
    end
    for i, spot in ipairs(shown.spots) do
      places[i] = array { figure.tenths(spot.x), figure.tenths(spot.y) }
    end
    for i, side in ipairs(shown.sides) do
      local x, y, angle = figure.side(side.x, side.y, side.side)
      sides[i] = array { x, y, angle }
    end
    local first = game:option(0)
    hand = first and first.kind == "place" and first.type or -1
    if hand >= 0 then self.used[hand] = true end
  end
  self:set(step, "c", cells)
  self:set(step, "p", places)
  self:set(step, "d", sides)
  self:set(step, "n", hand)
  local decision = game:decision()
  self:set(step, "a", player or -2)
  self:set(step, "k", decision and markup.tidy(report.prompt(
    self.recording.session.rules, decision.prompt)) or
    markup.tidy(result.verdict(self.recording.session)))
  self:about(step, decision and decision.about or {})
  self:set(step, "w", game:turn())
  self:set(step, "l", game:tiles_left())
end

function Reel:shut(step)
  local edges = array()
  for i, edge in ipairs(self.game:edges()) do
    local x, y, angle = figure.side(edge.x, edge.y, edge.side)
    edges[i] = array { x, y, angle }
  end
  self:set(step, "x", edges)
end

function Reel:links(step)
  local list = array()
  for i, link in ipairs(self.stage:links(self.game)) do
    list[i] = array { link.path }
    for _, stroke in ipairs(link.strokes) do
      table.insert(list[i], array { stroke[1], stroke[2], stroke.dash })
    end
  end
  self:set(step, "j", list)
end

function Reel:step()
  local step = {}
  self:relink(step)
  self:tiles(step)
  local moved = self:moved()
  self:features(step, moved)
  if moved then self:figures(step) end
  self:seats(step)
  self:shut(step)
  self:links(step)
  self:events(step)
  self:decision(step)
  return step
end

-- What the answer that comes next loses. Of a game with secrets a seat is told
-- of its own.
function Reel:judge(key)
  local game, seat = self.game, self.recording.seat
  local index = game:find(key)
  local hidden = seat and game:hides() and game:pending() ~= seat
  if not index or hidden then return nil end
  local told = lost_points.of(self.teller, self.stage, game, index)
  if told and told.place then self.used[told.place[1]] = true end
  return told
end

-- ---------------------------------------------------------------------------

--- Turns a recording into such data, from its start to its end.
---@param shown Recording
---@param judged boolean? with what answers lost
---@return table data for JSON
---@return table used set of the numbers of types
---@return Stage stage
function playback.record(shown, judged)
  local self = setmetatable({ recording = shown, game = shown.game,
    stage = scene.new(shown.session.rules), symbols = array(),
    symbol_numbers = {}, kinds = array(), kind_numbers = {}, joined = {},
    live = {}, lives = 0, feature_of = {}, records = {}, places = {}, last = {},
    used = {}, laid = 0, told = 0, linked = "[]" }, Reel)
  self.teller = setmetatable({
    type_words = function(_, type)
      return T("tile.words", self.stage:words(type))
    end }, { __index = function(_, key) return shown.session[key] end })
  for _, type in ipairs(self.stage.types) do
    self.overlays = self.overlays or type.plain ~= nil
  end
  shown:go(0)
  self.game = shown.game
  local steps = array { self:step() }
  for n = 1, #shown.keys do
    local lost = judged and self:judge(shown.keys[n]) or nil
    shown:forward()
    self.game = shown.game
    steps[n + 1] = self:step()
    steps[n + 1].o = lost
  end
  local names = array()
  for seat = 0, shown.game:players() - 1 do
    local entry = shown.session.seats[seat]
    names[seat + 1] = array { entry.letter, markup.tidy(entry.name) }
  end
  return { steps = steps, seats = names, kinds = self.kinds,
    symbols = self.symbols }, self.used, self.stage
end

return playback
