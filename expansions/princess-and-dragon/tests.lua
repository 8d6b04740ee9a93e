-- The Princess & the Dragon by example.

local name = "princess-and-dragon"

local function option(what, value)
  return { options = { [name] = { [what] = value } } }
end

local function with(...) return { modules = { ... } } end

-- ---- the dragon -----------------------------------------------------------

test "dragon tiles stay away until the first volcano" {
  steps = {
    { expect = "pile dragon holds 12; pile tiles holds 89; "
        .. "offers f-volcano; offers not cN-dragon" },
    { play = "A cN-volcano> 0,1",
      expect = "pile dragon holds 0; pile tiles holds 100; offers cN-dragon" },
  },
}

test "no dragon tile is the first of a game without a start tile" {
  with   = { tiles = { base = false } },
  draws  = "f-volcano",
  expect = "f-volcano^ lies at 0,0; pile dragon holds 0; pile tiles holds 29",
}

test "the dragon comes to the volcano" {
  board  = "U^ .",
  play   = "A rEW-volcano^ 1,0",
  expect = function(g) assert(g:figure "dragon".tile == g:cell(1, 0).tile) end,
}

test "nobody may stand where the dragon is" {
  board  = "U^ .",
  play   = "A rEW-volcano^ 1,0",
  expect = "B is on turn; nobody stands on road E 1,0",
}

test "a second volcano calls it there" {
  board   = "rEW-volcano^ .",
  play    = "A rSW-volcano^ 1,0",
  expect  = function(g) assert(g:figure "dragon".tile == g:cell(1, 0).tile) end,
}

test "a dragon tile without a dragon on the board does nothing" {
  board   = "U^ .",
  figures = "B meeple road E 0,0",
  play    = "A rEW-dragon^ 1,0 pass",
  expect  = "B is on turn; B meeple stands on road E 0,0",
}

test "the dragon steps by players in turn, never back" {
  board = [[ rEW-volcano^ U^ U^
             .            U^ . ]],
  with  = { players = 3 },
  steps = {
    { play = "A rEW-dragon^ 3,0 pass",
      expect = "A must answer; asks dragon; offers only dragon 1,0" },
    { play = "A dragon 1,0",
      expect = "B must answer; offers only dragon 2,0, dragon 1,1" },
    { play = "B dragon 2,0",
      expect = "C must answer; offers only dragon 3,0" },
    { play = "C dragon 3,0", expect = "B is on turn; asks draw" },
  },
}

test "it makes six steps" {
  board   = "rEW-volcano^ U^ U^ U^ U^ U^ U^ .",
  steps = {
    { play = "A rEW-dragon^ 7,0 pass dragon 1,0 B dragon 2,0 A dragon 3,0 "
        .. "B dragon 4,0 A dragon 5,0" },
    { play = "B dragon 6,0",
      expect = { "B is on turn", function(g)
        assert(g:figure "dragon".tile == g:cell(6, 0).tile)
      end } },
  },
}

test "it eats whom it meets, also those of the player on turn" {
  board   = "rEW-volcano^ U^ .",
  figures = "A meeple road E 1,0; B meeple road E 1,0",
  play    = "A rEW-dragon^ 2,0 pass dragon 1,0 B dragon 2,0",
  expect  = "A holds 7 meeple; B holds 7 meeple; "
    .. "nobody stands on road E 1,0",
}

test "its own tile is safe, for it does not come back" {
  board   = "rEW-volcano^ U^ .",
  figures = "A meeple road E 0,0",
  play    = "A rEW-dragon^ 2,0 pass dragon 1,0 B dragon 2,0",
  expect  = "A meeple stands on road E 0,0; A holds 6 meeple",
}

test "the follower just placed is eaten, too" {
  board   = "cN-volcano> .",
  steps = {
    { play = "A cN-dragon< 1,0 meeple city", expect = "A holds 6 meeple" },
    { play = "A dragon 1,0", expect = "A holds 7 meeple; nobody scores" },
  },
}

