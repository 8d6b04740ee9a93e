-- play
-- expect: module 'wrong-number', menace, turn [0-9]+: .*wrong-number\.lua:[0-9]+: .*number expected
module { "wrong-number", needs = "base" }

phase { "menace", after = "figure", run = function(g)
  local _, word = g:ask(g.player, "menace", function(o)
    o:word("choose", "strike")
    o:word("choose", "spare")
  end)
  if word == "spare" then return end
  g:ask(g.player, "odd", function(o) o:number("pick", {}) end)
end }
