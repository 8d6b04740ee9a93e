--- A position described once, for all painters: which tiles lie where, what
--- they look like, what stands on them, what can be done now. Knows geometry
--- and looks, no module.
--
-- A scene is a table of
--   box      { x0, y0, x1, y1 }: cells, tiles and marked cells within, or as
--            many of them as can be drawn (all of them on a grid)
--   tiles    { index, type, x, y, rotation, drawing, last }
--   figures  { figure, piece, owner, look, x, y, lying, title }: places in
--            units of host/pictures/shapes/curve.lua, cell 0,0 from 0 to 100
--   edges    { figure?, look?, owner?, x, y, side }: what lies on edges
--   shut     { x, y, side }: edges beyond which nothing goes on
--   links    { kind, tile, sides, path, strokes }: segments that a rule has
--            joined; path as of SVG, from side to side of the tile or from
--            place to place; tile is nil where it leads to another one
--   zones    { name, holder, word, title, figures = { figure, look, owner } }:
--            holder, the seat whose zone it is, or nil
--   cells    { x, y, options }: cells that can be chosen
--   spots    { x, y, option, look? }: places that can be chosen
--   sides    { x, y, side, option }: edges that can be chosen
--   seats    { letter, name, score, supply = { look, count, title } }
--   player   who has to answer, a seat from 0, or nil
--   hand     the type of the tile that is to be laid, or nil

local curve = require "host.pictures.shapes.curve"
local tile_shapes = require "host.pictures.shapes.tile_shapes"
local extent = require "host.pictures.extent"
local keys_of = require "common.keys"
local line_styles = require "host.pictures.line_styles"
local pause = require "host.common.pause"
local looks = require "host.pictures.looks"
local markup = require "host.pictures.markup"
local parts = require "host.pictures.shapes.parts"
local seats = require "host.games.seats"
local source = require "host.common.source"
local symbols = require "host.pictures.symbols"
local text = require "host.common.text"

---@class Stage
---@field rules table
---@field looks Looks
---@field types table[] described types from index 1
---@field places table<integer, table> by type: places found before
---@field symbols table<string, table> by language: looks and titles of pieces
---@field named table<integer, string> types in words
local Stage = {}
Stage.__index = Stage

local scene = {}

--- Symbols of figures on edges that are bars along the edge.
scene.BARS = { wall = true, gate = true }

-- Most options of a decision that are drawn.
local MOST = 20000

--- What all positions of a ruleset have in common.
---@param rules table
---@return Stage
function scene.new(rules)
  return setmetatable({ rules = rules, looks = looks.of(rules),
    types = source.read(rules:describe "tiles"), drawings = {}, places = {},
    symbols = {}, named = {} }, Stage)
end

--- The drawing of a tile type.
---@param type integer from 0
---@return Drawing
function Stage:drawing(type)
  local known = self.drawings[type]
  if not known then
    known = tile_shapes.new(self.types[type + 1], self.looks)
    self.drawings[type] = known
  end
  return known
end

--- What a mark is called on a tile: modules may have another word for that than
--- for the rule of its name ("sign princess"). One that is called like a piece
--- is that piece.
---@param name string
---@return string
function Stage:mark_word(name)
  local word = self.rules:text(name)
  for _, piece in ipairs(self.rules:pieces()) do
    if piece.name == name then return word end
  end
  local sign = self.rules:text("sign " .. name)
  return sign ~= "sign " .. name and sign or word
end

