--- A tile in three characters of one line, for boards seen from far: its west
--- side, its middle, and its east side. The middle shows the north side in its
--- upper half and the south side in its lower half.

local small_tile = {}

--- Columns and rows.
small_tile.SIZE = { 3, 1 }

local N, E, S, W = 0, 1, 2, 3
local UPPER, LOWER = "▀", "▄"

-- The segment that a side of a turned tile shows, from 1.
local function at_side(segments, forms, side)
  local ground
  for i, segment in ipairs(segments) do
    if segment.sides >> side & 1 == 1 then return i end
    if forms[i] == "ground" and segment.halves >> 2 * side & 3 ~= 0 then
      ground = ground or i
    end
  end
  return ground
end

local function any_ground(segments, forms)
  for i in ipairs(segments) do
    if forms[i] == "ground" then return i end
  end
end

-- What the three characters show, all of them numbers of segments from 1.
---@param drawn Shape
---@return table { west, east, north, south, middle?, ways }: middle, an area
---  or a solid that fills it; ways, the sides that a line in it goes to
local function parts_of(drawn)
  local segments, forms = drawn.segments, drawn.forms
  local ground = any_ground(segments, forms)
  local here = { forms = forms, ground = ground, ways = 0 }
  here.north, here.east, here.south, here.west =
    at_side(segments, forms, N) or ground,
    at_side(segments, forms, E) or ground,
    at_side(segments, forms, S) or ground,
    at_side(segments, forms, W) or ground
  for i, segment in ipairs(segments) do
    if forms[i] == "line" and segment.sides ~= 0 then
      here.ways, here.line = here.ways | segment.sides, here.line or i
    elseif forms[i] == "area" then
      here.middle = i
    elseif segment.sides == 1 << E | 1 << W and forms[i] ~= "ground" then
      here.middle = here.middle or i
    end
  end
  return here
end

-- Colour of what lies at a side: a line has that of the ground below it.
local function colour_at(self, drawn, here, i)
  if i and here.forms[i] == "line" then i = here.ground end
  return i and self.signs:kind(drawn.segments[i].kind).colour or nil
end

local function has_line(here, i) return i and here.forms[i] == "line" end

-- A character of a side: the line that leaves there, or what fills it.
local function paint_side(self, to, column, row, drawn, here, i)
  if not i then return end
  local segment = drawn.segments[i]
  local sign = self.signs:kind(segment.kind)
  self.signs:show(1, sign, segment.kind)
  local glyph = sign.glyph
  if has_line(here, i) then
    glyph = self.signs:line(segment.kind, 1 << E | 1 << W)
  end
  if not self.coloured then return to:set(column, row, glyph) end
  local bg = colour_at(self, drawn, here, i) or sign.colour
  to:set(column, row, has_line(here, i) and glyph or " ", self.signs:ink(
    sign.colour, bg), bg, true)
end

local function is_solid(here, i)
  return i and here.forms[i] ~= "line" and here.forms[i] ~= "ground"
end

-- The middle where north and south are no lines: two halves.
local function paint_halves(self, to, column, row, drawn, here)
  local north, south = here.north, here.south
  for _, i in ipairs { north or false, south or false } do
    if i then
      local kind = drawn.segments[i].kind
      self.signs:show(1, self.signs:kind(kind), kind)
    end
  end
  if self.coloured then
    return to:set(column, row, self.signs.boxes and UPPER or " ",
      colour_at(self, drawn, here, north),
      colour_at(self, drawn, here, south), false)
  end
  local glyph
  if is_solid(here, north) and is_solid(here, south) then
    glyph = self.signs:kind(drawn.segments[north].kind).glyph
  elseif is_solid(here, north) then
    glyph = self.signs.boxes and UPPER or "'"
  elseif is_solid(here, south) then
    glyph = self.signs.boxes and LOWER or "_"
  elseif here.ground then
    glyph = self.signs:kind(drawn.segments[here.ground].kind).glyph
  end
  if glyph then to:set(column, row, glyph) end
end

-- A line through the middle, on what else is there.
local function paint_line(self, to, column, row, drawn, here)
  local kind = drawn.segments[here.line].kind
  local sign = self.signs:kind(kind)
  self.signs:show(1, sign, kind)
  local char = self.signs:line(kind, here.ways)
  if not self.coloured then return to:set(column, row, char) end
  local under = is_solid(here, here.north) and here.north
    or is_solid(here, here.south) and here.south or here.ground
  local bg = colour_at(self, drawn, here, under) or sign.colour
  to:set(column, row, char, self.signs:ink(sign.colour, bg), bg, true)
end

--- Paints a tile; its upper left corner is its west side.
---@param self Terminal
---@param to Canvas
---@param left integer
---@param row integer
---@param drawn Shape
function small_tile.paint(self, to, left, row, drawn)
  local here = parts_of(drawn)
  paint_side(self, to, left, row, drawn, here, here.west)
  paint_side(self, to, left + 2, row, drawn, here, here.east)
  local middle = here.middle
  local upright = here.ways & (1 << N | 1 << S) ~= 0
  if middle then
    local segment = drawn.segments[middle]
    local sign = self.signs:area(segment.kind, segment.marks)
    local area = here.forms[middle] == "area"
    self.signs:show(area and 2 or 1, sign, segment.kind)
    to:set(left + 1, row, (area or not self.coloured) and sign.glyph or " ",
      self.coloured and self.signs:ink(nil, sign.colour) or nil,
      self.coloured and sign.colour or nil, area)
  elseif here.line and (upright or not is_solid(here, here.north)
      and not is_solid(here, here.south)) then
    paint_line(self, to, left + 1, row, drawn, here)
  else
    paint_halves(self, to, left + 1, row, drawn, here)
  end
end

--- Column of a figure on a segment, from 1.
---@param drawn Shape
---@param segment integer from 1; 0 for the tile
---@return integer
function small_tile.place(drawn, segment)
  local sides = segment > 0 and drawn.segments[segment]
    and drawn.segments[segment].sides or 0
  if sides == 1 << W then return 1 end
  return sides == 1 << E and 3 or 2
end

return small_tile
