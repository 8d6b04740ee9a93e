-- play 3000
-- expect: module 'bomb-hoard', on.placed, turn [0-9]+: .*bomb-hoard\.lua:[0-9]+: .*needs more than the [0-9]+ KB of memory
module { "bomb-hoard", needs = "base" }

local hoard = {} -- what a module keeps for itself
on.placed(function(_, tile)
  if tile.rotation ~= 1 then return end
  for _ = 1, 30000 do hoard[#hoard + 1] = { tile } end
end)
