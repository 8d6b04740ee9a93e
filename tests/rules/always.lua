-- What must always hold: checked after each step of a test, and where it does
-- not, the test fails with the line of the rule.

module { "always-tests", title = "Tests of always", needs = "base" }

local most = option { "most", default = 1000, min = 0, max = 1000 }
local how = option { "how", default = "says",
  values = { "says", "silent", "fails", "changes" } }

local S = state { seen = "integer" }

always(function(g)
  for player in g:seats() do
    if player.score > most then
      if how == "silent" then return false end
      if how == "fails" then error "no reason at all" end
      if how == "changes" then
        S.seen = 1
        return
      end
      return false, "nobody has so many points"
    end
  end
end)

test "it holds" {
  board  = "Ev\n.",
  play   = "A E^ 0,1 pass",
  expect = "nobody scores",
}

test "it does not hold after a step" {
  with   = { own = { most = 3 } },
  board  = "Ev\n.",
  play   = "A E^ 0,1 meeple city",
  expect = "A scores city 4",
  fails  = "always: nobody has so many points",
}

test "its line is named" {
  with   = { own = { most = 3 } },
  board  = "Ev\n.",
  play   = "A E^ 0,1 meeple city",
  fails  = "always.lua:12: always",
}

test "without a reason" {
  with   = { own = { most = 3, how = "silent" } },
  board  = "Ev\n.",
  play   = "A E^ 0,1 meeple city",
  fails  = "always: does not hold",
}

test "its function may not fail" {
  with   = { own = { most = 3, how = "fails" } },
  board  = "Ev\n.",
  play   = "A E^ 0,1 meeple city",
  fails  = "no reason at all",
}

test "nor change the game" {
  with   = { own = { most = 3, how = "changes" } },
  board  = "Ev\n.",
  play   = "A E^ 0,1 meeple city",
  fails  = "changes",
}
