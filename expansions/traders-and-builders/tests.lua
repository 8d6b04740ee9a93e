-- Tests of Traders & Builders.

local name = "traders-and-builders"

local function without(what)
  return { modules = { "farmers" }, options = { [name] = { [what] = false } } }
end

local farmers = { modules = { "farmers" } }

-- ---- goods ----------------------------------------------------------------

test "goods go to who completes the city, even if nobody scores it" {
  board  = "E> cEW-wine^ .",
  play   = "A E< 2,0 pass",
  expect = "nobody scores; state traders-and-builders.wine of A is 1; "
    .. "state traders-and-builders.wine of B is 0",
}

test "also when another player scores it" {
  board   = "E> cEW-wine^ .",
  figures = "B meeple city E 0,0",
  play    = "A E< 2,0",
  expect  = "B scores city 6; state traders-and-builders.wine of A is 1; "
    .. "state traders-and-builders.wine of B is 0",
}

test "a city may hold several goods" {
  board  = [[ .  .         Ev          .
              E> cEW-wine^ cNEW-grain^ . ]],
  play   = "A E< 3,1 pass",
  expect = "state traders-and-builders.wine of A is 1; "
    .. "state traders-and-builders.grain of A is 1; "
    .. "state traders-and-builders.cloth of A is 0",
}

test "an incomplete city gives no goods" {
  board  = "E> .",
  play   = "A cEW-wine^ 1,0 pass",
  expect = "state traders-and-builders.wine of A is 0",
}

test "at the end the most of a kind are 10 points, for all who have them" {
  board  = [[ E> cEW-wine^    .
              .  .            .
              E> cEW-rS-wine^ .
              .  .            .
              E> cEW-rS-grain^ . ]],
  pile   = "E E E",
  play   = "A E< 2,0 pass; B E< 2,2 pass; A E< 2,4 pass",
  expect = "A scores trade-goods 10 (wine 1 x 10); "
    .. "B scores trade-goods 10 (wine 1 x 10); "
    .. "A scores trade-goods 10 (grain 1 x 10); nobody else scores; game over",
}

test "without goods nobody is paid" {
  board  = "E> .",
  pile   = "E",
  play   = "A E< 1,0 pass",
  expect = "nobody scores; game over",
}

test "the goods can be switched off" {
  with   = without "goods",
  board  = "E> cEW-wine^ .",
  pile   = "E",
  play   = "A E< 2,0 pass",
  expect = "nobody scores; game over",
}

-- ---- the builder ----------------------------------------------------------

test "the builder joins a follower of its owner" {
  board   = "U^ .",
  figures = "A meeple road E 0,0; B meeple road E 0,0",
  steps = {
    { play = "A U^ 1,0", expect = "offers only builder road, pass" },
    { play = "A builder", expect = "A holds 0 builder; B is on turn" },
  },
}

test "it needs one" {
  board   = "U^ .",
  figures = "B meeple road E 0,0",
  play    = "A A> 1,0",
  expect  = "offers only meeple monastery, pass; "
    .. "offers not builder road because needs company",
}

test "there is no use for it on what is complete" {
  board   = "A< U^ .",
  figures = "A meeple road E 0,0",
  play    = "A A> 2,0",
  expect  = "offers not builder road because nothing left; "
    .. "offers meeple monastery",
}

test "two builders do not stand together" {
  with    = { pieces = { builder = 2 } },
  board   = "U^ .",
  figures = "A meeple road E 0,0; A builder road E 0,0",
  play    = "A A> 1,0",
  expect  = "offers not builder road because is there already",
}

test "it never stands on fields or monasteries" {
  with    = farmers,
  board   = "U^ .",
  figures = "A meeple field N 0,0",
  play    = "A B^ 0,-1",
  expect  = "offers not builder; offers pig field; offers meeple monastery",
}

test "a tile at the builder's feature earns a second part of the turn" {
  board   = "U^ .",
  figures = "A meeple road E 0,0; A builder road E 0,0",
  steps = {
    { play = "A U^ 1,0", expect = "A is on turn; phase tile" },
    { play = "A U^ 2,0", expect = "B is on turn" },
  },
}

test "another player's tile does not" {
  board   = "U^ .",
  figures = "B meeple road E 0,0; B builder road E 0,0",
  play    = "A U^ 1,0",
  expect  = "B is on turn",
}

test "nor does the tile the builder is put on" {
  board   = "U^ .",
  figures = "A meeple road E 0,0",
  play    = "A U^ 1,0 builder",
  expect  = "B is on turn",
}

test "nor one that lies elsewhere" {
  board   = "U^ .",
  figures = "A meeple road E 0,0; A builder road E 0,0",
  play    = "A B^ 0,1 pass",
  expect  = "B is on turn",
}

test "nor another road" {
  board   = [[ U^
               B^
               .  ]],
  figures = "A meeple road E 0,0; A builder road E 0,0",
  play    = "A U^ 0,2 pass",
  expect  = "B is on turn",
}

test "whoever follows has a single turn" {
  board   = "U^ .",
  figures = "A meeple road E 0,0; A builder road E 0,0",
  play    = "A U^ 1,0; A U^ 2,0; B B^ 0,1 pass",
  expect  = "A is on turn; phase tile",
}

