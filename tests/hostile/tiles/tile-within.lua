-- load
-- expect: monastery lies within a city, but the tile has none
-- expect: road W cannot have within=: only an area lies in something
-- expect: "lake" is nothing to lie within; write a solid kind as in within=city
tileset { "tile-within" }
tile { "A", 1, "field field field road", "monastery within=city", "road W" }
tile { "B", 1, "city field field road", "city N", "road W within=city" }
tile { "C", 1, "field field field field", "monastery within=lake" }
