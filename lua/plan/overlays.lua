-- plan/overlays.lua - from overlay{} to the types that tiles become.
--
-- An overlay is a few lines, turned by quarters and put on a tile: what the
-- sides show that it covers, and the segments behind those of the tile. Every
-- tile under every overlay that it can take, in every rotation that differs,
-- is a type of its own, without copies. Several overlays lie on each other in
-- any order, each once.

local keys_of = require "common/keys"
local undeclared = require "words/undeclared"
local problems_of = require "problems/list"
local values = require "common/values"

local overlays = {}

local SIDES = { "N", "E", "S", "W" }
local MOST_SEGMENTS, MOST_TYPES, MOST_TOGETHER = 16, 4096, 3

local function turn(mask, rotation)
  return (mask << rotation | mask >> (4 - rotation)) & 15
end

local function side_names(mask)
  local text = ""
  for s, name in ipairs(SIDES) do
    if mask & 1 << s - 1 ~= 0 then text = text .. name end
  end
  return text
end

-- ---- reading ---------------------------------------------------------------

local function complain(all, overlay, text, ...)
  all.problems:add(overlay.where, "overlay '%s': " .. text, overlay.name, ...)
  overlay.bad = true
end

local function read_ports(all, overlay, segment, ports)
  local last = 0
  for letter in ports:gmatch(".") do
    local side = ("NESW"):find(letter, 1, true)
    if not side or side <= last then
      return complain(all, overlay, "'%s %s' must name sides, clockwise from "
        .. "N, as in 'road NS'", segment.kind, ports)
    end
    local bit = 1 << side - 1
    if overlay.sides & bit ~= 0 then
      return complain(all, overlay, "side %s is in two of its segments", letter)
    end
    overlay.sides, segment.sides = overlay.sides | bit, segment.sides | bit
    overlay.kinds[side] = segment.kind
    last = side
  end
end

local function read_end(all, overlay, segment, words, value)
  if segment.sides & segment.sides - 1 ~= 0 then
    complain(all, overlay, "'%s' has no end: only a line with one side has",
      table.concat(words, " "))
  elseif not values.is_word(value) then
    complain(all, overlay, "'%s' is no end; write a word as in "
      .. "end=WORD", value or "")
  end
  segment.ends = value
end

