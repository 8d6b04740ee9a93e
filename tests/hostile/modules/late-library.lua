-- play
-- expect: module 'late-library', menace, turn [0-9]+: .*late-library\.lua:[0-9]+: .*the library cannot be changed
module { "late-library", needs = "base" }

phase { "menace", after = "figure", run = function(g)
  local _, word = g:ask(g.player, "menace", function(o)
    o:word("choose", "strike")
    o:word("choose", "spare")
  end)
  if word == "spare" then return end
  table.sort = nil
end }
