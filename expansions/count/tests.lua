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
    .. "offers not E^ 0,2; offers E^ 0,-2; offers not Ev 0,-2",
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
  play    = "A E< 2,1",
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

-- ---- leaving --------------------------------------------------------------

-- A is in the castle and the count is not.
local in_castle = "A E< 2,1 meeple castle count cathedral; "

test "before scoring he goes to a city that is completed, and shares it" {
  setup   = true,
  figures = { helped, "B meeple city S -2,1" },
  steps   = {
    { play = in_castle .. "B E^ -2,2", expect = [[
        A must answer; asks count-leave
        offers only meeple city S -2,1, meeple city N, pass
      ]] },
    { play = "A meeple city N", expect = "A scores city 4; "
        .. "B scores city 4; A holds 7 meeple; state count.inside is 0" },
  },
}

test "he need not" {
  setup   = true,
  figures = { helped, "B meeple city S -2,1" },
  play    = in_castle .. "B E^ -2,2; A pass",
  expect  = "A scores nothing; B scores 8; state count.inside is 1; "
    .. "A is on turn",
}

test "a city that nobody holds will do" {
  setup  = true,
  figures = helped,
  play   = in_castle .. "B E^ -2,2 pass; A meeple city S -2,1",
  expect = "A scores city 4",
}

test "the player on turn leaves as well, after all others" {
  setup   = true,
  figures = { helped, "A meeple road N 1,-1" },
  steps   = {
    { play = in_castle .. "B A^ 1,-2 pass meeple castle pass; "
        .. "A E^ -2,2 pass", expect = "B must answer; asks count-leave" },
    { play = "pass", expect = "A must answer; asks count-leave" },
    { play = "meeple city S -2,1", expect = "A scores city 4; "
        .. "state count.inside is 1; B is on turn" },
  },
}

test "not where the count is" {
  setup   = true,
  figures = { helped, "B meeple city S -2,1" },
  play    = "A E< 2,1 meeple castle pass; B E^ -2,2",
  expect  = "B scores 8; A scores nothing; A is on turn",
}

test "nor to what is incomplete" {
  setup   = true,
  figures = helped,
  play    = in_castle .. "B G> -2,2 pass",
  expect  = "A is on turn; state count.inside is 1",
}

test "a castle is for cities, not for roads" {
  setup   = true,
  figures = { helped, "B meeple road N 1,-1" },
  play    = in_castle .. "B A^ 1,-2 pass",
  expect  = "B scores road 2; A is on turn",
}

test "a blacksmith goes to a road" {
  setup   = true,
  figures = { helped, "B meeple road N 1,-1" },
  play    = "A E< 2,1 meeple blacksmith pass; B A^ 1,-2 pass; "
    .. "A meeple road N 1,-1",
  expect  = "A scores road 2; B scores road 2",
}

-- ---- the end --------------------------------------------------------------

local farmers = { modules = { "farmers" } }

test "a field beside the city scores 3 for it" {
  with    = farmers,
  setup   = true,
  figures = "A meeple field N -1,-1",
  final   = true,
  expect  = "A scores field 3; nobody else scores",
}

test "and 3 more for a city on it as usual" {
  with    = farmers,
  setup   = true,
  board   = "E<",
  origin  = "2,1",
  figures = "A meeple field S 1,1",
  final   = true,
  expect  = "A scores field 6",
}

test "from the market one goes to any field at the end" {
  with    = farmers,
  setup   = true,
  figures = helped,
  pile    = "E B",
  steps   = {
    { play = "A E< 2,1 pass meeple market pass; B B^ 2,0 pass",
      expect = "A must answer; asks count-final; offers meeple field N -1,-1; "
        .. "offers meeple field S 1,1; offers not meeple city" },
    { play = "meeple field N -1,-1",
      expect = "A scores field 3; game over" },
  },
}

test "the count keeps them in" {
  with    = farmers,
  setup   = true,
  figures = helped,
  pile    = "E B",
  play    = "A E< 2,1 pass meeple market count market; B B^ 2,0 pass",
  expect  = "A scores nothing; game over",
}

test "only the market may be left at the end" {
  setup   = true,
  figures = helped,
  pile    = "E B",
  play    = in_castle .. "B B^ 2,0 pass",
  expect  = "A scores nothing; game over",
}

test "any-district: every quarter may, for what is incomplete" {
  with    = own { final = "any-district" },
  setup   = true,
  figures = helped,
  pile    = "E B",
  steps   = {
    { play = in_castle .. "B B^ 2,0 pass", expect = "A must answer; "
        .. "asks count-final; offers only meeple city S -2,1, pass" },
    { play = "meeple city S -2,1",
      expect = "A scores city 1; nobody else scores; game over" },
  },
}

