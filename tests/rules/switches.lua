-- Tiles, rules and figures are separate switches: what a box shows is plain
-- without its rules, and its rules need none of its tiles.

local function only_tiles(...)
  return { modules = { "base", "farmers" }, tiles = { ... } }
end

local function only_rules(module)
  return { modules = { module, "farmers" }, tiles = { [module] = false } }
end

-- ---- tiles without their rules --------------------------------------------

test "towers that nobody builds" {
  with   = only_tiles "tower",
  board  = "tower/f^ .",
  play   = "A B^ 1,0",
  expect = "offers only meeple monastery, meeple field, pass",
}

test "king's tiles without a king" {
  with   = only_tiles "king-and-robber",
  board  = "E> .",
  pile   = "E",
  play   = "A E< 1,0 meeple city",
  expect = "A scores city 4; nobody else scores; game over",
}

test "a siege that does no harm" {
  with   = only_tiles "cathars",
  board  = "cathars/cN> F^ .",
  play   = "A E< 2,0 meeple city",
  expect = "A scores city 8 (tile 3 x 2, pennant 1 x 2); B is on turn",
}

test "a cathedral that is a city like any other" {
  with   = only_tiles "inns-and-cathedrals",
  board  = [[ .  Ev               .
              E> cNESW-cathedral^ .
              .  E^               . ]],
  play   = "A E< 2,1 meeple city",
  expect = "A scores city 10 (tile 5 x 2)",
}

test "goods that nobody trades" {
  with   = only_tiles "traders-and-builders",
  board  = "E> cEW-wine^ .",
  pile   = "E",
  play   = "A E< 2,0 meeple city",
  expect = "A scores city 6; nobody else scores; game over",
}

test "dragon tiles are drawn from the start, volcanoes are hills" {
  with  = only_tiles "princess-and-dragon",
  board = "U^ .",
  steps = {
    { expect = "offers cN-dragon; offers f-volcano" },
    { play = "A rEW-volcano^ 1,0 meeple field N; B rEW-dragon^ 2,0 pass",
      expect = "A meeple stands on field N 1,0; A is on turn; asks draw" },
  },
}

test "princesses and portals without magic" {
  with  = only_tiles "princess-and-dragon",
  board = "E> . \n B^ B^ \n B^ .",
  figures = "B meeple city E 0,0",
  steps = {
    { play = "A cNW-princess^ 1,0",
      expect = "offers only meeple field, pass" },
    { play = "pass; B cN-rSW-portalv 2,1",
      expect = "offers not meeple monastery 0,2" },
  },
}

-- ---- rules without their tiles --------------------------------------------

test "a king of the base game" {
  with   = only_rules "king-and-robber",
  board  = "E> .",
  pile   = "E",
  play   = "A E< 1,0 pass",
  expect = "A scores king 1; game over",
}

test "a builder on the tiles of the base game" {
  with    = only_rules "traders-and-builders",
  board   = "U^ .",
  figures = "A meeple road E 0,0; A builder road E 0,0",
  play    = "A U^ 1,0 pass",
  expect  = "A is on turn; phase tile",
}

test "a big figure among those of the base game" {
  with   = only_rules "inns-and-cathedrals",
  board  = "U^ .",
  play   = "A U^ 1,0",
  expect = "offers big road; 70 tiles left",
}

test "a fairy without a dragon" {
  with    = only_rules "princess-and-dragon",
  board   = "U^ .",
  figures = "A meeple road E 0,0",
  play    = "A U^ 1,0 fairy; B U^ 2,0 pass",
  expect  = "A scores fairy 1; nobody else scores",
}

test "towers without a base to stand on" {
  with   = only_rules "tower",
  board  = "B^ .",
  play   = "A B^ 1,0",
  expect = "A holds 10 tower-piece; offers not tower-piece",
}

test "a count without a city keeps nobody" {
  with   = only_rules "count",
  expect = "D^ lies at 0,0; 71 tiles left",
}

-- ---- figures apart --------------------------------------------------------

test "a Carcassonne without its count: every quarter may be left" {
  with    = { modules = { "count" }, pieces = { count = 0 } },
  setup   = true,
  figures = "B meeple city E 1,1; B meeple city S -2,1",
  steps   = {
    { play = "A E< 2,1 meeple castle", expect = "B is on turn" },
    { play = "B E^ -2,2",
      expect = "A must answer; offers meeple city S -2,1" },
  },
}

test "a dragon that nobody brought" {
  with    = { modules = { "princess-and-dragon" }, pieces = { dragon = 0 } },
  board   = "rEW-volcano^ .",
  figures = "A meeple road E 0,0",
  play    = "A rEW-dragon^ 1,0 pass",
  expect  = "B is on turn; A meeple stands on road E 0,0",
}

test "towers without pieces" {
  with   = { modules = { "tower" }, pieces = { ["tower-piece"] = 0 } },
  board  = "tower/f^ .",
  play   = "A B^ 1,0",
  expect = "offers only meeple monastery, pass",
}
