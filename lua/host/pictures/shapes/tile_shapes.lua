--- How a tile type is drawn, without any colour: the shapes of its segments
--- and good places for what stands on them. Knows only forms:
--- * solid segments fill their sides and are bounded by curves where they
---   end; one that parts two grounds at a corner reaches that corner;
--- * lines run from side to side, to their end, or to the middle;
--- * areas and marks take free places;
--- * ground is what is left, each half side its part.
-- A drawing is a table of
--   solids  { segment, path, points, walls = { curve }, ways = places of caps
--             of what passes below another solid, or nil }
--   lines   { segment, chains = { { curve } }, points = { chain points },
--             ends, gates, hidden = chains of points below a solid }
--   areas, marks, joints: { name, x, y, ... } in drawing order
--   owner   owner[row][column]: segment from 1 of a grid of GRID x GRID, or 0
-- with all coordinates in the unit of host/pictures/shapes/curve.lua, north up.

local curve = require "host.pictures.shapes.curve"
local lines = require "host.pictures.shapes.line_shapes"
local parts = require "host.pictures.shapes.parts"
local places = require "host.pictures.shapes.places"
local solids = require "host.pictures.shapes.solids"

local tile_shapes = {}

--- Samples of the owner grid along a side.
tile_shapes.GRID = 25

local GRID = tile_shapes.GRID
local STEP = 100 / GRID

---@class Drawing
local Drawing = {}
Drawing.__index = Drawing

-- ---- owners ---------------------------------------------------------------

local function centre(k) return (k - .5) * STEP end

local function sample_shapes(self)
  for row = 1, GRID do
    self.owner[row] = {}
    for column = 1, GRID do
      local x, y, owner = centre(column), centre(row), nil
      for _, solid in ipairs(self.solids) do
        if curve.inside(solid.points, x, y) then owner = solid.segment end
      end
      for _, line in ipairs(owner and {} or self.lines) do
        for _, points in ipairs(line.points) do
          if curve.distance(points, x, y) < places.LINE then
            owner = line.segment
          end
        end
      end
      for _, area in ipairs(self.areas) do
        if (area.x - x) ^ 2 + (area.y - y) ^ 2 < (places.AREA - 2) ^ 2 then
          owner = area.segment
        end
      end
      self.owner[row][column] = owner
    end
  end
end

local around = { { 0, -1 }, { 1, 0 }, { 0, 1 }, { -1, 0 } }

