-- load
-- expect: line-overlay\.lua:4: .*a name must be UTF-8 without control characters
module { "line-overlay", needs = "base" }
overlay { 'a\u{9b}b', 'road NS' }
