-- load
-- expect: too many vars
module { "many-variables", needs = "base" }

for i = 1, 300 do state { ["v" .. i] = "integer" } end
