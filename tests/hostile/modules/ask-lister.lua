-- play
-- expect: module 'ask-lister', menace, turn [0-9]+: .*ask-lister\.lua:[0-9]+: .*cannot ask
module { "ask-lister", needs = "base" }

phase { "menace", after = "figure", run = function(g)
  local _, word = g:ask(g.player, "menace", function(o)
    o:word("choose", "strike")
    o:word("choose", "spare")
  end)
  if word == "spare" then return end
  g:ask(g.player, "outer", function()
    g:ask(g.player, "inner", function(o) o:pass() end)
  end)
end }
