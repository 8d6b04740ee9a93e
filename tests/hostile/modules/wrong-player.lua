-- play
-- expect: module 'wrong-player', menace, turn [0-9]+: .*wrong-player\.lua:[0-9]+: .*player expected
module { "wrong-player", needs = "base" }

phase { "menace", after = "figure", run = function(g)
  local _, word = g:ask(g.player, "menace", function(o)
    o:word("choose", "strike")
    o:word("choose", "spare")
  end)
  if word == "spare" then return end
  g:ask(7, "odd", function(o) o:pass() end)
end }
