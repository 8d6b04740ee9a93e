-- load
-- expect: base/rules\.lua:[0-9]+: attempt to call
module { "reach-game", needs = "base" }

-- the object g cannot be had before a game runs
print(use("base").exhausted({}))
