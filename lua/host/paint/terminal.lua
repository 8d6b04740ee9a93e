--- Paints a scene for the terminal: colours and glyphs of looks on a grid of
--- characters.

local canvas = require "host.canvas"
local scene = require "host.scene"
local seats = require "host.seats"
local shape = require "host.shape"
local style = require "host.style"
local texts = require "host.text"

local T = texts.get

---@class Terminal
---@field rules table
---@field stage Stage
---@field coloured boolean
local Terminal = {}
Terminal.__index = Terminal

local terminal = {}

-- Sizes a tile can be drawn in, best first. The last one has no room for the
-- numbers of choices: it is for boards that are printed.
local SIZES = { { 9, 5 }, { 7, 3 }, { 5, 3 }, { 3, 1 } }
-- Most columns that are printed where nobody says how much room there is.
local PRINTED = 400
-- Room for the numbers of rows on the left.
local RIM = 4
local LAST, RIM_COLOUR, NUMBER, BAR = 226, 244, 51, 240

--- A painter for games of a ruleset.
---@param rules table
---@param coloured boolean?
---@return Terminal
function terminal.new(rules, coloured)
  local stage = scene.new(rules)
  return setmetatable({ rules = rules, stage = stage, shapes = {},
    coloured = coloured or false, known = {},
    is_ground = function(kind) return stage.looks:form(kind) == "ground" end,
  }, Terminal)
end

--- The look of a kind: colour and glyph.
function Terminal:look(kind)
  local known = self.known[kind]
  if known then return known end
  local look = self.stage.looks:kind(kind)
  known = { colour = style.colour(look.colour, look.fill) or 250,
    glyph = look.glyph, ground = self.is_ground(kind),
    line = self.stage.looks:form(kind) == "line" }
  self.known[kind] = known
  return known
end

function Terminal:shape(key, segments, width, height)
  key = ("%s/%d/%d"):format(key, width, height)
  local known = self.shapes[key]
  if not known then
    known = shape.new(segments, width, height, self.is_ground)
    self.shapes[key] = known
  end
  return known
end

--- Paints one tile with its upper left corner at a position.
function Terminal:paint_tile(to, left, top, drawn, segments)
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
function Terminal:paint_edges(to, left, top, width, height, sides)
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
function Terminal:paint_figure(to, column, row, figure, short)
  local glyph, text = figure.look.glyph, seats.letter(figure.owner)
  if figure.side and figure.owner < 0 then
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
local function figures_by_tile(game, shown)
  local by_tile = {}
  for _, list in ipairs { shown.figures, shown.edges } do
    for _, figure in ipairs(list) do
      local tile = figure.tile or game:tile_at(figure.x, figure.y)
      if tile then
        by_tile[tile] = by_tile[tile] or {}
        table.insert(by_tile[tile], figure)
      end
    end
  end
  return by_tile
end

-- Masks of shut sides by tile.
local function shut_by_tile(game, shown)
  local by_tile = {}
  for _, edge in ipairs(shown.shut) do
    local tile = game:tile_at(edge.x, edge.y)
    by_tile[tile] = (by_tile[tile] or 0) | 1 << edge.side
  end
  return by_tile
end

local edges = { [0] = { 0.5, 0 }, { 1, 0.5 }, { 0.5, 1 }, { 0, 0.5 } }

local function figure_place(figure, drawn)
  if figure.side then
    local part = edges[figure.side]
    return 1 + math.floor(part[1] * (drawn.width - 1)),
      1 + math.floor(part[2] * (drawn.height - 1))
  elseif figure.segment > 0 then
    return shape.place(drawn, figure.segment)
  end
  return drawn.width // 2 + 2, drawn.height
end

--- Paints a placed tile with its figures and shut edges.
function Terminal:paint_placed(to, left, top, game, index, figures, size, shut)
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
    local column, row = figure_place(figure, drawn)
    while taken[row * 100 + column] and column < drawn.width do
      column = column + 2
    end
    taken[row * 100 + column] = true
    self:paint_figure(to, left + column - 1, top + row - 1, figure,
      column >= drawn.width)
  end
