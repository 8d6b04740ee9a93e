-- play
-- expect: module 'state-boolean', menace, turn [0-9]+: .*state-boolean\.lua:[0-9]+: .*takes a boolean
module { "state-boolean", needs = "base" }

local S = state { n = "integer", flag = "boolean", who = "player",
  way = { "word", values = { "left", "right" } },
  map = { "integer", per = "map" }, seat = { "integer", per = "player" } }

phase { "menace", after = "figure", run = function(g)
  local _, word = g:ask(g.player, "menace", function(o)
    o:word("choose", "strike")
    o:word("choose", "spare")
  end)
  if word == "spare" then return end
  S.flag = 1
end }