--- A tile type in words: what lies on it, with what is marked there. The
--- ground is named only where there is nothing else.
---@param type integer from 0
---@return string
function Stage:words(type)
  local known = self.named[type]
  if known then return known end
  local counts, order = {}, {}
  local function count(word)
    if not counts[word] then order[#order + 1] = word end
    counts[word] = (counts[word] or 0) + 1
  end
  local function count_marks(marks)
    for _, name in ipairs(keys_of(marks or {})) do
      local word = self:mark_word(name)
      if word ~= name or text.code == "en" and not name:find "%-" then
        count(markup.tidy(word))
      end
    end
  end
  local described = self.types[type + 1]
  for _, ground in ipairs { false, true } do
    for _, segment in ipairs(described.segments) do
      if (segment.form == "ground") == ground then
        count(markup.tidy(self.rules:text(segment.kind)))
        count_marks(segment.marks)
      end
    end
    if #order > 0 then break end
  end
  count_marks(described.marks)
  for i, word in ipairs(order) do
    order[i] = counts[word] > 1 and word .. " × " .. counts[word] or word
  end
  known = table.concat(order, ", ")
  self.named[type] = known
  return known
end

-- A place on a placed tile, from its place on the type.
local function on_board(tile, x, y)
  x, y = curve.turn(x, y, tile.rotation)
  return 100 * tile.x + x, 100 * tile.y + y
end

-- The n-th place on a segment of a turned tile, from its corner.
local function place_in(self, type, rotation, segment, n)
  local known = self.places[type]
  if not known then
    known = {}
    self.places[type] = known
  end
  local key = (n << 9 | segment << 2 | rotation) + 1
  local place = known[key]
  if not place then
    local x, y = self:drawing(type):spot(segment, n)
    place = { curve.turn(x, y, rotation) }
    known[key] = place
  end
  return place
end

-- Where figures stand on a tile as a whole, around its spot: on the symbol of a
-- mark that has places for them, or in a pile.
local function step_on(self, type, n)
  for _, name in ipairs(keys_of(self.types[type + 1].marks or {})) do
    local steps = symbols.STEPS[self.looks:mark(name, true).symbol]
    if steps and steps[n] then return steps[n][1], steps[n][2] end
  end
  return 0, -8 * (n - 1)
end

--- The n-th place on a segment of a placed tile. On the tile as a whole,
--- figures pile up, unless its symbol has places for several.
---@param tile table as game:tile returns it
---@param segment integer from 1; 0: the tile itself
function Stage:place(tile, segment, n)
  local place = place_in(self, tile.type, tile.rotation, segment, n)
  local x, y = 100 * tile.x + place[1], 100 * tile.y + place[2]
  if segment > 0 then return x, y end
  local east, south = step_on(self, tile.type, n)
  return x + east, y + south
end

-- What stands for a piece: { look, title }.
local function symbol(self, piece, owned)
  local known = self.symbols[text.code]
  if not known then
    known = {}
    self.symbols[text.code] = known
  end
  local key = owned and piece or "nobody's " .. piece
  if not known[key] then
    known[key] = { self.looks:piece(piece, owned),
      markup.tidy(self.rules:text(piece)) }
  end
  return known[key]
end

local function add_tiles(self, game, out)
  local count = game:tiles()
  for i = 0, count - 1 do
    local tile = game:tile(i)
    tile.index, tile.last = i, i == count - 1
    if not out.grid then tile.drawing = self:drawing(tile.type) end
    out.tiles[i + 1] = tile
  end
end

-- A zone, or that of one seat; its title says whose it is.
local function zone_of(self, out, name, holder)
  if holder and holder < 0 then holder = nil end
  for _, zone in ipairs(out.zones) do
    if zone.name == name and zone.holder == holder then return zone end
  end
  local word = markup.tidy(self.rules:text(name))
  local zone = { name = name, holder = holder, word = word, figures = {},
    title = holder and ("%s (%s)"):format(word, seats.letter(holder)) or word }
  out.zones[#out.zones + 1] = zone
  return zone
end

-- What is in a zone that lies on the board is seen there, too: in rows of
-- three below its place.
local function add_to_zone(self, out, zone, item, crowd)
  local x, y = self.looks:zone(zone)
  if not x or out.grid then return end
  local nth = crowd[zone] or 0
  crowd[zone] = nth + 1
  item.tile, item.segment, item.nth, item.lying = -1, 0, nth + 1, false
  item.x, item.y = x + 22 * (nth % 3 - 1), y + 24 + 18 * (nth // 3)
  out.figures[#out.figures + 1] = item
end

--- Whether who stands there lies, as on fields.
---@param type integer of the tile
---@param segment integer from 0; -1: none
---@return boolean
function Stage:lies(type, segment)
  local kind = segment >= 0 and self.types[type + 1].segments[segment + 1]
  return kind and kind.form == "ground" or false
end

-- Where a figure stands: adds it to figures, edges or zones.
local function add_figure(self, game, out, i, crowd)
  if select(3, game:standing(i)) then return end -- in the supply
  local figure = game:figure(i)
  local known = symbol(self, figure.piece, figure.owner >= 0)
  local item = { figure = i, piece = figure.piece, owner = figure.owner,
    look = known[1], title = known[2] }
  if figure.at == "segment" or figure.at == "tile" then
    local index, segment = figure.tile, -1
    if figure.node then index, segment = game:node(figure.node) end
    local tile = game:tile(index)
    local key = index * 64 + segment + 1
    crowd[key] = (crowd[key] or 0) + 1
    item.tile, item.segment, item.nth = index, segment + 1, crowd[key]
    if figure.corner then
      item.x, item.y = 100 * tile.x, 100 * tile.y
    elseif not out.grid then
      item.x, item.y = self:place(tile, segment + 1, crowd[key])
    end
    item.corner = figure.corner
    item.lying = self:lies(tile.type, segment)
    out.figures[#out.figures + 1] = item
  elseif figure.at == "edge" then
    item.x, item.y, item.side = figure.x, figure.y, figure.side
    local key = ("%d,%d,%d"):format(figure.x, figure.y, figure.side)
    local bar = scene.BARS[item.look.symbol]
    crowd[key] = (crowd[key] or 0) + (bar and 0 or 1)
    item.nth = crowd[key]
    out.edges[#out.edges + 1] = item
  elseif figure.at == "zone" then
    item.holder = figure.holder
    table.insert(zone_of(self, out, figure.zone, figure.holder).figures, item)
    add_to_zone(self, out, figure.zone, item, crowd)
  end
end

-- The points of a line with one side, from there to its end.
local function arm(drawn, segment)
  local line = parts.line_of(drawn, segment)
  return line and #line.points == 1 and line.points[1]
end

-- The way of a link: on one tile from side to side by where both lines end,
-- else straight from place to place.
local function link_path(self, a, b)
  local points, out = {}, {}
  local first, last = arm(self:drawing(a.tile.type), a.segment),
    arm(self:drawing(b.tile.type), b.segment)
  if a.index == b.index and first and last then
    for i = 1, #first, 2 do
      points[#points + 1] = { on_board(a.tile, first[i], first[i + 1]) }
    end
    for i = #last - 1, 1, -2 do
      points[#points + 1] = { on_board(b.tile, last[i], last[i + 1]) }
    end
  else
    points[1] = { self:place(a.tile, a.segment, 1) }
    points[2] = { self:place(b.tile, b.segment, 1) }
  end
  for i, point in ipairs(points) do
    out[i] = ("%s%s %s"):format(i == 1 and "M" or "L",
      curve.number(point[1]), curve.number(point[2]))
  end
  return table.concat(out)
end

local function link_end(game, node)
  local index, segment = game:node(node)
  return { index = index, segment = segment + 1, tile = game:tile(index),
    sides = game:segments(index)[segment + 1].sides,
    kind = game:segments(index)[segment + 1].kind }
end

--- What rules have joined, as the links of a scene.
---@param grid boolean? without paths
---@return table[]
function Stage:links(game, grid)
  local list = {}
  for i, link in ipairs(game:links()) do
    local a, b = link_end(game, link[1]), link_end(game, link[2])
    local look, distant = self.looks:kind(a.kind), a.index ~= b.index
    list[i] = { kind = a.kind, look = look,
      tile = not distant and a.index or nil, sides = a.sides | b.sides,
      strokes = line_styles.link(look, distant),
      path = not grid and link_path(self, a, b) or nil }
  end
  return list
end

--- How two nodes would be joined: the strokes of it, and the places of both.
---@return table { path, strokes, from, to }
function Stage:way(game, one, other)
  local a, b = link_end(game, one), link_end(game, other)
  return { path = link_path(self, a, b), strokes = line_styles.link(
    self.looks:kind(a.kind), a.index ~= b.index),
    from = { self:place(a.tile, a.segment, 1) },
    to = { self:place(b.tile, b.segment, 1) } }
end

--- Adds what stands anywhere to figures, edges and zones of a scene.
function Stage:standing(game, out)
  local crowd = {}
  for i = 0, game:figures() - 1 do
    pause.here() -- the first one of a kind of tile draws it
    add_figure(self, game, out, i, crowd)
  end
end

local readers = {}

local function cell(out, option)
  local key = option.x .. "," .. option.y
  local known = out.cell_at[key]
  if not known then
    known = { x = option.x, y = option.y, options = 0 }
    out.cell_at[key] = known
    out.cells[#out.cells + 1] = known
  end
  known.options = known.options + 1
end

local function cell_reader(_, _, out, option) cell(out, option) end

readers.cell, readers.tile = cell_reader, cell_reader

function readers.place(_, _, out, option)
  cell(out, option)
  out.hand = out.hand or option.type
end

function readers.segment(self, game, out, option)
  local tile = game:tile(option.tile)
  local x, y = self:place(tile, option.segment + 1, 1)
  local key = option.tile .. "." .. option.segment
  if option.corner then x, y, key = 100 * tile.x, 100 * tile.y, key .. "nw" end
  if out.cell_at[key] then return end
  out.cell_at[key] = true
  out.spots[#out.spots + 1] = { x = x, y = y, option = option }
end

function readers.figure(_, _, out, option)
  for _, list in ipairs { out.figures, out.edges } do
    for _, figure in ipairs(list) do
      if figure.figure == option.figure then figure.chosen = true end
    end
  end
end

function readers.edge(_, _, out, option)
  out.sides[#out.sides + 1] = { x = option.x, y = option.y,
    side = option.side, option = option }
end

--- Adds what can be done now to cells, spots and sides of a scene.
function Stage:choices(game, out)
  local player, count = game:pending()
  if not player or player < 0 then return end
  out.player = player
  for index = 0, math.min(count, MOST) - 1 do
    local option = game:option(index)
    local reader = readers[option.kind]
    if reader then reader(self, game, out, option) end
  end
end

--- What the seats have, as the seats of a scene.
---@return table[]
function Stage:seats(session)
  local list = {}
  local pieces = self.rules:pieces()
  for seat = 0, session.game:players() - 1 do
    local supply = {}
    for i, piece in ipairs(pieces) do
      local count = piece.owned and session.game:supply(seat, i - 1) or 0
      if count > 0 then
        supply[#supply + 1] = { count = count, piece = piece.name,
          look = self.looks:piece(piece.name, true),
          title = markup.tidy(self.rules:text(piece.name)) }
      end
    end
    list[seat + 1] = { seat = seat, letter = seats.letter(seat),
      name = session:name(seat), score = session.game:score(seat),
      supply = supply }
  end
  return list
end

local function bounds(out)
  local x0, y0, x1, y1 = math.huge, math.huge, -math.huge, -math.huge
  for _, list in ipairs { out.tiles, out.cells, out.edges, out.sides } do
    for _, item in ipairs(list) do
      x0, x1 = math.min(x0, item.x), math.max(x1, item.x)
      y0, y1 = math.min(y0, item.y), math.max(y1, item.y)
    end
  end
  if x0 > x1 then x0, y0, x1, y1 = 0, 0, 0, 0 end
  return { x0, y0, x1, y1 }
end

--- The scene of a position.
---@param session Session
---@param what string? "plain": without what can be done; "board": without the
---  seats, too; "grid": without that, drawings and places of figures, for
---  painters that have their own
---@return table
function Stage:scene(session, what)
  local game, grid = session.game, what == "grid"
  local out = { tiles = {}, figures = {}, edges = {}, zones = {}, cells = {},
    spots = {}, sides = {}, seats = {}, cell_at = {}, grid = grid }
  add_tiles(self, game, out)
  self:standing(game, out)
  if not what then
    self:choices(game, out)
    out.hand_drawing = out.hand and self:drawing(out.hand)
  end
  if not what or what == "plain" then out.seats = self:seats(session) end
  out.shut, out.links = game:edges(), self:links(game, grid)
  out.box = bounds(out)
  if not grid then extent.crop(out) end
  out.turn, out.left = game:turn(), game:tiles_left()
  return out
end

return scene
