-- play
-- expect: module 'loop-phase', menace, turn [0-9]+: .*loop-phase\.lua:[0-9]+: .*took longer than [0-9]+ ms
module { "loop-phase", needs = "base" }

phase { "menace", after = "figure", run = function(g)
  local _, word = g:ask(g.player, "menace", function(o)
    o:word("choose", "strike")
    o:word("choose", "spare")
  end)
  if word == "spare" then return end
  while true do end
end }
