-- play
-- expect: module 'ask-sort', menace, turn [0-9]+: .*ask-sort\.lua:[0-9]+: .*cannot ask
module { "ask-sort", needs = "base" }

phase { "menace", after = "figure", run = function(g)
  local _, word = g:ask(g.player, "menace", function(o)
    o:word("choose", "strike")
    o:word("choose", "spare")
  end)
  if word == "spare" then return end
  table.sort({ 1, 2, 3 }, function()
    g:ask(g.player, "in a sort", function(o)
      o:word("a", "a")
      o:word("a", "b")
    end)
    return true
  end)
end }
