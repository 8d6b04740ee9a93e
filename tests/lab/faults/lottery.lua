-- Skill counts for little: what is drawn pays more than what is built.
module { "lottery", title = "Lottery", needs = "base" }

phase { "lottery", after = "score", before = "part", run = function(g)
  local _, number = g:ask(nil, "lottery", function(o)
    for i = 0, 9 do o:number("lottery", i * 30) end
  end)
  if number > 0 then
    g:award { player = g.player, reason = "lottery",
      items = { { "lottery", 1, number } } }
  end
end }

text { en = { lottery = "lottery" } }
