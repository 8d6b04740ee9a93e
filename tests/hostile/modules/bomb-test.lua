-- test 3000
-- expect: (needs more than the [0-9]+ KB of memory|not enough memory)
module { "bomb-test", needs = "base" }

test "a big one" {
  play = "",
  expect = function()
    local list = {}
    while true do list[#list + 1] = {} end
  end,
}
