-- play
-- expect: module 'place-far', menace, turn [0-9]+: .*place-far\.lua:[0-9]+: .*out of range
module { "place-far", needs = "base" }

phase { "menace", after = "figure", run = function(g)
  local _, word = g:ask(g.player, "menace", function(o)
    o:word("choose", "strike")
    o:word("choose", "spare")
  end)
  if word == "spare" then return end
  g:place(g.tile.type, g:cell(1 << 20, 0))
end }
