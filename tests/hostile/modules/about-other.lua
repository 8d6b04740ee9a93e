-- play
-- expect: module 'about-other', menace, turn [0-9]+: .*about-other\.lua:[0-9]+: .*belongs to another game
module { "about-other", needs = "base" }

-- a question about a tile of the first game, asked in the next
local kept
on.placed(function(_, tile) kept = kept or tile end)

phase { "menace", after = "figure", run = function(g)
  g:ask(g.player, "menace", function(o)
    if g.tile.rotation == 1 and g.tile.number > 3 then o:about("it", kept) end
    o:word("choose", "strike")
  end)
end }
