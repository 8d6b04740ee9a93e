-- Tests of The Tower.

test "probe 1" {
  board = "E> E< tower/f^ .",
  figures = "B meeple city E 0,0; A meeple city W 1,0",
  steps = { { play = "A B^ 3,0", expect = "offers only x" },
  { play = "tower-piece 2,0", expect = "offers only x" },
  },
}
test "probe 2" {
  board = "U^ tower/rNW-rES^ .",
  figures = "B meeple road E 0,0",
  scores = { B = 5 },
  steps = { 
  { play = "A U^ 2,0 tower-piece 1,0", expect = "offers only x" },
  { play = "capture B meeple", expect = "offers only x; B is on turn" },
  { play = "B U^ -1,0", expect = "offers only x; A is on turn" },
  },
}