test "any-district: the count keeps them in there, too" {
  with    = own { final = "any-district" },
  setup   = true,
  figures = helped,
  pile    = "E B",
  play    = "A E< 2,1 meeple castle pass; B B^ 2,0 pass",
  expect  = "A scores nothing; game over",
}

-- ---- other modules --------------------------------------------------------

local dragon = { modules = { "princess-and-dragon" } }

test "the dragon walks around the two walled tiles" {
  with    = dragon,
  setup   = true,
  pile    = "rEW-dragon B",
  figures = "dragon 1,0",
  play    = "A rEW-dragon> 2,0 pass",
  expect  = "phase dragon; offers only dragon 1,-1, dragon 2,0, dragon 1,1",
}

test "no portal leads there, but to the tiles around" {
  with   = dragon,
  setup  = true,
  play   = "A rE-rS-rW-portal< 2,0",
  expect = [[
    offers meeple city E 1,1; offers meeple city S -2,1
    offers meeple road W -2,-1; offers meeple road N 1,-1
    offers meeple road S 0,1; offers 9 answers; offers pass
  ]],
}

test "no tower reaches into the quarters" {
  with    = { modules = { "tower" } },
  setup   = true,
  figures = "B meeple in castle",
  play    = "A tower/f^ 0,-2 tower-piece 0,-2; B B^ 2,0 tower-piece 0,-2",
  expect  = "A is on turn; state tower.held is 0",
}

-- The king's city of two tiles, and Carcassonne.
test "the king counts the city as a complete one, the baron no road" {
  with   = { modules = { "king-and-robber" } },
  setup  = true,
  pile   = "E A",
  play   = "A E< 2,1 pass; B A^ 1,-2 pass",
  expect = "A scores king 2 (city 2 x 1); B scores robber 1 (road 1 x 1); "
    .. "nobody else scores; game over",
}

test "a pig in a field beside the city is worth 1 more" {
  with    = { modules = { "farmers", "traders-and-builders" } },
  setup   = true,
  figures = "A meeple field N -1,-1; A pig field N -1,-1",
  final   = true,
  expect  = "A scores field 4 (carcassonne 1 x 3, farmed 1 x 1)",
}

test "nobody leaves for the tile of the dragon" {
  with    = dragon,
  setup   = true,
  figures = { helped, "B meeple city S -2,1", "dragon -2,1" },
  play    = in_castle .. "B E^ -2,2 pass",
  expect  = "A must answer; offers only meeple city N, pass",
}

-- ---- double turns ---------------------------------------------------------

local builder = { modules = { "traders-and-builders" } }

-- Its first tile completes B's city and goes on with the road of A's builder.
local function double(figures, play, expect)
  return {
    with    = builder,
    setup   = true,
    board   = "Ev",
    origin  = "1,-3",
    figures = { "A meeple road N 1,-1", "A builder road N 1,-1",
                "B meeple city S 1,-3", figures },
    play    = "A K^ 1,-2 meeple castle count cathedral; " .. play,
    expect  = expect,
  }
end

test "the second part of a double turn is judged by itself"(double(nil,
  "A B^ 2,0 pass", "B scores city 4; nobody else scores; B is on turn; "
    .. "state count.inside is 1"))

test "so two followers may enter in one double turn"(double(helped,
  "A E< 2,1 pass meeple castle", "asks count-move; state count.inside is 2"))

test "own points of the first part do not count in the second" {
  with    = builder,
  setup   = true,
  figures = { "A meeple city E 1,1", "A builder city E 1,1",
              "B meeple city E 1,1", "B meeple city S -2,1" },
  steps   = {
    { play = "A E< 2,1", expect = "A scores city 4; B scores city 4; "
        .. "A is on turn; phase tile" },
    { play = "A E^ -2,2",
      expect = "B scores city 4; A must answer; asks count-enter" },
  },
}

-- As double(), but the whole turn is judged.
local function once(figures, play, expect)
  local body = double(figures, "", expect)
  body.with = { modules = builder.modules, own = { judged = "turn" } }
  body.play = "A K^ 1,-2; " .. play
  return body
end

test "judged by the turn: asked once, after the second part"(once(helped,
  "A E< 2,1", "B has 8 points; A must answer; asks count-enter"))

test "what the first part gave to others is not forgotten"(once(nil,
  "A B^ 2,0 pass", "B has 4 points; A must answer; asks count-enter"))

test "and own points of either part shut the city"(once("A meeple city S -2,1",
  "A E^ -2,2 pass", "A has 4 points; B is on turn; asks draw"))

test "judged by the turn, a single one is as ever" {
  with    = own { judged = "turn" },
  setup   = true,
  figures = helped,
  steps   = {
    { play = "A E< 2,1", expect = "asks count-enter" },
    { play = "meeple castle pass; B B^ 2,0 pass", expect = "A is on turn; "
        .. "asks draw; state count.inside is 1" },
  },
}

