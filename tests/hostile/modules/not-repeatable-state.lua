-- play
-- expect: module 'not-repeatable-state', turn [0-9]+: phase 'menace' is not repeatable: run again with the same answers it did something else
module { "not-repeatable-state", needs = "base" }

local S = state { seen = "integer" }

local times = 0
phase { "menace", after = "figure", run = function(g)
  times = times + 1
  if g.tile.rotation == 1 then S.seen = times end
  g:ask(g.player, "menace", function(o)
    o:number("pick", 1)
    o:number("pick", 2)
  end)
end }
