-- tileset/resolve.lua - the two words of a tile file, and the step that turns
-- what they collected into complete tile types. Each stage is a file:
-- collector, segments, lines, ground and finish in lua/tileset/.
--
--   tileset { "base", title = "Base game", marks = { "pennant", "garden" } }
--   tile { "D", 4, "city road field road", "road EW", start = 1 }
--   tile { "E", 5, "city field field field", variant = { 1, "garden" } }
--
-- tileset { name, title =, marks =, prefix =, note = }
--   marks   every mark the tiles of the set may carry. One that no enabled
--           rule reads is dropped; one that is not listed is a problem.
--   prefix  what stands before the slash in full ids; the name by default.
--
-- tile { id, copies, "N E S W", segment..., key = value... }
--   segment   "kind ports mark mark=value ..."; the ports depend on the form
--             of the kind, as feature{} says it:
--               solid, line  the sides it holds, all of one kind, clockwise
--                            from N: "road EW"
--               ground       its halves, "field EL.WR", or "field -" when it
--                            meets no border; touches=N,S names the solid
--                            segments it touches, by a side of each
--               area         none: "monastery", "building public";
--                            within=city says that it lies in a solid one
--             A value of digits alone is a number, up to 9999, for rules:
--             deer=2 counts two deer for an attribute.
--             Two solid segments may name the same side: each has half of
--             it, the one written first the left half, seen from the middle.
--             end=what says where a line with one side ends, past=what beside
--             what one with more sides goes on: they lead to each other.
--             Solid and line sides nobody mentions are a plain segment each.
--   ends      the end of all one-sided lines without an end of their own
--   start     how many of the copies serve as start tile
--   crossing  { "road S/river E" }: pairs that pass without joining
--   marks     marks of the whole tile
--   group     a name by which rules sort tiles into piles
--   at        { x, y }: its cell in a fixed layout, x to the east, y south
--   variant   { n, addition... }: n of the copies carry the additions, each a
--             segment or a tile mark, and are a type of their own called
--             id-mark; without a rule that reads them they stay plain
--
-- Ground that a tile does not write is derived. Solid and line segments are
-- barriers; those that cross, lines with the same end, and a line whose end
-- is a solid kind with the one segment of that kind, count as one barrier.
-- Halves belong together unless a barrier lies between them, and touch the
-- solid sides around their corner. A tile that is drawn differently writes
-- all its ground segments.

local keys_of = require "common/keys"
local drafts = require "tileset/drafts"
local finish = require "tileset/finish"
local ground = require "tileset/ground"
local line_ends = require "tileset/line_ends"
local segments = require "tileset/segments"
local values = require "common/values"

local tileset = { collector = require "tileset/collector",
  nearest = values.nearest }

---@class tileset.Kind       What the enabled modules say of a kind.
---@field form "solid"|"line"|"ground"|"area"|"bare"
---  solid: fills the side; line: enters at its middle, ground on both halves;
---  ground: fills halves; area: meets no side; bare: a side without segment,
---  whose halves ground may claim one by one.
---@field sides? true        may be the kind of a side
---@field segment? string    kind of the segments on such sides, if different
---@field marks? table<string, any>  marks these sides give to their segment
---@field ground? string     ground beside a line on tiles without ground side

---@class tileset.Problem
---@field where string       "file:line"
---@field text string        what is wrong and what would be right

---@class tileset.Set        What a tile file said, shapes checked only.
---@field name? string
---@field prefix? string
---@field title? string
---@field note? string
---@field marks string[]
---@field tiles table[]
---@field where? string

---@class tileset.Segment
---@field kind string
---@field form string
---@field sides integer      mask, N=1 E=2 S=4 W=8
---@field halves integer     mask, NL=1 NR=2 EL=4 ER=8 SL=16 SR=32 WL=64 WR=128
---@field marks table<string, true|integer|string>
---@field touches integer[]  indexes of the solid segments it touches
---@field ends? string       where a line with one side ends

---@class tileset.Type
---@field id string          "prefix/name"
---@field name string
---@field count integer
---@field start integer
---@field group? string
---@field at? integer[]      { x, y }
---@field sides string[]     kinds of N, E, S, W
---@field segments tileset.Segment[]  areas, solids, lines, ground; in a form
---  by kind, then by first side or half
---@field marks table<string, true|integer|string>
---@field crossing integer[][]  pairs of segment indexes
---@field where string

local complain = drafts.complain
local show, words_of = values.show, values.words_of

