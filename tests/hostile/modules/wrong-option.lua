-- load
-- expect: wrong-option\.lua:[0-9]+: .*holds a function
module { "wrong-option", needs = "base" }

option { "o", default = 1, values = { print } }
