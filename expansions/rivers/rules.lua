-- What all rivers share (sources 000, 001, 004): their tiles open the game
-- and carry on the river, which never turns back. The modules of the single
-- rivers bring the tiles.

module { "rivers", title = "Rivers: how they run", version = "1",
  needs = "base",
  after = { "draft", "draw-two", "hand-of-three", "redraw-once" } }

local rule = option { "rule", default = "safe",
  values = { "safe", "peer", "printed" },
  help = "how a river may run" }

-- Source 000: a river tile must continue the river.
feature { "river", form = "line", ground = "field", continues = true }

-- First the fork, then the others in any order, a lake last.
pile { "river-spring", aside = true }
pile { "river-fork", before = "river" }
pile { "river", before = "river-lake" }
pile { "river-lake", before = "tiles" }

local base = use "base"

-- A spring replaces the start tile, which joins the ordinary ones. Of several
-- springs one is used.
phase { "spring", stage = "setup", after = "layout", before = "start",
  run = function(g)
    local pile, laid = g:pile "river-spring", false
    for spring, copies in pile:types() do
      pile:add(spring, -copies)
      if not laid then g:place(spring, base.origin(g)) end
      laid = true
    end
  end }

-- Source 000: the river may not make a "U", nor may its branches meet: ahead
-- of an open end nothing lies, and no two ends run beside each other. By the
-- safe rule the tiles still to come must be able to go on as well, and a tile
-- that fits nowhere so is laid by less, in the end where its sides match. Which
-- tiles are left everybody knows.
local S = state {
  ahead = { "boolean", default = true }, -- the way ahead must be free,
  coming = "boolean",                    -- for what is to come, too
  entry = { "integer", per = "tile" }, -- 1 + the side where a river came in,
  bend = { "integer", per = "tile" },  -- and how it had turned before
}

if rule ~= "peer" then
  on.drawn("river", function(g, type)
    S.ahead, S.coming = rule == "printed", rule == "safe"
    if S.coming and not g:fits(type) then S.ahead, S.coming = true, false end
    if S.ahead and not g:fits(type) then S.ahead = false end
  end)
end

-- For others with tiles of a river: it is there.
export {}

-- ---- the printed rule -----------------------------------------------------

local SIDES = { N = 0, E = 1, S = 2, W = 3 }

-- How a river has turned last that leaves a tile by a side: 1 to the left, 3
-- to the right, 0 never.
local function turned(tile, side)
  local bend = (side - S.entry[tile] + 1) % 4
  if S.entry[tile] == 0 then return 0 end
  return bend == 2 and S.bend[tile] or bend
end

-- Where the river comes in if a tile with these river sides lies there, and
-- how it had turned.
local function coming_in(cell, sides)
  for _, side in ipairs(sides) do
    local tile = cell:beside(side)
    if tile then return SIDES[side], turned(tile, (SIDES[side] + 2) % 4) end
  end
end

local function bends_well(type, cell, rotation)
  local sides = type:sides("river", rotation)
  local entry, before = coming_in(cell, sides)
  for _, side in ipairs(sides) do
    local bend = entry and (SIDES[side] - entry) % 4 or 0
    local blocked = bend > 0 and cell:beside(side)
    if blocked or bend == before and bend % 2 == 1 then return false end
  end
  return true
end

if rule == "printed" then
  on.placed("river", function(_, tile)
    local sides = tile.type:sides("river", tile.rotation)
    local entry, before = coming_in(tile.cell, sides)
    if entry then S.entry[tile], S.bend[tile] = entry + 1, before end
  end)
end

-- ---- the way ahead --------------------------------------------------------

-- The sides beside a side.
local BESIDE = { N = { "W", "E" }, E = { "N", "S" }, S = { "E", "W" },
  W = { "S", "N" } }

local function has(sides, wanted)
  for i = 1, #sides do
    if sides[i] == wanted then return true end
  end
  return false
end

-- Does none of these open ends lead the same way, in a line beside that of a
-- river that leaves a cell by a side?
local function is_alone(cell, side, ends)
  for i = 1, #ends do
    if ends[i].side == side then
      local _, beside = cell:offset(ends[i].cell, side)
      if beside == 1 or beside == -1 then return false end
    end
  end
  return true
