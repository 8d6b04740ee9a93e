-- load
-- expect: overlay-empty\.lua:5: overlay 'j' has no segment; .*overlay-empty\.lua:7: overlay 'i' is declared by 'overlay-empty'
module { "overlay-empty", needs = "base" }

overlay { "j" }
overlay { "i", "road NS" }
overlay { "i", "road EW" }
