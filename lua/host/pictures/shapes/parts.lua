--- What the parts of a drawing share: who holds which side, and finding the
--- shape of a segment.

local parts = {}

--- Sides of a mask, in order.
function parts.each_side(mask)
  local list = {}
  for side = 0, 3 do
    if mask >> side & 1 == 1 then list[#list + 1] = side end
  end
  return list
end

--- Owner of each half side: the ground segment there.
function parts.ground_halves(type)
  local halves = {}
  for i, segment in ipairs(type.segments) do
    for half = 0, 7 do
      if segment.halves >> half & 1 == 1 then halves[half] = i end
    end
  end
  return halves
end

--- Solid or line on each side.
function parts.side_holders(type)
  local holder = {}
  for i, segment in ipairs(type.segments) do
    if segment.form ~= "ground" then
      for _, side in ipairs(parts.each_side(segment.sides)) do
        holder[side] = i
      end
    end
  end
  return holder
end

--- Whether a ground segment touches a solid one.
function parts.touches(type, ground, solid)
  for _, other in ipairs(type.segments[ground].touches or {}) do
    if other == solid then return true end
  end
  return false
end

--- The line of a segment, or nil.
function parts.line_of(self, i)
  for _, line in ipairs(self.lines) do
    if line.segment == i then return line end
  end
end

--- The solid shape of a segment, or nil.
function parts.solid_of(self, i)
  for _, solid in ipairs(self.solids) do
    if solid.segment == i then return solid end
  end
end

return parts
