-- Tile sets: the two words of a tile file, and the step that turns what they
-- collected into complete tile types.
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
--               solid, line  the sides it holds, clockwise from N: "road EW"
--               ground       its halves, "field EL.WR", or "field -" when it
--                            meets no border; touches=N,S names the solid
--                            segments it touches, by a side of each
--               area         none: "monastery", "building public"
--             end=what says where a line with one side ends. Solid and line
--             sides nobody mentions are a plain segment each.
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

local keys_of = require "keys"
local values = require "tileset/values"

local tileset = {}

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

local SIDES = { "N", "E", "S", "W" }
local HALVES = { "NL", "NR", "EL", "ER", "SL", "SR", "WL", "WR" }
local RANK = { area = 1, solid = 2, line = 3, ground = 4 }
local MAX_COPIES = 10000
local MAX_CELL = 1000
local MARK = "^[a-z][a-z0-9%-]*$"

-- Positions on the border, from 0: side i holds the halves 2i and 2i + 1.
local side_index, half_index = {}, {}
for i, name in ipairs(SIDES) do side_index[name] = i - 1 end
for i, name in ipairs(HALVES) do half_index[name] = i - 1 end

local show, join = values.show, values.join
local hint, add_problem = values.hint, values.add_problem
local words_of, positions = values.words_of, values.positions
local is_integer, is_word = values.is_integer, values.is_word
local is_list_of = values.is_list_of

tileset.nearest = values.nearest

local function is_text(value) return type(value) == "string" end
local is_texts = is_list_of(is_text)

-- Named keys: what each must be, as a test and in words.
local SET_KEYS = {
  title  = { is_text, "a string" },
  note   = { is_text, "a string" },
  prefix = { is_word, "a word of letters, digits and -" },
  marks  = { is_texts, 'a list of words such as { "inn" }' },
}
local TILE_KEYS = {
  start    = { function(v) return is_integer(v, 1, MAX_COPIES) end,
               "how many of the copies are start tiles, at least 1" },
  ends     = { is_word, 'one word such as "crossroads"' },
  crossing = { is_texts, 'a list of pairs such as { "road S/river E" }' },
  marks    = { is_texts, 'a list of words such as { "tower" }' },
  group    = { is_word, "a word of letters, digits and -" },
  at       = { function(v)
                 return type(v) == "table" and #v == 2
                        and is_integer(v[1], -MAX_CELL, MAX_CELL)
                        and is_integer(v[2], -MAX_CELL, MAX_CELL)
               end, "a cell { x, y } of whole numbers" },
  variant  = { function(v)
                 local list = type(v) == "table" and positions(v)
                 if not list or #list < 2 then return false end
                 if not is_integer(list[1], 1, MAX_COPIES) then return false end
                 for i = 2, #list do
                   if not is_text(list[i]) then return false end
                 end
                 return true
               end, 'a number of copies and what they carry: { 1, "garden" }' },
}

