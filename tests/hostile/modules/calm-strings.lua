-- calm 3000
-- expect: 
module { "calm-strings", needs = "base" }

on.placed(function()
  assert(("x"):rep(0) == "" and ("a,b"):find(",", 1, true) == 2)
  assert(("%s"):format({}) == "table" and tostring(print) == "function")
  assert(("key = value"):match("^(%w+)%s*=%s*(%w+)$") == "key")
  assert(select("#", ("a b c"):gsub("%a", "%0%0")) == 2)
end)
