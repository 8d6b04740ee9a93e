-- Tests of The Tower. "tower/f" is a meadow with a base, B a monastery.

local row = [[ tower/f^ B^ B^ ]]
local many = "B B B B B B B"

local function players(count) return { players = count } end
local big = { modules = { "inns-and-cathedrals" } }
local builder = { modules = { "traders-and-builders" } }

-- ---- pieces ---------------------------------------------------------------

test "two players have ten pieces each" {
  expect = "A holds 10 tower-piece; B holds 10 tower-piece",
}

test "three have nine" {
  with   = players(3),
  expect = "A holds 9 tower-piece; C holds 9 tower-piece",
}

test "four have seven" {
  with   = players(4),
  expect = "A holds 7 tower-piece; D holds 7 tower-piece",
}

test "five have six" {
  with   = players(5),
  expect = "E holds 6 tower-piece",
}

test "six have five" {
  with   = players(6),
  expect = "F holds 5 tower-piece",
}

test "a piece goes on a base instead of a figure" {
  board = "tower/f^ .",
  steps = {
    { play = "A B^ 1,0", expect = "offers tower-piece 0,0; "
        .. "offers not tower-piece 1,0; offers meeple monastery" },
    { play = "tower-piece 0,0", expect = "A holds 9 tower-piece; "
        .. "A holds 7 meeple; B is on turn; nobody scores" },
  },
}

test "on the tile just laid, too" {
  board  = "B^ .",
  play   = "A tower/f^ 1,0 tower-piece 1,0",
  expect = "A holds 9 tower-piece; B is on turn",
}

test "and on what others have begun" {
  board  = "tower/f^ .",
  play   = "A B^ 1,0 tower-piece 0,0; B B^ 2,0 tower-piece 0,0",
  expect = "A holds 9 tower-piece; B holds 9 tower-piece",
}

test "without pieces no tower grows" {
  board  = "tower/f^ .",
  supply = "A tower-piece 0",
  play   = "A B^ 1,0",
  expect = "offers not tower-piece",
}

-- ---- reach ----------------------------------------------------------------

test "one piece reaches the four tiles beside the tower" {
  board   = [[ B^ B^       B^
               B^ tower/f^ B^
               .  B^       . ]],
  pile    = many,
  figures = { "B meeple monastery 0,0", "B meeple monastery 1,0",
              "B meeple monastery 0,1", "B meeple monastery 2,1",
              "B meeple monastery 1,2" },
  play    = "A B^ 0,2 tower-piece 1,1",
  expect  = [[
    asks capture; offers 5 answers; offers pass
    offers capture meeple B monastery 1,0
    offers capture meeple B monastery 0,1
    offers capture meeple B monastery 2,1
    offers capture meeple B monastery 1,2
  ]],
}

test "each piece reaches one tile farther" {
  board   = row,
  figures = "B meeple monastery 2,0",
  steps   = {
    { play = "A B^ 0,1 tower-piece 0,0", expect = "B is on turn" },
    { play = "B B^ 0,2 tower-piece 0,0",
      expect = "offers only capture meeple B monastery 2,0, pass" },
  },
}

test "gaps between do not matter" {
  board   = [[ tower/f^ .  B^
               B^       B^ B^ ]],
  pile    = many,
  figures = "B meeple monastery 2,0",
  play    = "A B^ 0,2 tower-piece 0,0; B B^ 0,3 tower-piece 0,0",
  expect  = "asks capture; offers capture meeple B monastery 2,0",
}

test "the tower's own tile is in reach" {
  board   = "tower/rNW-rES^ .",
  figures = "B meeple road N 0,0",
  play    = "A U^ 1,0 tower-piece 0,0",
  expect  = "offers only capture meeple B road N 0,0, pass",
}

test "nobody in reach, nothing is asked" {
  board   = row,
  figures = "B meeple monastery 2,0",
  play    = "A B^ 0,1 tower-piece 0,0",
  expect  = "B is on turn",
}

-- ---- captures -------------------------------------------------------------

test "a captured follower is out of play and claims no more" {
  board   = "tower/rNW-rES^ .",
  figures = "B meeple road N 0,0",
  play    = "A U^ 1,0 tower-piece 0,0 capture",
  expect  = "nobody stands on road N 0,0; B holds 6 meeple; "
    .. "A holds 7 meeple; state tower.held is 1; B is on turn",
}

test "nobody must capture" {
  board   = "tower/rNW-rES^ .",
  figures = "B meeple road N 0,0",
  play    = "A U^ 1,0 tower-piece 0,0 pass",
  expect  = "B meeple stands on road N 0,0; state tower.held is 0",
}