test "after-scoring: the city scores first" {
  with    = option("dragon", "after-scoring"),
  board   = "cN-volcano> .",
  play    = "A cN-dragon< 1,0 meeple city; dragon 1,0",
  expect  = "A scores city 4; A holds 7 meeple; B is on turn",
}

test "off: nobody is eaten and a volcano is a picture" {
  with    = option("dragon", "off"),
  board   = "U^ .",
  play    = "A rEW-volcano^ 1,0 meeple road",
  expect  = "A meeple stands on road E 1,0; B is on turn",
}

test "the builder is eaten" {
  with    = with "traders-and-builders",
  board   = "rEW-volcano^ U^ U^ .",
  figures = "B meeple road E 2,0; B builder road E 1,0",
  play    = "A rEW-dragon^ 3,0 dragon 1,0",
  expect  = "B holds 1 builder; B holds 6 meeple",
}

test "a builder left alone goes home" {
  with    = with "traders-and-builders",
  board   = "rEW-volcano^ U^ U^ .",
  figures = "B meeple road E 1,0; B builder road E 2,0",
  play    = "A rEW-dragon^ 3,0 dragon 1,0",
  expect  = "B holds 1 builder; B holds 7 meeple",
}

-- ---- the fairy ------------------------------------------------------------

test "the dragon never goes to the fairy" {
  board   = "rEW-volcano^ U^ .",
  figures = "fairy 1,0; B meeple road E 1,0",
  play    = "A rEW-dragon^ 2,0 pass",
  expect  = "B is on turn; B meeple stands on road E 1,0",
}

test "instead of a figure the fairy goes to one's own follower" {
  board   = "U^ U^ .",
  figures = "A meeple road E 0,0; B meeple road E 1,0",
  steps = {
    { play = "A Ev 0,1", expect = "offers fairy meeple; offers meeple city" },
    { play = "A fairy", expect = { "A holds 6 meeple; B is on turn",
        function(g) assert(g:figure "fairy".tile == g:cell(0, 0).tile) end } },
  },
}

test "she pays a point at the start of the turn" {
  board   = "U^ .",
  figures = "A meeple road E 0,0",
  steps = {
    { play = "A Ev 0,1 fairy", expect = "nobody scores" },
    { play = "B E^ 0,-1 pass", expect = "A scores fairy 1; A is on turn" },
  },
}

test "and 3 when the feature is scored, also without the majority" {
  board   = "A< U^ U^ .",
  figures = { "A meeple road E 0,0", "B meeple road E 1,0",
              "B meeple road E 2,0" },
  steps = {
    { play = "A Ev 1,1 fairy" },
    { play = "B A> 3,0 pass",
      expect = "B scores road 4; A scores fairy 3; nobody else scores" },
  },
}

test "and at the end, for what is incomplete" {
  board   = "U^ .",
  figures = "A meeple road E 0,0",
  pile    = "E",
  play    = "A Ev 0,1 fairy",
  expect  = "A scores road 1; A scores fairy 3; game over",
}

test "when her friend is gone she stays, and pays nobody" {
  board   = "A< U^ .",
  figures = "A meeple road E 0,0",
  steps = {
    { play = "A Ev 1,1 fairy" },
    { play = "B A> 2,0 pass", expect = "A scores road 3; A scores fairy 3; "
        .. "nobody else scores; A is on turn" },
    { play = "A E^ 1,2 pass",
      expect = { "nobody scores; B is on turn", function(g)
        assert(g:figure "fairy".tile == g:cell(0, 0).tile)
      end } },
  },
}

test "she does not join the friend she is with" {
  board   = "U^ .",
  figures = "A meeple road E 0,0",
  play    = "A Ev 0,1 fairy; B E^ 0,-1 pass; A E^ 0,2",
  expect  = "offers not fairy; offers meeple city",
}

test "on-tile: a point for each of the player's figures there" {
  with    = option("fairy", "on-tile"),
  board   = "H> .",
  figures = "A meeple city E 0,0; A meeple city W 0,0; B meeple city W 0,0",
  steps = {
    { play = "A Ev 0,1", expect = "offers fairy 0,0" },
    { play = "A fairy 0,0; B E^ 0,2 pass", expect = "A scores fairy 2" },
  },
}

