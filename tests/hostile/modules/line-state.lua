-- load
-- expect: line-state\.lua:4: .*a name must be UTF-8 without control characters
module { "line-state", needs = "base" }
state { ['a\255'] = 'integer' }
