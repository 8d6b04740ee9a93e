-- load
-- expect: wrong-phase\.lua:[0-9]+: .*needs a function
-- expect: after: name 1 is a table
module { "wrong-phase", needs = "base" }

phase { "p", after = { {} }, run = 7 }
