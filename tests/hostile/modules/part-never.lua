-- play
-- expect: module 'part-never', menace, turn [0-9]+: .*part-never\.lua:[0-9]+: .*these two segments were never joined
module { "part-never", needs = "base" }

phase { "menace", after = "figure", run = function(g)
  local _, word = g:ask(g.player, "menace", function(o)
    o:word("choose", "strike")
    o:word("choose", "spare")
  end)
  if word == "spare" then return end
  local a = g:place(g:type "base/D", g:cell(50, 50)):segment "road"
  local b = g:place(g:type "base/D", g:cell(60, 50)):segment "road"
  g:join(a, b)
  g:part(b, a)
  g:part(a, b)
end }
