--- Places of a drawing: for areas, for marks, for the joints of lines.

local curve = require "host.pictures.shapes.curve"
local keys_of = require "common.keys"
local parts = require "host.pictures.shapes.parts"

-- Radius of an area and of a mark; half of what a line keeps free.
local places = { AREA = 15, MARK = 9, LINE = 6.5 }

-- From the middle of an area to its own marks.
local RIM = 20

--- How far a point is from everything that is drawn, and from the border.
function places.clearance(self, x, y, except)
  local least = math.min(x, y, 100 - x, 100 - y) + 4
  for _, line in ipairs(self.lines) do
    if line.ends ~= except or not except then
      for _, points in ipairs(line.points) do
        least = math.min(least, curve.distance(points, x, y) - places.LINE)
      end
    end
  end
  for _, solid in ipairs(self.solids) do
    least = math.min(least, (curve.distance(solid.points, x, y)))
  end
  for _, taken in ipairs(self.taken) do
    local far = ((taken.x - x) ^ 2 + (taken.y - y) ^ 2) ^ .5 - taken.r
    least = math.min(least, far)
  end
  return least
end

--- The solid shape at a point, or nil.
function places.in_solid(self, x, y)
  for _, solid in ipairs(self.solids) do
    if curve.inside(solid.points, x, y) then return solid end
  end
end

