-- A house rule whose wrap keeps its contract or breaks it, as its variable
-- says: inner is called at most once, with g, and is called where the wrap has
-- no value of its own. What a wrap costs the game when it fails is tested in
-- tests/hostile (modules/wrap-*.lua).

module { "wraps", title = "Wraps, right and wrong", needs = "base" }

local S = state {
  mode = { "word", values = { "inner", "twice", "never", "alone",
    "broken" } },
  inside = "integer", -- how often each of the two wraps ran
  around = "integer",
}

wrap.draw(function(g, inner, ...)
  S.inside = S.inside + 1
  return inner(g, ...)
end)

wrap.draw(function(g, inner, ...)
  S.around = S.around + 1
  if S.mode == "never" then return nil end
  if S.mode == "alone" then return inner() end
  local type = inner(g, ...)
  if S.mode == "twice" then return inner(g, ...) end
  if S.mode == "broken" then return type.nothing.more end
  return type
end)

test "two wraps of a slot run one in the other" {
  state = { mode = "inner" },
  play = "A D^ 1,0 pass",
  expect = "70 tiles left; state wraps.inside is 2; state wraps.around is 2",
}

for mode, message in pairs {
  twice = "wrap.draw calls inner a second time",
  never = "wrap.draw returned nothing and never called inner",
  alone = "wrap.draw calls inner without g",
  broken = "no field 'nothing'",
} do
  test("a wrap that breaks its contract: " .. mode) {
    state = { mode = mode },
    play = "A D^ 1,0 pass",
    fails = message,
  }
end
