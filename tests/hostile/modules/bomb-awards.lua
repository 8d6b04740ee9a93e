-- play
-- expect: module 'bomb-awards', menace, turn [0-9]+: .*bomb-awards\.lua:[0-9]+: .*(needs more than the [0-9]+ KB of memory|took longer than [0-9]+ ms)
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
