-- play
-- expect: module 'ask-gsub', menace, turn [0-9]+: .*ask-gsub\.lua:[0-9]+: .*cannot ask
module { "ask-gsub", needs = "base" }

phase { "menace", after = "figure", run = function(g)
  local _, word = g:ask(g.player, "menace", function(o)
    o:word("choose", "strike")
    o:word("choose", "spare")
  end)
  if word == "spare" then return end
  local _ = ("abc"):gsub(".", function() g:draw "tiles" end)
end }
