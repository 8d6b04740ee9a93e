-- play
-- expect: module 'late-export', menace, turn [0-9]+: .*late-export\.lua:[0-9]+: .*is for loading only
module { "late-export", needs = "base" }

phase { "menace", after = "figure", run = function(g)
  local _, word = g:ask(g.player, "menace", function(o)
    o:word("choose", "strike")
    o:word("choose", "spare")
  end)
  if word == "spare" then return end
  export { cheat = true }
end }