test "the fairy can be left out" {
  with    = option("fairy", "off"),
  board   = "U^ .",
  figures = "A meeple road E 0,0",
  play    = "A Ev 0,1",
  expect  = "offers not fairy",
}

-- ---- princesses -----------------------------------------------------------

test "a princess may send one figure of the city home, anybody's" {
  board   = "E> .",
  figures = "B meeple city E 0,0",
  steps = {
    { play = "A cNW-princess^ 1,0",
      expect = "offers only princess meeple, meeple field, pass" },
    { play = "A princess", expect = "B holds 7 meeple; B is on turn" },
  },
  with = with "farmers",
}

test "must: there is no other answer" {
  with    = option("princess", "must"),
  board   = "E> .",
  figures = "B meeple city E 0,0",
  play    = "A cNW-rES-princess^ 1,0",
  expect  = "offers only princess",
}

test "must: without a follower in the city everything is free" {
  with    = option("princess", "must"),
  board   = "E> .",
  play    = "A cNW-rES-princess^ 1,0",
  expect  = "offers only meeple city, meeple road, pass",
}

test "off: princesses send nobody" {
  with    = option("princess", "off"),
  board   = "E> .",
  figures = "B meeple city E 0,0",
  play    = "A cNW-rES-princess^ 1,0",
  expect  = "offers only meeple road, pass",
}

test "who is sent out does not score the city" {
  board   = "E> .",
  figures = "B meeple city E 0,0",
  play    = "A cN-rE-rS-rW-princess< 1,0 princess",
  expect  = "nobody scores; B holds 7 meeple",
}

-- ---- portals --------------------------------------------------------------

test "a portal leads to what is free and incomplete, anywhere" {
  board   = [[ Ev B^ E>
               E^ B^ Ev ]],
  figures = "B meeple city S 2,1",
  steps = {
    { play = "A cN-rSW-portal> 2,-1",
      expect = "offers meeple city; offers meeple monastery 1,0; "
        .. "offers meeple city E 2,0; offers not meeple city S 0,0; "
        .. "offers not meeple city S 2,1" },
    { play = "A meeple monastery 1,0",
      expect = "A meeple stands on monastery 1,0; A holds 6 meeple; "
        .. "B is on turn" },
  },
}

test "but not to the dragon" {
  board   = [[ cN-volcano^ E^
               B^          . ]],
  play    = "A cN-rSW-portalv 2,0",
  expect  = "offers not meeple city N 0,0; offers meeple city N 1,0",
}

test "without portals a follower stays on the tile" {
  with    = option("portal", false),
  board   = "U^ .",
  play    = "A rNW-rES-portal^ 1,0",
  expect  = "offers only meeple road N, meeple road E, pass",
}

-- ---- more of the dragon ---------------------------------------------------

test "the trigger of a double turn outlives the builder" {
  with    = with "traders-and-builders",
  board   = "rEW-volcano^ U^ .",
  figures = "A meeple road E 0,0; A builder road E 1,0",
  play    = "A rEW-dragon^ 2,0 pass dragon 1,0 B dragon 2,0",
  expect  = "A holds 1 builder; A is on turn; phase tile",
}

test "both tiles of a double turn move the dragon" {
  with    = with "traders-and-builders",
  board   = "rEW-volcano^ U^ U^ U^ .",
  figures = "A meeple road E 2,0; A builder road E 2,0; fairy 2,0",
  steps = {
    { play = "A rEW-dragon^ 4,0 pass dragon 1,0",
      expect = "A is on turn; phase tile" },
    { play = "A rSW-dragon^ 5,0 pass dragon 0,0", expect = "B is on turn" },
  },
}

test "an abbot is eaten like anybody" {
  with    = with "abbot",
  board   = "rEW-volcano^ A> .",
  figures = "B abbot monastery 1,0",
  play    = "A rEW-dragon^ 0,1 pass dragon 1,0",
  expect  = "B holds 1 abbot; nobody scores",
}

