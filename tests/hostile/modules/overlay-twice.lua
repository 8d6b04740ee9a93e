-- play
-- expect: module 'overlay-twice', menace, turn [0-9]+: .*overlay-twice\.lua:[0-9]+: .*base/B at 50,50 cannot take the overlay 'span'
module { "overlay-twice", needs = "base" }

overlay { "span", "road NS", crossing = true }

phase { "menace", after = "figure", run = function(g)
  local _, word = g:ask(g.player, "menace", function(o)
    o:word("choose", "strike")
    o:word("choose", "spare")
  end)
  if word == "spare" then return end
  local tile = g:place(g:type "base/B", g:cell(50, 50))
  g:overlay("span", tile, 0)
  g:overlay("span", tile, 1)
end }
