-- play
-- expect: module 'overlay-line', menace, turn [0-9]+: .*overlay-line\.lua:[0-9]+: .*base/D at 50,50 cannot take the overlay 'span' with rotation 1
module { "overlay-line", needs = "base" }

overlay { "span", "road NS", crossing = true }

phase { "menace", after = "figure", run = function(g)
  local _, word = g:ask(g.player, "menace", function(o)
    o:word("choose", "strike")
    o:word("choose", "spare")
  end)
  if word == "spare" then return end
  g:overlay("span", g:place(g:type "base/D", g:cell(50, 50)), 1)
end }
