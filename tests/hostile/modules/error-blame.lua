-- load
-- expect: error-blame\.lua:[0-9]+: .*boom
module { "error-blame", needs = "base" }

-- another module must not get the blame
error("boom")
