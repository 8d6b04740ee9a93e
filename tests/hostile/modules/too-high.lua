-- load
-- expect: too-high\.lua:[0-9]+: stack\{\}: how many may stand on one tile\? stack \{ "shed", limit = 1 \}
module { "too-high", needs = "base" }

stack { "meeple" }