test "without a follower of its owner the builder goes home" {
  with    = { modules = { "princess-and-dragon", "inns-and-cathedrals" } },
  board   = "E> .",
  figures = { "B meeple city E 0,0", "B big city E 0,0",
              "B builder city E 0,0" },
  steps   = {
    { play = "A cNW-princess^ 1,0 princess big",
      expect = "B holds 1 big; B holds 0 builder" },
    { play = "B B^ 0,1 pass; A cNEW-princess> 1,-1 princess",
      expect = "B holds 7 meeple; B holds 1 builder" },
  },
}

test "completing the feature earns it, too, and the builder is home" {
  board   = "A< U^ .",
  figures = "A meeple road E 0,0; A builder road E 0,0",
  play    = "A A> 2,0 pass",
  expect  = "A scores road 3; A holds 1 builder; A holds 7 meeple; "
    .. "A is on turn",
}

test "a builder does not count for the majority" {
  board   = "A< U^ .",
  figures = { "A meeple road E 0,0", "A builder road E 0,0",
              "B meeple road E 1,0" },
  play    = "A A> 2,0 pass",
  expect  = "A scores road 3; B scores road 3",
}

test "the last tile ends a double turn" {
  board   = "U^ .",
  figures = "A meeple road E 0,0; A builder road E 0,0",
  pile    = "U",
  play    = "A U^ 1,0",
  expect  = "A scores road 2; game over",
}

test "the builder can be left out" {
  with    = without "builder",
  board   = "U^ .",
  figures = "A meeple road E 0,0",
  play    = "A U^ 1,0",
  expect  = "offers not builder",
}

-- ---- pigs -----------------------------------------------------------------

local small = [[ Ev
                 E^ ]]

test "a pig is worth 1 a farmed city" {
  with    = farmers,
  board   = small,
  figures = "A meeple field S 0,1; A pig field S 0,1; B meeple field S 0,1",
  final   = true,
  expect  = "A scores field 4 (city 1 x 3, farmed 1 x 1); "
    .. "B scores field 3 (city 1 x 3)",
}

test "but not in the field of another" {
  with    = farmers,
  board   = small,
  figures = { "A meeple field S 0,1", "A pig field S 0,1",
              "B meeple field S 0,1", "B meeple field S 0,1" },
  final   = true,
  expect  = "B scores field 3; nobody else scores",
}

test "a pig needs a farmer of its owner in the field" {
  with    = farmers,
  board   = small,
  figures = "A meeple field S 0,1",
  play    = "A U^ 0,2",
  expect  = "offers pig field N; offers not pig field S",
}

test "1st edition: 5 with a pig" {
  with    = { modules = { "farmers" }, options = { base = { edition = 1 } } },
  board   = small,
  figures = "A meeple field S 0,1; A pig field S 0,1; B meeple field N 0,0",
  final   = true,
  expect  = "A scores field 5 (city 1 x 4, farmed 1 x 1); B scores field 4",
}

test "1st edition: the pig may be in any of the player's fields" {
  with    = { modules = { "farmers" }, options = { base = { edition = 1 } } },
  board   = small,
  figures = { "A meeple field N 0,0", "A meeple field S 0,1",
              "A pig field S 0,1", "B meeple field N 0,0" },
  final   = true,
  expect  = "A scores field 5 (city 1 x 4, farmed 1 x 1); "
    .. "nobody else scores",
}

test "2nd edition: a city is farmed once a player" {
  with    = { modules = { "farmers" }, options = { base = { edition = 2 } } },
  board   = small,
  figures = "A meeple field N 0,0; A meeple field S 0,1; A pig field S 0,1",
  final   = true,
  expect  = "A scores field 3 (city 1 x 3); A scores field 0; A has 3 points",
}

test "a pig herd is worth 1 a farmed city for every owner" {
  with    = { modules = { "farmers", "river" }, tiles = { "river-2" } },
  board   = "wNW-pig-herd^ E> E<",
  figures = { "A meeple field S 0,0", "A pig field S 0,0",
              "B meeple field S 0,0" },
  final   = true,
  expect  = "A scores field 5 (city 1 x 3, farmed 1 x 2); B scores field 4",
}

test "the herd can be switched off" {
  with    = { modules = { "farmers", "river" }, tiles = { "river-2" },
              options = { [name] = { herd = false } } },
  board   = "wNW-pig-herd^ E> E<",
  figures = "B meeple field S 0,0",
  final   = true,
  expect  = "B scores field 3",
}

test "two pigs in one field are no more than one" {
  with    = { modules = { "farmers" }, pieces = { pig = 2 } },
  board   = small,
  figures = "A meeple field S 0,1; A pig field S 0,1; A pig field S 0,1",
  final   = true,
  expect  = "A scores field 4 (city 1 x 3, farmed 1 x 1)",
}

-- ---- tiles ----------------------------------------------------------------

test "two roads cross by a bridge without meeting" {
  board  = "W^ .",
  play   = "A traders/rNS-rEW^ 1,0 meeple road N; B W^ 2,0",
  expect = "B must answer; offers meeple road W",
}

-- ---- other figures --------------------------------------------------------

test "the big figure is company enough" {
  with    = { modules = { "inns-and-cathedrals" } },
  board   = "U^ .",
  figures = "A big road E 0,0",
  play    = "A U^ 1,0",
  expect  = "offers only builder road, pass",
}
