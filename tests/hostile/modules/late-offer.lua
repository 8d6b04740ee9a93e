-- play
-- expect: module 'late-offer', menace, turn [0-9]+: .*late-offer\.lua:[0-9]+: .*is for loading only
module { "late-offer", needs = "base" }

phase { "menace", after = "figure", run = function(g)
  local _, word = g:ask(g.player, "menace", function(o)
    o:word("choose", "strike")
    o:word("choose", "spare")
  end)
  if word == "spare" then return end
  offer.figure { "x", list = function() end, apply = function() end }
end }
