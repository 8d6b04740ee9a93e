-- play
-- expect: module 'bag-empty', menace, turn [0-9]+: .*bag-empty\.lua:[0-9]+: the question 'token' has no option; add one, or do not ask
module { "bag-empty", needs = "base" }

-- tokens, drawn without putting back until the bag is empty
local S = state { drawn = "integer" }

phase { "menace", after = "figure", run = function(g)
  g:ask(nil, "token", function(o)
    if S.drawn < 3 then o:number("token", 1, 3 - S.drawn) end
  end)
  S.drawn = S.drawn + 1
end }
