-- test
-- expect: took longer than [0-9]+ ms
module { "loop-test", needs = "base" }

test "an endless one" {
  play = "",
  expect = function() while true do end end,
}
