-- play
-- expect: module 'error-division', menace, turn [0-9]+: .*error-division\.lua:[0-9]+: .*divide by zero
module { "error-division", needs = "base" }

phase { "menace", after = "figure", run = function(g)
  local _, word = g:ask(g.player, "menace", function(o)
    o:word("choose", "strike")
    o:word("choose", "spare")
  end)
  if word == "spare" then return end
  print(1 // 0)
end }
