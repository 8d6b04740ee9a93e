-- What all rivers share (sources 000, 001, 004): their tiles open the game
-- and carry on the river, which never turns back. The modules of the single
-- rivers bring the tiles.

module { "rivers", title = "Rivers, what they share", version = "1",
  needs = "base" }

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

-- Source 000: the river may not make a "U", nor may its branches meet. The
-- cell beyond an open end and the two beside that must be empty, or the river
-- comes back to where it was.
allow.place("river", function(_, type, cell, rotation)
  local met = 0
  for _, side in ipairs(type:sides("river", rotation)) do
    if cell:beside(side) then
      met = met + 1
    elseif not cell:clear(side) then
      return false, "the river may not turn back"
    end
  end
  if met > 1 then return false, "branches of the river may not meet" end
end)