-- ---- more of the fairy ----------------------------------------------------

test "on the tile of a volcano nobody stands, but the fairy may go elsewhere" {
  board   = "U^ .",
  figures = "A meeple road E 0,0",
  play    = "A cN-volcanov 0,1",
  expect  = "offers only fairy meeple, pass",
}

test "she pays 3 for what is worth nothing, too" {
  with    = with "inns-and-cathedrals",
  board   = "rEW-inn^ .",
  figures = "A meeple road E 0,0",
  pile    = "E",
  play    = "A Ev 0,1 fairy",
  expect  = "A scores road 0; A scores fairy 3; game over",
}

test "a farmer with the fairy has 3 more at the end" {
  with    = with "farmers",
  board   = [[ Ev
               E^ ]],
  figures = "A meeple field S 0,1",
  pile    = "B",
  play    = "A B^ 0,2 fairy",
  expect  = "A scores field 3; A scores fairy 3; nobody else scores; game over",
}

test "an abbot who is taken back earns nothing from her" {
  with    = with "abbot",
  board   = "B^ .",
  figures = "A abbot monastery 0,0",
  play    = "A B^ 1,0 fairy abbot; B B^ 2,0 pass; A B^ 0,1 recall",
  expect  = "A scores fairy 1; A scores monastery 3; nobody else scores",
}

test "her point is paid once in a double turn" {
  with    = with "traders-and-builders",
  board   = "U^ .",
  figures = "A meeple road E 0,0; A builder road E 0,0",
  steps = {
    { play = "A B^ 0,1 fairy; B B^ 0,2 pass", expect = "A scores fairy 1" },
    { play = "A U^ 1,0 pass",
      expect = "nobody scores; A is on turn; phase tile" },
  },
}

test "on-tile: 3 points for each feature with a follower there" {
  with    = option("fairy", "on-tile"),
  board   = "H^",
  figures = "fairy 0,0; A meeple city N 0,0; B meeple city S 0,0",
  final   = true,
  expect  = "A scores city 1; A scores fairy 3; B scores city 1; "
    .. "B scores fairy 3; nobody else scores",
}

test "on-tile: not for who stands elsewhere" {
  with    = option("fairy", "on-tile"),
  board   = "A< U^ U^ .",
  figures = { "fairy 1,0", "A meeple road E 0,0", "A meeple road W 2,0",
              "B meeple road E 1,0" },
  play    = "A A> 3,0 pass",
  expect  = "A scores road 4; B scores fairy 3; nobody else scores",
}

test "on-tile: two followers there are 3 points, not 6" {
  with    = option("fairy", "on-tile"),
  board   = "W^ U^ .",
  figures = "fairy 1,0; B meeple road W 1,0; B meeple road E 1,0",
  play    = "A W^ 2,0 pass",
  expect  = "B scores road 3; B scores fairy 3; nobody else scores",
}

test "on-tile: the builder counts at the start of the turn" {
  with    = { modules = { "traders-and-builders" },
              options = { [name] = { fairy = "on-tile" } } },
  board   = "U^ .",
  figures = "fairy 0,0; B meeple road E 0,0; B builder road E 0,0",
  play    = "A Ev 0,1 pass",
  expect  = "B scores fairy 2; nobody else scores; B is on turn",
}

test "on-tile: when all are gone she stays, and pays nobody" {
  with    = option("fairy", "on-tile"),
  board   = "A< U^ .",
  figures = "fairy 0,0; B meeple road E 0,0",
  steps = {
    { play = "A A> 2,0 pass",
      expect = "B scores road 3; B scores fairy 3; nobody else scores" },
    { play = "B E^ 0,-1 pass", expect = { "nobody scores", function(g)
        assert(g:figure "fairy".tile == g:cell(0, 0).tile)
      end } },
  },
}

-- ---- more of princesses ---------------------------------------------------

