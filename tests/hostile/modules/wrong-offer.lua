-- load
-- expect: wrong-offer\.lua:[0-9]+: .*needs a function
module { "wrong-offer", needs = "base" }

offer.figure { "x" }
