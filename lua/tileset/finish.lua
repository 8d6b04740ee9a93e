-- tileset/finish.lua - from a draft to a type: segments in their order, and
-- indexes in place of references.

local RANK = { area = 1, solid = 2, line = 3, ground = 4 }

local function lowest(segment)
  local mask = segment.form == "ground" and segment.halves or segment.sides
  for i = 0, 7 do
    if mask & 1 << i ~= 0 then return i end
  end
  return 8 -- wholly inside: after the others
end

local function order_segments(segments)
  for i, segment in ipairs(segments) do segment.written = i end
  table.sort(segments, function(a, b)
    if a.form ~= b.form then return RANK[a.form] < RANK[b.form] end
    if a.kind ~= b.kind then return a.kind < b.kind end
    local x, y = lowest(a), lowest(b)
    if x ~= y then return x < y end
    return a.written < b.written
  end)
end

--- Gives out indexes and leaves only what a type has.
return function(draft, name)
  local raw, index, segments = draft.raw, {}, {}
  order_segments(draft.segments)
  for i, segment in ipairs(draft.segments) do index[segment] = i end
  for i, segment in ipairs(draft.segments) do
    local touches = {}
    for j, other in ipairs(draft.segments) do
      if segment.touches[other] then touches[#touches + 1] = j end
    end
    segments[i] = { kind = segment.kind, form = segment.form,
                    sides = segment.sides, halves = segment.halves,
                    marks = segment.marks, touches = touches,
                    ends = segment.ends, past = segment.past,
                    held = segment.held }
  end
  local crossing = {}
  for i, pair in ipairs(draft.crossing) do
    crossing[i] = { index[pair[1]], index[pair[2]] }
  end
  local kinds = draft.side_kinds
  return { id = draft.ctx.set.prefix .. "/" .. name, name = name,
           count = raw.count, start = raw.start and raw.start // 1 | 0 or 0,
           group = raw.group,
           at = raw.at and { raw.at[1] // 1 | 0, raw.at[2] // 1 | 0 },
           sides = { kinds[0], kinds[1], kinds[2], kinds[3] },
           segments = segments, marks = draft.marks, crossing = crossing,
           where = raw.where }
end
