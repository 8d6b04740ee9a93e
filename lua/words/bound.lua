-- words/bound.lua - methods of g, o and of handles in Lua, made of calls of
-- other methods. Methods that need the core, or that bots or rules call often,
-- are in core/script/bind/.
--
-- engine.method(owner, name, method, what...) binds one. The engine checks what
-- it is given first: a handle by the name of its type, or "label", "piece"
-- (a name or a handle), "rotation", "side", "terrain", "flag", "number",
-- "table" or "any"; with "?" it may be absent, and with "*" it may be a list.
-- An error inside gets the place of the rule that called.

local engine = ...
local keys_of = require "common/keys"
local problems_of = require "problems/list"
local mark_values = require "words/mark_values"
local wholes = require "words/wholes"
local method = engine.method

local SIDES = { "N", "E", "S", "W" }
local OPPOSITE = { N = "S", E = "W", S = "N", W = "E" }
local LEFT = { N = "W", E = "N", S = "E", W = "S" }

-- ---- tiles ------------------------------------------------------------------

--- type:value(mark: string) -> string|integer|boolean - what a mark of the tile
---   says: "city" of "watch=city", 3 of "worth=3", true without a value, false
---   where it has no such mark. A mark that no module declares is an error
local function value_of(type, mark)
  if not mark_values.names[mark] then
    error(("no module declares the mark '%s'%s"):format(mark,
      problems_of.hint(mark, keys_of(mark_values.names))), 2)
  end
  local marks = mark_values.values[type.id]
  return marks and marks[mark] or false
end
method("type", "value", value_of, "label")

--- tile:value(mark: string) -> string|integer|boolean - the same of a laid
---   tile, overlays left out
method("tile", "value", function(tile, mark)
  return value_of(tile.type, mark)
end, "label")

--- tile:offset(other: Tile) -> integer, integer - how far east and how far
---   south of it the other one lies
local function offset(tile, other)
  local from, to = tile.cell, other.cell
  return to.x - from.x, to.y - from.y
end
method("tile", "offset", offset, "tile")

--- tile:near(name: string) -> boolean - does it, or one of the eight tiles
---   around, have this mark or kind of segment?
local function near(tile, name)
  return tile:has(name) or #tile:around(name) > 0
end
method("tile", "near", near, "label")

