-- load
-- expect: players must be 1 to 8
return { players = 1 << 40 }
