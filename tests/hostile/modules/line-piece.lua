-- load
-- expect: line-piece\.lua:4: .*a name must be UTF-8 without control characters
module { "line-piece", needs = "base" }
piece { 'a\27b' }
