-- play
-- expect: module 'late-hook', menace, turn [0-9]+: .*late-hook\.lua:[0-9]+: .*is for loading only
module { "late-hook", needs = "base" }

phase { "menace", after = "figure", run = function(g)
  local _, word = g:ask(g.player, "menace", function(o)
    o:word("choose", "strike")
    o:word("choose", "spare")
  end)
  if word == "spare" then return end
  on.placed(function() end)
end }
