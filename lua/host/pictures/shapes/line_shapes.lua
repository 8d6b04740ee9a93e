--- Lines of a drawing: from side to side, to their ends, across each other.

local curve = require "host.pictures.shapes.curve"
local parts = require "host.pictures.shapes.parts"
local places = require "host.pictures.shapes.places"
local solids = require "host.pictures.shapes.solids"

local lines = {}

local function mid(side) return curve.border(side + .5) end

-- A line from side to side; one that swings does so about its middle.
local function through(from, to, swing)
  local x0, y0 = mid(from)
  local x3, y3 = mid(to)
  local ax, ay = curve.inward(from)
  local bx, by = curve.inward(to)
  if (to - from) % 4 ~= 2 then
    local k = 27.6
    return { { x0, y0, x0 + k * ax, y0 + k * ay, x3 + k * bx, y3 + k * by,
      x3, y3 } }
  elseif not swing then
    return { curve.line(x0, y0, x3, y3) }
  end
  local sx, sy = -5 * ay, 5 * ax
  return {
    { x0, y0, x0 + 17 * ax, y0 + 17 * ay, 50 - 16 * ax + sx,
      50 - 16 * ay + sy, 50, 50 },
    { 50, 50, 50 + 16 * ax - sx, 50 + 16 * ay - sy, x3 + 17 * bx,
      y3 + 17 * by, x3, y3 },
  }
end

-- The solid a line ends at: one that the grounds on both its hands touch.
local function end_solid(self, segment, side)
  local left, right = self.halves[2 * side], self.halves[2 * side + 1]
  local found
  for _, solid in ipairs(self.solids) do
    if solid.name == segment.ends then
      local both = solid.segment > 0 and left and right and
        parts.touches(self.type, left, solid.segment) and
        parts.touches(self.type, right, solid.segment)
      if both then return solid end
      found = found or solid
    end
  end
  return found
end

-- From a side to the nearest part of a solid, and a little way into it.
local function to_solid(side, solid)
  local x0, y0 = mid(side)
  local nx, ny = curve.inward(side)
  local tx, ty
  for deep = 2, 28 do
    local x, y = x0 + nx * deep, y0 + ny * deep
    if curve.inside(solid.points, x, y) then
      tx, ty = x, y
      break
    end
  end
  if tx then return curve.line(x0, y0, tx + 3 * nx, ty + 3 * ny), tx, ty end
  local qx, qy = x0 + nx * 28, y0 + ny * 28
  local far
  far, tx, ty = curve.distance(solid.points, qx, qy)
  local dx, dy = (tx - qx) / far, (ty - qy) / far
  local c = { x0, y0, x0 + 20 * nx, y0 + 20 * ny, tx - 12 * dx, ty - 12 * dy,
    tx + 3 * dx, ty + 3 * dy }
  return c, tx, ty
end

local function to_point(side, x, y)
  local x0, y0 = mid(side)
  local nx, ny = curve.inward(side)
  if math.abs((x - x0) * ny - (y - y0) * nx) < .5 then
    return curve.line(x0, y0, x, y)
  end
  return { x0, y0, x0 + 22 * nx, y0 + 22 * ny, x0 + 30 * nx, y0 + 30 * ny,
    x, y }
end

-- Straight on to a place of its own, outside of solids.
local function to_mark(self, side)
  local x0, y0 = mid(side)
  local nx, ny = curve.inward(side)
  local x, y
  for deep = 28, 14, -2 do
    x, y = x0 + nx * deep, y0 + ny * deep
    if not places.in_solid(self, x, y) then break end
  end
  return curve.line(x0, y0, x, y), x, y
end

