-- play
-- expect: module 'write-lister', menace, turn [0-9]+: .*write-lister\.lua:[0-9]+: .*changes the game
module { "write-lister", needs = "base" }

phase { "menace", after = "figure", run = function(g)
  local _, word = g:ask(g.player, "menace", function(o)
    o:word("choose", "strike")
    o:word("choose", "spare")
  end)
  if word == "spare" then return end
  g:ask(g.player, "x", function() g:note "cheat" end)
end }
