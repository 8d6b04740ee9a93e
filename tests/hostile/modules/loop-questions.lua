-- play
-- expect: module 'loop-questions', menace, turn [0-9]+: .*loop-questions\.lua:[0-9]+: .*(took longer than [0-9]+ ms|needs more than the [0-9]+ KB of memory)
module { "loop-questions", needs = "base" }

phase { "menace", after = "figure", run = function(g)
  local _, word = g:ask(g.player, "menace", function(o)
    o:word("choose", "strike")
    o:word("choose", "spare")
  end)
  if word == "spare" then return end
  while true do
    g:ask(g.player, "nothing", function(o) o:pass() end)
  end
end }
