-- load
-- expect: wrong-piece\.lua:[0-9]+: .*count must be a whole number
-- expect: weight must be a whole number
-- expect: class: name 1 is a table
module { "wrong-piece", needs = "base" }

piece { "p", count = "many", weight = {}, class = { {} } }
