-- play
-- expect: module 'leave-lister', menace, turn [0-9]+: .*leave-lister\.lua:[0-9]+: .*cannot ask
module { "leave-lister", needs = "base" }

phase { "menace", after = "figure", run = function(g)
  local _, word = g:ask(g.player, "menace", function(o)
    o:word("choose", "strike")
    o:word("choose", "spare")
  end)
  if word == "spare" then return end
  g:ask(g.player, "x", function() g:again() end)
end }
