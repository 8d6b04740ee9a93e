-- play
-- expect: module 'many-options', menace, turn [0-9]+: .*many-options\.lua:[0-9]+: .*more than 65535 options
module { "many-options", needs = "base" }

phase { "menace", after = "figure", run = function(g)
  local _, word = g:ask(g.player, "menace", function(o)
    o:word("choose", "strike")
    o:word("choose", "spare")
  end)
  if word == "spare" then return end
  g:ask(g.player, "many", function(o)
    for i = 1, 70000 do o:number("pick", i) end
  end)
end }