test "one's own follower just goes home" {
  board   = row,
  figures = "A meeple monastery 1,0",
  play    = "A B^ 0,1 tower-piece 0,0 capture",
  expect  = "A holds 7 meeple; state tower.held is 0; "
    .. "nobody stands on monastery 1,0",
}

test "a capture comes before scoring" {
  board   = "W^ tower/rNW-rES^",
  figures = "B meeple road E 0,0",
  play    = "A A^ 1,-1 tower-piece 1,0 capture",
  expect  = "nobody scores; state tower.held is 1",
}

test "without the capture the road is scored" {
  board   = "W^ tower/rNW-rES^",
  figures = "B meeple road E 0,0",
  play    = "A A^ 1,-1 tower-piece 1,0 pass",
  expect  = "B scores road 3; B holds 7 meeple",
}

test "a big figure can be captured and ransomed" {
  with    = big,
  board   = row,
  figures = "B big monastery 1,0",
  scores  = { B = 3 },
  steps   = {
    { play = "A B^ 0,1 tower-piece 0,0 capture",
      expect = "B holds 0 big; state tower.held is 1" },
    { play = "B B^ 0,2", expect = "offers not big" },
    { play = "ransom", expect = "offers big monastery; B has 0 points" },
  },
}

test "builders are not captured" {
  with    = builder,
  board   = "tower/rNW-rES^ .",
  figures = "B meeple road N 0,0; B builder road N 0,0",
  play    = "A U^ 1,0 tower-piece 0,0",
  expect  = "offers only capture meeple B road N 0,0, pass",
}

test "but go home when left alone" {
  with    = builder,
  board   = "tower/rNW-rES^ .",
  figures = "B meeple road N 0,0; B builder road N 0,0",
  play    = "A U^ 1,0 tower-piece 0,0 capture",
  expect  = "B holds 1 builder; B holds 6 meeple; "
    .. "nobody stands on road N 0,0",
}

test "not when another follower of the player remains" {
  with    = builder,
  board   = "W^ tower/rNW-rES^ .",
  figures = { "B meeple road E 0,0", "B meeple road N 1,0",
              "B builder road N 1,0" },
  play    = "A U^ 2,0 tower-piece 1,0 capture meeple B road N 1,0",
  expect  = "B holds 0 builder; B builder stands on road N 1,0",
}

-- ---- exchange -------------------------------------------------------------

local both = "A meeple monastery 2,0; B meeple monastery 1,0"

test "two players who hold each other's followers exchange them at once" {
  board   = row,
  figures = both,
  steps   = {
    { play = "A B^ 0,1 tower-piece 0,0 capture",
      expect = "state tower.held is 1; B holds 6 meeple" },
    { play = "B B^ 0,2 tower-piece 0,0 capture",
      expect = "state tower.held is 0; A holds 7 meeple; B holds 7 meeple; "
        .. "nobody scores" },
  },
}

test "a third player's prisoners are not part of it" {
  with    = players(3),
  board   = row,
  pile    = many,
  figures = both,
  play    = "A B^ 0,1 tower-piece 0,0 capture; B B^ 0,2 pass; "
    .. "C B^ 0,3 tower-piece 0,0 capture",
  expect  = "state tower.held is 2; A holds 6 meeple; B holds 6 meeple",
}

test "of several kinds the captor chooses who comes back" {
  with    = big,
  board   = [[ tower/f^ B^ B^ B^ ]],
  pile    = many,
  figures = "B meeple monastery 1,0; B big monastery 1,0; A meeple 3,0",
  steps   = {
    { play = "A B^ 0,1 tower-piece 0,0 capture meeple; B B^ 0,2 pass" },
    { play = "A B^ 0,3 tower-piece 0,0 capture big; B B^ 0,4 tower-piece 0,0",
      expect = "offers only capture meeple A 3,0, pass" },
    { play = "capture", expect = "B must answer; asks exchange" },
    { play = "exchange big", expect = "B holds 1 big; B holds 6 meeple; "
        .. "A holds 7 meeple; state tower.held is 1" },
  },
}

-- ---- ransom ---------------------------------------------------------------

local function captured(scores)
  return { board = row, figures = "B meeple monastery 1,0",
    scores = scores, pile = many }
end

local function ransomed(name, scores, body)
  for key, value in pairs(captured(scores)) do body[key] = value end
  test(name)(body)
end

ransomed("3 points buy a follower back in the middle of a turn", { B = 3 }, {
  steps = {
    { play = "A B^ 0,1 tower-piece 0,0 capture; B B^ 0,2",
      expect = "B must answer; phase figure; offers ransom" },
    { play = "ransom", expect = "A scores ransom 3; B scores ransom -3; "
        .. "B has 0 points; B holds 7 meeple; phase figure" },
    { play = "meeple monastery", expect = "B meeple stands on monastery 0,2" },
  },
})

