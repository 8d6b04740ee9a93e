-- play
-- expect: module 'place-edge', menace, turn [0-9]+: .*place-edge\.lua:[0-9]+: .*too far
module { "place-edge", needs = "base" }

phase { "menace", after = "figure", run = function(g)
  local _, word = g:ask(g.player, "menace", function(o)
    o:word("choose", "strike")
    o:word("choose", "spare")
  end)
  if word == "spare" then return end
  local cell = g:cell(31999, 0)
  for _ = 1, 10 do cell = cell:step "E" end
end }
