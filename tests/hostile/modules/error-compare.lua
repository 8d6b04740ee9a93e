-- play
-- expect: module 'error-compare', menace, turn [0-9]+: .*error-compare\.lua:[0-9]+: .*attempt to compare
module { "error-compare", needs = "base" }

phase { "menace", after = "figure", run = function(g)
  local _, word = g:ask(g.player, "menace", function(o)
    o:word("choose", "strike")
    o:word("choose", "spare")
  end)
  if word == "spare" then return end
  print(g.tile < g.player)
end }
