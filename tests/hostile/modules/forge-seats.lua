-- play
-- expect: module 'forge-seats', menace, turn [0-9]+: .*forge-seats\.lua:[0-9]+: .*player expected, got number
module { "forge-seats", needs = "base" }

phase { "menace", after = "figure", run = function(g)
  local _, word = g:ask(g.player, "menace", function(o)
    o:word("choose", "strike")
    o:word("choose", "spare")
  end)
  if word == "spare" then return end
  local walk = g:seats()
  walk(255)
end }