-- Does a rule read the mark, with this value, of this kind of segment?
local function check_read(all, overlay, segment, name, value)
  local read = {}
  for _, attr in ipairs(all.kinds[segment.kind].attrs) do
    if attr.mark == name then
      if attr.value == nil or attr.value == value then return true end
      read[#read + 1] = ("'%s=%s'"):format(name, tostring(attr.value))
    end
  end
  local said = value == true and name or name .. "=" .. tostring(value)
  if #read > 0 then
    complain(all, overlay, "'%s' means nothing on a %s: rules read %s", said,
      segment.kind, table.concat(read, ", "))
  elseif all.marks[name] then
    complain(all, overlay, "'%s' means nothing on a %s: no rule reads it "
      .. "there", said, segment.kind)
  else
    complain(all, overlay, "no rule reads a mark '%s'%s", name,
      problems_of.hint(name, keys_of(all.marks)))
  end
end

-- Marks are written as in a tile.
local function read_marks(all, overlay, segment, words)
  local seen = {}
  for i = 3, #words do
    local name, value = words[i]:match("^([^=]*)=(.*)$")
    name = name or words[i]
    local number = value and value:find("^%d+$") and tonumber(value)
    if name == "end" then
      read_end(all, overlay, segment, words, value)
    elseif seen[name] then
      complain(all, overlay, "the mark %s is given twice; where it is there "
        .. "twice, write %s=2", name, name)
    elseif value and not values.is_word(value) then
      complain(all, overlay, "'%s' is no value for the mark %s: it must be a "
        .. "number or a word", value, name)
    elseif number and #value > 4 then
      complain(all, overlay, "the mark %s is %s, but may be 9999 at most",
        name, value)
    elseif check_read(all, overlay, segment, name, number or value or true)
    then
      segment.marks[name] = number or value or true
    end
    seen[name] = true
  end
end

local function read_segment(all, overlay, text)
  local words = {}
  for word in text:gmatch("%S+") do words[#words + 1] = word end
  local kind = all.kinds[words[1]]
  if not kind then
    return complain(all, overlay, "there is no feature '%s'%s",
      tostring(words[1]), problems_of.hint(words[1] or "", all.kind_names))
  elseif kind.form ~= "line" or not all.terrains[kind.name] then
    return complain(all, overlay, "'%s' cannot lie on a tile: only lines can, "
      .. "and %s is no line", text, kind.name)
  elseif not words[2] then
    return complain(all, overlay, "'%s' lacks its sides, as in '%s NS'", text,
      kind.name)
  end
  local segment = { kind = kind.name, form = "line", sides = 0, halves = 0,
    marks = {}, touches = {} }
  read_ports(all, overlay, segment, words[2])
  if overlay.bad then return end
  read_marks(all, overlay, segment, words)
  overlay.lines[#overlay.lines + 1] = segment
end

-- Side kinds that an overlay may cover: ground, or what it names of it.
local function read_ground(all, overlay)
  overlay.ground = {}
  for _, name in ipairs(overlay.on or all.terrain_names) do
    local terrain = all.terrains[name]
    local kind = terrain and all.kinds[terrain.segment]
    local form = terrain and (terrain.form or kind and kind.form)
    if not terrain and not undeclared.allows(all, name) then
      complain(all, overlay, "on: there is no terrain '%s'%s", name,
        problems_of.hint(name, all.terrain_names))
    elseif form == "ground" then
      overlay.ground[name] = true
    elseif terrain and overlay.on then
      complain(all, overlay, "on: a side that shows %s is taken; overlays lie "
        .. "on ground only", name)
    end
  end
end

local function read_joins(all, overlay)
  for _, name in ipairs(overlay.joins) do
    local met = false
    for _, segment in ipairs(overlay.lines) do
      for _, other in ipairs(all.kinds[segment.kind].joins) do
        met = met or other == name
      end
    end
    if not met then
      complain(all, overlay, "joins: none of its segments joins a '%s'", name)
    end
  end
end

-- What two rotations of an overlay look like, to see whether they differ.
local function shape(overlay, rotation)
  local list = {}
  for i, segment in ipairs(overlay.lines) do
    local marks = {}
    for _, name in ipairs(keys_of(segment.marks)) do
      marks[#marks + 1] = name .. "=" .. tostring(segment.marks[name])
    end
    list[i] = ("%s %d %s %s"):format(segment.kind,
      turn(segment.sides, rotation), segment.ends, table.concat(marks, " "))
  end
  table.sort(list)
  return table.concat(list, "/")
end

-- The rotations that differ, and how keys write each.
local function read_turns(overlay)
  local seen, taken = {}, {}
  overlay.same, overlay.labels, overlay.turns = {}, {}, 0
  for r = 0, 3 do
    local here = shape(overlay, r)
    local first = seen[here]
    if not first then
      local label = overlay.name .. " "
        .. side_names(turn(overlay.lines[1].sides, r))
      if taken[label] then label = label .. (">v<"):sub(r, r) end
      seen[here], taken[label], first = r, true, r
      overlay.labels[r + 1] = label
      overlay.turns = overlay.turns | 1 << r
    end
    overlay.same[r] = first
    overlay.labels[r + 1] = overlay.labels[first + 1]
  end
end

local function read_together(all, overlay)
  for side = 1, 4 do
    local kind = overlay.kinds[side]
    if kind then
      overlay.kind = overlay.kind or kind
      if overlay.kind ~= kind and overlay.together then
        complain(all, overlay, "what is laid together with tiles must put one "
          .. "kind of side in place, not %s and %s", overlay.kind, kind)
      end
    end
  end
  local piece = overlay.piece
  if piece and not (all.pieces[piece] and all.pieces[piece].owned) then
    complain(all, overlay, "players have no piece '%s'%s", piece,
      all.pieces[piece] and ", it is neutral"
      or problems_of.hint(piece, all.piece_names))
  end
end

local function read(all, overlay)
  overlay.sides, overlay.lines, overlay.kinds = 0, {}, {}
  for _, text in ipairs(overlay.segments) do
    read_segment(all, overlay, text)
  end
  if overlay.bad then return end
  read_ground(all, overlay)
  read_joins(all, overlay)
  read_turns(overlay)
  read_together(all, overlay)
end

-- ---- deriving --------------------------------------------------------------

-- Would a line have to pass over a segment? It would when the segment has
-- sides on both of its hands.
local function parts(line, segment)
  local hands, here = {}, 0
  for s = 0, 7 do
    if line & 1 << (s & 3) ~= 0 then
      here = here + 1
    elseif segment & 1 << (s & 3) ~= 0 and here > 0 then
      hands[here] = true
    end
  end
  local count, first = 0, {}
  for hand in pairs(hands) do
    local lines = 0
    for s = 0, 3 do if line & 1 << s ~= 0 then lines = lines + 1 end end
    first[(hand - 1) % lines] = true
  end
  for _ in pairs(first) do count = count + 1 end
  return count > 1
end

local function among(list, name)
  for _, item in ipairs(list) do
    if item == name then return true end
  end
end

-- Sides of a type under an overlay; nil where it cannot lie.
local function covered(tile, overlay, rotation)
  local sides = { table.unpack(tile.sides) }
  for side = 1, 4 do
    local own = (side - 1 - rotation & 3) + 1
    local kind = overlay.kinds[own]
    if kind then
      if not overlay.ground[sides[side]] then return nil end
      sides[side] = kind
    end
  end
  if overlay.crossing then return sides end
  for _, line in ipairs(overlay.lines) do
    for _, segment in ipairs(tile.segments) do
      if segment.form ~= "ground" and not among(overlay.joins, segment.kind)
        and parts(turn(line.sides, rotation), segment.sides) then
        return nil
      end
    end
  end
  return sides
end

-- Kinds that a segment joins.
local function may_join(all, line, overlay, segment)
  return among(overlay.joins, segment.kind)
    and among(all.kinds[line.kind].joins, segment.kind)
end

local function derive(all, tile, overlay, rotation, sides)
  local segments = { table.unpack(tile.segments) }
  local crossing = { table.unpack(tile.crossing or {}) }
  for _, line in ipairs(overlay.lines) do
    local joined = {}
    for i, segment in ipairs(tile.segments) do
      if may_join(all, line, overlay, segment) then
        joined[#joined + 1] = i
      elseif segment.form == "line" then
        crossing[#crossing + 1] = { #segments + 1, i }
      end
    end
    segments[#segments + 1] = { kind = line.kind, form = "line", halves = 0,
      sides = turn(line.sides, rotation), marks = line.marks, touches = {},
      ends = line.ends, joined = joined, overlay = overlay.name }
  end
  local suffix = "+" .. overlay.name .. "-"
    .. side_names(turn(overlay.sides, rotation))
  local chain = { [overlay.name] = true }
  for name in pairs(tile.overlays or {}) do chain[name] = true end
  return { id = tile.id .. suffix, name = tile.name .. suffix, count = 0,
    copies = 0, start = 0, group = tile.group, sides = sides,
    segments = segments, marks = tile.marks, crossing = crossing,
    where = tile.where, overlays = chain, turned = rotation,
    printed = tile.printed or tile.id }
end

-- What a type becomes under an overlay, appended to the list.
local function derive_all(all, types, t, overlay, number)
  local tile, made = types[t], {}
  for rotation = 0, 3 do
    local same = overlay.same[rotation]
    if same == rotation then
      local sides = covered(tile, overlay, rotation)
      if sides and #tile.segments + #overlay.lines <= MOST_SEGMENTS then
        local derived = derive(all, tile, overlay, rotation, sides)
        derived.plain, derived.under = tile.plain or t, t
        derived.overlay = number
        types[#types + 1] = derived
        made[rotation] = #types
      end
    end
    if made[same] then
      tile.with = tile.with or {}
      tile.with[(number - 1) * 4 + rotation + 1] = made[same] - 1
    end
  end
end

-- Those laid together with tiles come first, as the core has it.
local function in_order(list)
  local sorted = { table.unpack(list) }
  table.sort(sorted, function(a, b)
    if a.together ~= b.together then return a.together end
    return a.name < b.name
  end)
  return sorted
end

--- Appends to the types what each becomes under the overlays; notes in the
--- registry how many are printed, and the overlays in the order of their
--- numbers.
function overlays.extend(all, types)
  all.printed = #types
  all.overlays = in_order(all.overlays)
  local together = 0
  for _, overlay in ipairs(all.overlays) do
    read(all, overlay)
    if overlay.together then together = together + 1 end
    if together == MOST_TOGETHER + 1 and overlay.together then
      complain(all, overlay, "at most %d overlays can be laid together with "
        .. "tiles", MOST_TOGETHER)
    end
  end
  if #all.problems > 0 then return end
  local t = 1
  while t <= #types do
    for number, overlay in ipairs(all.overlays) do
      if not (types[t].overlays or {})[overlay.name] then
        derive_all(all, types, t, overlay, number)
      end
    end
    if #types > MOST_TYPES and #types > all.printed then
      all.problems:add(all.config.where, "too many types: %d with those "
        .. "that overlays make of tiles, %d at most", #types, MOST_TYPES)
      return
    end
    t = t + 1
  end
end

--- Rows for the core (see read_overlays in core/script/rules/build.c).
---@param sides table  numbers of terrains
---@param pieces table numbers of pieces
function overlays.plan(all, out, sides, pieces)
  out.overlays, out.together, out.printed = {}, 0, all.printed
  for i, overlay in ipairs(all.overlays) do
    if overlay.bad then break end
    local covers = 0
    for name in pairs(overlay.ground) do covers = covers | 1 << sides[name] end
    out.overlays[i] = { name = overlay.name, labels = overlay.labels,
      sides = overlay.sides, kind = sides[overlay.kind], turns = overlay.turns,
      price = overlay.piece and pieces[overlay.piece] or 0, covers = covers }
    if overlay.together then out.together = i end
  end
end

--- What the core must know of a derived type.
function overlays.plan_type(row, tile, overlay_count)
  if tile.under then
    row.plain, row.under = tile.plain - 1, tile.under - 1
    row.overlay, row.turned = tile.overlay - 1, tile.turned
  end
  if tile.with then
    row.with = {}
    for i = 1, 4 * overlay_count do row.with[i] = tile.with[i] or 0 end
  end
end

return overlays
