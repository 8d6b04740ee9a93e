-- play
-- expect: module 'long-word', menace, turn [0-9]+: .*long-word\.lua:[0-9]+: .*too long
module { "long-word", needs = "base" }

phase { "menace", after = "figure", run = function(g)
  local _, word = g:ask(g.player, "menace", function(o)
    o:word("choose", "strike")
    o:word("choose", "spare")
  end)
  if word == "spare" then return end
  g:note(("x"):rep(100000))
end }
