-- play
-- expect: module 'join-area', menace, turn [0-9]+: .*join-area\.lua:[0-9]+: .*a monastery does not join a monastery
module { "join-area", needs = "base" }

phase { "menace", after = "figure", run = function(g)
  local _, word = g:ask(g.player, "menace", function(o)
    o:word("choose", "strike")
    o:word("choose", "spare")
  end)
  if word == "spare" then return end
  local type = g:type "base/B"
  local first = g:place(type, g:cell(50, 50)):segment "monastery"
  g:join(first, g:place(type, g:cell(60, 50)):segment "monastery")
end }
