-- load
-- expect: tiles/tile-no-table\.lua.*takes a table
tileset { "tile-no-table" }
tile "A"
tile(7)
tile()
