-- play 3000
-- expect: module 'bomb-map', menace, turn [0-9]+: .*bomb-map\.lua:[0-9]+: .*needs more than the [0-9]+ KB of memory
module { "bomb-map", needs = "base" }

local S = state { map = { "integer", per = "map" } }

phase { "menace", after = "figure", run = function(g)
  local _, word = g:ask(g.player, "menace", function(o)
    o:word("choose", "strike")
    o:word("choose", "spare")
  end)
  if word == "spare" then return end
  for i = 1, 1 << 30 do S.map[i] = i end
end }
