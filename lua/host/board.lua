--- Paints a game for the terminal, from the geometry of its tiles and a
--- table of looks: { kinds = { NAME = { colour =, glyph = } }, pieces = {
--- NAME = { glyph = } } } as tes_describe(rules, _, "looks") returns it.

local canvas = require "host.canvas"
local seats = require "host.seats"
local shape = require "host.shape"
local source = require "host.source"
local style = require "host.style"
local T = require "host.text".get

---@class Board
---@field rules table
---@field looks table
---@field coloured boolean
local Board = {}
Board.__index = Board

local board = {}

-- Sizes a tile can be drawn in, best first. The last one has no room for the
-- numbers of choices: it is for boards that are printed.
local SIZES = { { 9, 5 }, { 7, 3 }, { 5, 3 }, { 3, 1 } }
-- Most columns that are printed where nobody says how much room there is.
local PRINTED = 400
-- Room for the numbers of rows on the left.
local RIM = 4
local LAST, RIM_COLOUR, NUMBER, BAR = 226, 244, 51, 240

--- Sorts kinds by geometry: ground covers half sides somewhere, lines have
--- ground on both hands of a side.
---@return fun(kind: string): boolean is_ground
---@return fun(kind: string): boolean is_line
local function sort_kinds(rules)
  local ground, line = {}, {}
  for type = 0, rules:types() - 1 do
    local segments, covered = rules:segments(type), 0
    for _, segment in ipairs(segments) do
      if segment.halves ~= 0 then ground[segment.kind] = true end
      covered = covered | segment.halves
    end
    for _, segment in ipairs(segments) do
      for side = 0, 3 do
        if segment.sides >> side & 1 == 1 and covered >> 2 * side & 3 ~= 0
        then
          line[segment.kind] = true
        end
      end
    end
  end
  return function(kind) return ground[kind] == true end,
    function(kind) return line[kind] == true and not ground[kind] end
end

-- Looks of kinds that have none, in turn.
local spare = {
  { colour = "tan", glyph = "#" }, { colour = "lightgrey", glyph = "=" },
  { colour = "purple", glyph = "@" }, { colour = "blue", glyph = "~" },
  { colour = "orange", glyph = "%" },
}
local ground_look = { colour = 65, glyph = "." }

--- A painter for games of a ruleset.
---@param rules table
---@param coloured boolean?
---@return Board
function board.new(rules, coloured)
  local described = rules:describe "looks"
  local looks = described and source.read(described) or {}
  local is_ground, is_line = sort_kinds(rules)
  return setmetatable({
    rules = rules, coloured = coloured or false, shapes = {}, spared = 0,
    kinds = looks.kinds or {}, pieces = looks.pieces or {},
    is_ground = is_ground, is_line = is_line, known = {},
  }, Board)
end

