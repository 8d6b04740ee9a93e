-- What all rivers share (sources 000, 001, 004): their tiles open the game
-- and carry on the river, which never turns back. The modules of the single
-- rivers bring the tiles.

module { "rivers", title = "Rivers, what they share", version = "1",
  needs = "base",
  after = { "draft", "draw-two", "hand-of-three", "redraw-once" } }

local rule = option { "rule", default = "safe", values = { "safe", "peer" },
  help = "safe: no river tile is lost while it can be laid at all; peer: a "
    .. "tile is lost that cannot be laid without turning back" }

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
-- that fits nowhere so is laid by less: 1 is the strictest level, at 3 nothing
-- but its sides need to match. Which tiles are left everybody knows.
local S = state { level = { "integer", default = 2 } }

local function coming(g)
  local list = {}
  for _, name in ipairs { "river-fork", "river", "river-lake" } do
    local pile = g:pile(name)
    for type in pile:types() do list[#list + 1] = type end
  end
  return list
end

-- The first level at which a tile fits somewhere.
local function level_of(g, type)
  local later, best = coming(g), 3
  S.level = best
  for _, cell in ipairs(g:frontier()) do
    for rotation = 0, 3 do
      if g:fits(type, cell, rotation)
        and g:leads_on("river", type, cell, rotation) then
        best = 2
        if g:leads_on("river", type, cell, rotation, later) then return 1 end
      end
    end
  end
  return best
end

if rule == "safe" then
  wrap.draw(function(g, inner, to)
    local type = inner(g, to)
    if type and type:has "river" then S.level = level_of(g, type) end
    return type
  end)
end

allow.place("river", function(g, type, cell, rotation)
  if S.level == 3 then return end
  local later = S.level == 1 and coming(g) or nil
  if not g:leads_on("river", type, cell, rotation, later) then
    return false, "the river may not turn back"
  end
end)
