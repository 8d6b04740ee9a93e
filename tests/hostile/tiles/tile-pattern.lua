-- load 300
-- expect: tiles/tile-pattern\.lua.*(took longer than [0-9]+ ms|takes too long on this string)
tileset { "tile-pattern" }
print((("a"):rep(60)):find(("a*"):rep(20) .. "b"))
