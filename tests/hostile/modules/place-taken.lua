-- play
-- expect: module 'place-taken', menace, turn [0-9]+: .*place-taken\.lua:[0-9]+: .*a tile lies there already
module { "place-taken", needs = "base" }

phase { "menace", after = "figure", run = function(g)
  local _, word = g:ask(g.player, "menace", function(o)
    o:word("choose", "strike")
    o:word("choose", "spare")
  end)
  if word == "spare" then return end
  g:place(g.tile.type, g.tile.cell)
end }