ransomed("also before the tile is laid", { B = 4 }, {
  steps = {
    { play = "A B^ 0,1 tower-piece 0,0 capture", draws = "B",
      expect = "B is on turn" },
    { play = "B ransom", expect = "B has 1 point; A has 3 points; "
        .. "phase tile; offers B^ 0,2" },
  },
})

ransomed("not with fewer than 3 points", { B = 2 }, {
  play   = "A B^ 0,1 tower-piece 0,0 capture; B B^ 0,2",
  expect = "phase figure; offers not ransom",
})

ransomed("not in another's turn", { B = 9 }, {
  play   = "A B^ 0,1 tower-piece 0,0 capture; B B^ 0,2 pass; A B^ 0,3",
  expect = "A must answer; offers not ransom",
})

test "one ransom a turn" {
  board   = row,
  pile    = many,
  figures = "B meeple monastery 1,0; B meeple monastery 2,0",
  scores  = { B = 9 },
  steps   = {
    { play = "A B^ 0,1 tower-piece 0,0 capture; B B^ 0,2 pass" },
    { play = "A B^ 0,3 tower-piece 0,0 capture; B B^ 0,4 ransom",
      expect = "state tower.held is 1; offers not ransom" },
    { play = "pass; A B^ 0,5 pass; B B^ 0,6", expect = "offers ransom" },
  },
}

test "prisoners are worth nothing at the end" {
  board   = row,
  figures = "B meeple monastery 1,0",
  scores  = { B = 3 },
  pile    = "B",
  play    = "A B^ 0,1 tower-piece 0,0 capture",
  expect  = "nobody scores; state tower.held is 1; game over",
}

-- ---- followers on towers --------------------------------------------------

test "a follower may stand on a tower of one piece or more" {
  board = "tower/f^ .",
  steps = {
    { play = "A B^ 1,0", expect = "offers not meeple 0,0" },
    { play = "tower-piece 0,0; B B^ 2,0", expect = "offers meeple 0,0" },
    { play = "meeple 0,0", expect = "B holds 6 meeple; A is on turn" },
  },
}

test "and closes it for all" {
  board = "tower/f^ .",
  play  = "A B^ 1,0 tower-piece 0,0; B B^ 2,0 meeple 0,0; A B^ 3,0",
  expect = "offers only meeple monastery, pass",
}

test "a builder does not climb, a big figure does" {
  with   = { modules = { "inns-and-cathedrals", "traders-and-builders" } },
  board  = "tower/f^ .",
  play   = "A B^ 1,0 tower-piece 0,0; B B^ 2,0",
  expect = "offers big 0,0; offers meeple 0,0; offers not builder",
}

test "a follower on a tower claims and scores nothing" {
  board = "W^ tower/rNW-rES^ .",
  steps = {
    { play = "A U^ 2,0 tower-piece 1,0; B U^ 3,0 meeple 1,0; A A^ 1,-1",
      expect = "offers meeple road S" },
    { play = "pass", expect = "nobody scores; B holds 6 meeple; "
        .. "road N 1,0 is complete; road N 1,0 is free" },
  },
}

test "captured, he opens the tower again" {
  board = [[ tower/f^ tower/m^ ]],
  steps = {
    { play = "A B^ 0,1 tower-piece 0,0; B B^ 0,2 meeple 0,0; A B^ 0,3",
      expect = "offers tower-piece 1,0; offers not tower-piece 0,0" },
    { play = "tower-piece 1,0",
      expect = "offers only capture meeple B 0,0, pass" },
    { play = "capture; B B^ 0,4", expect = "offers tower-piece 0,0; "
        .. "offers meeple 0,0; B holds 6 meeple" },
  },
}

-- ---- more of ransoms ------------------------------------------------------

test "one ransom in both parts of a double turn" {
  with    = builder,
  board   = [[ tower/f^ B^ B^
               U^       .  .  ]],
  pile    = "B B B U B B",
  figures = { "B meeple monastery 1,0", "B meeple monastery 2,0",
              "B meeple road E 0,1", "B builder road E 0,1" },
  scores  = { B = 9 },
  steps   = {
    { play = "A B^ 3,0 tower-piece 0,0 capture meeple B monastery 1,0; "
        .. "B B^ 4,0 pass; A B^ 5,0 tower-piece 0,0 "
        .. "capture meeple B monastery 2,0; B U^ 1,1",
      expect = "phase figure; offers ransom" },
    { play = "ransom; pass", draws = "B",
      expect = "B must answer; phase tile; state tower.held is 1; "
        .. "offers not ransom" },
  },
}