end

-- Is the way free for such a river? Ahead no tile may lie in its line or in the
-- two beside it, however far away, and it is alone there.
local function is_free(cell, side, ends)
  return cell:clear(side, true) and is_alone(cell, side, ends)
end

-- The sides at which a tile has open ends, if the way is free from all of them,
-- and the other open ends.
local function look_ahead(g, type, cell, rotation)
  local own = type:sides("river", rotation, cell)
  for i = 1, #own do
    if not cell:clear(own[i], true) then return nil end
  end
  local others = g:open_edges("river", cell)
  for i = 1, #own do
    if not is_alone(cell, own[i], others) then return nil end
  end
  return own, others
end

-- The same for another end once a tile lies at `laid`, with these open ends.
local function stays_free(cell, side, others, laid, own)
  local ahead, beside = cell:offset(laid, side)
  if beside >= -1 and beside <= 1
      and (ahead > 0 or beside ~= 0 and has(own, side)) then
    return false
  end
  return is_free(cell, side, others)
end

-- Is nothing but the river beside the cells that all ends lead to, and may it
-- bend behind one of them? Then each river tile with two sides or fewer fits at
-- every end, and each with three sides or fewer can be laid where it may bend.
local function may_bend(own, others, cell)
  local bends = false
  for i = 1, #own do
    local next, ways = cell:step(own[i]), BESIDE[own[i]]
    bends = bends or is_free(next, ways[1], others) and not has(own, ways[1])
      or is_free(next, ways[2], others) and not has(own, ways[2])
  end
  for i = 1, #others do
    local from, side = others[i].cell, others[i].side
    local ahead, beside = from:offset(cell, side)
    local hindered = ahead > 0 and beside <= 1 and beside >= -1
    if hindered or not from:clear(side, true) then return false end
    if not bends and stays_free(from, side, others, cell, own) then
      local next, ways = from:step(side), BESIDE[side]
      bends = stays_free(next, ways[1], others, cell, own)
        or stays_free(next, ways[2], others, cell, own)
    end
  end
  return bends
end

-- Can a tile be laid somewhere so that the way is free?
local function can_come(g, type)
  for rotation = 0, 3 do
    for _, cell in ipairs(g:frontier(type, rotation)) do
      if look_ahead(g, type, cell, rotation) then return true end
    end
  end
  return false
end

-- Once a tile lies there: can each of these be laid, and does each of them that
-- does not part the river fit at every end?
local function all_can_come(g, laid, at, rotation, types)
  g:place(laid, at, rotation)
  local cells, count = {}, 0
  for _, edge in ipairs(g:open_edges "river") do
    local cell = edge.cell:step(edge.side)
    if not cells[cell] then cells[cell], count = true, count + 1 end
  end
  for _, type in ipairs(types) do
    local parts = #type:sides "river" > 2
    if not parts and #g:frontier(type) < count or not can_come(g, type) then
      return false
    end
  end
  return true
end

-- All types of river tiles that are still to come.
local function still_to_come(g)
  local types = {}
  for _, pile in ipairs { "river-fork", "river", "river-lake" } do
    for type in g:pile(pile):types() do types[#types + 1] = type end
  end
  return types
end

-- ---- what is forbidden ----------------------------------------------------

local reason = "the river may not turn back"
local ahead = { "river", when = { state = "ahead" } }

if rule == "printed" then
  allow.place(ahead, function(_, type, cell, rotation)
    return bends_well(type, cell, rotation), reason
  end)
else
  allow.place(ahead, function(g, type, cell, rotation)
    return look_ahead(g, type, cell, rotation) ~= nil, reason
  end)
  allow.place({ "river", when = { state = "coming" } },
    function(g, type, cell, rotation)
      local own, others = look_ahead(g, type, cell, rotation)
      if not own then return false, reason end
      if may_bend(own, others, cell) then return true end
      local types = still_to_come(g)
      return #types == 0
        or g:suppose(all_can_come, type, cell, rotation, types), reason
    end)
end
