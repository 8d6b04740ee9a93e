-- Tests of The Tunnel.

-- ---- open mouths ----------------------------------------------------------

test "a road is open at a mouth" {
  board   = "A< .",
  figures = "A meeple road E 0,0",
  play    = "A cN-rE-rW^ 1,0 pass pass",
  expect  = "nobody scores; B is on turn",
}

test "at the end it is worth what an incomplete road is" {
  board   = "A< cN-rE-rW^",
  figures = "A meeple road E 0,0",
  final   = true,
  expect  = "A scores road 2 (tile 2 x 1)",
}

test "one token alone changes nothing" {
  board   = "A< .",
  figures = "A meeple road E 0,0",
  play    = "A cN-rE-rW^ 1,0 tunnel-a road W pass",
  expect  = "nobody scores; B is on turn",
}

-- ---- joining --------------------------------------------------------------

-- Two roads with an open mouth each, 0,0 to 1,0 and 2,0 to 3,0, and two mouths
-- that are one road between them.
local function joined(how)
  return {
    with    = how.with,
    board   = "A< cN-rE-rW^ cN-rE-rW^ .",
    figures = how.figures,
    steps   = {
      { play = "A A> 3,0 tunnel-a road W 1,0 pass", expect = "nobody scores" },
      { play = "B Dv 1,-1 pass pass" },
      { play = how.play or "A Dv 2,-1 tunnel-a road E 2,0 pass",
        expect = how.expect },
    },
  }
end

test "two of a set join two roads into one" (joined {
  figures = "A meeple road E 0,0",
  expect = "A scores road 4 (tile 4 x 1); nobody stands on road E 0,0; "
    .. "nobody else scores" })

test "it is the road of its majority, whoever laid the tokens" (joined {
  figures = "B meeple road E 0,0",
  expect = "B scores road 4 (tile 4 x 1); nobody else scores" })

test "an inn counts for all of it" {
  with    = { modules = { "inns-and-cathedrals" } },
  board   = "A< cN-rE-rW^ cN-rE-rW^ inns/rEW-inn^ A>",
  figures = "B meeple road E 0,0; A tunnel-a road W 1,0",
  play    = "A Dv 1,-1 tunnel-a road E 2,0 pass",
  expect  = "B scores road 10 (tile 5 x 2); nobody else scores",
}

test "tokens of two sets join nothing" (joined {
  figures = "A meeple road E 0,0",
  play = "A Dv 2,-1 tunnel-b road E 2,0 pass",
  expect = "nobody scores; phase tile" })

test "tokens of two players join nothing" {
  board   = "A< cN-rE-rW^ cN-rE-rW^ .",
  figures = "A meeple road E 0,0",
  steps   = {
    { play = "A A> 3,0 tunnel-a road W 1,0 pass" },
    { play = "B Dv 1,-1 tunnel-a road E 2,0 pass", expect = "nobody scores" },
  },
}

test "two mouths of one road are closed" (joined {
  figures = "B meeple road E 1,0",
  play = "A Dv 2,-1 tunnel-b road E 1,0 pass",
  expect = "nobody scores; phase tile" })

test "both ends of one road may be one tunnel" {
  board   = "A< cN-rE-rW^ cN-rE-rW^ A>",
  figures = "B meeple road E 1,0",
  steps   = {
    { play = "A Dv 1,-1 tunnel-a road E 1,0 pass" },
    { play = "B Dv 2,-1 pass pass" },
    { play = "A D^ 0,-1 tunnel-a road W 2,0 pass",
      expect = "B scores road 2 (tile 2 x 1); nobody else scores" },
  },
}

test "who claims first meets whoever is at the other end" {
  board   = "A< cN-rE-rW^ cN-rE-rW^ .",
  figures = "B meeple road E 0,0; A tunnel-a road W 1,0",
  play    = "A A> 3,0 meeple road W tunnel-a road E 2,0",
  expect  = "A scores road 4; B scores road 4",
}

test "the road that was joined is occupied as a whole" {
  board   = ". cN-rE-rW^ cN-rE-rW^ .",
  figures = "B meeple road W 1,0",
  steps   = {
    { play = "A Dv 1,-1 tunnel-a road W 1,0 pass" },
    { play = "B Dv 2,-1 pass pass" },
    { play = "A A> 3,0 tunnel-a road E 2,0 pass" },
    { play = "B A< 0,0 pass pass",
      expect = "B scores road 4; nobody else scores" },
  },
}

-- ---- when -----------------------------------------------------------------

test "one token a turn, before the action" {
  board = "A< .",
  play  = "A cN-rE-rW^ 1,0 tunnel-a road W",
  expect = "phase figure; offers meeple city N; offers not tunnel-a road E; "
    .. "offers not tunnel-b road E",
}

test "or after it" {
  board = "A< .",
  play  = "A cN-rE-rW^ 1,0 meeple city N",
  expect = "phase tunnel; offers only tunnel-a road W, tunnel-b road W, "
    .. "tunnel-c road W, tunnel-a road E, tunnel-b road E, tunnel-c road E, "
    .. "pass",
}

test "a mouth has room for one token" {
  board = "A< cN-rE-rW^ cN-rE-rW^ .",
  steps = {
    { play = "A A> 3,0 tunnel-a road W 1,0 pass" },
    { play = "B Dv 1,-1", expect = "offers tunnel-a road E 1,0; "
        .. "offers not tunnel-a road W 1,0" },
  },
}

test "nobody is asked when no token is left" {
  board  = "A< .",
  supply = "A tunnel-a 0; A tunnel-b 0; A tunnel-c 0",
  play   = "A cN-rE-rW^ 1,0 pass",
  expect = "phase tile",
}

