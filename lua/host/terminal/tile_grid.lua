--- What a tile looks like as a grid of characters: which segment owns which
--- character, and how lines run through it. Knows only forms:
--- * solid segments fill the sides they hold, several sides meet in the middle;
--- * lines run from side to side, to the middle, or to what they end at;
---   two that bend keep apart from each other;
--- * areas are blocks near the middle, where no line passes;
--- * ground fills the rest, each half side its part; what no half side
---   reaches is ground within, or belongs to what is nearest.

local sides_of = require "host.pictures.shapes.parts".each_side

local tile_grid = {}

local abs = math.abs

---@class Shape
---@field owner integer[][] owner[row][column]: segment from 1
---@field forms string[] of the segments; a bare side is solid
---@field ways integer[][] ways[row][column] of lines: mask of the sides a line
---  goes on to from there; nil elsewhere
---@field joints { column: integer, row: integer, name: string? }[] where lines
---  end at each other
---@field width integer
---@field height integer
local Grid = {}
Grid.__index = Grid

-- Column and row beside a character, by side N E S W.
local steps = { [0] = { 0, -1 }, { 1, 0 }, { 0, 1 }, { -1, 0 } }

--- Side whose triangle holds a point of the square -1..1.
local function triangle(u, v)
  if abs(u) > abs(v) then return u > 0 and 1 or 3 end
  return v > 0 and 2 or 0
end

--- The half side, 0 to 7, a point is nearest to.
local function half_of(u, v)
  local side = triangle(u, v)
  local across = ({ [0] = u, v, -u, -v })[side]
  return 2 * side + (across > 0 and 1 or 0)
end

--- Calls f(column, row, u, v) for every character.
function Grid:each(f)
  for row = 1, self.height do
    for column = 1, self.width do
      f(column, row, (2 * column - 1) / self.width - 1,
        (2 * row - 1) / self.height - 1)
    end
  end
end

-- ---- solids ---------------------------------------------------------------

