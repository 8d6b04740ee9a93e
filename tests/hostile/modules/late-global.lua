-- play
-- expect: module 'late-global', menace, turn [0-9]+: .*late-global\.lua:[0-9]+: .*a module has no globals
module { "late-global", needs = "base" }

phase { "menace", after = "figure", run = function(g)
  local _, word = g:ask(g.player, "menace", function(o)
    o:word("choose", "strike")
    o:word("choose", "spare")
  end)
  if word == "spare" then return end
  cheat = true
end }
