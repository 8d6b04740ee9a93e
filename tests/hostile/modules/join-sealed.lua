-- play
-- expect: module 'join-sealed', menace, turn [0-9]+: .*join-sealed\.lua:[0-9]+: .*g:join changes the game, which
module { "join-sealed", needs = "base" }

phase { "menace", after = "figure", run = function(g)
  local _, word = g:ask(g.player, "menace", function(o)
    o:word("choose", "strike")
    o:word("choose", "spare")
  end)
  if word == "spare" then return end
  local a = g:place(g:type "base/D", g:cell(50, 50)):segment "road"
  local b = g:place(g:type "base/D", g:cell(60, 50)):segment "road"
  g:ask(g.player, "menace", function(o)
    g:join(a, b)
    o:pass()
  end)
end }
