-- load
-- expect: zero-need\.lua:[0-9]+: .*no module
module { "zero-need", needs = "base\0x" }
