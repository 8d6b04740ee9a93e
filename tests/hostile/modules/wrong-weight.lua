-- play
-- expect: module 'wrong-weight', menace, turn [0-9]+: .*wrong-weight\.lua:[0-9]+: .*a weight is 1 to 65535
module { "wrong-weight", needs = "base" }

phase { "menace", after = "figure", run = function(g)
  local _, word = g:ask(g.player, "menace", function(o)
    o:word("choose", "strike")
    o:word("choose", "spare")
  end)
  if word == "spare" then return end
  g:ask(nil, "odd", function(o) o:number("pick", 1, 1 << 20) end)
end }
