--- What a tile looks like as a grid of characters: which segment owns which
--- character. Knows only geometry:
--- * a segment whose side has ground on its halves is a line to the centre,
---   one whose side has none fills that side;
--- * segments without sides that are no ground are spots in the middle;
--- * ground fills the rest, each half side its part.

local shape = {}

local abs = math.abs

---@class Shape
---@field owner integer[][] owner[row][column]: segment from 1, or nil
---@field arms string[][] "-", "|" or "+" on lines, nil elsewhere
---@field width integer
---@field height integer

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

local function bits(mask)
  local n = 0
  while mask > 0 do n, mask = n + (mask & 1), mask >> 1 end
  return n
end

--- Sorts the segments of a tile by how they are drawn.
local function sort(segments, is_ground)
  local kinds = { ground = {}, side = {}, is_line = {}, spots = {} }
  for i, segment in ipairs(segments) do
    for half = 0, 7 do
      if segment.halves >> half & 1 == 1 then kinds.ground[half] = i end
    end
  end
  for i, segment in ipairs(segments) do
    if segment.halves == 0 and not is_ground(segment.kind) then
      if segment.sides == 0 then kinds.spots[#kinds.spots + 1] = i end
      for side = 0, 3 do
        if segment.sides >> side & 1 == 1 then
          kinds.side[side] = i
          kinds.is_line[side] = (kinds.ground[2 * side] or
            kinds.ground[2 * side + 1]) ~= nil
        end
      end
    end
  end
  return kinds
end

local function areas(grid, segments, kinds)
  grid:each(function(column, row, u, v)
    local side = triangle(u, v)
    local i = kinds.side[side]
    if i and not kinds.is_line[side] then
      local depth = 1 - math.max(abs(u), abs(v))
      if depth < 0.55 or bits(segments[i].sides) > 1 then
        grid.owner[row][column] = i
      end
    end
  end)
  -- Several sides meet in the middle.
  for side = 0, 3 do
    local i = kinds.side[side]
    if i and not kinds.is_line[side] and bits(segments[i].sides) > 1 then
      grid:each(function(column, row, u, v)
        if abs(u) < 0.35 and abs(v) < 0.35 then grid.owner[row][column] = i end
      end)
    end
  end
end

local steps = { [0] = { 0, -1, "|" }, { 1, 0, "-" }, { 0, 1, "|" },
  { -1, 0, "-" } }

local function lines(grid, segments, kinds)
  local middle, centre = grid.width // 2 + 1, grid.height // 2 + 1
  for side = 0, 3 do
    local i = kinds.side[side]
    if i and kinds.is_line[side] then
      local dx, dy, arm = table.unpack(steps[side])
      local column, row = middle + dx, centre + dy
      while grid.owner[row] and column >= 1 and column <= grid.width do
        grid.owner[row][column] = i
        grid.arms[row][column] = arm
        column, row = column + dx, row + dy
      end
      local sides = segments[i].sides
      if bits(sides) > 1 then
        grid.owner[centre][middle] = i
        grid.arms[centre][middle] = sides == 5 and "|" or
          sides == 10 and "-" or "+"
      end
    end
  end
end

local function spots(grid, kinds)
  local middle, centre = grid.width // 2 + 1, grid.height // 2 + 1
  local reach = grid.width > 5 and 1 or 0
  for n, i in ipairs(kinds.spots) do
    local row = centre + (n % 2 == 1 and -1 or 1) * (n // 2)
    for column = middle - reach, middle + reach do
      if grid.owner[row] then
        grid.owner[row][column] = i
        grid.arms[row][column] = nil
      end
    end
  end
end

local function ground(grid, kinds)
  grid:each(function(column, row, u, v)
    if grid.owner[row][column] then return end
    local half = half_of(u, v)
    for turn = 0, 4 do
      local i = kinds.ground[(half + turn) % 8] or
        kinds.ground[(half - turn) % 8]
      if i then
        grid.owner[row][column] = i
        return
      end
    end
  end)
end

local Grid = {}
Grid.__index = Grid

--- Calls f(column, row, u, v) for every character.
function Grid:each(f)
  for row = 1, self.height do
    for column = 1, self.width do
      f(column, row, (2 * column - 1) / self.width - 1,
        (2 * row - 1) / self.height - 1)
    end
  end
end

--- Draws a tile.
---@param segments table[] in the orientation wished
---@param width integer odd
---@param height integer odd
---@param is_ground fun(kind: string): boolean
---@return Shape
function shape.new(segments, width, height, is_ground)
  local grid = setmetatable({ width = width, height = height, owner = {},
    arms = {} }, Grid)
  for row = 1, height do
    grid.owner[row], grid.arms[row] = {}, {}
  end
  local kinds = sort(segments, is_ground)
  areas(grid, segments, kinds)
  lines(grid, segments, kinds)
  spots(grid, kinds)
  ground(grid, kinds)
  return grid
end

--- A good place for a mark on a segment: the character of it that is nearest
--- to the middle of all of them.
---@param grid Shape
---@param segment integer from 1
---@return integer column
---@return integer row
function shape.place(grid, segment)
  local n, columns, rows = 0, 0, 0
  grid:each(function(column, row)
    if grid.owner[row][column] == segment then
      n, columns, rows = n + 1, columns + column, rows + row
    end
  end)
  local best, at_column, at_row = math.huge, grid.width // 2 + 1,
    grid.height // 2 + 1
  grid:each(function(column, row)
    if grid.owner[row][column] == segment then
      local far = abs(column - columns / n) + 2 * abs(row - rows / n)
      if far < best then best, at_column, at_row = far, column, row end
    end
  end)
  return at_column, at_row
end

--- Segments turned by quarter turns clockwise.
---@param segments table[]
---@param turns integer
---@return table[]
function shape.turn(segments, turns)
  local turned = {}
  for i, segment in ipairs(segments) do
    local sides = segment.sides << turns
    local halves = segment.halves << 2 * turns
    turned[i] = { kind = segment.kind,
      sides = (sides | sides >> 4) & 15,
      halves = (halves | halves >> 8) & 255 }
  end
  return turned
end

return shape
