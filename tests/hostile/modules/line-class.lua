-- load
-- expect: line-class\.lua:4: .*a name must be UTF-8 without control characters
module { "line-class", needs = "base" }
piece { 'x', class = { ('x'):rep(201) } }
