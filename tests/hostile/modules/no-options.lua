-- play
-- expect: module 'no-options', menace, turn [0-9]+: .*no-options\.lua:[0-9]+: .*has no option
module { "no-options", needs = "base" }

phase { "menace", after = "figure", run = function(g)
  local _, word = g:ask(g.player, "menace", function(o)
    o:word("choose", "strike")
    o:word("choose", "spare")
  end)
  if word == "spare" then return end
  g:ask(g.player, "nothing", function() end)
end }
