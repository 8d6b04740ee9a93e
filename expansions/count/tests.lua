-- Tests of The Count of Carcassonne. The block, from -2,-1 to 1,1:
--
--   01 02 03 04   Cities end at the south of 09 and the east of 12, roads at
--   05 06 07 08   the west of 01, the north of 04, and the south of 11.
--   09 10 11 12

-- B has claimed the city of 12, which one E completes for 4 points.
local helped = "B meeple city E 1,1"

local function own(options)
  return { own = options }
end

-- ---- the city -------------------------------------------------------------

test "twelve tiles lie in a block, and no start tile does" {
  setup  = true,
  expect = [[
    01^ lies at -2,-1; 02^ lies at -1,-1; 03^ lies at 0,-1; 04^ lies at 1,-1
    05^ lies at -2,0; 06^ lies at -1,0; 07^ lies at 0,0; 08^ lies at 1,0
    09^ lies at -2,1; 10^ lies at -1,1; 11^ lies at 0,1; 12^ lies at 1,1
    2,0 is empty; 72 tiles left
  ]],
}

test "the count begins in the castle" {
  setup  = true,
  expect = function(g) assert(g:figure "count".zone == g:zone "castle") end,
}

test "tiles are laid around it as usual" {
  setup  = true,
  draws  = "E",
  expect = "offers E< 2,1; offers E^ -2,2; offers not E> 2,1; "
    .. "offers not E^ 0,2; offers E^ 0,-2; offers not E< 0,-2",
}

test "its inner sides are no features" {
  setup  = true,
  expect = "city E 1,1 has 1 tile; road S 0,1 has 1 tile; "
    .. "city E 1,1 is incomplete",
}

test "a river begins at its north-east tile" {
  with   = { modules = { "river" } },
  setup  = true,
  expect = "wE-spring^ lies at 2,-1",
}

test "a road ends at the gate" {
  setup   = true,
  figures = "B meeple road N 1,-1",
  play    = "A A^ 1,-2 pass",
  expect  = "B scores road 2",
}

-- ---- entering -------------------------------------------------------------

test "who completes what another scores may enter" {
  setup   = true,
  figures = helped,
  steps   = {
    { play = "A E< 2,1", expect = [[
        B scores city 4; A must answer; asks count-enter
        offers only meeple castle, meeple blacksmith, meeple cathedral, pass
      ]] },
    { play = "pass", expect = "B is on turn; state count.inside is 0" },
  },
}

test "with farmers the market is a quarter as well" {
  with    = { modules = { "farmers" } },
  setup   = true,
  figures = helped,
  play    = "A E< 2,1 pass",
  expect  = "asks count-enter; offers meeple market",
}

test "not who gets points from a feature, too" {
  setup   = true,
  figures = "A meeple city E 1,1; B meeple city E 1,1",
  play    = "A E< 2,1",
  expect  = "A scores city 4; B scores city 4; B is on turn",
}

test "nor when nobody else scores" {
  setup  = true,
  play   = "A E< 2,1 pass",
  expect = "nobody scores; B is on turn",
}

test "nor without a follower" {
  setup   = true,
  figures = helped,
  supply  = "A meeple 0",
  play    = "A E< 2,1",
  expect  = "B scores city 4; B is on turn",
}

test "a big figure may enter, a builder may not" {
  with    = { modules = { "inns-and-cathedrals", "traders-and-builders" } },
  setup   = true,
  figures = helped,
  play    = "A E< 2,1",
  expect  = "offers big castle; offers meeple castle; offers not builder",
}

test "an abbot may not enter, even the cathedral" {
  with    = { modules = { "abbot" } },
  setup   = true,
  figures = helped,
  play    = "A E< 2,1 pass",
  expect  = "asks count-enter; offers meeple cathedral; offers not abbot",
}

-- ---- where the count goes -------------------------------------------------

local function stays(name)
  return function(g)
    assert(g:figure "count".zone == g:zone(name),
      "he is in " .. g:figure "count".zone.name)
  end
end

test "who entered may move the count to any other quarter" {
  setup   = true,
  figures = helped,
  steps   = {
    { play = "A E< 2,1 meeple blacksmith", expect = [[
        asks count-move; A holds 6 meeple; state count.inside is 1
        offers count blacksmith; offers count cathedral; offers count market
        offers not count castle; offers pass
      ]] },
    { play = "count cathedral",
      expect = { stays "cathedral", "B is on turn" } },
  },
}

test "or leave him" {
  setup   = true,
  figures = helped,
  play    = "A E< 2,1 meeple castle pass",
  expect  = { stays "castle", "B is on turn" },
}

test "clockwise he goes from the castle to the market" {
  with    = own { move = "clockwise" },
  setup   = true,
  figures = helped,
  play    = "A E< 2,1 meeple cathedral",
  expect  = { stays "market", "B is on turn" },
}

test "follow-meeple: he goes where the follower went" {
  with    = own { move = "follow-meeple" },
  setup   = true,
  figures = helped,
  play    = "A E< 2,1 meeple cathedral",
  expect  = { stays "cathedral", "B is on turn" },
}

test "he stays when nobody enters" {
  with    = own { move = "clockwise" },
  setup   = true,
  figures = helped,
  play    = "A E< 2,1 pass",
  expect  = stays "castle",
}