end

-- The scene's rectangle { x0, y0, x1, y1 } with all marked cells.
local function bounds(shown, marks)
  local box = { table.unpack(shown.box) }
  for _, mark in ipairs(marks) do
    box = { math.min(box[1], mark.x), math.min(box[2], mark.y),
      math.max(box[3], mark.x), math.max(box[4], mark.y) }
  end
  return box
end

-- Shortens low..high to `most` cells around `centre`.
local function crop(low, high, most, centre)
  if high - low + 1 <= most then return low, high end
  local first = math.max(low, math.min(centre - most // 2, high - most + 1))
  return first, first + most - 1
end

--- Chooses the size of tiles and the part of the board that fits.
local function view(shown, marks, room, centre)
  local box = bounds(shown, marks)
  local size, columns, rows
  for i = 1, room and #SIZES - 1 or #SIZES do
    size = SIZES[i]
    columns = math.max(1, ((room and room[1] or PRINTED) - RIM) // size[1])
    rows = room and math.max(1, (room[2] - 1) // size[2]) or math.huge
    if box[3] - box[1] < columns and box[4] - box[2] < rows then break end
  end
  if not room then columns = math.huge end
  centre = centre or shown.tiles[#shown.tiles] or { x = 0, y = 0 }
  local x0, x1 = crop(box[1], box[3], columns, centre.x)
  local y0, y1 = crop(box[2], box[4], rows, centre.y)
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

--- Lines about figures that stand in zones.
local function zones(shown)
  local lines = {}
  for i, zone in ipairs(shown.zones) do
    local figures = {}
    for k, figure in ipairs(zone.figures) do
      figures[k] = seats.letter(figure.owner) .. " " .. figure.title
    end
    lines[i] = zone.title .. ": " .. table.concat(figures, ", ")
  end
  return lines
end

--- Paints the board.
---@param game table
---@param marks { x: integer, y: integer, text: string }[]? marked cells
---@param room integer[]? columns and rows there are; nil: no limit
---@param centre { x: integer, y: integer }? cell in the middle of what fits;
---  nil: the last tile
---@return string[] lines
---@return { x0: integer, x1: integer, y0: integer, y1: integer } seen cells
function Terminal:paint(game, marks, room, centre)
  marks = marks or {}
  local shown = self.stage:scene({ game = game }, "grid")
  local seen = view(shown, marks, room, centre)
  local width, height = seen.size[1], seen.size[2]
  local to = canvas.new(RIM + (seen.x1 - seen.x0 + 1) * width,
    1 + (seen.y1 - seen.y0 + 1) * height)
  local function corner(x, y)
    return RIM + 1 + (x - seen.x0) * width, 2 + (y - seen.y0) * height
  end
  paint_rim(to, seen, self.coloured)
  local figures = figures_by_tile(game, shown)
  local shut = shut_by_tile(game, shown)
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
  for _, line in ipairs(zones(shown)) do lines[#lines + 1] = line end
  return lines, seen
end

--- Pictures of tiles beside each other.
---@param pictures { type: integer, rotation: integer, title: string,
---  marks: table<integer, string>? }[] marks by segment, from 1
---@param columns integer? room there is
---@return string[]
function Terminal:pictures(pictures, columns)
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
function Terminal:legend()
  local names, seen = {}, {}
  for type = 0, self.rules:types() - 1 do
    for _, segment in ipairs(self.rules:segments(type)) do
      local kind = segment.kind
      if not seen[kind] then
        seen[kind] = true
        local look = self:look(kind)
        local glyph = look.glyph or look.ground and "." or
          look.line and "-" or "#"
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
function Terminal:seats(session)
  local game, lines = session.game, {}
  local pieces = self.rules:pieces()
  for seat = 0, game:players() - 1 do
    local supply = {}
    for i, piece in ipairs(pieces) do
      local count = piece.owned and game:supply(seat, i - 1) or 0
      if count > 0 then
        supply[#supply + 1] = texts.count(self.rules, count, piece.name)
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

return terminal
