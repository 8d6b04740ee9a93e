-- play
-- expect: module 'not-repeatable', turn [0-9]+: phase 'menace' is not repeatable
module { "not-repeatable", needs = "base" }

local times = 0
phase { "menace", after = "figure", run = function(g)
  times = times + 1
  local now = times
  for question = 1, 2 do
    g:ask(g.player, "menace", function(o)
      for i = 0, 1 + (g.tile.rotation == 1 and now % 5 or 0) do
        o:number("pick" .. question, i)
      end
    end)
  end
end }
