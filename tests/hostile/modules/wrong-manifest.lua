-- load
-- expect: needs takes names of modules
-- expect: title must be a string
-- expect: has no 'path'
module { "wrong-manifest", needs = { {} }, title = print,
  path = "/etc/rules.lua" }
