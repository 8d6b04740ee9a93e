-- load
-- expect: (tile-flood|tileset(/[a-z_]+)?)\.lua:[0-9]+: (took longer than [0-9]+ ms|needs more than the [0-9]+ KB of memory)
tileset { "tile-flood" }
local i = 0
while true do
  i = i + 1
  tile { "t" .. i, 1, "field field field field" }
end
