-- Something is kept outside of the state: it is not taken back.
module { "memory", title = "Memory", needs = "base" }

local kept = { turns = 0 }

phase { "memory", after = "score", before = "part", run = function(g)
  kept.turns = kept.turns + 1
  if kept.turns % 2 == 0 then
    g:award { player = g.player, reason = "memory",
      items = { { "memory", 1, 1 } } }
  end
end }

text { en = { memory = "memory" } }