--- Takes a free place of about this radius.
---@param except string? what lines may come up to it
---@param loath number? how little it may lie in a solid, 0 to 1
---@param segment integer? that owns the place, if it owns any
function places.take(self, r, except, loath, segment)
  local best, bx, by = -math.huge, 50, 50
  for row = 1, 39 do
    for column = 1, 39 do
      local x, y = column * 2.5, row * 2.5
      local value = math.min(places.clearance(self, x, y, except), r + 8,
        x - 2, y - 2, 98 - x, 98 - y)
        - .02 * ((x - 50) ^ 2 + (y - 50) ^ 2) ^ .5
      if places.in_solid(self, x, y) then
        value = value - r * (loath or .4)
      end
      if segment and self:owner_at(x, y) ~= segment then value = value - 200 end
      if value > best then best, bx, by = value, x, y end
    end
  end
  self.taken[#self.taken + 1] = { x = bx, y = by, r = r }
  return bx, by
end

--- Whether a place of a radius is free, on the ground.
function places.is_free(self, x, y, r, except)
  return not places.in_solid(self, x, y) and
    places.clearance(self, x, y, except) >= r
end

-- A joint in the middle, for lines that end neither at a solid nor at an area.
local function has_joint(self)
  for _, segment in ipairs(self.type.segments) do
    if segment.form == "line" and #parts.each_side(segment.sides) == 1 then
      local found = false
      for _, solid in ipairs(self.solids) do
        found = found or solid.name == segment.ends
      end
      for _, other in ipairs(self.type.segments) do
        found = found or other.form == "area" and other.kind == segment.ends
      end
      if not found then return true end
    end
  end
end

--- Keeps the middle free where lines will meet there.
function places.reserve(self)
  if has_joint(self) and not places.in_solid(self, 50, 50) then
    self.taken[#self.taken + 1] = { x = 50, y = 50, r = 11 }
  end
end

-- Where an area lies at which a line ends that has passed over another one:
-- beyond that.
local function beyond(self, kind)
  for _, pair in ipairs(self.type.crossing) do
    local over, under = self.type.segments[pair[1]],
      self.type.segments[pair[2]]
    local sides = parts.each_side(over.sides)
    if over.form == "line" and over.ends == kind and #sides == 1
        and under.form == "line" then
      local x, y = curve.border(sides[1] + .5)
      local nx, ny = curve.inward(sides[1])
      return x + 74 * nx, y + 74 * ny
    end
  end
end

--- Finds places for the areas.
function places.draw_areas(self)
  for i, segment in ipairs(self.type.segments) do
    if segment.form == "area" then
      local x, y = beyond(self, segment.kind)
      if x then
        self.taken[#self.taken + 1] = { x = x, y = y, r = places.AREA }
      elseif places.is_free(self, 50, 50, places.AREA, segment.kind) then
        x, y = 50, 50
        self.taken[#self.taken + 1] = { x = x, y = y, r = places.AREA }
      else
        x, y = places.take(self, places.AREA, segment.kind, .9)
      end
      local area = { segment = i, name = segment.kind, x = x, y = y,
        marks = segment.marks }
      self.areas[#self.areas + 1] = area
      self.areas_by_name[segment.kind] =
        self.areas_by_name[segment.kind] or area
    end
  end
end

-- Beside a line, about a third of the way along it.
local function beside(self, line)
  local best, bx, by = -math.huge, 50, 50
  for _, points in ipairs(line.points) do
    for i = 1, #points - 3, 2 do
      local dx, dy = points[i + 2] - points[i], points[i + 3] - points[i + 1]
      local length = (dx * dx + dy * dy) ^ .5
      for hand = -1, 1, 2 do
        local x = points[i] - hand * 14 * dy / length
        local y = points[i + 1] + hand * 14 * dx / length
        local value = math.min(places.clearance(self, x, y), places.MARK + 2)
          - .03 * ((x - 50) ^ 2 + (y - 50) ^ 2) ^ .5
        if places.in_solid(self, x, y) then value = value - places.MARK end
        if value > best + .01 then best, bx, by = value, x, y end
      end
    end
  end
  self.taken[#self.taken + 1] = { x = bx, y = by, r = places.MARK }
  return bx, by
end

local function within(self, solid, size)
  local px = size > 1.3 and 50 or 30
  local best, bx, by = -math.huge, 50, 50
  for row = 1, 24 do
    for column = 1, 24 do
      local x, y = column * 4, row * 4
      if curve.inside(solid.points, x, y) then
        local value = math.min(places.clearance(self, x, y), 14)
          - .01 * ((x - px) ^ 2 + (y - px) ^ 2) ^ .5
        if value > best then best, bx, by = value, x, y end
      end
    end
  end
  self.taken[#self.taken + 1] = { x = bx, y = by, r = places.MARK * size }
  return bx, by
end

-- At the rim of an area, where it is freest.
local function at_rim(self, area)
  local best, bx, by = -math.huge, area.x, area.y
  for k = 0, 7 do
    local x = area.x + RIM * math.cos(k * math.pi / 4)
    local y = area.y + RIM * math.sin(k * math.pi / 4)
    local value = math.min(x, y, 100 - x, 100 - y) - places.MARK
    for _, taken in ipairs(self.taken) do
      if taken.x ~= area.x or taken.y ~= area.y then
        local far = ((taken.x - x) ^ 2 + (taken.y - y) ^ 2) ^ .5 - taken.r
        value = math.min(value, far - places.MARK)
      end
    end
    value = math.min(value, 0)
    if value > best + .01 then best, bx, by = value, x, y end
  end
  self.taken[#self.taken + 1] = { x = bx, y = by, r = places.MARK }
  return bx, by
end

local function area_of(self, i)
  for _, area in ipairs(self.areas) do
    if area.segment == i then return area end
  end
end

local function add_mark(self, name, value, x, y, on)
  self.marks[#self.marks + 1] = { name = name, value = value, x = x, y = y,
    on = on }
end

--- Finds places for the marks. One that both a segment and its tile have is one
--- thing to see, on the tile.
function places.draw_marks(self, looks)
  local function quiet(name, value)
    return looks:mark(name, value).symbol == "none"
  end
  for i, segment in ipairs(self.type.segments) do
    for _, name in ipairs(keys_of(segment.marks)) do
      local value = segment.marks[name]
      local solid, line = parts.solid_of(self, i), parts.line_of(self, i)
      local quiet_here = quiet(name, value) or self.type.marks[name]
      if solid and not quiet_here then
        local x, y = within(self, solid, looks:mark(name, value).size or 1)
        add_mark(self, name, value, x, y, i)
      elseif line and not quiet_here then
        local stop = name == segment.ends and line.stop
          or #line.chains > 2 and { x = 50, y = 50 }
        local x, y = stop and stop.x, stop and stop.y
        if not stop then x, y = beside(self, line) end
        add_mark(self, name, value, x, y, i)
      elseif segment.form == "ground" and not quiet_here then
        local x, y = places.take(self, places.MARK, nil, nil, i)
        add_mark(self, name, value, x, y, i)
      elseif segment.form == "area" and not quiet_here
          and not looks:changes(segment.kind, name, value) then
        local x, y = at_rim(self, area_of(self, i))
        add_mark(self, name, value, x, y, i)
      end
    end
  end
  for _, name in ipairs(keys_of(self.type.marks)) do
    local joint
    for _, other in ipairs(self.joints) do
      if other.name == name or other.name:find(name, 1, true) and
          not looks:joint(other.name) then
        joint = other
      end
    end
    if joint then
      joint.mark = name
    elseif not quiet(name, self.type.marks[name]) then
      local x, y = places.take(self, places.MARK + 2)
      add_mark(self, name, self.type.marks[name], x, y)
    end
  end
end

return places
