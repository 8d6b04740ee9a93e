-- plan/lines.lua - what the lines that end on a tile lead to, and what leads to
-- them: a mask of its segments for each.

local lines = {}

local function has(mask, number) return mask >> (number - 1) & 1 == 1 end

-- A line with one side that ends on its tile, or an area that lies in another
-- segment.
local function ends_here(segment)
  return segment.ends and segment.sides & (segment.sides - 1) == 0
end

-- The grounds on both hands of a line, as numbers of segments; 0 where there is
-- none.
local function beside(segments, line)
  local list = {}
  for half = 0, 7 do
    if line.sides >> half // 2 & 1 == 1 then
      local ground = 0
      for number, segment in ipairs(segments) do
        if segment.halves >> half & 1 == 1 then ground = number end
      end
      list[#list + 1] = ground
    end
  end
  return list
end

-- Do these grounds touch a segment?
local function all_touch(segments, grounds, number)
  for _, ground in ipairs(grounds) do
    if ground == 0 or not has(segments[ground].touches, number) then
      return false
    end
  end
  return true
end

-- Segments at which a line ends, or which it goes past: one of the kind that
-- its `end=` or `past=` names, if there are several the one before it;
-- otherwise the other lines that end there. Lines that end between several
-- segments meet there, and so do these: the second result is true.
local function targets(segments, kinds, from, place)
  local line = segments[from]
  local grounds = beside(segments, line)
  local found, before, others = 0, 0, 0
  for number, other in ipairs(segments) do
    local bit = 1 << (number - 1)
    if number ~= from and kinds[other.kind + 1].name == place then
      found = found | bit
      if all_touch(segments, grounds, number) then before = before | bit end
    elseif number ~= from and ends_here(other) and other.ends == place then
      others = others | bit
    end
  end
  if found == 0 then
    local meets = kinds[line.kind + 1].meets
    return (not meets or meets == place) and others or 0
  end
  if before ~= 0 then return before end
  if found & (found - 1) == 0 then return found, false end
  return found | others, true
end

--- Sets `leads` of the planned segments of a type that lead anywhere. The
--- relation is symmetric.
function lines.plan(segments, kinds)
  for from, segment in ipairs(segments) do
    local found, meet = 0, false
    local place = ends_here(segment) and segment.ends or segment.past
    if place then found, meet = targets(segments, kinds, from, place) end
    if found ~= 0 then segment.leads = (segment.leads or 0) | found end
    for number, other in ipairs(found ~= 0 and segments or {}) do
      if has(found, number) then
        local all = 1 << (from - 1) | (meet and found or 0)
        other.leads = (other.leads or 0) | all & ~(1 << (number - 1))
      end
    end
  end
end

return lines
