-- tileset/drafts.lua - a tile on its way to a type.
--
-- The segments of a draft are records that know each other by reference;
-- indexes are given out last.
--   ctx       what holds for the whole set: kinds, forms, uses, declared
--   side_kinds, holder[side index], shared[side index] (two solid segments
--   hold it), owner[half index], segments, crossing

local values = require "common/values"

local drafts = {}

local SIDES = { "N", "E", "S", "W" }
local HALVES = { "NL", "NR", "EL", "ER", "SL", "SR", "WL", "WR" }
drafts.SIDES, drafts.HALVES = SIDES, HALVES

--- Positions on the border, from 0: side i holds the halves 2i and 2i + 1.
drafts.side_index, drafts.half_index = {}, {}
for i, name in ipairs(SIDES) do drafts.side_index[name] = i - 1 end
for i, name in ipairs(HALVES) do drafts.half_index[name] = i - 1 end

local show, add_problem = values.show, values.add_problem

--- A problem of the tile, after which its draft is given up.
function drafts.complain(draft, format, ...)
  draft.bad = true
  add_problem(draft.ctx.problems, draft.raw.where, '%s' .. format,
              'tile "' .. draft.raw.name .. '": ', ...)
end

--- A tile has a kind that nobody declares; many of a set usually do, which
--- is said once, at the first.
function drafts.miss(draft, kind, where, advice)
  local missed = draft.ctx.missed
  local known = missed[kind]
  draft.bad = true
  if not known then
    missed[kind] = { draft = draft, tiles = 1, last = draft, where = where,
                     advice = advice }
    missed[#missed + 1] = kind
  elseif known.last ~= draft then
    known.tiles, known.last = known.tiles + 1, draft
  end
end

--- Says which kinds were missed, when all tiles have been read.
function drafts.complain_missed(ctx)
  for _, kind in ipairs(ctx.missed) do
    local known = ctx.missed[kind]
    local more = known.tiles - 1
    local others = more > 0 and "; nor for " .. more .. " more tile"
                   .. (more > 1 and "s" or "") .. " of this set" or ""
    drafts.complain(known.draft, "no enabled module declares the kind %s "
                    .. "%s%s%s", show(kind), known.where, known.advice, others)
  end
end

--- The form of the side with that index.
function drafts.side_form(draft, side)
  return draft.ctx.kinds[draft.side_kinds[side]].form
end

--- The kind of the segment on the side with that index.
function drafts.side_segment(draft, side)
  local name = draft.side_kinds[side]
  return draft.ctx.kinds[name].segment or name
end

local function port_names(mask, names)
  local list = {}
  for i, name in ipairs(names) do
    if mask & 1 << i - 1 ~= 0 then list[#list + 1] = name end
  end
  return list
end

--- A segment as the tile file would write it, without marks.
function drafts.describe(segment)
  if segment.form == "area" then return segment.kind end
  if segment.form ~= "ground" then
    return segment.kind .. " " .. table.concat(port_names(segment.sides, SIDES))
  elseif segment.halves == 0 then
    return segment.kind .. " -"
  end
  return segment.kind .. " "
         .. table.concat(port_names(segment.halves, HALVES), ".")
end

--- Is it a line that ends on the tile?
function drafts.one_sided(segment)
  local sides = segment.sides
  return segment.form == "line" and sides ~= 0 and sides & sides - 1 == 0
end

function drafts.new_segment(draft, kind)
  return { kind = kind, form = draft.ctx.forms[kind], sides = 0, halves = 0,
           marks = {}, seen = {}, touches = {} }
end

--- All segments of a kind.
function drafts.of_kind(draft, kind)
  local list = {}
  for _, segment in ipairs(draft.segments) do
    if segment.kind == kind then list[#list + 1] = segment end
  end
  return list
end

return drafts
