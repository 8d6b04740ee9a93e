test "a figure on the board may come home instead" {
  board   = "D^ .",
  figures = "A meeple city N 0,0",
  play    = "A U^ 1,0 fetch meeple A city N 0,0",
  expect  = "A holds 7 meeple; nobody scores; B is on turn",
}

test "only one's own" {
  board   = "D^ .",
  figures = "B meeple city N 0,0",
  play    = "A U^ 1,0",
  expect  = "offers not fetch; offers meeple road; offers pass",
}

test "from any place, but one at a time and in place of another figure" {
  board   = "D^ .",
  figures = "A meeple city N 0,0; A meeple road E 0,0",
  play    = "A U^ 1,0",
  expect  = [[
    offers fetch meeple A city N 0,0; offers fetch meeple A road E 0,0
  ]],
}

test "what is left behind belongs to nobody" {
  board   = "D^ .",
  figures = "A meeple road E 0,0",
  play    = "A U^ 1,0 fetch meeple A road E 0,0; B V^ 2,0",
  expect  = "offers meeple road",
}

test "from a tower, too" {
  with    = { modules = { "tower" } },
  board   = "D^ .",
  figures = "A meeple 0,0",
  play    = "A U^ 1,0",
  expect  = "offers fetch meeple A 0,0",
}
