-- Tests of King & Robber. A state of a player is a seat: 1 for A.

-- A city of three tiles and one of two lack their last cap, far apart.
local cities = [[ E> G^ .
                  .  .  .
                  E> .  . ]]

local function scoring(value)
  return { options = { ["king-and-robber"] = { scoring = value } } }
end

test "who completes the first city is king, with followers or without" {
  board  = cities,
  play   = "A E< 1,2 pass",
  expect = "nobody scores; state king-and-robber.king is 1; "
    .. "state king-and-robber.robber is 0",
}

test "a larger city makes another king" {
  board = cities,
  steps = {
    { play = "A E< 1,2 pass", expect = "state king-and-robber.king is 1" },
    { play = "B E< 2,0 pass", expect = "state king-and-robber.king is 2" },
  },
}

test "an equal or smaller city does not" {
  board = cities,
  steps = {
    { play = "A E< 2,0 pass", expect = "state king-and-robber.king is 1" },
    { play = "B E< 1,2 pass", expect = "state king-and-robber.king is 1" },
  },
}

test "two cities of the same size: the first one counts" {
  board = [[ E> .
             .  .
             E> . ]],
  steps = {
    { play = "A E< 1,0 pass" },
    { play = "B E< 1,2 pass", expect = "state king-and-robber.king is 1" },
  },
}

test "the follower's owner is not asked" {
  board   = "E> .",
  figures = "B meeple city E 0,0",
  play    = "A E< 1,0",
  expect  = "B scores city 4; state king-and-robber.king is 1",
}

test "who completes the longest road is robber baron" {
  board = [[ W^ U^ .
             .  .  .
             W^ .  . ]],
  steps = {
    { play = "A W^ 1,2 pass", expect = "state king-and-robber.robber is 1" },
    { play = "B W^ 2,0 pass", expect = "state king-and-robber.robber is 2; "
        .. "state king-and-robber.king is 0" },
  },
}

test "at the end the king has 1 a completed city, the baron 1 a road" {
  board  = [[ E> E< A< A>
              E> .  .  . ]],
  pile   = "E",
  play   = "A E< 1,1 pass",
  expect = "A scores king 2 (city 2 x 1); nobody else scores; game over",
}

test "whose card nobody holds, nobody is paid for" {
  board  = "E> E< A< A>",
  final  = true,
  expect = "nobody scores",
}

test "10 points a card" {
  with   = scoring "10/20",
  board  = [[ E> . .
              A< . . ]],
  pile   = "E A",
  play   = "A E< 1,0 pass; B A> 1,1 pass",
  expect = "A scores king 10; B scores robber 10; nobody else scores",
}

test "20 for both cards" {
  with   = scoring "10/20",
  board  = [[ E> .
              .  .
              W^ . ]],
  pile   = "E B W",
  play   = "A E< 1,0 pass; B B^ -1,0 pass; A W^ 1,2 pass",
  expect = "A scores king 10; A scores robber 10; nobody else scores",
}

test "15 for one card" {
  with   = scoring "15/40",
  board  = "E> .",
  pile   = "E",
  play   = "A E< 1,0 pass",
  expect = "A scores king 15; nobody else scores",
}

test "40 for both" {
  with   = scoring "15/40",
  board  = [[ E> .
              .  .
              W^ . ]],
  pile   = "E B W",
  play   = "A E< 1,0 pass; B B^ -1,0 pass; A W^ 1,2 pass",
  expect = "A scores king+robber 40; nobody else scores",
}

test "continuously: the holder is paid before the card moves" {
  with  = scoring "continuously",
  board = cities,
  steps = {
    { play = "A E< 1,2 pass", expect = "nobody scores" },
    { play = "B E< 2,0 pass", expect = "A scores king 1 (city 1 x 1); "
        .. "nobody else scores; state king-and-robber.king is 2" },
  },
}

test "continuously: nothing at the end" {
  with   = scoring "continuously",
  board  = "E> .",
  pile   = "E",
  play   = "A E< 1,0 pass",
  expect = "nobody scores; game over",
}

test "there may be no king" {
  with   = { options = { ["king-and-robber"] = { king = false } } },
  board  = "E> .",
  pile   = "E",
  play   = "A E< 1,0 pass",
  expect = "nobody scores; state king-and-robber.king is 0",
}

test "both parts of a double turn count" {
  with    = { modules = { "traders-and-builders" } },
  board   = [[ E> G^ .
               .  .  .
               E> .  . ]],
  figures = "A meeple city E 0,2; A builder city E 0,2",
  play    = "A E< 1,2; A E< 2,0 pass",
  expect  = "state king-and-robber.king is 1; "
    .. "state king-and-robber.city is 3; B is on turn",
}

test "of several cities completed at once the largest counts" {
  board  = [[ .  .  .  Ev
              E> G^ G^ .  ]],
  pile   = "I B B B B",
  play   = "A I^ 3,1 pass; B B^ 2,0 pass",
  expect = "state king-and-robber.king is 1; "
    .. "state king-and-robber.city is 4",
}

test "a road that ends where it began counts its tiles once" {
  board  = [[ V< V^
              Vv .  ]],
  play   = "A V> 1,1 pass",
  expect = "state king-and-robber.robber is 1; "
    .. "state king-and-robber.road is 4",
}

test "10 points for one card alone" {
  with   = scoring "10/20",
  board  = "W^ .",
  pile   = "W",
  play   = "A W^ 1,0 pass",
  expect = "A scores robber 10; nobody else scores; game over",
}

test "15/40: two holders have 15 each" {
  with   = scoring "15/40",
  board  = [[ E> .
              W^ . ]],
  pile   = "E W",
  play   = "A E< 1,0 pass; B W^ 1,1 pass",
  expect = "A scores king 15; B scores robber 15; nobody else scores",
}

test "continuously: 1 for each city that one tile completes" {
  with  = scoring "continuously",
  board = [[ .  Ev .  .
             E> .  .  .
             .  .  E> . ]],
  steps = {
    { play = "A E< 3,2 pass", expect = "nobody scores" },
    { play = "B I^ 1,1 pass", expect = "A scores king 2 (city 2 x 1); "
        .. "nobody else scores; state king-and-robber.king is 1" },
  },
}

test "continuously: the baron has 1 a road" {
  with  = scoring "continuously",
  board = [[ W^ . .
             .  . .
             W^ . . ]],
  play  = "A W^ 1,0 pass; B W^ 1,2 pass",
  expect = "A scores robber 1 (road 1 x 1); nobody else scores",
}

test "there may be no baron" {
  with   = { options = { ["king-and-robber"] = { robber = false } } },
  board  = "W^ .",
  pile   = "W",
  play   = "A W^ 1,0 pass",
  expect = "nobody scores; state king-and-robber.robber is 0",
}