test "not to a question that another player answers" {
  with    = { modules = { "princess-and-dragon" } },
  board   = [[ tower/f^ B^ B^
               .        .  rEW-volcano^ ]],
  pile    = "B rEW-dragon rSW-dragon B",
  figures = "B meeple monastery 1,0",
  scores  = { A = 9, B = 9 },
  steps   = {
    { play = "A B^ 0,1 tower-piece 0,0 capture; B rEW-dragon^ 3,1 pass",
      expect = "B must answer; asks dragon; offers ransom" },
    { play = "B dragon 3,1; A rSW-dragon^ 4,1 pass",
      expect = "A must answer; asks dragon; offers not ransom" },
    { play = "dragon 2,1",
      expect = "B must answer; asks dragon; offers not ransom" },
  },
}

test "paid while an exchange is open, it leaves the others to choose from" {
  with    = big,
  board   = [[ tower/f^ B^ B^ B^ ]],
  pile    = many,
  figures = "B meeple monastery 1,0; B big monastery 1,0; A meeple 3,0",
  scores  = { B = 3 },
  steps   = {
    { play = "A B^ 0,1 tower-piece 0,0 capture meeple; B B^ 0,2 pass; "
        .. "A B^ 0,3 tower-piece 0,0 capture big; "
        .. "B B^ 0,4 tower-piece 0,0 capture",
      expect = "B must answer; asks exchange; offers ransom meeple" },
    { play = "ransom meeple", expect = "asks exchange; "
        .. "offers only exchange big; state tower.held is 2" },
    { play = "exchange", expect = "state tower.held is 0; A holds 7 meeple; "
        .. "B holds 1 big; B holds 7 meeple" },
  },
}

-- ---- the dragon, the fairy, pigs ------------------------------------------

local dragon = { modules = { "princess-and-dragon" } }

test "the dragon eats who stands on a tower, and opens it" {
  with    = dragon,
  board   = "rEW-volcano^ tower/cN-rEW^ .",
  pile    = "B B rEW-dragon B",
  steps   = {
    { play = "A B^ 0,1 tower-piece 1,0; B B^ 0,2 meeple 1,0",
      expect = "B holds 6 meeple" },
    { play = "A rEW-dragon^ 2,0 pass dragon 1,0; B dragon 2,0",
      expect = "B holds 7 meeple; state tower.held is 0" },
    { play = "B B^ 0,3", expect = "offers tower-piece 1,0; offers meeple 1,0" },
  },
}

test "when her friend is captured the fairy stays, and pays nobody" {
  with    = dragon,
  board   = row,
  pile    = many,
  figures = "A meeple monastery 1,0",
  steps   = {
    { play = "A B^ 0,1 fairy; B B^ 0,2 tower-piece 0,0 capture",
      expect = { "nobody scores; A holds 6 meeple", function(g)
        assert(g:figure "fairy".tile == g:cell(1, 0).tile)
      end } },
    { play = "A B^ 0,3 pass", expect = "nobody scores" },
  },
}

test "the fairy may go to a follower on a tower" {
  with    = dragon,
  board   = "tower/f^ .",
  pile    = many,
  play    = "A B^ 1,0 tower-piece 0,0; B B^ 2,0 pass; A B^ 3,0 meeple 0,0; "
    .. "B B^ 4,0 pass; A B^ 5,0",
  expect  = "offers fairy meeple A 0,0",
}

test "a pig goes home when its farmer is captured" {
  with    = { modules = { "farmers", "traders-and-builders" } },
  board   = "tower/f^ .",
  pile    = many,
  figures = "B meeple field 0,0; B pig field 0,0",
  play    = "A B^ 1,0 tower-piece 0,0 capture",
  expect  = "B holds 1 pig; B holds 6 meeple; state tower.held is 1",
}

test "an abbot is captured and ransomed like anybody" {
  with    = { modules = { "abbot" } },
  board   = "tower/m^ B^",
  pile    = many,
  figures = "B abbot monastery 1,0",
  scores  = { B = 3 },
  steps   = {
    { play = "A B^ 0,1 tower-piece 0,0 capture abbot; B B^ 0,2",
      expect = "offers not abbot; offers not recall; offers ransom" },
    { play = "ransom", expect = "offers abbot monastery" },
  },
}

test "no ransom at the end of the game, which is nobody's turn" {
  with    = { modules = { "count", "farmers" } },
  setup   = true,
  pile    = "tower/f E",
  figures = "A meeple city S -2,1; B meeple road N 1,-1",
  scores  = { B = 9 },
  steps   = {
    { play = "A tower/f^ 2,-1 tower-piece 2,-1 capture; B E^ -2,2 pass",
      expect = "B must answer; asks count-enter; offers ransom" },
    { play = "meeple market pass",
      expect = "B must answer; asks count-final; offers not ransom" },
  },
}
