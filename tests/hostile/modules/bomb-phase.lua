-- play 3000
-- expect: module 'bomb-phase', menace, turn [0-9]+: .*bomb-phase\.lua:[0-9]+: .*needs more than the [0-9]+ KB of memory
module { "bomb-phase", needs = "base" }

phase { "menace", after = "figure", run = function(g)
  local _, word = g:ask(g.player, "menace", function(o)
    o:word("choose", "strike")
    o:word("choose", "spare")
  end)
  if word == "spare" then return end
  local list = {}
  while true do list[#list + 1] = {} end
end }
