-- load
-- expect: is not called \*.lua
-- expect: config-rules
return { rules = { "/etc/passwd", "/dev/zero" } }
