-- load
-- expect: tiles/tile-loop\.lua.*took longer than [0-9]+ ms
tileset { "tile-loop" }
while true do end
