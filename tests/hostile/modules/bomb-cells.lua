-- play
-- expect: module 'bomb-cells', menace, turn [0-9]+: .*bomb-cells\.lua:[0-9]+: .*(needs more than the [0-9]+ KB of memory|took longer than [0-9]+ ms)
module { "bomb-cells", needs = "base" }

phase { "menace", after = "figure", run = function(g)
  local _, word = g:ask(g.player, "menace", function(o)
    o:word("choose", "strike")
    o:word("choose", "spare")
  end)
  if word == "spare" then return end
  g:ask(g.player, "far", function(o)
    for x = -31000, 31000, 8 do
      for y = -31000, 31000, 8 do o:cell("go", g:cell(x, y)) end
    end
  end)
end }
