-- play
-- expect: module 'builder-tag', menace, turn [0-9]+: .*builder-tag\.lua:[0-9]+: .*bad argument #1 to 'tag' \(out of range\)
module { "builder-tag", needs = "base" }

phase { "menace", after = "figure", run = function(g)
  local _, word = g:ask(g.player, "menace", function(o)
    o:word("choose", "strike")
    o:word("choose", "spare")
  end)
  if word == "spare" then return end
  g:ask(g.player, "x", function(o) o:tag(1001) end)
end }
