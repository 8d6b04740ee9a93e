-- load
-- expect: must be 0 to [0-9]+ copies
-- expect: has no tile 'ZZ'
return { tiles = { base = { D = -1, ZZ = 1, E = 1 << 50 } } }
