-- play
-- expect: module 'wrong-builder', menace, turn [0-9]+: .*wrong-builder\.lua:[0-9]+: .*call it with a colon
module { "wrong-builder", needs = "base" }

phase { "menace", after = "figure", run = function(g)
  local _, word = g:ask(g.player, "menace", function(o)
    o:word("choose", "strike")
    o:word("choose", "spare")
  end)
  if word == "spare" then return end
  g:ask(g.player, "odd", function(o) o.pass() end)
end }
