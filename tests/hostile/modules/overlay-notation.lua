-- load
-- expect: overlay-notation\.lua:[0-9]+: overlay 'a': 'road SN' must name sides, clockwise from N
module { "overlay-notation", needs = "base" }

overlay { "a", "road SN" }
overlay { "b", "field NS" }
overlay { "c", "road NS", "road SE" }
overlay { "d", "rode NS" }
overlay { "e", "road NS end=here" }
overlay { "f", "road NS", on = "city" }
overlay { "g", "road NS", joins = "city" }
overlay { "h", "road N mark" }
overlay { "i", "road NS", piece = "nothing" }
