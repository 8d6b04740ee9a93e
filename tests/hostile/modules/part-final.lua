-- play
-- expect: module 'part-final', menace, turn [0-9]+: .*part-final\.lua:[0-9]+: only phases of a turn can give a part of it away, and 'menace' is none
module { "part-final", needs = "base" }

phase { "menace", stage = "final", before = "final", run = function(g)
  local _, word = g:ask(g.player, "menace", function(o)
    o:word("choose", "strike")
    o:word("choose", "spare")
  end)
  if word == "strike" then g:part_for(g.player.next, "tile") end
end }