test "a double turn is one turn" {
  with    = { modules = { "traders-and-builders" } },
  board   = "A< D^ .",
  figures = "A meeple road W 1,0; A builder road W 1,0",
  steps   = {
    { play = "A D^ 2,0 pass" },
    { play = "A cN-rE-rW^ 3,0 pass tunnel-a road E", expect = "phase tile" },
  },
}

-- ---- how many -------------------------------------------------------------

local function sets(players, tokens, list)
  local with = { players = {}, options = { tunnel = { tokens = tokens } } }
  for i = 1, players do with.players[i] = {} end
  return { with = with, board = "A< .",
    play = "A cN-rE-rW^ 1,0 meeple city N",
    expect = "phase tunnel; offers only pass" .. list:gsub("%w",
      ", tunnel-%0 road W, tunnel-%0 road E") }
end

test "two players have three sets" (sets(2, "3/2", "abc"))
test "three have two" (sets(3, "3/2", "ab"))
test "more have one" (sets(4, "3/2", "a"))
test "2/1: two players have two" (sets(2, "2/1", "ab"))
test "2/1: three have one" (sets(3, "2/1", "a"))
test "1/1: everybody has one" (sets(2, "1/1", "a"))

test "peer: the second of a set has no place" {
  with  = { own = { second = "peer" } },
  board = "A< cN-rE-rW^ cN-rE-rW^ .",
  steps = {
    { play = "A A> 3,0 tunnel-a road W 1,0 pass" },
    { play = "B Dv 1,-1 pass pass" },
    { play = "A Dv 2,-1", expect = "offers tunnel-b road E 1,0; "
        .. "offers not tunnel-a road E 1,0" },
  },
}

-- ---- underpasses ----------------------------------------------------------

local below = {
  board   = "A^\nprincess/cEW-rNS-dragon^\n.",
  figures = "A meeple road S 0,0",
  play    = "A Av 0,2 pass pass",
}

local function under(how)
  return { with = { modules = { "princess-and-dragon" }, own = how.own },
    board = below.board, figures = below.figures, play = below.play,
    expect = how.expect }
end

test "a road below a city is two, with a mouth each" (under {
  expect = "nobody scores" })
test "unless the game is played without" (under {
  own = { underpasses = false }, expect = "A scores road 3" })

test "the other underpass, and the fields beside it" {
  with    = { modules = { "abbey-and-mayor", "farmers" } },
  board   = "A^\nabbey/cEW-rNS-p^\n.",
  figures = "A meeple field NL 0,1; B meeple field NR 0,1",
  play    = "A Av 0,2 pass tunnel-a road N 0,1",
  expect  = "nobody scores; B is on turn",
}

-- ---- with other modules ---------------------------------------------------

test "a token is no figure for the fairy, the dragon or who goes home" {
  with    = { modules = { "princess-and-dragon" } },
  board   = "A< cN-rE-rW^ cN-rE-rW^ .",
  figures = "A tunnel-a road W 1,0; fairy 1,0",
  steps   = {
    { play = "A A> 3,0 tunnel-a road E 2,0 pass" },
    { play = "B Dv 1,-1 pass pass", expect = "nobody scores" },
    { play = "A Dv 2,-1", expect = "A has 0 points; "
        .. "offers not tunnel-a road W 1,0" },
  },
}

test "the builder's other end lies beyond the tunnel" {
  with    = { modules = { "traders-and-builders" } },
  board   = "A< cN-rE-rW^ cN-rE-rW^ .",
  figures = "A meeple road E 0,0; A builder road W 1,0; A tunnel-a road W 1,0",
  steps   = {
    { play = "A Dv 1,-1 tunnel-a road E 2,0 pass", expect = "B is on turn" },
    { play = "B Dv 2,-1 pass pass" },
    { play = "A D^ 3,0 pass pass", expect = "A is on turn; phase tile" },
  },
}

test "ferries are looked for beyond the tunnel" {
  with    = { modules = { "ferries" } },
  board   = ". cN-rE-rW^ cN-rE-rW^ ferries/rE-rS-rW^ U^",
  links   = "road E W 3,0",
  figures = "A tunnel-a road W 1,0",
  steps   = {
    { play = "A Dv 1,-1 tunnel-a road E 2,0 pass" },
    { play = "B W^ 0,0 pass pass",
      expect = "offers only ferry-move road E S 3,0, "
        .. "ferry-move road S W 3,0, pass" },
  },
}

test "the mage and the witch whom a token brings together both stay" {
  with    = { modules = { "mage-and-witch" } },
  board   = "A< cN-rE-rW^ cN-rE-rW^ .",
  figures = "mage road W 1,0; witch road E 2,0; A tunnel-a road W 1,0",
  play    = "A D^ 3,0 tunnel-a road E 2,0 pass",
  expect  = "B is on turn; mage stands on road W 1,0; "
    .. "witch stands on road E 2,0",
}

test "a wagon drives nowhere from a mouth, and on from the far end" {
  with    = { modules = { "abbey-and-mayor" },
    options = { ["abbey-and-mayor"] = { wagon = "connected" } } },
  board   = "A< cN-rE-rW^ cN-rE-rW^ A>",
  figures = "A wagon road W 1,0; A tunnel-a road W 1,0",
  play    = "A Dv 1,-1 tunnel-a road E 2,0 pass",
  expect  = "A scores road 4; asks wagon; offers only wagon monastery 0,0, "
    .. "wagon monastery 3,0, pass",
}

test "a road with an open mouth is none of the robber's" {
  with    = { modules = { "king-and-robber" } },
  board   = "A< .",
  figures = "A meeple road E 0,0",
  play    = "A cN-rE-rW^ 1,0 pass pass",
  expect  = "nobody scores; nobody stands on road W 1,0",
}
