-- play
-- expect: module 'loop-options', menace, turn [0-9]+: .*loop-options\.lua:[0-9]+: .*(more than 65535 options|took longer than [0-9]+ ms|needs more than the [0-9]+ KB of memory)
module { "loop-options", needs = "base" }

phase { "menace", after = "figure", run = function(g)
  local _, word = g:ask(g.player, "menace", function(o)
    o:word("choose", "strike")
    o:word("choose", "spare")
  end)
  if word == "spare" then return end
  g:ask(g.player, "more", function(o)
    local i = 0
    while true do
      i = i + 1
      o:number("pick", i)
    end
  end)
end }
