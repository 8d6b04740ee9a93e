-- play
-- expect: module 'handle-field', menace, turn [0-9]+: .*handle-field\.lua:[0-9]+: .*fields of a tile cannot be assigned
module { "handle-field", needs = "base" }

phase { "menace", after = "figure", run = function(g)
  local _, word = g:ask(g.player, "menace", function(o)
    o:word("choose", "strike")
    o:word("choose", "spare")
  end)
  if word == "spare" then return end
  g.tile.type = nil
end }