--- tile:within_reach() -> Segment[] - all segments on it and on the tiles of
---   the eight cells around it, row by row
method("tile", "within_reach", function(tile)
  local tiles, own = tile:around(), 1
  for at, other in ipairs(tiles) do
    local east, south = offset(tile, other)
    if south < 0 or south == 0 and east < 0 then own = at + 1 end
  end
  table.insert(tiles, own, tile)
  local list = {}
  for _, other in ipairs(tiles) do
    for segment in other:segments() do list[#list + 1] = segment end
  end
  return list
end)

-- The figures of players on the segments, but for tokens, each once.
local function add_figures(list, segments, seen)
  for _, segment in ipairs(segments) do
    for _, figure in ipairs(segment:figures()) do
      if figure.owner and not figure.piece.token and not seen[figure] then
        seen[figure] = true
        list[#list + 1] = figure
      end
    end
  end
  return list
end

--- tile:figures_ahead(kind: string) -> Figure[] - along the features of a kind
---   from this tile, in each direction the figures of players that stand
---   nearest; where some stand on the tile itself, these alone
method("tile", "figures_ahead", function(tile, kind)
  local own, seen = {}, {}
  for segment in tile:segments() do
    if segment.kind == kind then own[#own + 1] = segment end
  end
  local list = add_figures({}, own, seen)
  if #list > 0 then return list end
  -- All that lie a step further.
  local function beyond(segments, known)
    local further = {}
    for _, segment in ipairs(segments) do
      for _, way in ipairs { segment:across(), segment:links() } do
        for _, other in ipairs(way) do
          if not known[other] then
            known[other] = true
            further[#further + 1] = other
          end
        end
      end
    end
    return further
  end
  for _, first in ipairs(beyond(own, {})) do
    local known, ring = { [first] = true }, { first }
    for _, segment in ipairs(own) do known[segment] = true end
    while #ring > 0 and #add_figures({}, ring, {}) == 0 do
      ring = beyond(ring, known)
    end
    add_figures(list, ring, seen)
  end
  return list
end, "kind")

--- tile:holders(piece: Piece|string, player?: Player) -> Figure[] - of each
---   feature that it is part of the first figure of this piece or class, of the
---   player if one is given
method("tile", "holders", function(tile, piece, player)
  local list, seen = {}, {}
  for segment in tile:segments() do
    local feature = segment.feature
    if not seen[feature] then
      seen[feature] = true
      list[#list + 1] = feature:figures(piece, player)[1]
    end
  end
  return list
end, "piece or class", "player?")

--- corner:tiles() -> Tile[] - the four that meet there, from the south-east
---   one on clockwise
method("corner", "tiles", function(corner)
  local cell = corner.cell
  return { cell.tile, cell:beside "W", cell:step "NW".tile, cell:beside "N" }
end)

-- ---- cells and edges --------------------------------------------------------

-- Turns an offset to the east and south into one seen in a direction: how far
-- ahead, and how far to the right.
local AHEAD = {
  N = function(east, south) return -south, east end,
  E = function(east, south) return east, south end,
  S = function(east, south) return south, -east end,
  W = function(east, south) return -east, -south end,
}

--- cell:offset(other: Cell, side?: Side) -> integer, integer - how far north
---   and east of it the other one lies; with a side, how far ahead for somebody
---   who looks that way, and how far to the right
method("cell", "offset", function(cell, other, side)
  return AHEAD[side or "N"](other.x - cell.x, other.y - cell.y)
end, "cell", "side?")

--- edge:around() -> Tile[] - the tiles on the two cells at the edge and on the
---   cells to the left and right of these: six at most
method("edge", "around", function(edge)
  local list, side = {}, edge.side
  for _, cell in ipairs { edge.cell, edge.cell:step(side) } do
    for _, at in ipairs { cell:step(LEFT[side]), cell,
      cell:step(OPPOSITE[LEFT[side]]) } do
      list[#list + 1] = at.tile
    end
  end
  return list
end)

local function next_in_line(edge, before)
  if not before then return edge.tile end
  return before.cell:beside(OPPOSITE[edge.side])
end

--- edge:line() -> each Tile - from its own tile straight on to the last one
---   before an empty cell
method("edge", "line", function(edge) return next_in_line, edge end)

-- ---- features and figures ---------------------------------------------------

--- segment:sides() -> string - the sides it reaches, as laid, such as "NE"
method("segment", "sides", function(segment)
  local sides = ""
  for _, side in ipairs(SIDES) do
    if segment:on(side) then sides = sides .. side end
  end
  return sides
end)

--- feature:near(name: string) -> boolean - does a tile of it, or one of the
---   eight around such a tile, have this mark or kind of segment?
method("feature", "near", function(feature, name)
  for segment in feature:segments() do
    if near(segment.tile, name) then return true end
  end
  return false
end, "label")

--- feature:count(kind: string, complete?: boolean) -> integer - how many of a
---   kind it touches; with true, only complete ones
method("feature", "count", function(feature, kind, complete)
  local count = 0
  for _, other in ipairs(feature:touching(kind)) do
    if not complete or other.complete then count = count + 1 end
  end
  return count
end, "kind", "flag?")

--- feature:leads_to() -> Segment[] - what its segments lead to, each once
method("feature", "leads_to", function(feature)
  local list, seen = {}, {}
  for segment in feature:segments() do
    for _, other in ipairs(segment:leads_to()) do
      if not seen[other] then
        seen[other] = true
        list[#list + 1] = other
      end
    end
  end
  return list
end)

-- Calls add(other) for what a feature lies at: what lines end at, what ground
-- touches and what touches it, and what of another kind lies against a side.
local function beside(feature, kinds, add)
  for _, segment in ipairs(feature:leads_to()) do add(segment.feature) end
  for _, kind in ipairs(kinds) do
    for _, other in ipairs(feature:touching(kind)) do add(other) end
    for _, other in ipairs(kind ~= feature.kind and feature:facing(kind)
      or {}) do
      add(other)
    end
  end
  local asked = {}
  for segment in feature:segments() do
    for one in segment.tile:segments() do
      local other = one.feature
      for _, touched in ipairs(asked[other] and {}
        or other:touching(feature.kind)) do
        if touched == feature then add(other) end
      end
      asked[other] = true
    end
  end
end

--- feature:whole(whole: string) -> Feature[] - the parts of the feature of
---   features that it belongs to, see feature{}, itself first; empty where it
---   is of another kind
method("feature", "whole", function(feature, name)
  local kinds, is_part = wholes.kinds[name], {}
  if not kinds then
    error(("no module declares what '%s' is made of%s"):format(name,
      problems_of.hint(name, keys_of(wholes.kinds))), 2)
  end
  for _, kind in ipairs(kinds) do is_part[kind] = true end
  local list, known, at = {}, {}, 1
  local function add(part)
    if is_part[part.kind] and not known[part] then
      known[part] = true
      list[#list + 1] = part
    end
  end
  add(feature)
  while list[at] do
    beside(list[at], kinds, add)
    at = at + 1
  end
  return list
end, "label")

--- feature:values(attribute: string) -> integer[] - the members of an attribute
---   that is merged as a set: the numbers of its bits, from 0 on
method("feature", "values", function(feature, attribute)
  local list, set = {}, feature[attribute] or 0
  for bit = 0, 31 do
    if set >> bit & 1 == 1 then list[#list + 1] = bit end
  end
  return list
end, "label")

-- ---- the board --------------------------------------------------------------

--- g:holes(type?: Type) -> Cell[] - the free cells with a tile on each of
---   their four sides; with a type those where it can be laid, vetoes included
method("g", "holes", function(g, type)
  local list = {}
  for _, cell in ipairs(g:frontier(nil, nil, true)) do
    if not type or g:fits(type, cell) then list[#list + 1] = cell end
  end
  return list
end, "type?")

--- g:grown(kind?: string) -> Feature[] - the features that the tile laid last
---   has made longer: those that reach it across an edge, each once
method("g", "grown", function(g, kind)
  local list, seen = {}, {}
  if not g.tile then return list end
  for segment in g.tile:segments() do
    local feature = segment.feature
    if not seen[feature] and (not kind or feature.kind == kind)
      and #segment:across() > 0 then
      seen[feature] = true
      list[#list + 1] = feature
    end
  end
  return list
end, "kind?")

--- g:count(kind: string, complete?: boolean) -> integer - how many features of
---   a kind are on the board; with a second argument, how many of them are
---   complete, or are not
method("g", "count", function(g, kind, complete)
  local count = 0
  for feature in g:features(kind) do
    if complete == nil or feature.complete == complete then
      count = count + 1
    end
  end
  return count
end, "kind", "flag?")

-- ---- the menu ---------------------------------------------------------------

--- o:share(on: Feature|Segment|(Feature|Segment)[], piece: Piece|string,
---   player?: Player) - every segment of the features, and every segment given,
---   where such a figure of the player may stand, even if somebody does
method("o", "share", function(o, on, piece, player)
  if type(on) == "table" then
    for _, one in ipairs(on) do o:share(one, piece, player) end
    return
  end
  local g = engine.game
  piece = type(piece) == "string" and g:piece(piece) or piece
  local function add(segment)
    if g:allowed(piece, segment, player) then
      o:segment(piece.name, segment, piece)
    end
  end
  if tostring(on):find "^segment" then return add(on) end
  for segment in on:segments() do add(segment) end
end, "segments*", "piece", "player?")

-- The number of the first side that a segment reaches; 0 when it reaches none.
local function first_side(segment)
  for number, side in ipairs(SIDES) do
    if segment:on(side) then return number end
  end
  return 0
end

--- o:pairs(verb: string, segments: Segment[]) - every two of these segments of
---   a tile that g:join has not joined; target and extra of the answer are the
---   two
method("o", "pairs", function(o, verb, segments)
  for i, one in ipairs(segments) do
    local joined = {}
    for _, other in ipairs(one:links()) do joined[other] = true end
    for k = i + 1, #segments do
      local a, b = one, segments[k]
      if first_side(a) > first_side(b) then a, b = b, a end
      if not joined[segments[k]] then o:segment(verb, a, b) end
    end
  end
end, "label", "table")

--- o:unfinished(verb: string, piece: Piece|string, player?: Player) - every
---   figure of this piece that the player (on turn) has on a feature that is
---   not complete
method("o", "unfinished", function(o, verb, piece, player)
  local g = engine.game
  for figure in g:figures(piece, player or g.player) do
    local feature = figure.feature
    if feature and not feature.complete then o:figure(verb, figure) end
  end
end, "label", "piece", "player?")

--- o:one_of_each(verb: string, zone: string, player: Player) - the first
---   figure of each piece that the player has in a zone of this name, whoever
---   owns the zone
method("o", "one_of_each", function(o, verb, name, player)
  local first, list = {}, {}
  for _, zone in ipairs(engine.zones(name)) do
    for _, figure in ipairs(zone:one_of_each(player)) do
      first[figure], list[#list + 1] = true, figure
    end
  end
  if list[2] then -- in their order, whatever zone they are in
    list = {}
    for figure in engine.game:figures(nil, player) do
      if first[figure] then list[#list + 1] = figure end
    end
  end
  o:each(verb, list)
end, "label", "label", "player")

--- figure:place() -> Segment|Tile|Zone|Edge|Corner? - where it stands, as
---   g:deploy and g:move take it; nil when it is at home or out of the game
method("figure", "place", function(figure)
  return figure.corner or figure.segment or figure.edge or figure.zone
    or figure.tile
end)

-- ---- points -----------------------------------------------------------------

-- A whole number of 32 bits, or nothing.
local function whole(value)
  local number = math.tointeger(value)
  return number and number >= -2^31 and number < 2^31 and number
end

--- g:award(award: Award) -> integer - gives points for a reason other than a
---   majority; returns their sum
method("g", "award", function(_, award)
  if award.player == nil then
    error("g:award needs player = who gets the points")
  elseif type(award.reason) ~= "string" then
    error("g:award needs reason = \"a word that has a text\"")
  elseif type(award.items) ~= "table" then
    error("g:award needs items = { { name, count, rate } }")
  elseif type(award.counts or {}) ~= "table" then
    error("g:award has counts = a list of tiles and segments")
  end
  local items = {}
  for i = 1, #award.items do
    local item = award.items[i]
    local count = type(item) == "table" and whole(item[2])
    local rate = count and whole(item[3])
    if not rate then
      error("an item is { name, count, points per count }")
    end
    table.move({ item[1], count, rate }, 1, 3, #items + 1, items)
  end
  items[#items + 1] = award.counts
  return engine.award("g:award", award.player, award.reason,
    award.feature or award.figure, table.unpack(items))
end, "table")

return true