--- Copies the named keys of t that are in order into target, reports the rest.
local function read_keys(t, keys, target, complain)
  local known, strange = keys_of(keys), {}
  for key in pairs(t) do
    if type(key) == "string" then
      if not keys[key] then strange[#strange + 1] = key end
    elseif not (type(key) == "number" and key % 1 == 0 and key >= 1) then
      strange[#strange + 1] = "[" .. show(key) .. "]"
    end
  end
  table.sort(strange)
  for _, key in ipairs(strange) do
    complain("unknown key %s%s", show(key), hint(key, known))
  end
  for _, key in ipairs(known) do
    local value, check = t[key], keys[key]
    if value ~= nil and not check[1](value) then
      complain("%s is %s, but must be %s", key, show(value), check[2])
    elseif value ~= nil then
      target[key] = type(value) == "table" and positions(value) or value
    end
  end
end

--- Fills set from the table of a tileset{}.
local function read_tileset(t, set, complain)
  if type(t) ~= "table" then
    return complain("tileset takes a table, not %s", show(t))
  end
  local list, hole = positions(t)
  if not list or #list > 1 then
    complain('tileset{} takes one name, as in tileset { "base" }; '
             .. "position %d is wrong", hole or 2)
  end
  if is_word(t[1]) then
    set.name, set.prefix = t[1], t[1]
  else
    complain("the name of a tile set is a word of letters, digits and -, "
             .. "not %s", show(t[1]))
  end
  read_keys(t, SET_KEYS, set, complain)
  local marks = {}
  for _, mark in ipairs(set.marks) do
    if string.find(mark, MARK) and #mark <= 64
       and mark ~= "end" and mark ~= "touches" then
      marks[#marks + 1] = mark
    else
      complain("%s cannot be a mark: marks are lower-case words, other than "
               .. "end and touches", show(mark))
    end
  end
  set.marks = marks
end

--- What the table of a tile{} says, still in the words of the file.
local function read_tile(t, raw, complain)
  if is_word(t[1]) then
    raw.name = t[1]
  else
    complain("its id (position 1) is a word of letters, digits and -, "
             .. "not %s", show(t[1]))
  end
  if is_integer(t[2], 0, MAX_COPIES) then
    raw.count = t[2] // 1 | 0
  else
    complain("its copies (position 2) are a whole number from 0 to %d, "
             .. "not %s", MAX_COPIES, show(t[2]))
  end
  if is_text(t[3]) then
    raw.sides = t[3]
  else
    complain('its sides (position 3) are four kinds in a string such as '
             .. '"city road field road", not %s', show(t[3]))
  end
  local list, hole = positions(t)
  if not list and hole > 3 then
    complain("position %d is nothing; segments follow each other", hole)
  end
  for i = 4, list and #list or 0 do
    if is_text(list[i]) then
      raw.segments[#raw.segments + 1] = list[i]
    else
      complain('position %d is %s, but must be a segment such as "road EW"',
               i, show(list[i]))
    end
  end
  read_keys(t, TILE_KEYS, raw, complain)
end

--- Makes the two words for the environment of a tile file.
---@param problems tileset.Problem[]  everything found wrong is appended here
---@param where? fun(): string        "file:line" of the caller of a word
---@return table words                { tileset = fn, tile = fn }
---@return tileset.Set set            filled by the calls
function tileset.collector(problems, where)
  where = where or function() return "?" end
  local words, set = {}, { marks = {}, tiles = {} }
  local called, warned = false, false

  function words.tileset(t)
    local here = where()
    local function complain(...) add_problem(problems, here, ...) end
    if called then
      complain("tileset{} is called twice; a file holds one set")
    else
      called, set.where = true, here
      read_tileset(t, set, complain)
    end
  end

  function words.tile(t)
    local here = where()
    if not called and not warned then
      warned = true
      add_problem(problems, here, "tileset{} must come before the first tile{}")
    end
    local raw, bad = { where = here, segments = {} }, false
    local function complain(format, ...)
      bad = true
      local name = raw.name and ' "' .. raw.name .. '"' or ""
      add_problem(problems, here, "tile%s: " .. format, name, ...)
    end
    if type(t) == "table" then
      read_tile(t, raw, complain)
    else
      complain("tile takes a table, not %s", show(t))
    end
    if not bad then set.tiles[#set.tiles + 1] = raw end
  end

  return words, set
end

-- One tile at work --------------------------------------------------------
--
-- A draft is a tile on its way to a type. Its segments are records that know
-- each other by reference; indexes are given out last.
--   ctx       what holds for the whole set: kinds, forms, uses, declared
--   side_kinds, holder[side index], owner[half index], segments, crossing

local function complain(draft, format, ...)
  draft.bad = true
  add_problem(draft.ctx.problems, draft.raw.where, '%s' .. format,
              'tile "' .. draft.raw.name .. '": ', ...)
end

--- A tile has a kind that nobody declares; many of a set usually do, which
--- is said once, at the first.
local function miss(draft, kind, where, advice)
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

local function complain_missed(ctx)
  for _, kind in ipairs(ctx.missed) do
    local known = ctx.missed[kind]
    local more = known.tiles - 1
    complain(known.draft, "no enabled module declares the kind %s %s%s%s",
             show(kind), known.where, known.advice,
             more > 0 and "; nor for " .. more .. " more tile"
               .. (more > 1 and "s" or "") .. " of this set" or "")
  end
end

--- The form of the side with that index.
local function side_form(draft, side)
  return draft.ctx.kinds[draft.side_kinds[side]].form
end

--- The kind of the segment on the side with that index.
local function side_segment(draft, side)
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
local function describe(segment)
  if segment.form == "area" then return segment.kind end
  if segment.form ~= "ground" then
    return segment.kind .. " " .. table.concat(port_names(segment.sides, SIDES))
  elseif segment.halves == 0 then
    return segment.kind .. " -"
  end
  return segment.kind .. " "
         .. table.concat(port_names(segment.halves, HALVES), ".")
end

local function new_segment(draft, kind)
  return { kind = kind, form = draft.ctx.forms[kind], sides = 0, halves = 0,
           marks = {}, seen = {}, touches = {} }
end

local function read_sides(draft)
  local ctx = draft.ctx
  local words = words_of(draft.raw.sides)
  if #words ~= 4 then
    return complain(draft, "it has %d side kinds (%s), but a tile has four: "
                    .. "N E S W", #words, show(draft.raw.sides))
  end
  for i, word in ipairs(words) do
    local kind = ctx.kinds[word]
    if not kind then
      miss(draft, word, "of side " .. SIDES[i], hint(word, ctx.side_names))
    elseif not kind.sides then
      complain(draft, "side %s cannot be %s: that is no kind of side%s",
               SIDES[i], show(word), hint(word, ctx.side_names))
    else
      draft.side_kinds[i - 1] = word
    end
  end
end

--- Takes a mark into target if the set declares it and some rule reads it.
local function read_mark(draft, word, target, seen)
  local ctx = draft.ctx
  local name, value = string.match(word, "^([^=]*)=(.*)$")
  name = name or word
  if not ctx.declared[name] then
    return complain(draft, "the tile set does not declare the mark %s%s",
                    show(name), hint(name, ctx.set.marks))
  end
  if seen[name] then
    return complain(draft, "the mark %s is given twice", show(name))
  end
  if value and not is_word(value) then
    return complain(draft, "%s is no value for the mark %s: it must be a "
                    .. "number or a word", show(value), show(name))
  end
  seen[name] = true
  if value and string.find(value, "^%d+$") then
    if #value > 4 then
      return complain(draft, "the mark %s is %s, but may be 9999 at most",
                      show(name), value)
    end
    value = value + 0
  end
  if ctx.uses[name] then target[name] = value or true end
end

local function read_touches(draft, segment, list)
  for word in string.gmatch(list .. ",", "([^,]*),") do
    local side = side_index[word]
    if not side then
      complain(draft, "touches=%s: %s is no side; write sides as in "
               .. "touches=N,S", list, show(word))
    elseif side_form(draft, side) ~= "solid" then
      complain(draft, "%s cannot touch side %s: it is %s, and ground touches "
               .. "solid segments only", describe(segment), word,
               draft.side_kinds[side])
    else
      segment.touch_sides = (segment.touch_sides or 0) | 1 << side
    end
  end
end

--- The words of a segment after its ports.
local function read_segment_marks(draft, segment, words, first)
  for i = first, #words do
    local word = words[i]
    local name, value = string.match(word, "^([^=]*)=(.*)$")
    if name == "end" then
      if segment.form ~= "line" or #port_names(segment.sides, SIDES) ~= 1 then
        complain(draft, "%s has no end: only a line with one side has",
                 describe(segment))
      elseif not is_word(value) then
        complain(draft, "%s is no end; write a word as in end=crossroads",
                 show(value))
      else
        segment.ends = value
      end
    elseif name == "touches" then
      if segment.form ~= "ground" then
        complain(draft, "%s cannot have touches=: only ground touches",
                 describe(segment))
      else
        read_touches(draft, segment, value)
      end
    else
      read_mark(draft, word, segment.marks, segment.seen)
    end
  end
end

local function read_solid_ports(draft, segment, ports)
  local last = -1
  for letter in string.gmatch(ports, ".") do
    local side = side_index[letter]
    if not side then
      return complain(draft, "%s has the ports %s, but must have sides, "
                      .. 'clockwise from N, as in "%s EW"',
                      segment.kind, show(ports), segment.kind)
    elseif side <= last then
      return complain(draft, "the ports %s of %s are not clockwise from N, "
                      .. "each once", show(ports), segment.kind)
    elseif side_segment(draft, side) ~= segment.kind then
      complain(draft, "%s %s needs side %s, but that side is %s",
               segment.kind, ports, letter, draft.side_kinds[side])
    elseif draft.holder[side] then
      complain(draft, "side %s is in two segments, %s and %s %s", letter,
               describe(draft.holder[side]), segment.kind, ports)
    else
      segment.sides = segment.sides | 1 << side
      draft.holder[side] = segment
    end
    last = side
  end
end

local function read_ground_ports(draft, segment, ports)
  if ports == "-" then return end
  for word in string.gmatch(ports .. ".", "([^%.]*)%.") do
    local half = half_index[word]
    if not half then
      return complain(draft, "%s has the ports %s, but must have halves as in "
                      .. '"%s EL.WR", or "-" if it meets no border',
                      segment.kind, show(ports), segment.kind)
    end
    local kind = draft.side_kinds[half // 2]
    local form = side_form(draft, half // 2)
    if form == "solid"
       or form == "ground" and side_segment(draft, half // 2) ~= segment.kind
    then
      complain(draft, "%s cannot hold the half %s: side %s is %s",
               segment.kind, word, SIDES[half // 2 + 1], kind)
    elseif draft.owner[half] then
      complain(draft, "the half %s is named twice", word)
    else
      segment.halves = segment.halves | 1 << half
      draft.owner[half] = segment
    end
  end
end

--- A segment the draft already has with these ports, for variants that only
--- add a mark to it.
local function find_same(draft, kind, ports)
  for _, segment in ipairs(draft.segments) do
    if describe(segment) == kind .. " " .. ports then return segment end
  end
end

local function read_segment(draft, text)
  local ctx = draft.ctx
  local words = words_of(text)
  local kind = words[1]
  if not kind then
    return complain(draft, 'an empty segment; write one as in "road EW"')
  end
  local form = ctx.forms[kind]
  if not form then
    if ctx.declared[kind] then return end -- no rule knows it: stays plain
    return miss(draft, kind, "of a segment", hint(kind, ctx.segment_names))
  elseif form == "bare" then
    return complain(draft, "%s sides have no segment", kind)
  end
  local segment = new_segment(draft, kind)
  if form == "area" then
    draft.segments[#draft.segments + 1] = segment
    return read_segment_marks(draft, segment, words, 2)
  end
  local ports = words[2]
  if not ports then
    return complain(draft, "the segment %s lacks its ports, as in %s",
                    show(text), form == "ground" and '"' .. kind .. ' EL.WR"'
                                or '"' .. kind .. ' EW"')
  end
  local same = draft.adding and find_same(draft, kind, ports)
  if same then return read_segment_marks(draft, same, words, 3) end
  if form == "ground" then
    draft.explicit = true
    read_ground_ports(draft, segment, ports)
  else
    read_solid_ports(draft, segment, ports)
  end
  draft.segments[#draft.segments + 1] = segment
  read_segment_marks(draft, segment, words, 3)
end

--- Gives a segment to every solid or line side nobody mentioned, and to
--- segments the marks that come with their sides.
local function fill_sides(draft)
  for side = 0, 3 do
    local form = side_form(draft, side)
    if form == "solid" or form == "line" then
      local segment = draft.holder[side]
      if not segment then
        segment = new_segment(draft, side_segment(draft, side))
        segment.sides = 1 << side
        draft.holder[side] = segment
        draft.segments[#draft.segments + 1] = segment
      end
      local kind = draft.side_kinds[side]
      if segment.side_kind and segment.side_kind ~= kind then
        complain(draft, "%s joins sides of two kinds, %s and %s",
                 describe(segment), segment.side_kind, kind)
      end
      segment.side_kind = kind
      local marks = draft.ctx.kinds[kind].marks or {}
      for _, name in ipairs(keys_of(marks)) do
        segment.marks[name] = marks[name]
      end
    end
  end
end

local function of_kind(draft, kind)
  local list = {}
  for _, segment in ipairs(draft.segments) do
    if segment.kind == kind then list[#list + 1] = segment end
  end
  return list
end

--- Deals out the default end and checks where the lines end.
local function read_ends(draft)
  local default, used, loose = draft.raw.ends, false, {}
  for _, segment in ipairs(draft.segments) do
    if segment.form == "line" and #port_names(segment.sides, SIDES) == 1 then
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

local function read_crossing(draft)
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

-- Two opposite joins without a crossing cannot be drawn.
local function check_planar(draft)
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

-- Ground ------------------------------------------------------------------

--- May, must or cannot ground lie on this half?
local function ground_on(draft, half)
  local form = side_form(draft, half // 2)
  if form == "ground" or form == "line" then return "must" end
  return form == "bare" and "may" or "cannot"
end

local function check_ground(draft)
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
    if side_form(draft, side) == "ground" and left and right
       and left ~= right then
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

local function derive_ground(draft)
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

-- From draft to type ------------------------------------------------------

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
local function finish(draft, name)
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
                    ends = segment.ends }
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

--- Builds the type a tile describes; nil after a problem.
---@param additions? string[]  what a variant carries beyond the plain tile
local function build(ctx, raw, name, additions)
  local draft = { ctx = ctx, raw = raw, bad = false, side_kinds = {},
                  holder = {}, owner = {}, segments = {}, crossing = {},
                  marks = {} }
  local seen = {}
  local function read_addition(text)
    local first = string.match(text, "%S+")
    if first and not ctx.forms[first] and ctx.declared[first]
       and first == text then
      read_mark(draft, text, draft.marks, seen)
    else
      read_segment(draft, text)
    end
  end
  read_sides(draft)
  if draft.bad then return nil end
  for _, text in ipairs(raw.segments) do read_segment(draft, text) end
  for _, mark in ipairs(raw.marks or {}) do
    read_mark(draft, mark, draft.marks, seen)
  end
  -- A mark for a side nobody mentioned needs the segment of that side.
  if additions and not draft.bad then
    fill_sides(draft)
    draft.adding = true
    for _, text in ipairs(additions) do read_addition(text) end
  end
  if draft.bad then return nil end
  fill_sides(draft)
  read_ends(draft)
  read_crossing(draft)
  if draft.bad then return nil end
  check_planar(draft)
  if draft.bad then return nil end
  local ground = draft.explicit and check_ground or derive_ground
  ground(draft)
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
    if not set.where and #set.tiles == 0 then
      add_problem(problems, "?", 'the file has no tileset { "name", ... }')
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
  complain_missed(ctx)
  return types
end

return tileset
