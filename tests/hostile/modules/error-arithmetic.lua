-- play
-- expect: module 'error-arithmetic', menace, turn [0-9]+: .*error-arithmetic\.lua:[0-9]+: .*attempt to perform arithmetic
module { "error-arithmetic", needs = "base" }

phase { "menace", after = "figure", run = function(g)
  local _, word = g:ask(g.player, "menace", function(o)
    o:word("choose", "strike")
    o:word("choose", "spare")
  end)
  if word == "spare" then return end
  print(g.tile + 1)
end }
