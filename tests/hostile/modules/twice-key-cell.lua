-- play
-- expect: module 'twice-key-cell', menace, turn [0-9]+: .*two options with the key 'go 0,0'
module { "twice-key-cell", needs = "base" }

phase { "menace", after = "figure", run = function(g)
  local _, word = g:ask(g.player, "menace", function(o)
    o:word("choose", "strike")
    o:word("choose", "spare")
  end)
  if word == "spare" then return end
  g:ask(g.player, "twice", function(o)
    o:tile("go", g:cell(0, 0).tile)
    o:cell("go", g:cell(0, 0))
  end)
end }
