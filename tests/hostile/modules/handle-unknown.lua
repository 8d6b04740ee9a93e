-- play
-- expect: module 'handle-unknown', menace, turn [0-9]+: .*handle-unknown\.lua:[0-9]+: .*a tile has no field 'meeple'
module { "handle-unknown", needs = "base" }

phase { "menace", after = "figure", run = function(g)
  local _, word = g:ask(g.player, "menace", function(o)
    o:word("choose", "strike")
    o:word("choose", "spare")
  end)
  if word == "spare" then return end
  print(g.tile.meeple)
end }
