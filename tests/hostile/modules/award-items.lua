-- play
-- expect: module 'award-items', menace, turn [0-9]+: .*award-items\.lua:[0-9]+: .*needs items
module { "award-items", needs = "base" }

phase { "menace", after = "figure", run = function(g)
  local _, word = g:ask(g.player, "menace", function(o)
    o:word("choose", "strike")
    o:word("choose", "spare")
  end)
  if word == "spare" then return end
  g:award { player = g.player, reason = "x" }
end }
