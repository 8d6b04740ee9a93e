-- load
-- expect: wrong-look\.lua:[0-9]+: .*holds a function
module { "wrong-look", needs = "base" }

look { "city", glyph = print }
