test "a follower may fly instead of being placed" {
  play   = "A rEW-W^ 1,0",
  expect = "asks figure; offers fly meeple; offers meeple road; offers pass",
}

test "it lands on an incomplete feature, even if somebody is there" {
  figures = "B meeple road E 0,0",
  play    = "A rEW-W^ 1,0 fly meeple distance 1",
  expect  = [[
    asks land
    offers only meeple city N 0,0, meeple road E 0,0
  ]],
}

test "and then it counts like any other" {
  figures = "B meeple road E 0,0",
  play    = "A rEW-W^ 1,0 fly meeple distance 1 meeple road E 0,0",
  expect  = "A holds 6 meeple; B is on turn",
}

test "where no tile lies nobody lands, and the turn goes on" {
  play   = "A rEW-W^ 1,0 fly meeple distance 2",
  expect = "A holds 7 meeple; B is on turn",
}

test "what the tile itself completes is complete" {
  board  = "Ev .\n. .",
  play   = "A E^ 0,1 pass; B f-W^ 1,1 fly meeple distance 1",
  expect = "B holds 7 meeple; A is on turn",
}

test "nobody comes down on a field" {
  board  = "B^ .",
  play   = "A f-W^ 1,0 fly meeple distance 1",
  expect = "asks land; offers only meeple monastery",
}

test "the direction turns with the tile" {
  board  = [[ B^ .
              .  . ]],
  play   = "A f-W> 0,1 fly meeple distance 1",
  expect = "asks land; offers only meeple monastery",
}

test "it may fly across corners" {
  board  = [[ B^ B^
              .  .  ]],
  play   = "A f-NW^ 1,1 fly meeple distance 1",
  expect = "asks land; offers only meeple monastery",
}

test "gaps on the way are no obstacle" {
  board  = "B^ . B^\n.  . .",
  play   = "A f-NW> 0,1 fly meeple distance 2",
  expect = "A holds 7 meeple",
}

test "who has no follower at home does not fly" {
  supply = "A meeple 0",
  play   = "A rEW-W^ 1,0",
  expect = "B is on turn",
}