local function add_line(self, i, chains)
  local segment = self.type.segments[i]
  local line = { segment = i, chains = chains, points = {},
    name = segment.kind, ends = segment.ends, overlay = segment.overlay }
  for k, chain in ipairs(chains) do
    local points = { chain[1][1], chain[1][2] }
    for _, c in ipairs(chain) do curve.flatten(c, points, 10) end
    line.points[k] = points
  end
  self.lines[#self.lines + 1] = line
  return line
end

--- Draws lines that pass: they are there before places are looked for.
function lines.draw_through(self, swings)
  for i, segment in ipairs(self.type.segments) do
    local sides = parts.each_side(segment.sides)
    if segment.form == "line" and #sides > 1 then
      local chains = {}
      if #sides == 2 then
        chains[1] = through(sides[1], sides[2],
          not segment.overlay and swings(segment.kind))
      else
        for k, side in ipairs(sides) do
          chains[k] = { to_point(side, 50, 50) }
        end
      end
      add_line(self, i, chains)
    end
  end
end

--- Draws lines with one side: to a solid, to an area, to a mark of their own
--- that is called like their end, or together to a joint.
function lines.draw_ending(self)
  local joints = {}
  for i, segment in ipairs(self.type.segments) do
    local sides = parts.each_side(segment.sides)
    if segment.form == "line" and #sides == 1 then
      local side = sides[1]
      local solid = end_solid(self, segment, side)
      local c, x, y
      local own = segment.marks[segment.ends]
      if own then
        c, x, y = to_mark(self, side)
        solid = nil
      elseif solid and solids.parted(self, side, solid.name) then
        c, solid = to_point(side, 50, 50), nil
      elseif solid then
        c, x, y = to_solid(side, solid)
      else
        local place = self.areas_by_name[segment.ends]
        if not place then
          local name = segment.ends or ""
          place = joints[name]
          if not place then
            place = { name = name, x = 50, y = 50, lines = 0,
              kind = segment.kind }
            if places.in_solid(self, 50, 50) then
              place.x, place.y = places.take(self, 8)
            end
            joints[name] = place
            self.joints[#self.joints + 1] = place
          end
          place.lines = place.lines + 1
        end
        c = to_point(side, place.x, place.y)
      end
      local line = add_line(self, i, { { c } })
      if own then
        line.stop = { x = x, y = y, r = 8 }
        self.taken[#self.taken + 1] = line.stop
      elseif solid then
        line.gates = { { x = x, y = y, dx = c[7] - c[5], dy = c[8] - c[6],
          into = solid.name } }
        self.taken[#self.taken + 1] = { x = x, y = y, r = 8 }
      end
    end
  end
end

-- Where two chains of points cross, or come nearest to each other, and the
-- direction of the first there.
local function meeting(a, b)
  local best, at = math.huge, nil
  for i = 1, #a - 3, 2 do
    local ax, ay = a[i], a[i + 1]
    local dx, dy = a[i + 2] - ax, a[i + 3] - ay
    for k = 0, 8 do
      local x, y = ax + dx * k / 8, ay + dy * k / 8
      local far = curve.distance(b, x, y)
      if far < best then best, at = far, { x = x, y = y, dx = dx, dy = dy } end
    end
  end
  return at
end

-- Where a line goes into a solid and comes out of it: gates, and the points
-- in between.
local function portals(line, solid)
  local points, hidden = line.points[1], nil
  line.gates = line.gates or {}
  local was = curve.inside(solid.points, points[1], points[2])
  for i = 3, #points, 2 do
    local x, y = points[i], points[i + 1]
    local is = curve.inside(solid.points, x, y)
    if is ~= was then
      local px, py = points[i - 2], points[i - 1]
      local ax, ay, bx, by = px, py, x, y
      for _ = 1, 8 do
        local mx, my = (ax + bx) / 2, (ay + by) / 2
        if curve.inside(solid.points, mx, my) == was then
          ax, ay = mx, my
        else
          bx, by = mx, my
        end
      end
      -- seen from outside
      local hand = is and 1 or -1
      table.insert(line.gates, { x = ax, y = ay, dx = hand * (x - px),
        dy = hand * (y - py), into = solid.name })
      hidden = hidden or {}
      hidden[#hidden + 1], hidden[#hidden + 2] = ax, ay
    end
    if is and hidden then hidden[#hidden + 1], hidden[#hidden + 2] = x, y end
    was = is
  end
  return hidden
end

-- Nothing is put on the trace of what runs below.
local function keep_free(self, points)
  for i = 1, #points, 2 do
    self.taken[#self.taken + 1] = { x = points[i], y = points[i + 1], r = 5 }
  end
end

--- What crosses: bridges, gates, and what is drawn above what.
function lines.draw_crossings(self)
  for _, pair in ipairs(self.type.crossing) do
    local first, second = pair[1], pair[2]
    local over, under =
      parts.line_of(self, first), parts.line_of(self, second)
    local above, below =
      parts.solid_of(self, first), parts.solid_of(self, second)
    if over and under then
      over.over = true
      self.bridges[#self.bridges + 1] = { line = over,
        below = under, at = meeting(over.points[1], under.points[1]) }
    elseif above and under then
      under.hidden = { portals(under, above) }
      for _, points in ipairs(under.hidden) do keep_free(self, points) end
    elseif below and over then
      over.over = true
      portals(over, below)
    elseif above and below then
      above.over = true
    end
  end
  for _, line in ipairs(self.lines) do
    line.over = line.over or line.overlay ~= nil
  end
  local function lower_first(list)
    local sorted = {}
    for _, over in ipairs { false, true } do
      for _, item in ipairs(list) do
        if (item.over or false) == over then sorted[#sorted + 1] = item end
      end
    end
    return sorted
  end
  self.lines, self.solids = lower_first(self.lines), lower_first(self.solids)
end

return lines
