-- play
-- expect: module 'error-phase', menace, turn [0-9]+: .*error-phase\.lua:[0-9]+: .*an error that is no text
module { "error-phase", needs = "base" }

phase { "menace", after = "figure", run = function(g)
  local _, word = g:ask(g.player, "menace", function(o)
    o:word("choose", "strike")
    o:word("choose", "spare")
  end)
  if word == "spare" then return end
  error(print)
end }
