-- play
-- expect: module 'wrong-prompt', menace, turn [0-9]+: .*wrong-prompt\.lua:[0-9]+: .*control characters
module { "wrong-prompt", needs = "base" }

phase { "menace", after = "figure", run = function(g)
  local _, word = g:ask(g.player, "menace", function(o)
    o:word("choose", "strike")
    o:word("choose", "spare")
  end)
  if word == "spare" then return end
  g:ask(g.player, "line\nbreak", function(o) o:pass() end)
end }
