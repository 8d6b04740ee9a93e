-- play 3000
-- expect: module 'bomb-notes', menace, turn [0-9]+: .*bomb-notes\.lua:[0-9]+: .*more than 50000 events came of one answer
module { "bomb-notes", needs = "base" }

phase { "menace", after = "figure", run = function(g)
  local _, word = g:ask(g.player, "menace", function(o)
    o:word("choose", "strike")
    o:word("choose", "spare")
  end)
  if word == "spare" then return end
  while true do g:note "spam" end
end }
