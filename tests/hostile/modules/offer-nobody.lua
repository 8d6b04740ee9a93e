-- play
-- expect: module 'offer-nobody', menace, turn [0-9]+: .*offer-nobody\.lua:[0-9]+: bad argument #2 to 'offer' \(player expected, got number\)
module { "offer-nobody", needs = "base" }

phase { "menace", after = "figure", run = function(g)
  g:offer("figure", g.players + 1)
end }
