-- tileset/ground.lua - the ground of a tile: checked where the tile writes it,
-- else derived, as the head of lua/tileset/resolve.lua says.

local drafts = require "tileset/drafts"
local join = require "common/values".join

local ground = {}

local SIDES, HALVES = drafts.SIDES, drafts.HALVES
local complain, describe = drafts.complain, drafts.describe
local new_segment, of_kind = drafts.new_segment, drafts.of_kind
local side_form, side_segment = drafts.side_form, drafts.side_segment

--- May, must or cannot ground lie on this half?
local function ground_on(draft, half)
  local form = side_form(draft, half // 2)
  if form == "ground" or form == "line" then return "must" end
  return form == "bare" and "may" or "cannot"
end

--- Is the ground that a tile writes whole?
function ground.check(draft)
  local missing = {}
  for half = 0, 7 do
    if ground_on(draft, half) == "must" and not draft.owner[half] then
      missing[#missing + 1] = HALVES[half + 1]
    end
  end
  if #missing > 0 then
    complain(draft, "no ground segment holds %s; a tile that writes one must "
             .. "write all", join(missing))
  end
  for side = 0, 3 do
    local left, right = draft.owner[2 * side], draft.owner[2 * side + 1]
    -- Something solid may reach as far as the middle of a side.
    if side_form(draft, side) == "ground" and left and right
       and left ~= right
       and (left.touch_sides or 0) & (right.touch_sides or 0) == 0 then
      complain(draft, "side %s is all %s, but its halves are in two segments, "
               .. "%s and %s", SIDES[side + 1], draft.side_kinds[side],
               describe(left), describe(right))
    end
  end
  for _, segment in ipairs(draft.segments) do
    for side = 0, 3 do
      if (segment.touch_sides or 0) & 1 << side ~= 0 then
        segment.touches[draft.holder[side]] = true
      end
    end
  end
end

--- The kind of ground to derive; nil when the tile does not tell.
local function ground_kind(draft)
  local found
  for side = 0, 3 do
    if side_form(draft, side) == "ground" then
      local kind = side_segment(draft, side)
      if found and found ~= kind then return nil end
      found = kind
    end
  end
  if found then return found end
  for side = 0, 3 do
    local kind = draft.ctx.kinds[draft.side_kinds[side]]
    if kind.form == "line" and kind.ground then return kind.ground end
  end
  return draft.ctx.sole_ground
end

--- Sides of each barrier: segments in one piece, as the top comment says. Nil
--- when the end of a line leaves a choice.
local function barriers(draft)
  local group = {} -- segment -> a segment that stands for its barrier
  local list = {}
  for _, segment in ipairs(draft.segments) do
    if segment.sides ~= 0 then
      list[#list + 1] = segment
      group[segment] = segment
    end
  end
  local function unite(a, b)
    local from, to = group[a], group[b]
    for _, segment in ipairs(list) do
      if group[segment] == from then group[segment] = to end
    end
  end
  for _, pair in ipairs(draft.crossing) do unite(pair[1], pair[2]) end
  local first = {} -- end -> the first line with it
  for _, segment in ipairs(list) do
    local ends = segment.ends
    if ends then
      if draft.ctx.forms[ends] == "solid" then
        local at = of_kind(draft, ends)
        if #at > 1 then
          return complain(draft, "%s may end at any of %d segments %s; write "
                          .. "the ground segments of this tile",
                          describe(segment), #at, ends)
        end
        unite(segment, at[1])
      end
      first[ends] = first[ends] or segment
      unite(segment, first[ends])
    end
  end
  local masks = {}
  for _, segment in ipairs(list) do
    local mask = 0
    for _, other in ipairs(list) do
      if group[other] == segment then mask = mask | other.sides end
    end
    masks[#masks + 1] = mask
  end
  return masks
end

--- In which arc between the sides of a barrier a half lies.
local function arc(mask, half)
  local before, all = 0, 0
  for side = 0, 3 do
    if mask & 1 << side ~= 0 then
      all = all + 1
      if half > 2 * side then before = before + 1 end
    end
  end
  return all == 0 and 0 or before % all
end

--- Adds the segments of ground that the others leave between them.
function ground.derive(draft)
  local halves = {}
  for half = 0, 7 do
    if ground_on(draft, half) == "must" then halves[#halves + 1] = half end
  end
  if #halves == 0 or not draft.ctx.has_ground then return end
  local kind = ground_kind(draft)
  if not kind then
    return complain(draft, "which ground lies beside its lines does not show; "
                    .. "write its ground segments")
  end
  local masks = barriers(draft)
  if not masks then return end
  local by_arcs = {}
  for _, half in ipairs(halves) do
    local arcs = {}
    for i, mask in ipairs(masks) do arcs[i] = arc(mask, half) end
    local key = table.concat(arcs, " ")
    local segment = by_arcs[key]
    if not segment then
      segment = new_segment(draft, kind)
      by_arcs[key] = segment
      draft.segments[#draft.segments + 1] = segment
    end
    segment.halves = segment.halves | 1 << half
    -- A left half lies around the corner from the side before its own.
    local beside = (half // 2 + (half % 2 == 0 and 3 or 1)) % 4
    if side_form(draft, beside) == "solid" then
      segment.touches[draft.holder[beside]] = true
    end
  end
end

return ground