--- Builds the type a tile describes; nil after a problem.
---@param additions? string[]  what a variant carries beyond the plain tile
local function build(ctx, raw, name, additions)
  local draft = { ctx = ctx, raw = raw, bad = false, side_kinds = {},
                  holder = {}, shared = {}, owner = {}, segments = {},
                  crossing = {},
                  marks = {} }
  local seen = {}
  local function read_addition(text)
    local first = string.match(text, "%S+")
    if first and not ctx.forms[first] and ctx.declared[first]
       and first == text then
      segments.read_mark(draft, text, draft.marks, seen)
    else
      segments.read(draft, text)
    end
  end
  segments.read_sides(draft)
  if draft.bad then return nil end
  for _, text in ipairs(raw.segments) do segments.read(draft, text) end
  for _, mark in ipairs(raw.marks or {}) do
    segments.read_mark(draft, mark, draft.marks, seen)
  end
  -- A mark for a side nobody mentioned needs the segment of that side.
  if additions and not draft.bad then
    segments.fill_sides(draft)
    draft.adding = true
    for _, text in ipairs(additions) do read_addition(text) end
  end
  if draft.bad then return nil end
  segments.fill_sides(draft)
  segments.hold_open(draft)
  line_ends.read_ends(draft)
  line_ends.read_crossing(draft)
  if draft.bad then return nil end
  line_ends.check_planar(draft)
  if draft.bad then return nil end
  local settle = draft.explicit and ground.check or ground.derive
  settle(draft)
  if draft.bad then return nil end
  return finish(draft, name)
end

--- What a variant carries, whether any rule reads it, and its name.
local function read_variant(ctx, raw)
  local additions, suffix, used = {}, {}, false
  for i = 2, #raw.variant do
    local text = raw.variant[i]
    local words = words_of(text)
    local form, named = ctx.forms[words[1]], false
    additions[#additions + 1] = text
    used = used or form == "area" or ctx.uses[words[1]] or false
    for j = form and form ~= "area" and 3 or 2, #words do
      local name, value = string.match(words[j], "^([^=]*)=(.*)$")
      used = used or ctx.uses[name or words[j]] or false
      local number = value and string.find(value, "^%d+$")
      suffix[#suffix + 1] = not number and value or name or words[j]
      named = true
    end
    if not named then suffix[#suffix + 1] = words[1] end
  end
  return additions, used, raw.name .. "-" .. table.concat(suffix, "-")
end

--- Appends to types what one tile{} describes: the plain type, its variant, or
--- both.
local function resolve_tile(ctx, raw, types)
  local draft = { ctx = ctx, raw = raw } -- for complain only
  local count = raw.count
  local variants = raw.variant and raw.variant[1] // 1 | 0 or 0
  local function claim(name)
    local before = ctx.taken[name]
    if before then
      complain(draft, "the id %s is taken by the tile at %s", show(name),
               before)
    end
    ctx.taken[name] = before or raw.where
    return not before
  end
  if not claim(raw.name) then return end
  if variants > count then
    complain(draft, "%d copies are variants, but there are only %d", variants,
             count)
    variants = 0
  end
  if raw.start and raw.start > count - variants then
    complain(draft, "%d copies are start tiles, but there are only %d%s",
             raw.start, count - variants, variants > 0 and " plain ones" or "")
  end
  if raw.at and count ~= 1 then
    complain(draft, "it has a fixed cell, so it must have 1 copy, not %d",
             count)
  end
  local plain = build(ctx, raw, raw.name)
  if not plain then return end
  local variant
  if variants > 0 then
    local additions, used, name = read_variant(ctx, raw)
    if not claim(name) then return end
    -- Built even if no rule reads it: its faults must not wait for a rule.
    variant = build(ctx, raw, name, additions)
    if used and variant then
      variant.count, variant.start = variants, 0
      plain.count = count - variants
    else
      variant = nil
    end
  end
  if draft.bad then return end
  if plain.count > 0 or not variant then types[#types + 1] = plain end
  types[#types + 1] = variant
end

--- Turns a collected set into tile types, in file order. Tiles with problems
--- are left out, so the list is only good when no problem was added.
---@param set tileset.Set
---@param kinds table<string, tileset.Kind>  declared kinds, by name
---@param uses table<string, boolean>        marks that some enabled rule reads
---@param problems tileset.Problem[]         appended to
---@return tileset.Type[] types
function tileset.resolve(set, kinds, uses, problems)
  local types = {}
  if not set.name then
    -- All has been said already, unless the file calls no word at all.
    if not set.where and not set.failed and #set.tiles == 0 then
      values.add_problem(problems, set.file or "?",
                         'the file has no tileset { "name", ... }')
    end
    return types
  end
  local ctx = { set = set, kinds = kinds, uses = uses or {},
                problems = problems, forms = {}, declared = {}, taken = {},
                side_names = {}, missed = {} }
  local grounds = {}
  for _, name in ipairs(keys_of(kinds)) do
    local kind = kinds[name]
    local segment = kind.segment or name
    ctx.forms[segment] = kind.form
    if kind.sides then ctx.side_names[#ctx.side_names + 1] = name end
    if kind.form == "ground" then grounds[segment] = true end
  end
  ctx.segment_names = keys_of(ctx.forms)
  local ground_names = keys_of(grounds)
  ctx.has_ground = #ground_names > 0
  ctx.sole_ground = #ground_names == 1 and ground_names[1] or nil
  for _, mark in ipairs(set.marks) do ctx.declared[mark] = true end
  for _, raw in ipairs(set.tiles) do resolve_tile(ctx, raw, types) end
  drafts.complain_missed(ctx)
  return types
end

return tileset
