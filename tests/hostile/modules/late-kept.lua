-- play
-- expect: module 'late-kept', menace, turn [0-9]+: .*late-kept\.lua:[0-9]+: .*is for loading only
module { "late-kept", needs = "base" }

local late = offer.figure

phase { "menace", after = "figure", run = function(g)
  local _, word = g:ask(g.player, "menace", function(o)
    o:word("choose", "strike")
    o:word("choose", "spare")
  end)
  if word == "spare" then return end
  late { "x", list = function() end, apply = function() end }
end }
