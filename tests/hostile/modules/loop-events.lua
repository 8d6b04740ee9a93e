-- load
-- expect: loop-events\.lua:[0-9]+: .*on.<name> needs a name
module { "loop-events", needs = "base" }

for _, handler in ipairs(on) do handler() end
