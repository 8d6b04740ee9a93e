-- load
-- expect: wrong-look\.lua:[0-9]+: .*glyph cannot be a function
module { "wrong-look", needs = "base" }

look { "city", glyph = print }
