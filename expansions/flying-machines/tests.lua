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

-- ---- together with others ---------------------------------------------------

test "followers only: neither builders nor pigs fly" {
  with    = { modules = { "traders-and-builders", "farmers" } },
  figures = "A meeple road E 0,0",
  play    = "A rEW-W^ 1,0",
  expect  = "offers fly meeple; offers not fly builder; offers not fly pig; "
    .. "offers builder road",
}

test "an abbot comes down in a garden, others do not" {
  with   = { modules = { "abbot" } },
  board  = "E-garden^ .",
  play   = "A f-W^ 1,0 fly abbot distance 1",
  expect = "asks land; offers only abbot garden 0,0",
}

test "nobody comes down beside the dragon" {
  with   = { modules = { "princess-and-dragon" } },
  board  = "rEW-volcano^ .",
  play   = "A rEW-W^ 1,0 fly meeple distance 1",
  expect = "A holds 7 meeple; B is on turn",
}

test "nor on a tower, nor inside the count's city" {
  with   = { modules = { "tower" } },
  board  = "tower/f^ .",
  play   = "A f-W^ 1,0 fly meeple distance 1",
  expect = "A holds 7 meeple; B is on turn",
}

test "the die has each of its numbers twice" {
  play   = "A rEW-W^ 1,0 fly meeple",
  expect = "offers only distance 1, distance 2, distance 3; "
    .. "chance of distance 1 is 2 of 6; chance of distance 3 is 2 of 6",
}
