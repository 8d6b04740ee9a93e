-- load
-- expect: long-format\.lua:[0-9]+: .*this format is too long
module { "long-format", needs = "base" }

print((("%%"):rep(1 << 20)):format())