--- The look of a kind: palette number and glyph.
function Board:look(kind)
  local known = self.known[kind]
  if known then return known end
  local look = self.kinds[kind]
  if not look then
    look = self.is_ground(kind) and ground_look or
      spare[self.spared % #spare + 1]
    if look ~= ground_look then self.spared = self.spared + 1 end
  end
  known = { colour = style.number(look.colour) or 250,
    glyph = look.glyph, ground = self.is_ground(kind) }
  self.known[kind] = known
  return known
end

function Board:shape(key, segments, width, height)
  key = ("%s/%d/%d"):format(key, width, height)
  local known = self.shapes[key]
  if not known then
    known = shape.new(segments, width, height, self.is_ground)
    self.shapes[key] = known
  end
  return known
end

--- Paints one tile with its upper left corner at a position.
function Board:paint_tile(to, left, top, drawn, segments)
  for row = 1, drawn.height do
    for column = 1, drawn.width do
      local i = drawn.owner[row][column]
      local look = i and self:look(segments[i].kind)
      if look then
        local arm = drawn.arms[row][column]
        local char = look.glyph or arm or (look.ground and "." or "#")
        if self.coloured then
          to:set(left + column - 1, top + row - 1, arm and char or " ",
            style.dark(look.colour) and 231 or 16, look.colour)
        else
          to:set(left + column - 1, top + row - 1, char)
        end
      end
    end
  end
end

local function mark_corners(to, left, top, width, height, coloured)
  local fg = coloured and LAST or nil
  to:set(left, top, "+", fg, nil, true)
  to:set(left + width - 1, top, "+", fg, nil, true)
  to:set(left, top + height - 1, "+", fg, nil, true)
  to:set(left + width - 1, top + height - 1, "+", fg, nil, true)
end

--- Paints shut edges of a tile (mask of sides) as bars.
function Board:paint_edges(to, left, top, width, height, sides)
  local fg = self.coloured and 231 or nil
  local bg = self.coloured and BAR or nil
  for step = 0, width - 1 do
    if sides & 1 ~= 0 then to:set(left + step, top, "%", fg, bg, true) end
    if sides & 4 ~= 0 then
      to:set(left + step, top + height - 1, "%", fg, bg, true)
    end
  end
  for step = 0, height - 1 do
    if sides & 8 ~= 0 then to:set(left, top + step, "%", fg, bg, true) end
    if sides & 2 ~= 0 then
      to:set(left + width - 1, top + step, "%", fg, bg, true)
    end
  end
end

--- Letter of the seat, then the glyph of the piece where there is room. What
--- is nobody's and stands on an edge is its glyph alone: the edge itself is
--- to be seen.
function Board:paint_figure(to, column, row, figure, short)
  local look = self.pieces[figure.piece]
  local glyph = look and look.glyph
  local text = seats.letter(figure.owner)
  if figure.at == "edge" and figure.owner < 0 then
    if not glyph then return end
    text = glyph
  elseif not short and glyph then
    text = text .. glyph
  end
  local bg = self.coloured and
    (style.seats[figure.owner] or style.neutral) or nil
  local fg = bg and (style.dark(bg) and 231 or 16) or nil
  to:text(column, row, text, fg, bg, true)
end

-- Figures by tile, those on the edge of a cell included.
local function figures_by_tile(game)
  local by_tile = {}
  for i = 0, game:figures() - 1 do
    local figure = game:figure(i)
    local tile = figure.tile
    if figure.node then tile = game:node(figure.node) end
    if figure.at == "edge" then tile = game:tile_at(figure.x, figure.y) end
    if tile then
      by_tile[tile] = by_tile[tile] or {}
      table.insert(by_tile[tile], figure)
    end
  end
  return by_tile
end

-- Masks of shut sides by tile.
local function edges_by_tile(game)
  local by_tile = {}
  for _, edge in ipairs(game:edges()) do
    local tile = game:tile_at(edge.x, edge.y)
    by_tile[tile] = (by_tile[tile] or 0) | 1 << edge.side
  end
  return by_tile
end

local edges = { [0] = { 0.5, 0 }, { 1, 0.5 }, { 0.5, 1 }, { 0, 0.5 } }

function Board:figure_place(game, figure, drawn)
  if figure.node then
    local _, segment = game:node(figure.node)
    return shape.place(drawn, segment + 1)
  elseif figure.at == "edge" then
    local part = edges[figure.side]
    return 1 + math.floor(part[1] * (drawn.width - 1)),
      1 + math.floor(part[2] * (drawn.height - 1))
  end
  return drawn.width // 2 + 2, drawn.height
end

--- Paints a placed tile with its figures and shut edges.
function Board:paint_placed(to, left, top, game, index, figures, size, shut)
  local tile = game:tile(index)
  local segments = game:segments(index)
  local drawn = self:shape(tile.type .. "." .. tile.rotation, segments,
    size[1], size[2])
  self:paint_tile(to, left, top, drawn, segments)
  if shut then self:paint_edges(to, left, top, size[1], size[2], shut) end
  if index == game:tiles() - 1 then
    mark_corners(to, left, top, size[1], size[2], self.coloured)
  end
  local taken = {}
  for _, figure in ipairs(figures or {}) do
    local column, row = self:figure_place(game, figure, drawn)
    while taken[row * 100 + column] and column < drawn.width do
      column = column + 2
    end
    taken[row * 100 + column] = true
    self:paint_figure(to, left + column - 1, top + row - 1, figure,
      column >= drawn.width)
  end
end

-- Smallest rectangle { x0, y0, x1, y1 } around all tiles and marked cells.
local function bounds(game, marks)
  local box
  local function add(x, y)
    box = box or { x, y, x, y }
    box = { math.min(box[1], x), math.min(box[2], y),
      math.max(box[3], x), math.max(box[4], y) }
  end
  for i = 0, game:tiles() - 1 do
    local tile = game:tile(i)
    add(tile.x, tile.y)
  end
  for _, mark in ipairs(marks) do add(mark.x, mark.y) end
  return box or { 0, 0, 0, 0 }
end

-- Shortens low..high to `most` cells around `centre`.
local function crop(low, high, most, centre)
  if high - low + 1 <= most then return low, high end
  local first = math.max(low, math.min(centre - most // 2, high - most + 1))
  return first, first + most - 1
end

--- Chooses the size of tiles and the part of the board that fits.
local function view(game, marks, room)
  local box = bounds(game, marks)
  local size, columns, rows
  for i = 1, room and #SIZES - 1 or #SIZES do
    size = SIZES[i]
    columns = math.max(1, ((room and room[1] or PRINTED) - RIM) // size[1])
    rows = room and math.max(1, (room[2] - 1) // size[2]) or math.huge
    if box[3] - box[1] < columns and box[4] - box[2] < rows then break end
  end
  if not room then columns = math.huge end
  local last = game:tile(math.max(0, game:tiles() - 1)) or { x = 0, y = 0 }
  local x0, x1 = crop(box[1], box[3], columns, last.x)
  local y0, y1 = crop(box[2], box[4], rows, last.y)
  return { x0 = x0, x1 = x1, y0 = y0, y1 = y1, size = size,
    cropped = x0 > box[1] or x1 < box[3] or y0 > box[2] or y1 < box[4] }
end

local function centred(to, left, width, row, text, fg, bold)
  to:text(left + (width - #text) // 2, row, text, fg, nil, bold)
end

local function paint_rim(to, seen, coloured)
  local width, height = seen.size[1], seen.size[2]
  local fg = coloured and RIM_COLOUR or nil
  -- Numbers must not run into each other.
  local every = width < 5 and 5 or 1
  for x = seen.x0 + -seen.x0 % every, seen.x1, every do
    centred(to, RIM + 1 + (x - seen.x0) * width, width, 1, tostring(x), fg)
  end
  for y = seen.y0, seen.y1 do
    to:text(1, 2 + (y - seen.y0) * height + height // 2,
      ("%3d"):format(y), fg)
  end
end

--- Paints the board.
---@param game table
---@param marks { x: integer, y: integer, text: string }[]? marked cells
---@param room integer[]? columns and rows there are; nil: no limit
---@return string[] lines
function Board:paint(game, marks, room)
  marks = marks or {}
  local seen = view(game, marks, room)
  local width, height = seen.size[1], seen.size[2]
  local to = canvas.new(RIM + (seen.x1 - seen.x0 + 1) * width,
    1 + (seen.y1 - seen.y0 + 1) * height)
  local function corner(x, y)
    return RIM + 1 + (x - seen.x0) * width, 2 + (y - seen.y0) * height
  end
  paint_rim(to, seen, self.coloured)
  local figures, shut = figures_by_tile(game), edges_by_tile(game)
  for y = seen.y0, seen.y1 do
    for x = seen.x0, seen.x1 do
      local index = game:tile_at(x, y)
      if index then
        local left, top = corner(x, y)
        self:paint_placed(to, left, top, game, index, figures[index],
          seen.size, shut[index])
      end
    end
  end
  for _, mark in ipairs(marks) do
    if mark.x >= seen.x0 and mark.x <= seen.x1 and mark.y >= seen.y0 and
        mark.y <= seen.y1 then
      local left, top = corner(mark.x, mark.y)
      centred(to, left, width, top + height // 2, "[" .. mark.text .. "]",
        self.coloured and NUMBER or nil, true)
    end
  end
  local lines = to:lines(self.coloured)
  if seen.cropped then lines[#lines + 1] = T "board.cropped" end
  for _, line in ipairs(self:zones(game)) do lines[#lines + 1] = line end
  return lines
end

--- Lines about figures that stand in zones.
function Board:zones(game)
  local names, by_zone = {}, {}
  for i = 0, game:figures() - 1 do
    local figure = game:figure(i)
    if figure.zone then
      if not by_zone[figure.zone] then
        by_zone[figure.zone] = {}
        names[#names + 1] = figure.zone
      end
      table.insert(by_zone[figure.zone], seats.letter(figure.owner) .. " " ..
        self.rules:text(figure.piece))
    end
  end
  for i, name in ipairs(names) do
    names[i] = self.rules:text(name) .. ": " ..
      table.concat(by_zone[name], ", ")
  end
  return names
end

--- Pictures of tiles beside each other.
---@param pictures { type: integer, rotation: integer, title: string,
---  marks: table<integer, string>? }[] marks by segment, from 1
---@param columns integer? room there is
---@return string[]
function Board:pictures(pictures, columns)
  local width, height = 9, 5
  local a_row = math.max(1, ((columns or 80) + 2) // (width + 2))
  local lines = {}
  for first = 1, #pictures, a_row do
    local count = math.min(a_row, #pictures - first + 1)
    local to = canvas.new(count * (width + 2), height + 1)
    for i = 0, count - 1 do
      local picture = pictures[first + i]
      local left = 1 + i * (width + 2)
      local segments = shape.turn(self.rules:segments(picture.type),
        picture.rotation)
      local drawn = self:shape(picture.type .. "." .. picture.rotation,
        segments, width, height)
      self:paint_tile(to, left, 2, drawn, segments)
      centred(to, left, width, 1, picture.title, nil, true)
      for segment, text in pairs(picture.marks or {}) do
        local column, row = shape.place(drawn, segment)
        to:text(left + column - 1, 1 + row, text,
          self.coloured and 16 or nil, self.coloured and NUMBER or nil, true)
      end
    end
    for _, line in ipairs(to:lines(self.coloured)) do
      lines[#lines + 1] = line
    end
  end
  return lines
end

--- What the kinds of segment look like, for a legend.
---@return string
function Board:legend()
  local names, seen = {}, {}
  for type = 0, self.rules:types() - 1 do
    for _, segment in ipairs(self.rules:segments(type)) do
      local kind = segment.kind
      if not seen[kind] then
        seen[kind] = true
        local look = self:look(kind)
        local glyph = look.glyph or look.ground and "." or
          self.is_line(kind) and "-" or "#"
        if self.coloured then
          glyph = style.sequence(16, look.colour) .. " " .. glyph .. " " ..
            style.reset
        end
        names[#names + 1] = glyph .. " " .. self.rules:text(kind)
      end
    end
  end
  return table.concat(names, "   ")
end

--- One line a seat: score, and figures in the supply.
---@param session Session
---@return string[]
function Board:seats(session)
  local game, lines = session.game, {}
  local pieces = self.rules:pieces()
  for seat = 0, game:players() - 1 do
    local supply = {}
    for i, piece in ipairs(pieces) do
      local count = piece.owned and game:supply(seat, i - 1) or 0
      if count > 0 then
        supply[#supply + 1] = count .. " " .. self.rules:text(piece.name)
      end
    end
    local letter = seats.letter(seat)
    if self.coloured then
      local bg = style.seats[seat]
      letter = style.sequence(style.dark(bg) and 231 or 16, bg, true) ..
        " " .. letter .. " " .. style.reset
    end
    local name = session:name(seat)
    if name ~= seats.letter(seat) then letter = letter .. " " .. name end
    lines[#lines + 1] = T(#supply > 0 and "board.seat" or "board.seat.bare",
      letter, game:score(seat), table.concat(supply, ", "))
  end
  return lines
end

return board
