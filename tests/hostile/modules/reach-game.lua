-- load
-- expect: reach-game\.lua:6: slot 'exhausted' cannot be called while modules
module { "reach-game", needs = "base" }

-- the object g cannot be had before a game runs
print(use("base").exhausted({}))
