-- play
-- expect: module 'loop-lister', menace, turn [0-9]+: .*loop-lister\.lua:[0-9]+: .*took longer than [0-9]+ ms
module { "loop-lister", needs = "base" }

phase { "menace", after = "figure", run = function(g)
  local _, word = g:ask(g.player, "menace", function(o)
    o:word("choose", "strike")
    o:word("choose", "spare")
  end)
  if word == "spare" then return end
  g:ask(g.player, "more", function(o)
    o:pass()
    while true do end
  end)
end }
