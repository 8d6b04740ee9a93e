-- What all rivers share (sources 000, 001, 004): their tiles open the game
-- and carry on the river, which never turns back. The modules of the single
-- rivers bring the tiles.

module { "rivers", title = "Rivers, what they share", version = "1",
  needs = "base",
  after = { "draft", "draw-two", "hand-of-three", "redraw-once" } }

local rule = option { "rule", default = "safe",
  values = { "safe", "peer", "printed" },
  help = "safe: no river tile is lost while it can be laid at all; peer: a "
    .. "tile is lost that cannot be laid without turning back; printed: no "
    .. "bend the same way as the bend before it" }

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

-- ---- what is forbidden ----------------------------------------------------

local reason = "the river may not turn back"
local ahead = { "river", when = { state = "ahead" } }

if rule == "printed" then
  allow.place(ahead, function(_, type, cell, rotation)
    return bends_well(type, cell, rotation), reason
  end)
else
  allow.place(ahead, { "leads_on", "river", reason = reason })
  allow.place({ "river", when = { state = "coming" } }, { "leads_on", "river",
    { "river-fork", "river", "river-lake" }, reason = reason })
end