local function draw_solid(grid, i, segment)
  local sides = sides_of(segment.sides)
  local held = {}
  for _, side in ipairs(sides) do held[side] = true end
  grid:each(function(column, row, u, v)
    local deep = 1 - math.max(abs(u), abs(v))
    local middle = #sides > 1 and abs(u) < .35 and abs(v) < .35
    if middle or held[triangle(u, v)] and (#sides > 1 or deep < .55) then
      grid.owner[row][column] = i
    end
  end)
end

-- ---- lines ----------------------------------------------------------------

-- Goes on from a character to a side of it.
local function way(grid, i, column, row, side)
  if not grid.owner[row] or column < 1 or column > grid.width then return end
  grid.owner[row][column] = i
  local mask = grid.ways[row][column] or 0
  grid.ways[row][column] = mask | 1 << side
end

-- A line in steps from a character; the last one is not entered.
local function walk(grid, i, column, row, side, count)
  for _ = 1, count do
    way(grid, i, column, row, side)
    column, row = column + steps[side][1], row + steps[side][2]
    way(grid, i, column, row, (side + 2) % 4)
  end
  return column, row
end

-- Characters from the middle to the border on a side.
local function reach(grid, side)
  return side % 2 == 0 and grid.height // 2 or grid.width // 2
end

-- From the middle out to a side.
local function draw_arm(grid, i, side)
  local column, row = walk(grid, i, grid.middle, grid.centre, side,
    reach(grid, side))
  way(grid, i, column, row, side)
end

-- A bend that stays clear of the middle, for two that share a tile.
local function draw_corner(grid, i, upright, level)
  local out = reach(grid, upright)
  local column, row = grid.middle,
    grid.centre + out * steps[upright][2]
  way(grid, i, column, row, upright)
  column, row = walk(grid, i, column, row, (upright + 2) % 4, out - 1)
  column, row = walk(grid, i, column, row, level, 1)
  column, row = walk(grid, i, column, row, (upright + 2) % 4, 1)
  column, row = walk(grid, i, column, row, level, reach(grid, level) - 1)
  way(grid, i, column, row, level)
end

local function draw_through(grid, i, segment, crowded)
  local sides = sides_of(segment.sides)
  local bends = #sides == 2 and (sides[2] - sides[1]) % 2 == 1
  if bends and crowded and grid.height > 1 then
    local upright = sides[1] % 2 == 0 and sides[1] or sides[2]
    local level = sides[1] % 2 == 1 and sides[1] or sides[2]
    return draw_corner(grid, i, upright, level)
  end
  for _, side in ipairs(sides) do draw_arm(grid, i, side) end
end

-- Passes over another line: that one stops short of it on both sides, where
-- there is room for that.
local function cross(grid, i, column, row, side)
  for _, beside in ipairs { (side + 1) % 4, (side + 3) % 4 } do
    local c, r = column + steps[beside][1], row + steps[beside][2]
    if reach(grid, beside) > 1 and grid.ways[r] and grid.ways[r][c] then
      grid.owner[r][c], grid.ways[r][c] = nil, nil
    end
  end
  grid.owner[row][column] = i
  grid.ways[row][column] = 1 << side | 1 << (side + 2) % 4
end

-- The first character of a line with one side: nothing else goes there.
local function begin_ending(grid, i, segment)
  local side = sides_of(segment.sides)[1]
  local column = grid.middle + reach(grid, side) * steps[side][1]
  local row = grid.centre + reach(grid, side) * steps[side][2]
  way(grid, i, column, row, side)
  return side, column, row
end

-- A line with one side: up to what it ends at, or to just before the middle.
local function draw_ending(grid, i, segment, ends)
  local side, column, row = begin_ending(grid, i, segment)
  local back = (side + 2) % 4
  local most = ends and grid.width or reach(grid, side) - 1
  for _ = 1, most do
    local c, r = column + steps[back][1], row + steps[back][2]
    local there = grid.owner[r] and grid.owner[r][c]
    if there and ends and ends[there] then
      return way(grid, i, column, row, back)
    elseif not grid.owner[r] or c < 1 or c > grid.width
      or there and not grid.ways[r][c] and not ends then
      return
    end
    way(grid, i, column, row, back)
    if there and there ~= i and grid.ways[r][c] then
      cross(grid, i, c, r, side)
    else
      way(grid, i, c, r, side)
    end
    column, row = c, r
  end
end

-- ---- areas ----------------------------------------------------------------

local function is_clear(grid, column, row, wide)
  for c = column - wide, column + wide do
    if not grid.owner[row] or c < 1 or c > grid.width
      or grid.owner[row][c] then
      return false
    end
  end
  return true
end

-- A block for an area: in the middle, or as near to it as there is room; over
-- all else when there is none.
local function draw_area(grid, i)
  local best, far, width = nil, math.huge, 0
  for wide = grid.width > 5 and 1 or 0, 0, -1 do
    grid:each(function(column, row)
      local d = abs(column - grid.middle) + 2.1 * abs(row - grid.centre)
        + (row > grid.centre and .1 or 0)
      if d < far and is_clear(grid, column, row, wide) then
        best, far, width = { column, row }, d, wide
      end
    end)
    if best then break end
  end
  best = best or { grid.middle, grid.centre }
  for column = best[1] - width, best[1] + width do
    grid.owner[best[2]][column], grid.ways[best[2]][column] = i, nil
  end
end

-- ---- ground ---------------------------------------------------------------

local function draw_ground(grid, segments, forms)
  local halves, within = {}, nil
  for i, segment in ipairs(segments) do
    if forms[i] == "ground" then
      if segment.halves == 0 then within = within or i end
      for half = 0, 7 do
        if segment.halves >> half & 1 == 1 then halves[half] = i end
      end
    end
  end
  grid:each(function(column, row, u, v)
    if grid.owner[row][column] then return end
    local half = half_of(u, v)
    for turn = 0, 4 do
      local i = halves[(half + turn) % 8] or halves[(half - turn) % 8]
      if i then
        grid.owner[row][column] = i
        return
      end
    end
    grid.owner[row][column] = within
  end)
end

-- What nobody owns yet is its neighbours'.
local function fill_holes(grid)
  for _ = 1, grid.width do
    local found = {}
    grid:each(function(column, row)
      if grid.owner[row][column] then return end
      for side = 0, 3 do
        local r, c = row + steps[side][2], column + steps[side][1]
        local other = grid.owner[r] and grid.owner[r][c]
        if other and not grid.ways[r][c] then
          found[#found + 1] = { column, row, other }
          return
        end
      end
    end)
    if #found == 0 then return end
    for _, at in ipairs(found) do grid.owner[at[2]][at[1]] = at[3] end
  end
end

-- ---------------------------------------------------------------------------

-- The segments at which a line with one side ends, if any.
local function ends_of(segment, segments, forms)
  local found
  for i, other in ipairs(segments) do
    if segment.ends and other.kind == segment.ends and
        (forms[i] == "area" or forms[i] == "solid") then
      found = found or {}
      found[i] = true
    end
  end
  return found
end

local function is_line(forms, i, segment, least, most)
  local count = #sides_of(segment.sides)
  return forms[i] == "line" and count >= least and count <= most
end

local function draw_lines(grid, segments, forms, over)
  local through = {}
  for i, segment in ipairs(segments) do
    if is_line(forms, i, segment, 2, 4) then through[#through + 1] = i end
  end
  for _, i in ipairs(through) do
    draw_through(grid, i, segments[i], #through > 1 or
      grid.owner[grid.centre][grid.middle] ~= nil)
  end
  local upper = over and is_line(forms, over, segments[over], 2, 2) and over
  if not upper and #through > 1 and segments[through[1]].sides == 5 then
    upper = through[1]
  elseif not upper and #through > 1 and segments[through[2]].sides == 5 then
    upper = through[2]
  end
  if upper and (segments[upper].sides == 5 or segments[upper].sides == 10)
    and #through > 1 then
    cross(grid, upper, grid.middle, grid.centre,
      segments[upper].sides == 5 and 0 or 1)
  end
end

local function draw_endings(grid, segments, forms)
  local joint
  for i, segment in ipairs(segments) do
    if is_line(forms, i, segment, 1, 1) then
      local ends = ends_of(segment, segments, forms)
      draw_ending(grid, i, segment, ends)
      if not ends then joint = joint or { name = segment.ends } end
    end
  end
  if joint and not grid.owner[grid.centre][grid.middle] then
    joint.column, joint.row = grid.middle, grid.centre
    grid.joints[1] = joint
  end
end

--- Draws a tile.
---@param segments table[] { kind, sides, halves, ends? } as the tile lies
---@param width integer odd
---@param height integer odd
---@param form fun(kind: string): string?
---@param over integer? the segment that passes over another one
---@return Shape
function tile_grid.new(segments, width, height, form, over)
  local forms = {}
  local grid = setmetatable({ width = width, height = height, forms = forms,
    owner = {}, ways = {}, joints = {}, middle = width // 2 + 1,
    centre = height // 2 + 1 }, Grid)
  for row = 1, height do
    grid.owner[row], grid.ways[row] = {}, {}
  end
  for i, segment in ipairs(segments) do
    forms[i] = form(segment.kind)
      or segment.halves ~= 0 and "ground" or "solid"
    if forms[i] == "bare" then forms[i] = "solid" end
    if forms[i] == "solid" then draw_solid(grid, i, segment) end
  end
  draw_lines(grid, segments, forms, over)
  for i, segment in ipairs(segments) do
    if is_line(forms, i, segment, 1, 1) then begin_ending(grid, i, segment) end
  end
  for i in ipairs(segments) do
    if forms[i] == "area" then draw_area(grid, i) end
  end
  draw_endings(grid, segments, forms)
  draw_ground(grid, segments, forms)
  fill_holes(grid)
  return grid
end

--- A good place for a figure on a segment: the character of it that is
--- nearest to the middle of all of them.
---@param grid Shape
---@param segment integer from 1
---@return integer column
---@return integer row
function tile_grid.place(grid, segment)
  local n, columns, rows = 0, 0, 0
  grid:each(function(column, row)
    if grid.owner[row][column] == segment then
      n, columns, rows = n + 1, columns + column, rows + row
    end
  end)
  local best, at_column, at_row = math.huge, grid.middle, grid.centre
  grid:each(function(column, row)
    if grid.owner[row][column] == segment then
      local far = abs(column - columns / n) + 2 * abs(row - rows / n)
      if far < best then best, at_column, at_row = far, column, row end
    end
  end)
  return at_column, at_row
end

--- A place for the sign of a mark: on the segment, or beside it where that is
--- a line, away from the place of its figures and from other signs; on any
--- ground for a mark of the whole tile.
---@param grid Shape
---@param segment integer? from 1; nil: the tile
---@param taken table<integer, boolean> row * 100 + column of other signs
---@param is_ground fun(i: integer): boolean
---@return integer? column
---@return integer? row
function tile_grid.sign_place(grid, segment, taken, is_ground)
  local column, row = grid.middle, grid.centre
  if segment then column, row = tile_grid.place(grid, segment) end
  local best, bc, br = -math.huge, nil, nil
  grid:each(function(c, r)
    local owner = grid.owner[r][c]
    if taken[r * 100 + c] or grid.ways[r][c] then return end
    local near = abs(c - column) + 2 * abs(r - row)
    local value
    if owner == segment then
      value = 100 - abs(near - 3)
    elseif is_ground(owner) then
      value = 50 - abs(near - 3)
    else
      return
    end
    if near <= 1 and r == row then value = value - 20 end
    if value > best then best, bc, br = value, c, r end
  end)
  return bc, br
end

--- Segments turned by quarter turns clockwise.
---@param segments table[]
---@param turns integer
---@return table[]
function tile_grid.turn(segments, turns)
  local turned = {}
  for i, segment in ipairs(segments) do
    local sides = segment.sides << turns
    local halves = segment.halves << 2 * turns
    turned[i] = { kind = segment.kind, ends = segment.ends,
      marks = segment.marks,
      sides = (sides | sides >> 4) & 15,
      halves = (halves | halves >> 8) & 255 }
  end
  return turned
end

return tile_grid
