-- play
-- expect: module 'bomb-awards', menace, turn [0-9]+: .*bomb-awards\.lua:[0-9]+: .*more than 50000 events came of one answer
module { "bomb-awards", needs = "base" }

phase { "menace", after = "figure", run = function(g)
  local _, word = g:ask(g.player, "menace", function(o)
    o:word("choose", "strike")
    o:word("choose", "spare")
  end)
  if word == "spare" then return end
  while true do
    g:award { player = g.player, reason = "spam", items = { { "spam", 1, 1 } } }
  end
end }
