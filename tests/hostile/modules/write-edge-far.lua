-- play
-- expect: module 'write-edge-far', menace, turn [0-9]+: .*no tile lies near this cell
module { "write-edge-far", needs = "base" }

phase { "menace", after = "figure", run = function(g)
  local _, word = g:ask(g.player, "menace", function(o)
    o:word("choose", "strike")
    o:word("choose", "spare")
  end)
  if word == "spare" then return end
  g:edge(g:cell(20000, 20000), "N")
end }
