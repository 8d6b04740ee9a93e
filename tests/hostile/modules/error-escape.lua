-- play
-- expect: module 'error-escape', menace, turn [0-9]+: .*error-escape\.lua:[0-9]+: .* \[2Jgone
module { "error-escape", needs = "base" }

phase { "menace", after = "figure", run = function(g)
  if g.tile.rotation == 1 then error "\27[2Jgone" end
end }
