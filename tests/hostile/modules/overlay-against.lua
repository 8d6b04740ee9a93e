-- play
-- expect: module 'overlay-against', menace, turn [0-9]+: .*overlay-against\.lua:[0-9]+: .*would run into a tile
module { "overlay-against", needs = "base" }

overlay { "span", "road NS", crossing = true }

phase { "menace", after = "figure", run = function(g)
  local _, word = g:ask(g.player, "menace", function(o)
    o:word("choose", "strike")
    o:word("choose", "spare")
  end)
  if word == "spare" then return end
  g:place(g:type "base/B", g:cell(50, 50))
  g:overlay("span", g:place(g:type "base/B", g:cell(50, 51)), 0)
end }
