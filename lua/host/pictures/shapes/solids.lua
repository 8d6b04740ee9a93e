--- Solid shapes of a drawing: they hold parts of the border and are bounded by
--- curves in between.

local curve = require "host.pictures.shapes.curve"
local parts = require "host.pictures.shapes.parts"

local solids = {}

--- Corners at which two grounds meet that a solid must part: corner ->
--- segment of the solid.
local function reached_corners(self)
  local type, reached = self.type, {}
  for corner = 0, 3 do
    local before = self.halves[(2 * corner + 7) % 8]
    local after = self.halves[2 * corner]
    if before and after and before ~= after then
      for i, segment in ipairs(type.segments) do
        if segment.form == "solid" and parts.touches(type, before, i) and
            parts.touches(type, after, i) and
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

--- Whether the grounds on both hands of a side's line touch, but no solid of
--- this kind is touched by both: the line ends where two solids meet.
function solids.parted(self, side, kind)
  local type, left, right = self.type, self.halves[2 * side],
    self.halves[2 * side + 1]
  local any = { [left or 0] = false, [right or 0] = false }
  for k, other in ipairs(type.segments) do
    if other.kind == kind and left and right then
      local l, r = parts.touches(type, left, k), parts.touches(type, right, k)
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
      apart = apart or solids.parted(self, side, kind)
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
  local shape = { segment = i, walls = {}, points = {} }
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

-- What passes below another solid shows as a cap on each of its sides, with
-- ways from cap to cap.
local function below_shape(_, i, list)
  local shape = { segment = i, walls = {}, points = {}, ways = {} }
  local points, words = shape.points, {}
  local number = curve.number
  for _, contact in ipairs(list) do
    local x0, y0 = curve.border(contact[2])
    local x3, y3 = curve.border(contact[1])
    local middle = (contact[1] + contact[2]) / 2
    local nx, ny = curve.inward(middle)
    local ux, uy = (x3 - x0) / 100, (y3 - y0) / 100
    local c = { x0, y0, x0 + 26 * ux + 13 * nx, y0 + 26 * uy + 13 * ny,
      x3 - 26 * ux + 13 * nx, y3 - 26 * uy + 13 * ny, x3, y3 }
    words[#words + 1] = ("M%s %sL%s %s%s"):format(number(x3), number(y3),
      number(x0), number(y0), curve.data(c))
    shape.walls[#shape.walls + 1] = c
    -- back to where this cap began: what leads to the next one leads back too
    table.move({ x3, y3, x0, y0 }, 1, 4, #points + 1, points)
    curve.flatten(c, points, 14)
    local mx, my = curve.border(middle)
    shape.ways[#shape.ways + 1] = { mx + 6 * nx, my + 6 * ny }
  end
  for k = #list - 1, 1, -1 do
    points[#points + 1], points[#points + 2] = curve.border(list[k][1])
  end
  shape.path = table.concat(words) .. "Z"
  return shape
end

-- Whether a solid passes below another.
local function is_below(self, i)
  for _, pair in ipairs(self.type.crossing) do
    if pair[2] == i and self.type.segments[pair[1]].form == "solid" then
      return true
    end
  end
  return false
end

--- Draws all solid segments.
function solids.draw(self)
  local reached = reached_corners(self)
  for i, segment in ipairs(self.type.segments) do
    if segment.form == "solid" then
      local corners = {}
      for corner, by in pairs(reached) do
        if by == i then corners[corner] = true end
      end
      local list = contacts(segment.sides, corners)
      if #list > 0 then
        local draw = is_below(self, i) and below_shape or solid_shape
        local shape = draw(self, i, list)
        shape.name = segment.kind
        self.solids[#self.solids + 1] = shape
      end
    end
  end
end

--- Half sides that no segment holds: what is seen there is the side itself.
function solids.draw_bare(self)
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

return solids
