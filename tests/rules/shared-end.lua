-- A game that all win or lose together, and words that say so wrongly. Tests
-- say by a variable how it ends after the turn.

module { "shared-end", title = "An end for all", needs = "base",
  together = true }

local ENDS = {
  lost = { lost = true }, won = { lost = false }, unknown = { won = true },
  number = { lost = 1 }, word = "lost",
}

local S = state { how = { "word",
  values = { "lost", "won", "unknown", "number", "word" } } }

phase { "ending", after = "parts", before = "end", run = function(g)
  if S.how then g:finish(ENDS[S.how]) end
end }

-- In the final phases g:finish ends the game.
phase { "last", stage = "final", before = "final", run = function(g)
  if S.how == nil and g:left() < 3 then g:finish { lost = true } end
end }

test "lost" {
  board = "D^", state = { how = "lost" }, play = "A U^ 1,0 pass",
  expect = "game over; all lose",
}

test "won" {
  board = "D^", state = { how = "won" }, play = "A U^ 1,0 meeple road",
  expect = "game over; all win; A scores road 2",
}

test "lost in the final phases: at once" {
  board = "D^", pile = "U", figures = "A meeple city N 0,0", final = true,
  expect = "game over; all lose; nobody scores",
}

test "won unless a rule says otherwise" {
  board = "D^", final = true, figures = "A meeple city N 0,0",
  expect = "all win; A scores city 1",
}

test "a sentence that is not true" {
  board = "D^", final = true, expect = "all lose", fails = "all have won",
}

test "a game that is not over" {
  board = "D^", expect = "all win", fails = "CHANCE must answer",
}

test "an ending that there is not" {
  board = "D^", state = { how = "unknown" }, play = "A U^ 1,0 pass",
  fails = "lost is true or false",
}

test "an ending that is no boolean" {
  board = "D^", state = { how = "number" }, play = "A U^ 1,0 pass",
  fails = "tests/rules/shared-end.lua:16: bad argument #1 to 'finish' "
    .. "(lost is true or false)",
}

test "an ending that is a word" {
  board = "D^", state = { how = "word" }, play = "A U^ 1,0 pass",
  fails = "bad argument #1 to 'finish' (table expected, got string)",
}

test "teams do not win together" {
  with = { modules = { "teams" } },
  fails = "tests/rules/shared-end.lua:4: conflict: with 'shared-end' all "
    .. "players win or lose together, and 'teams' says together = false",
}