-- Grows the parts of the ground from their half sides inwards.
local function flood_ground(self)
  local queue, head = {}, 1
  local function claim(row, column, segment)
    if self.owner[row] and column >= 1 and column <= GRID and
        not self.owner[row][column] then
      self.owner[row][column] = segment
      queue[#queue + 1] = { row, column, segment }
    end
  end
  for half = 0, 7 do
    local segment = self.halves[half]
    for k = 1, segment and GRID or 0 do
      local x, y = curve.border((half + (k - .5) / GRID) / 2)
      claim(math.min(GRID, y // STEP + 1 | 0),
        math.min(GRID, x // STEP + 1 | 0), segment)
    end
  end
  while queue[head] do
    local row, column, segment = table.unpack(queue[head])
    head = head + 1
    for _, step in ipairs(around) do
      claim(row + step[2], column + step[1], segment)
    end
  end
end

-- One part of what nobody owns: all samples that hang together with one.
local function part_of_rest(self, row, column)
  local part = { { row, column } }
  self.owner[row][column] = 0
  local head = 1
  while part[head] do
    for _, step in ipairs(around) do
      local r, c = part[head][1] + step[2], part[head][2] + step[1]
      if r >= 1 and r <= GRID and c >= 1 and c <= GRID and
          not self.owner[r][c] then
        self.owner[r][c] = 0
        part[#part + 1] = { r, c }
      end
    end
    head = head + 1
  end
  return part
end

-- What is left belongs to the grounds that meet no border, the largest part
-- to the first of them, or to nothing.
local function claim_rest(self)
  local inner, rest = {}, {}
  for i, segment in ipairs(self.type.segments) do
    if segment.form == "ground" and segment.halves == 0 then
      inner[#inner + 1] = i
    end
  end
  for row = 1, GRID do
    for column = 1, GRID do
      if not self.owner[row][column] then
        rest[#rest + 1] = part_of_rest(self, row, column)
        rest[#rest].nth = #rest
      end
    end
  end
  table.sort(rest, function(a, b)
    if #a ~= #b then return #a > #b end
    return a.nth < b.nth
  end)
  for k, part in ipairs(rest) do
    local owner = inner[math.min(k, #inner)] or 0
    for _, at in ipairs(part) do self.owner[at[1]][at[2]] = owner end
  end
end

-- ---- places for figures ---------------------------------------------------

local function line_spot(line, taken)
  local best, bx, by = -math.huge, 50, 50
  for _, points in ipairs(line.points) do
    for i = 3, #points - 2, 2 do
      local x, y = points[i], points[i + 1]
      local value = math.min(14, x, y, 100 - x, 100 - y)
      for _, other in ipairs(taken) do
        local far = ((other.x - x) ^ 2 + (other.y - y) ^ 2) ^ .5
        value = math.min(value, far - other.r)
      end
      if value > best then best, bx, by = value, x, y end
    end
  end
  return bx, by
end

-- Points of the lines that were laid over the tile later.
local function overlaid(self)
  local list = {}
  for i, segment in ipairs(self.type.segments) do
    local line = segment.overlay and parts.line_of(self, i)
    for _, points in ipairs(line and line.points or {}) do
      list[#list + 1] = points
    end
  end
  return list
end

local function region_spot(self, i, taken)
  local best, bx, by, over = -math.huge, 50, 50, overlaid(self)
  for row = 1, GRID do
    for column = 1, GRID do
      if self.owner[row][column] == i then
        local x, y = centre(column), centre(row)
        local value = math.min(self:depth(row, column) * STEP, 12)
        for _, points in ipairs(over) do
          value = math.min(value, curve.distance(points, x, y) - places.LINE)
        end
        for _, other in ipairs(taken) do
          local far = ((other.x - x) ^ 2 + (other.y - y) ^ 2) ^ .5
          value = math.min(value, far - other.r)
        end
        value = value - .01 * (math.abs(x - 50) + math.abs(y - 50))
        if value > best then best, bx, by = value, x, y end
      end
    end
  end
  return bx, by
end

-- Where figures on the tile as a whole pile up: on what marks the tile.
local function tile_spot(self)
  for _, mark in ipairs(self.marks) do
    if not mark.on then return mark.x, mark.y end
  end
  for _, joint in ipairs(self.joints) do
    if joint.mark then return joint.x, joint.y end
  end
  return 70, 72
end

--- The segment that owns a point, from 1; 0 or nil where none does.
function Drawing:owner_at(x, y)
  local row = self.owner[math.min(GRID, y // STEP + 1 | 0)]
  return row and row[math.min(GRID, x // STEP + 1 | 0)]
end

--- Samples from this one to the nearest that another owns.
function Drawing:depth(row, column)
  local mine = self.owner[row][column]
  for far = 1, 6 do
    for k = -far, far do
      local a, b = self.owner[row - far], self.owner[row + far]
      if not a or not b or a[column + k] ~= mine or b[column + k] ~= mine
      then return far end
      local c = self.owner[row + k]
      if not c or c[column - far] ~= mine or c[column + far] ~= mine then
        return far
      end
    end
  end
  return 7
end

-- Where the next figure on a segment stands clear of marks and of others.
function Drawing:free_spot(segment, spots)
  local taken = { table.unpack(self.taken_by_marks) }
  table.move(spots, 1, #spots, #taken + 1, taken)
  local line, area = parts.line_of(self, segment), nil
  for _, other in ipairs(self.areas) do
    if other.segment == segment then area = other end
  end
  if area then return area.x + 6 * #spots, area.y + 3 end
  if line then return line_spot(line, taken) end
  if segment > 0 then return region_spot(self, segment, taken) end
  return tile_spot(self)
end

--- A place for the n-th figure on a segment, north up; segment 0: on the
--- tile, where all have the same place.
---@param segment integer from 1
---@param n integer from 1
---@return number x
---@return number y
function Drawing:spot(segment, n)
  local spots = self.spots[segment]
  if not spots then
    spots = {}
    self.spots[segment] = spots
  end
  while #spots < n do
    local x, y
    if #spots >= 6 then -- in heaps; there may be thousands
      x, y = spots[#spots - 5].x + 3, spots[#spots - 5].y + 3
    else
      x, y = self:free_spot(segment, spots)
    end
    spots[#spots + 1] = { x = x, y = y, r = 9 }
  end
  return spots[n].x, spots[n].y
end

--- Whether a point and what is so far around it belong to one segment and
--- hold no mark.
function Drawing:is_clear(segment, x, y, margin)
  for _, dx in ipairs { -margin, 0, margin } do
    for _, dy in ipairs { -margin, 0, margin } do
      local px = math.max(0, math.min(99, x + dx))
      local py = math.max(0, math.min(99, y + dy))
      if self:owner_at(px, py) ~= segment then return false end
    end
  end
  for _, taken in ipairs(self.taken) do
    if (taken.x - x) ^ 2 + (taken.y - y) ^ 2 < (taken.r + margin) ^ 2 then
      return false
    end
  end
  return true
end

-- ---------------------------------------------------------------------------

--- Draws a type as tes_describe(rules, _, "tiles") lists it.
---@param type table
---@param looks Looks
---@return Drawing
function tile_shapes.new(type, looks)
  local self = setmetatable({ type = type, solids = {}, lines = {},
    areas = {}, marks = {}, joints = {}, bridges = {}, owner = {},
    taken = {}, spots = {}, areas_by_name = {} }, Drawing)
  self.halves, self.holder =
    parts.ground_halves(type), parts.side_holders(type)
  for _, segment in ipairs(type.segments) do
    self.has_area = self.has_area or segment.form == "area"
  end
  solids.draw(self)
  solids.draw_bare(self)
  lines.draw_through(self, function(kind)
    return looks:kind(kind).line == "water"
  end)
  places.reserve(self)
  places.draw_areas(self)
  lines.draw_ending(self)
  lines.draw_crossings(self)
  sample_shapes(self)
  flood_ground(self)
  claim_rest(self)
  places.draw_marks(self, looks)
  self.taken_by_marks = {}
  for i, mark in ipairs(self.marks) do
    self.taken_by_marks[i] = { x = mark.x, y = mark.y, r = places.MARK }
  end
  return self
end

return tile_shapes
