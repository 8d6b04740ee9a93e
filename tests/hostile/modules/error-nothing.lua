-- play
-- expect: module 'error-nothing', menace, turn [0-9]+: .*error-nothing\.lua:[0-9]+: .*attempt to index a nil value
module { "error-nothing", needs = "base" }

phase { "menace", after = "figure", run = function(g)
  local _, word = g:ask(g.player, "menace", function(o)
    o:word("choose", "strike")
    o:word("choose", "spare")
  end)
  if word == "spare" then return end
  local nothing
  print(nothing.field)
end }
