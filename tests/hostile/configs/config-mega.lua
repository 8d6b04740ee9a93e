-- load
-- expect: (must be true, false|65535|too many)
return { tiles = { base = 1 << 30 } }
