-- load
-- expect: too many kinds
module { "many-features", needs = "base" }

for i = 1, 40 do feature { "kind" .. i, form = "area" } end
