-- tileset/line_ends.lua - where the lines of a tile end, and what crosses what.

local drafts = require "tileset/drafts"
local show = require "common/values".show

local line_ends = {}

local side_index = drafts.side_index
local complain, describe = drafts.complain, drafts.describe
local of_kind, one_sided = drafts.of_kind, drafts.one_sided

--- Deals out the default end and checks where the lines end.
function line_ends.read_ends(draft)
  local default, used, loose = draft.raw.ends, false, {}
  for _, segment in ipairs(draft.segments) do
    if segment.form == "area" and segment.ends
       and #of_kind(draft, segment.ends) == 0 then
      complain(draft, "%s lies within a %s, but the tile has none",
               describe(segment), segment.ends)
    end
    if segment.past and #of_kind(draft, segment.past) == 0 then
      local found = false
      for _, other in ipairs(draft.segments) do
        local ends = one_sided(other) and (other.ends or default)
        found = found or other.kind == segment.kind and ends == segment.past
      end
      if not found then
        complain(draft, "%s goes past a %s, but the tile has none",
                 describe(segment), segment.past)
      end
    end
    if one_sided(segment) then
      if not segment.ends and default then
        segment.ends, used = default, true
      end
      local form = draft.ctx.forms[segment.ends]
      if (form == "solid" or form == "area")
         and #of_kind(draft, segment.ends) == 0 then
        complain(draft, "%s ends at a %s, but the tile has none",
                 describe(segment), segment.ends)
      end
      -- Two loose ends of a kind are nearly always a forgotten join.
      if not segment.ends then
        local other = loose[segment.kind]
        if other then
          local both = { kind = segment.kind, form = "line",
                         sides = other.sides | segment.sides }
          complain(draft, "%s and %s end nowhere: join them (%s) or say where "
                   .. "they end (end= or ends=)", describe(other),
                   describe(segment), show(describe(both)))
        end
        loose[segment.kind] = segment
      end
    end
  end
  if default and not used then
    complain(draft, "ends = %s, but there is no line with one side that it "
             .. "could hold for", show(default))
  end
end

--- Reads the pairs that pass without joining.
function line_ends.read_crossing(draft)
  for _, text in ipairs(draft.raw.crossing or {}) do
    local pair, kinds, ports = {}, {}, {}
    kinds[1], ports[1], kinds[2], ports[2] =
      string.match(text, "^%s*(%S+) ([NESW])%s*/%s*(%S+) ([NESW])%s*$")
    if not kinds[1] then
      complain(draft, "the crossing %s must name two segments by kind and "
               .. 'side, as in "road S/river E"', show(text))
    end
    for i = 1, #kinds do
      local segment = draft.holder[side_index[ports[i]]]
      if segment and segment.kind == kinds[i] then
        pair[#pair + 1] = segment
      else
        complain(draft, "the crossing %s names %s %s, which the tile has not",
                 show(text), kinds[i], ports[i])
      end
    end
    if pair[1] and pair[1] == pair[2] then
      complain(draft, "the crossing %s names the same segment twice",
               show(text))
    elseif pair[2] then
      draft.crossing[#draft.crossing + 1] = pair
    end
  end
end

--- Two opposite joins without a crossing cannot be drawn.
function line_ends.check_planar(draft)
  local across, along = draft.holder[1], draft.holder[0]
  if not across or not along or across == along then return end
  if along ~= draft.holder[2] or across ~= draft.holder[3] then return end
  for _, pair in ipairs(draft.crossing) do
    if pair[1] == along and pair[2] == across
       or pair[1] == across and pair[2] == along then return end
  end
  complain(draft, '%s and %s cut each other: join them or write '
           .. 'crossing = { "%s N/%s E" }', describe(along), describe(across),
           along.kind, across.kind)
end

return line_ends
