-- load
-- expect: line-attribute\.lua:4: .*a name must be UTF-8 without control characters
module { "line-attribute", needs = "base" }
feature { 'city', attributes = { ['a\nb'] = 'sum' } }
