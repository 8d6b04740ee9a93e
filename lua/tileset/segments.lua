-- tileset/segments.lua - what a tile file writes about sides, segments and
-- marks, read into a draft.

local keys_of = require "common/keys"
local drafts = require "tileset/drafts"
local values = require "common/values"

local segments = {}

local SIDES = drafts.SIDES
local side_index, half_index = drafts.side_index, drafts.half_index
local complain, miss, describe = drafts.complain, drafts.miss, drafts.describe
local new_segment, one_sided = drafts.new_segment, drafts.one_sided
local side_form, side_segment = drafts.side_form, drafts.side_segment
local show, hint, is_word = values.show, values.hint, values.is_word
local words_of = values.words_of

--- Reads what the four sides are.
function segments.read_sides(draft)
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
function segments.read_mark(draft, word, target, seen)
  local ctx = draft.ctx
  local name, value = string.match(word, "^([^=]*)=(.*)$")
  name = name or word
  if not ctx.declared[name] then
    return complain(draft, "the tile set does not declare the mark %s%s",
                    show(name), hint(name, ctx.set.marks))
  end
  if seen[name] then
    return complain(draft, "the mark %s is given twice; where it is there "
      .. "twice, write %s=2", show(name), name)
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
    value = math.tointeger(tonumber(value))
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
      if not one_sided(segment) then
        complain(draft, "%s has no end: only a line with one side has",
                 describe(segment))
      elseif not is_word(value) then
        complain(draft, "%s is no end; write a word as in end=crossroads",
                 show(value))
      else
        segment.ends = value
      end
    elseif name == "past" then
      if segment.form ~= "line" or one_sided(segment) then
        complain(draft, "%s goes past nothing: only a line with several "
                 .. "sides does", describe(segment))
      elseif not is_word(value) then
        complain(draft, "%s is nothing to go past; write a word, as one "
                 .. "after end=", show(value))
      else
        segment.past = value
      end
    elseif name == "within" then
      if segment.form ~= "area" then
        complain(draft, "%s cannot have within=: only an area lies in "
                 .. "something", describe(segment))
      elseif draft.ctx.forms[value] ~= "solid" then
        complain(draft, "%s is nothing to lie within; write a solid kind as "
                 .. "in within=city", show(value))
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
      segments.read_mark(draft, word, segment.marks, segment.seen)
    end
  end
end

-- Two solid segments may have half of a side each: the one that is written
-- first, seen from the middle of the tile, the left one.
local function share(draft, segment, side)
  local first = draft.holder[side]
  draft.shared[side] = true
  first.halves = first.halves | 1 << 2 * side
  segment.halves = segment.halves | 2 << 2 * side
  segment.sides = segment.sides | 1 << side
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
    elseif draft.holder[side] and segment.form == "solid"
      and draft.holder[side].form == "solid" and not draft.shared[side] then
      share(draft, segment, side)
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

--- Reads one segment, or what a variant adds to one.
function segments.read(draft, text)
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
function segments.fill_sides(draft)
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
      segment.side_kind = segment.side_kind or kind
      local marks = draft.ctx.kinds[kind].marks or {}
      for _, name in ipairs(keys_of(marks)) do
        segment.marks[name] = marks[name]
      end
    end
  end
end

-- A line that runs through the place at which it is held open ends there from
-- each of its sides.
local function cut(draft, segment, place)
  local pieces = {}
  for side = 0, 3 do
    if segment.sides & 1 << side ~= 0 then
      local piece = new_segment(draft, segment.kind)
      piece.sides, piece.ends, piece.marks[place] = 1 << side, place, true
      for mark, value in pairs(segment.marks) do piece.marks[mark] = value end
      piece.side_kind, piece.held = segment.side_kind, true
      draft.holder[side] = piece
      pieces[#pieces + 1] = piece
    end
  end
  return pieces
end

--- Finds the lines that are held open by a mark.
function segments.hold_open(draft)
  local list = {}
  for _, segment in ipairs(draft.segments) do
    local kind, pieces = draft.ctx.kinds[segment.kind], { segment }
    for _, mark in ipairs(kind and kind.open or {}) do
      if segment.marks[mark] and one_sided(segment) then
        segment.held = true
      elseif segment.marks[mark] then
        pieces = cut(draft, segment, kind.open[1])
        break
      end
    end
    table.move(pieces, 1, #pieces, #list + 1, list)
  end
  draft.segments = list
end

return segments
