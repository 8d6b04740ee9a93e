-- Points that handlers of on.scored give: every handler hears of them once all
-- have heard of what led to them, in the order of the log.

module { "echo", title = "Echoes", needs = "base" }

local S = state {
  heard = "integer", loud = "boolean",
  had = { "integer", per = "player" }, -- before each, in decimal digits
}

local NUMBERS = { city = 1, echo = 2, reply = 3, shout = 4 }

-- The first handler answers, the second one writes down what it hears.
on.scored(function(g, player, points, _, reason)
  local next = { city = "echo", echo = "reply" }
  if next[reason] then g:pay(player, next[reason], points // 2, 1) end
  if reason == "city" and S.loud then
    g:score(g.tile:segment("road"), { g.player, reason = "shout" })
  end
end)

local function write_down(number)
  if number and S.heard < 10000000 then S.heard = S.heard * 10 + number end
end

on.scored(function(_, player, _, _, reason, before)
  write_down(NUMBERS[reason])
  if S.had[player] < 1000000 then
    S.had[player] = S.had[player] * 100 + before
  end
end)

-- Features that score as such are heard of as such, however late.
on.scored("city", function() write_down(9) end)

text { en = { echo = "echo", reply = "reply",
  shout = "shout" } }

test "what led to points is heard of before them" {
  board = "Ev\n.",
  play = "A D^ 0,1 meeple city N",
  expect = [[
    state echo.heard is 1923
    state echo.had of A is 406
    A scores city 4; A scores echo 2; A scores reply 1
  ]],
}

test "all players of a score before what follows from it" {
  board = [[
    Ev
    .
    E^ ]],
  figures = "A meeple city S 0,0; B meeple city N 0,2",
  play = "A G> 0,1 pass",
  expect = [[
    A has 10 points; B has 10 points
    state echo.heard is 19192233
    state echo.had of A is 609; state echo.had of B is 609
  ]],
}

test "and of several that follow each in its order" {
  board = "Ev\n.",
  state = { loud = true },
  play = "A D^ 0,1 meeple city N",
  expect = [[
    state echo.heard is 19243
    state echo.had of A is 40607
    A has 8 points
  ]],
}

test "what somebody had before, each player by themselves" {
  board = [[
    Ev
    .
    E^ ]],
  scores = { A = 30, B = 7 },
  figures = "A meeple city S 0,0; B meeple city N 0,2",
  play = "A G> 0,1 pass",
  expect = "state echo.had of A is 303639; state echo.had of B is 71316",
}
