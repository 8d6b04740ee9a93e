-- play 3000
-- expect: module 'bomb-collide-play', menace, turn [0-9]+: .*a table of more than [0-9]+ keys
module { "bomb-collide-play", needs = "base" }

phase { "menace", after = "figure", run = function(g)
  local _, word = g:ask(g.player, "menace", function(o)
    o:word("choose", "strike")
    o:word("choose", "spare")
  end)
  if word == "spare" then return end
  local keys = {}
  for m = 1, 262145 do keys[m * ((1 << 19) - 1)] = true end
end }
