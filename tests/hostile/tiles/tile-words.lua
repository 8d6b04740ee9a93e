-- load
-- expect: tiles/tile-words\.lua.*unknown word 'module'
tileset { "tile-words" }
module { "x" }