-- ---- what counts as points of a feature -----------------------------------

test "what the fairy pays to oneself shuts no quarter" {
  with    = dragon,
  setup   = true,
  figures = { "A meeple city E 1,1", "B meeple city E 1,1",
              "B meeple city E 1,1" },
  steps   = {
    { play = "A B^ 2,0 fairy; B B^ 2,-1 pass" },
    { play = "A E< 2,1", expect = "B scores city 4; A scores fairy 3; "
        .. "nobody else scores; A must answer; asks count-enter" },
  },
}

test "nor do goods for who completes a city" {
  with    = builder,
  setup   = true,
  figures = helped,
  steps   = {
    { play = "A cEW-wine^ 2,1; B B^ 2,0 pass; A E< 3,1",
      expect = "B scores city 6; asks count-enter; "
        .. "state traders-and-builders.wine of A is 1" },
    { play = "pass", expect = "B is on turn" },
  },
}

-- ---- more of leaving ------------------------------------------------------

test "any number may leave, of whatever kind, and have the majority" {
  with    = { modules = { "inns-and-cathedrals" } },
  setup   = true,
  figures = { helped, "B meeple city S -2,1", "B meeple road N 1,-1" },
  steps   = {
    { play = in_castle .. "B B^ 2,0 pass; A A^ 1,-2 pass big castle pass; "
        .. "B E^ -2,2", expect = "A must answer; asks count-leave; "
        .. "offers meeple city N; offers big city N; state count.inside is 2" },
    { play = "A meeple city N", expect = "A must answer; asks count-leave" },
    { play = "A big city S -2,1", expect = "A scores city 4; "
        .. "nobody else scores; A holds 1 big; state count.inside is 0" },
  },
}

test "at the end they leave one each in turn" {
  with    = { modules = { "farmers" } },
  setup   = true,
  figures = { helped, "A meeple city S -2,1" },
  pile    = "E E",
  steps   = {
    { play = "A E< 2,1 pass meeple market pass; "
        .. "B E^ -2,2 pass meeple market pass",
      expect = "A must answer; asks count-final" },
    { play = "A meeple field N -1,-1",
      expect = "B must answer; asks count-final" },
    { play = "B meeple field S 1,1",
      expect = "A scores field 3; B scores field 6; game over" },
  },
}

test "the cathedral serves monasteries" {
  setup   = true,
  board   = [[ B^ B^ B^
               B^ B^ B^
               B^ B^ .  ]],
  origin  = "2,2",
  figures = { helped, "B meeple monastery 3,3" },
  play    = "A E< 2,1 meeple cathedral pass; B E> 4,4 pass",
  expect  = "A must answer; asks count-leave; "
    .. "offers only meeple monastery 3,3, pass",
}

test "but no gardens" {
  with    = { modules = { "abbot" } },
  setup   = true,
  board   = [[ B^ B^         B^
               B^ E-garden>  .
               B^ B^         B^ ]],
  origin  = "2,2",
  figures = { helped, "B abbot garden 3,3" },
  play    = "A E< 2,1 meeple cathedral pass; B E< 4,3 pass",
  expect  = "B scores garden 9; A scores nothing; state count.inside is 1; "
    .. "A is on turn",
}

test "who has not passed goes on alone, until he does" {
  with    = { modules = { "farmers" } },
  setup   = true,
  figures = { helped, "B meeple city S -2,1" },
  pile    = "E B E",
  steps   = {
    { play = "A E< 2,1 pass meeple market pass; B B^ 2,0 pass; "
        .. "A E^ -2,2 pass meeple market pass",
      expect = "A must answer; asks count-final; state count.inside is 2" },
    { play = "meeple field N -1,-1",
      expect = "A must answer; asks count-final" },
    { play = "pass", expect = "A scores field 3; game over" },
  },
}

test "an abbot who is taken back brings no points of a feature" {
  with    = { modules = { "abbot" } },
  setup   = true,
  board   = "B^",
  origin  = "4,4",
  figures = { helped, "A abbot monastery 4,4" },
  play    = "A E< 2,1 recall abbot",
  expect  = "A scores monastery 1; B scores city 4; asks count-enter; "
    .. "offers meeple castle",
}

test "nor do they let anybody in" {
  with    = { modules = { "abbot" } },
  setup   = true,
  board   = "B^",
  origin  = "4,4",
  figures = "A abbot monastery 4,4",
  play    = "A E< 2,1 recall abbot",
  expect  = "A scores monastery 1; B is on turn; asks draw",
}

test "a city that is worth nothing opens no quarter" {
  with    = { modules = { "cathars" },
              options = { base = { tiny_city = true } } },
  setup   = true,
  figures = helped,
  play    = "A cathars/cN< 2,1 pass",
  expect  = "B scores city 0; B holds 7 meeple; B is on turn; asks draw",
}
