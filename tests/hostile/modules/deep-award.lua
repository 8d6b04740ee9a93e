-- play
-- expect: module 'deep-award', on.scored, turn [0-9]+: .*deep-award\.lua:[0-9]+: .*more than 50000 events came of one answer
module { "deep-award", needs = "base" }

on.scored(function(g, player)
  g:award { player = player, reason = "more", items = { { "more", 1, 1 } } }
end)
