-- play
-- expect: module 'draw-unknown', menace, turn [0-9]+: .*draw-unknown\.lua:[0-9]+: .*no pile is called
module { "draw-unknown", needs = "base" }

phase { "menace", after = "figure", run = function(g)
  local _, word = g:ask(g.player, "menace", function(o)
    o:word("choose", "strike")
    o:word("choose", "spare")
  end)
  if word == "spare" then return end
  g:draw "nothing"
end }
