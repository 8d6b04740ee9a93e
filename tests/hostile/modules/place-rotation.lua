-- play
-- expect: module 'place-rotation', menace, turn [0-9]+: .*place-rotation\.lua:[0-9]+: .*a rotation is 0 to 3
module { "place-rotation", needs = "base" }

phase { "menace", after = "figure", run = function(g)
  local _, word = g:ask(g.player, "menace", function(o)
    o:word("choose", "strike")
    o:word("choose", "spare")
  end)
  if word == "spare" then return end
  g:place(g.tile.type, g.tile.cell:step("N", 50), 7)
end }
