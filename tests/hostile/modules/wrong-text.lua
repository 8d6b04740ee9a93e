-- load
-- expect: wrong-text\.lua:[0-9]+: .*must be a string.*, not a table
-- expect: text.it must be a table
module { "wrong-text", needs = "base" }

text { en = { a = {} }, it = 7 }
