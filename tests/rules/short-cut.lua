-- Jumping: to a phase, and to what comes after a landmark.

module { "short-cut", title = "A short cut", needs = "base" }

local S = state { count = "integer" }

phase { "count", after = "parts", before = "end",
  run = function() S.count = S.count + 1 end }

-- No figures in this game.
phase { "skip", after = "tile", before = "figure",
  run = function(g) g:jump "parts" end }

test "who jumps to a landmark goes on with what comes after it" {
  board  = "D^ . .",
  play   = "A D^ 1,0; B D^ 2,0",
  expect = { "A is on turn; nobody scores", function()
    assert(S.count == 2, "counted " .. S.count)
  end },
}
