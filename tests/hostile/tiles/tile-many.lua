-- load 5000
-- expect: (too many types|more than the 4096)
tileset { "tile-many" }
for i = 1, 5000 do tile { "t" .. i, 1, "field field field field" } end