test "a builder is not sent out, but goes home with the last follower" {
  with    = with "traders-and-builders",
  board   = "E> .",
  figures = "B meeple city E 0,0; B builder city E 0,0",
  steps = {
    { play = "A cNW-princess^ 1,0",
      expect = "offers only princess meeple B city E 0,0, pass" },
    { play = "princess", expect = "B holds 7 meeple; B holds 1 builder" },
  },
}

test "one's own follower and the big figure may be sent out, too" {
  with    = with "inns-and-cathedrals",
  board   = "E> .",
  figures = "A meeple city E 0,0; B big city E 0,0",
  play    = "A cNW-princess^ 1,0",
  expect  = "offers princess meeple A city E 0,0; "
    .. "offers princess big B city E 0,0",
}

test "the city that was emptied is free from the next turn on" {
  board   = "E> .",
  figures = "B meeple city E 0,0",
  play    = "A cNW-princess^ 1,0 princess; B Ev 1,-1 meeple city",
  expect  = "B scores city 6; B holds 7 meeple",
}

-- ---- more of portals ------------------------------------------------------

test "a portal takes one to what its own tile has just completed, there only" {
  board   = "E> G^ .",
  play    = "A cN-rSW-portal< 2,0",
  expect  = "offers meeple city W; offers not meeple city E 0,0; "
    .. "offers not meeple city W 1,0",
}

test "a big figure goes through a portal, builder and pig do not" {
  with    = { modules = { "farmers", "inns-and-cathedrals",
              "traders-and-builders" } },
  board   = "U^ A> .",
  figures = "A meeple road W 0,0; A meeple field N 0,0",
  play    = "A cN-rSW-portalv 2,0",
  expect  = "offers big monastery 1,0; offers big city S; "
    .. "offers not builder road W 0,0; offers not pig field N 0,0",
}

test "an abbot goes to gardens and monasteries only" {
  with    = with "abbot",
  board   = "E-garden^ B^ .",
  play    = "A cN-rSW-portalv 2,0",
  expect  = "offers abbot garden 0,0; offers abbot monastery 1,0; "
    .. "offers not abbot city; offers not meeple garden",
}

test "each portal of a double turn carries one follower" {
  with    = with "traders-and-builders",
  board   = [[ U^ .
               B^ .
               B^ . ]],
  figures = "A meeple road E 0,0; A builder road E 0,0",
  steps = {
    { play = "A rNW-rES-portal^ 1,0 meeple monastery 0,1",
      expect = "A is on turn; phase tile" },
    { play = "A rE-rS-rW-portal^ 2,0", expect = "offers meeple road E; "
        .. "offers meeple monastery 0,2" },
  },
}

test "a pig is eaten, and goes home with its farmer" {
  with    = { modules = { "farmers", "traders-and-builders" } },
  board   = "rEW-volcano^ U^ U^ .",
  figures = { "B meeple field N 1,0", "B pig field N 2,0",
              "A meeple field S 2,0", "A pig field S 2,0" },
  steps   = {
    { play = "A rEW-dragon^ 3,0 pass dragon 1,0",
      expect = "B holds 7 meeple; B holds 1 pig; A holds 0 pig" },
    { play = "B dragon 2,0", expect = "A holds 7 meeple; A holds 1 pig" },
  },
}

test "without a volcano the game ends before any dragon tile" {
  pile   = { tiles = "B", dragon = "cN-dragon" },
  play   = "A B^ 0,1 pass",
  expect = "game over; pile dragon holds 1",
}

test "a feature that several score pays for the fairy once" {
  board   = "A< U^ U^ .",
  figures = "A meeple road E 0,0; B meeple road E 2,0",
  steps   = {
    { play = "A Ev 1,1 fairy" },
    { play = "B A> 3,0 pass", expect = "A scores road 4; B scores road 4; "
        .. "A scores fairy 3; nobody else scores" },
  },
}

test "on-tile: a point for one who stands alone" {
  with    = option("fairy", "on-tile"),
  board   = "U^ .",
  figures = "fairy 0,0; B meeple road E 0,0",
  play    = "A Ev 0,1 pass",
  expect  = "B scores fairy 1; nobody else scores; B is on turn",
}
