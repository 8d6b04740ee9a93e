-- play
-- expect: module 'state-text', menace, turn [0-9]+: .*state-text\.lua:[0-9]+: .*takes a whole number
module { "state-text", needs = "base" }

local S = state { n = "integer", flag = "boolean", who = "player",
  way = { "word", values = { "left", "right" } },
  map = { "integer", per = "map" }, seat = { "integer", per = "player" } }

phase { "menace", after = "figure", run = function(g)
  local _, word = g:ask(g.player, "menace", function(o)
    o:word("choose", "strike")
    o:word("choose", "spare")
  end)
  if word == "spare" then return end
  S.n = "many"
end }
