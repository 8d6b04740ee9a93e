-- What is hidden shows: who has the hidden card is offered more.
module { "secrecy", title = "A hidden card", needs = "base" }

local S = state { card = { "integer", per = "player", visible = "owner",
  sample = function(o) for i = 1, 2 do o:number("card", i) end end } }

phase { "deal", stage = "setup", run = function(g)
  for player in g:seats() do S.card[player] = 1 end
end }

phase { "boast", after = "score", before = "part", run = function(g)
  if S.card[g.player] == 1 then
    g:award { player = g.player, reason = "boast",
      items = { { "boast", 1, 1 } } }
  end
end }

text { en = { card = "card", boast = "boast", deal = "deal" } }
