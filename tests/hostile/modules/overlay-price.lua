-- play
-- expect: module 'overlay-price', menace, turn [0-9]+: .*overlay-price\.lua:[0-9]+: .*no span is left to lay
module { "overlay-price", needs = "base" }

piece { "span", count = 0, class = {}, weight = 0 }
overlay { "span", "road NS", crossing = true, piece = "span" }

phase { "menace", after = "figure", run = function(g)
  local _, word = g:ask(g.player, "menace", function(o)
    o:word("choose", "strike")
    o:word("choose", "spare")
  end)
  if word == "spare" then return end
  g:overlay("span", g:place(g:type "base/B", g:cell(50, 50)), 0)
end }
