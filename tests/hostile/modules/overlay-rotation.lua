-- play
-- expect: module 'overlay-rotation', menace, turn [0-9]+: .*overlay-rotation\.lua:[0-9]+: .*cannot be laid together with an overlay so
module { "overlay-rotation", needs = "base" }

overlay { "span", "road NS", crossing = true, together = true }

phase { "menace", after = "figure", run = function(g)
  local _, word = g:ask(g.player, "menace", function(o)
    o:word("choose", "strike")
    o:word("choose", "spare")
  end)
  if word == "spare" then return end
  g:place(g:type "base/B", g:cell(50, 50), 200)
end }
