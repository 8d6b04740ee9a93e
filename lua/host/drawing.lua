--- How a tile type is drawn, without any colour: the shapes of its segments
--- and good places for what stands on them. Knows only forms:
--- * solid segments fill their sides and are bounded by curves where they
---   end; one that parts two grounds at a corner reaches that corner;
--- * lines run from side to side, to their end, or to the middle;
--- * areas and marks take free places;
--- * ground is what is left, each half side its part.
-- A drawing is a table of
--   solids  { segment, path, points, walls = { curve }, below = {} }
--   lines   { segment, chains = { { curve } }, points = { chain points },
--             ends, node }
--   areas, marks, joints: { name, x, y, ... } in drawing order
--   owner   owner[row][column]: segment from 1 of a grid of GRID x GRID, or 0
-- with all coordinates in the unit of host/curve.lua, north up.

local curve = require "host.curve"

local drawing = {}

--- Samples of the owner grid along a side.
drawing.GRID = 25

local GRID = drawing.GRID
local STEP = 100 / GRID
-- Half of what a line keeps free on the owner grid.
local LINE = 6.5

---@class Drawing
local Drawing = {}
Drawing.__index = Drawing

local function each_side(mask)
  local list = {}
  for side = 0, 3 do
    if mask >> side & 1 == 1 then list[#list + 1] = side end
  end
  return list
end

-- ---- solid ----------------------------------------------------------------

--- Owner of each half side: the ground segment there.
local function ground_halves(type)
  local halves = {}
  for i, segment in ipairs(type.segments) do
    for half = 0, 7 do
      if segment.halves >> half & 1 == 1 then halves[half] = i end
    end
  end
  return halves
end

--- Solid or line on each side.
local function side_holders(type)
  local holder = {}
  for i, segment in ipairs(type.segments) do
    if segment.form ~= "ground" then
      for _, side in ipairs(each_side(segment.sides)) do holder[side] = i end
    end
  end
  return holder
end

local function touches(type, ground, solid)
  for _, other in ipairs(type.segments[ground].touches or {}) do
    if other == solid then return true end
  end
  return false
end

--- Corners at which two grounds meet that a solid must part: corner ->
--- segment of the solid.
local function reached_corners(self)
  local type, reached = self.type, {}
  for corner = 0, 3 do
    local before = self.halves[(2 * corner + 7) % 8]
    local after = self.halves[2 * corner]
    if before and after and before ~= after then
      for i, segment in ipairs(type.segments) do
        if segment.form == "solid" and touches(type, before, i) and
            touches(type, after, i) and
            segment.sides >> corner & 1 == 0 and
            segment.sides >> (corner + 3) % 4 & 1 == 0 then
          reached[corner] = reached[corner] or i
        end
      end
    end
  end
  return reached
end

--- Parts of the border a solid holds: { from, to } in clockwise order, those
--- that follow each other united.
local function contacts(sides, corners)
  local list = {}
  for at = 0, 3 do
    if corners[at] then list[#list + 1] = { at, at } end
    if sides >> at & 1 == 1 then
      local last = list[#list]
      if last and last[2] == at and last[1] ~= last[2] then
        last[2] = at + 1
      else
        list[#list + 1] = { at, at + 1 }
      end
    end
  end
  local first, last = list[1], list[#list]
  if #list > 1 and last[2] == 4 and first[1] == 0 and first[2] > 0 then
    table.remove(list, 1)
    last[2] = first[2] + 4
  end
  return list
end

-- Whether sides of the gap from one place to another are held by another
-- solid.
local function solid_in(self, i, from, to)
  for at = from, to - 1 do
    local holder = self.holder[at % 4]
    if holder and holder ~= i and
        self.type.segments[holder].form == "solid" then
      return true
    end
  end
  return false
end

-- Whether the grounds on both hands of a side's line touch, but no solid of
-- this kind is touched by both: the line ends where two solids meet.
local function parted(self, side, kind)
  local type, left, right = self.type, self.halves[2 * side],
    self.halves[2 * side + 1]
  local any = { [left or 0] = false, [right or 0] = false }
  for k, other in ipairs(type.segments) do
    if other.kind == kind and left and right then
      local l, r = touches(type, left, k), touches(type, right, k)
      if l and r then return false end
      any[left], any[right] = any[left] or l, any[right] or r
    end
  end
  return (any[left] and any[right]) or false
end

-- Whether some line between two places ends at solids like this one, and
-- whether one of them ends where two meet.
local function line_ends(self, i, from, to)
  local kind, ending, apart = self.type.segments[i].kind, false, false
  for at = from, to - 1 do
    local side = at % 4
    local line = self.holder[side]
    if line and self.type.segments[line].ends == kind then
      ending = true
      apart = apart or parted(self, side, kind)
    end
  end
  return ending, apart
end

-- The grounds at both ends of a gap differ although nothing parts them in
-- it: the solid has to come up to what lies opposite.
local function must_reach(self, i, from, to)
  local first, last = self.halves[2 * from % 8], self.halves[(2 * to + 7) % 8]
  if not first or not last or first == last then return false end
  local ending, apart = line_ends(self, i, from, to)
  if ending then return apart end
  return to - from > 1 and not solid_in(self, i, from, to)
end

--- Curve of a gap of one side.
local function notch(self, i, from, x0, y0, x3, y3)
  local nx, ny = curve.inward(from)
  local in_, deep = 22, 30
  if solid_in(self, i, from, from + 1) then
    in_, deep = 30, 46
  elseif self.has_area and not self.holder[from % 4] then
    in_, deep = 20, 56
  end
  local ux, uy = (x3 - x0) / 100, (y3 - y0) / 100
  return { x0, y0, x0 + in_ * ux + deep * nx, y0 + in_ * uy + deep * ny,
    x3 - in_ * ux + deep * nx, y3 - in_ * uy + deep * ny, x3, y3 }
end

--- Curve over a corner, for a gap of two sides.
local function corner_curve(from, x0, y0, x3, y3)
  local ox, oy = curve.border(from + 3)
  return { x0, y0,
    x0 + .34 * (ox - x0) + .22 * (x3 - ox),
    y0 + .34 * (oy - y0) + .22 * (y3 - oy),
    x3 + .34 * (ox - x3) + .22 * (x0 - ox),
    y3 + .34 * (oy - y3) + .22 * (y0 - oy), x3, y3 }
end

--- Curve of a gap of three sides: the solid is a cap over one.
local function cap(self, i, from, x0, y0, x3, y3)
  local nx, ny = curve.inward(from + 3)
  local ux, uy = (x3 - x0) / 100, (y3 - y0) / 100
  local reach = must_reach(self, i, from, from + 3)
  local function control(side)
    local beside = self.holder[side % 4]
    if beside and self.type.segments[beside].form == "solid" then
      return 34, 30
    end
    return 22, reach and 65 or 42
  end
  local a, da = control(from)
  local b, db = control(from + 2)
  return { x0, y0, x0 + a * ux + da * nx, y0 + a * uy + da * ny,
    x3 - b * ux + db * nx, y3 - b * uy + db * ny, x3, y3 }
end

--- Curve between two places within sides, square to both.
local function free_curve(from, to, x0, y0, x3, y3)
  local ax, ay = curve.inward(from)
  local bx, by = curve.inward(to)
  local k = .4 * ((x3 - x0) ^ 2 + (y3 - y0) ^ 2) ^ .5
  return { x0, y0, x0 + k * ax, y0 + k * ay, x3 + k * bx, y3 + k * by,
    x3, y3 }
end

local function gap_curve(self, i, from, to)
  local x0, y0 = curve.border(from)
  local x3, y3 = curve.border(to)
  local span = to - from
  if from % 1 ~= 0 or to % 1 ~= 0 then
    return free_curve(from, to, x0, y0, x3, y3)
  elseif span == 1 then
    return notch(self, i, from, x0, y0, x3, y3)
  elseif span == 2 then
    return corner_curve(from, x0, y0, x3, y3)
  end
  return cap(self, i, from, x0, y0, x3, y3)
end

--- The shape of what holds these parts of the border.
local function solid_shape(self, i, list)
  local shape = { segment = i, walls = {}, points = {}, below = {} }
  local words = {}
  local number = curve.number
  local function go(at)
    local x, y = curve.border(at)
    words[#words + 1] = (#words == 0 and "M" or "L") .. number(x) .. " " ..
      number(y)
    shape.points[#shape.points + 1] = x
    shape.points[#shape.points + 1] = y
  end
  for k, contact in ipairs(list) do
    local following = list[k % #list + 1]
    local to = following[1]
    while to < contact[2] do to = to + 4 end
    go(contact[1])
    local corner = math.floor(contact[1]) + 1
    while corner < contact[2] do
      go(corner)
      corner = corner + 1
    end
    if contact[2] > contact[1] then go(contact[2]) end
    if contact[2] - contact[1] < 4 and to > contact[2] then
      local c = gap_curve(self, i, contact[2], to)
      shape.walls[#shape.walls + 1] = c
      words[#words + 1] = curve.data(c)
      curve.flatten(c, shape.points, 14)
    end
  end
  shape.path = table.concat(words) .. "Z"
  return shape
end

local function draw_solids(self)
  local reached = reached_corners(self)
  for i, segment in ipairs(self.type.segments) do
    if segment.form == "solid" then
      local corners = {}
      for corner, by in pairs(reached) do
        if by == i then corners[corner] = true end
      end
      local list = contacts(segment.sides, corners)
      if #list > 0 then
        local shape = solid_shape(self, i, list)
        shape.name = segment.kind
        self.solids[#self.solids + 1] = shape
      end
    end
  end
end

--- Half sides that no segment holds: what is seen there is the side itself.
local function draw_bare(self)
  local held = {}
  for side = 0, 3 do
    for half = 2 * side, 2 * side + 1 do
      held[half] = self.holder[side] ~= nil or self.halves[half] ~= nil
    end
  end
  local list, name = {}, nil
  for half = 0, 7 do
    if not held[half] then
      local last = list[#list]
      if last and last[2] == half / 2 then
        last[2] = (half + 1) / 2
      else
        list[#list + 1] = { half / 2, (half + 1) / 2 }
      end
      name = name or self.type.sides[half // 2 + 1]
    end
  end
  if #list == 0 then return end
  if #list > 1 and list[1][1] == 0 and list[#list][2] == 4 then
    list[#list][2] = list[1][2] + 4
    table.remove(list, 1)
  end
  local shape = solid_shape(self, 0, list)
  shape.name = name
  self.solids[#self.solids + 1] = shape
end

-- ---- places ---------------------------------------------------------------

-- How far a point is from everything that is drawn, and from the border.
local function clearance(self, x, y, except)
  local least = math.min(x, y, 100 - x, 100 - y) + 4
  for _, line in ipairs(self.lines) do
    if line.ends ~= except or not except then
      for _, points in ipairs(line.points) do
        least = math.min(least, curve.distance(points, x, y) - LINE)
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

local function in_solid(self, x, y)
  for _, solid in ipairs(self.solids) do
    if curve.inside(solid.points, x, y) then return solid end
  end
end

--- Takes a free place of about this radius, on the ground if possible.
local function take_place(self, r, except)
  local best, bx, by = -math.huge, 50, 50
  for row = 1, 19 do
    for column = 1, 19 do
      local x, y = column * 5, row * 5
      local value = math.min(clearance(self, x, y, except), r + 5)
        - .02 * ((x - 50) ^ 2 + (y - 50) ^ 2) ^ .5
      if in_solid(self, x, y) then value = value - r * .3 end
      if value > best then best, bx, by = value, x, y end
    end
  end
  self.taken[#self.taken + 1] = { x = bx, y = by, r = r }
  return bx, by
end

local function is_free(self, x, y, r, except)
  return not in_solid(self, x, y) and clearance(self, x, y, except) >= r
end

-- ---- lines ----------------------------------------------------------------

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
        touches(self.type, left, solid.segment) and
        touches(self.type, right, solid.segment)
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

local function add_line(self, i, chains)
  local segment = self.type.segments[i]
  local line = { segment = i, chains = chains, points = {},
    name = segment.kind, ends = segment.ends }
  for k, chain in ipairs(chains) do
    local points = { chain[1][1], chain[1][2] }
    for _, c in ipairs(chain) do curve.flatten(c, points, 10) end
    line.points[k] = points
  end
  self.lines[#self.lines + 1] = line
  return line
end

-- Lines that pass: they are there before places are looked for.
local function draw_through(self, swings)
  for i, segment in ipairs(self.type.segments) do
    local sides = each_side(segment.sides)
    if segment.form == "line" and #sides > 1 then
      local chains = {}
      if #sides == 2 then
        chains[1] = through(sides[1], sides[2], swings(segment.kind))
      else
        for k, side in ipairs(sides) do
          chains[k] = { to_point(side, 50, 50) }
        end
      end
      add_line(self, i, chains)
    end
  end
end

local function is_area(self, name)
  for _, segment in ipairs(self.type.segments) do
    if segment.form == "area" and segment.kind == name then return true end
  end
end

-- Lines with one side: to a solid, to an area, or together to a joint.
local function draw_ending(self)
  local joints = {}
  for i, segment in ipairs(self.type.segments) do
    local sides = each_side(segment.sides)
    if segment.form == "line" and #sides == 1 then
      local side = sides[1]
      local solid = end_solid(self, segment, side)
      local c, x, y
      if solid and parted(self, side, solid.name) then
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
            if in_solid(self, 50, 50) then
              place.x, place.y = take_place(self, 8)
            else
              self.taken[#self.taken + 1] = { x = 50, y = 50, r = 9 }
            end
            joints[name] = place
            self.joints[#self.joints + 1] = place
          end
          place.lines = place.lines + 1
        end
        c = to_point(side, place.x, place.y)
      end
      local line = add_line(self, i, { { c } })
      if solid then
        line.gates = { { x = x, y = y, dx = c[7] - c[5], dy = c[8] - c[6] } }
      end
    end
  end
end

-- ---- crossings ------------------------------------------------------------

local function line_of(self, i)
  for _, line in ipairs(self.lines) do
    if line.segment == i then return line end
  end
end

local function solid_of(self, i)
  for _, solid in ipairs(self.solids) do
    if solid.segment == i then return solid end
  end
end

-- Where two chains of points come nearest to each other, and the direction
-- of the first there.
local function meeting(a, b)
  local best, at = math.huge, nil
  for i = 1, #a - 3, 2 do
    local mx, my = (a[i] + a[i + 2]) / 2, (a[i + 1] + a[i + 3]) / 2
    local far = curve.distance(b, mx, my)
    if far < best then
      best = far
      at = { x = mx, y = my, dx = a[i + 2] - a[i], dy = a[i + 3] - a[i + 1] }
    end
  end
  return at
end

-- Where a line goes under a solid and comes out of it.
local function portals(solid, points, gates)
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
      gates[#gates + 1] = { x = ax, y = ay, dx = x - px, dy = y - py }
    end
    was = is
  end
end

local function draw_crossings(self)
  for _, pair in ipairs(self.type.crossing) do
    local over, under = line_of(self, pair[1]), line_of(self, pair[2])
    local above, below = solid_of(self, pair[1]), solid_of(self, pair[2])
    if over and under then
      over.over = true
      self.bridges[#self.bridges + 1] = { line = over,
        at = meeting(over.points[1], under.points[1]) }
    elseif above and under then
      under.gates = under.gates or {}
      portals(above, under.points[1], under.gates)
    elseif below and over then
      over.gates = over.gates or {}
      portals(below, over.points[1], over.gates)
    elseif above and below then
      above.over = true
    end
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

-- ---- areas and marks ------------------------------------------------------

local AREA, MARK = 15, 9

local function draw_areas(self)
  for i, segment in ipairs(self.type.segments) do
    if segment.form == "area" then
      local x, y = 50, 50
      if is_free(self, 50, 50, AREA - 3, segment.kind) then
        self.taken[#self.taken + 1] = { x = x, y = y, r = AREA }
      else
        x, y = take_place(self, AREA, segment.kind)
      end
      local area = { segment = i, name = segment.kind, x = x, y = y,
        marks = segment.marks }
      self.areas[#self.areas + 1] = area
      self.areas_by_name[segment.kind] =
        self.areas_by_name[segment.kind] or area
    end
  end
end

local function sorted_names(marks)
  local names = {}
  for name in pairs(marks) do names[#names + 1] = name end
  table.sort(names)
  return names
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
        local value = math.min(clearance(self, x, y), MARK)
          - .06 * ((x - 50) ^ 2 + (y - 50) ^ 2) ^ .5
        if in_solid(self, x, y) then value = value - MARK end
        if value > best + .01 then best, bx, by = value, x, y end
      end
    end
  end
  self.taken[#self.taken + 1] = { x = bx, y = by, r = MARK }
  return bx, by
end

local function within(self, solid, size)
  local px = size > 1.3 and 50 or 30
  local best, bx, by = -math.huge, 50, 50
  for row = 1, 24 do
    for column = 1, 24 do
      local x, y = column * 4, row * 4
      if curve.inside(solid.points, x, y) then
        local value = math.min(clearance(self, x, y), 14)
          - .01 * ((x - px) ^ 2 + (y - px) ^ 2) ^ .5
        if value > best then best, bx, by = value, x, y end
      end
    end
  end
  self.taken[#self.taken + 1] = { x = bx, y = by, r = MARK * size }
  return bx, by
end

local function add_mark(self, name, value, x, y, on)
  self.marks[#self.marks + 1] = { name = name, value = value, x = x, y = y,
    on = on }
end

local function draw_marks(self, looks)
  local function quiet(name, value)
    return looks:mark(name, value).symbol == "none"
  end
  for i, segment in ipairs(self.type.segments) do
    for _, name in ipairs(sorted_names(segment.marks)) do
      local value = segment.marks[name]
      local solid, line = solid_of(self, i), line_of(self, i)
      if quiet(name, value) then
        -- said by something else
      elseif solid then
        local x, y = within(self, solid, looks:mark(name, value).size or 1)
        add_mark(self, name, value, x, y, i)
      elseif line then
        local x, y = beside(self, line)
        add_mark(self, name, value, x, y, i)
      elseif segment.form == "ground" then
        local x, y = take_place(self, MARK)
        add_mark(self, name, value, x, y, i)
      end
    end
  end
  for _, name in ipairs(sorted_names(self.type.marks)) do
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
      local x, y = take_place(self, MARK + 2)
      add_mark(self, name, self.type.marks[name], x, y)
    end
  end
end

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
          if curve.distance(points, x, y) < LINE then
            owner = line.segment
          end
        end
      end
      for _, area in ipairs(self.areas) do
        if (area.x - x) ^ 2 + (area.y - y) ^ 2 < (AREA - 2) ^ 2 then
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

-- What is left belongs to the ground that meets no border, or to nothing.
local function claim_rest(self)
  local inner = 0
  for i, segment in ipairs(self.type.segments) do
    if segment.form == "ground" and segment.halves == 0 then inner = i end
  end
  for row = 1, GRID do
    for column = 1, GRID do
      self.owner[row][column] = self.owner[row][column] or inner
    end
  end
end

-- ---- places for figures ---------------------------------------------------

local function line_spot(self, line, taken)
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

local function region_spot(self, i, taken)
  local best, bx, by = -math.huge, 50, 50
  for row = 1, GRID do
    for column = 1, GRID do
      if self.owner[row][column] == i then
        local x, y = centre(column), centre(row)
        local value = math.min(self:depth(row, column) * STEP, 12)
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

--- A place for the n-th figure on a segment, north up; segment 0: on the
--- tile.
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
    local taken = { table.unpack(self.taken_by_marks) }
    table.move(spots, 1, #spots, #taken + 1, taken)
    local line, x, y = line_of(self, segment), 50, 50
    local area
    for _, other in ipairs(self.areas) do
      if other.segment == segment then area = other end
    end
    if #spots >= 6 then
      x, y = spots[#spots - 5].x + 3, spots[#spots - 5].y + 3
    elseif area then
      x, y = area.x + 6 * #spots, area.y + 3
    elseif line then
      x, y = line_spot(self, line, taken)
    elseif segment > 0 then
      x, y = region_spot(self, segment, taken)
    else
      x, y = 70, 72 - 8 * #spots
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
      if self.owner[py // STEP + 1 | 0][px // STEP + 1 | 0] ~= segment then
        return false
      end
    end
  end
  for _, taken in ipairs(self.taken) do
    if (taken.x - x) ^ 2 + (taken.y - y) ^ 2 < (taken.r + margin) ^ 2 then
      return false
    end
  end
  return true
end

--- Segment at a point of the tile, from 1; nil where there is none.
function Drawing:segment_at(x, y)
  local row = self.owner[math.min(GRID, y // STEP + 1 | 0)]
  local i = row and row[math.min(GRID, x // STEP + 1 | 0)]
  return i and i > 0 and i or nil
end

-- ---------------------------------------------------------------------------

--- Draws a type as tes_describe(rules, _, "tiles") lists it.
---@param type table
---@param looks Looks
---@return Drawing
function drawing.new(type, looks)
  local self = setmetatable({ type = type, solids = {}, lines = {},
    areas = {}, marks = {}, joints = {}, bridges = {}, owner = {},
    taken = {}, spots = {}, areas_by_name = {} }, Drawing)
  self.halves, self.holder = ground_halves(type), side_holders(type)
  for _, segment in ipairs(type.segments) do
    self.has_area = self.has_area or segment.form == "area"
  end
  draw_solids(self)
  draw_bare(self)
  draw_through(self, function(kind) return looks:kind(kind).line == "water" end)
  draw_areas(self)
  draw_ending(self)
  draw_crossings(self)
  draw_marks(self, looks)
  self.taken_by_marks = {}
  for _, mark in ipairs(self.marks) do
    table.insert(self.taken_by_marks, { x = mark.x, y = mark.y, r = MARK })
  end
  sample_shapes(self)
  flood_ground(self)
  claim_rest(self)
  return self
end

return drawing
