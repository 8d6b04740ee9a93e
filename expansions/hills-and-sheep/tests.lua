-- Hills & Sheep by example (HS-n of lua/doc/rules.md).

local plain = { own = { hills = "off" } }
local most = { own = { hills = "number-of-followers" } }

-- ---- hills (HS-7 to HS-9) ------------------------------------------------

-- A road of five tiles whose end in the west, and perhaps that in the east,
-- is a hill.
local tied = "rN-rS-hill> U^ . U^ W^"
local figures = "A meeple road E 0,0; B meeple road W 4,0"

test "a tile goes under a hill, nobody knows which" {
  board = "D^",
  pile = "cNW-hill U U",
  draws = "cNW-hill",
  play = "A cNW-hillv 0,1",
  expect = "1 tiles left",
  note = "the hill was drawn, one of two lies under it",
}

test "of two equal players the one on a hill has it" {
  board = tied, figures = figures,
  play = "A U^ 2,0 pass",
  expect = "A scores road 5 (tile 5 x 1); nobody else scores; "
    .. "B holds 7 meeple",
}

test "both on hills: they share" {
  board = "rN-rS-hill> U^ . U^ rS-rW-hill>",
  figures = figures,
  play = "A U^ 2,0 pass",
  expect = "A scores road 5; B scores road 5",
}

test "without hills they share" {
  with = plain, board = tied, figures = figures,
  play = "A U^ 2,0 pass",
  expect = "A scores road 5; B scores road 5",
}

test "a hill never beats a larger number" {
  board = tied, figures = figures .. "; B meeple road W 3,0",
  play = "A U^ 2,0 pass",
  expect = "B scores road 5; nobody else scores",
}

-- A has two robbers on hills, B one there and one at the crossroads.
local four = [[ cN-rS-hill< cN-rES-hill>  .
                .           .             .
                .           cN-rSW-hillv  W^ ]]
local robbers = "A meeple road E 0,0; A meeple road S 1,0; "
  .. "B meeple road N 1,2; B meeple road W 2,2"

test "one on a hill is as good as two" {
  board = four, figures = robbers,
  play = "A U> 1,1 pass",
  expect = "A scores road 5; B scores road 5",
}

test "unless their number counts" {
  with = most,
  board = four, figures = robbers,
  play = "A U> 1,1 pass",
  expect = "A scores road 5; nobody else scores",
}

test "a field is decided by hills, too" {
  with = { modules = { "farmers" } },
  board = "rN-rS-hill> U^",
  figures = "A meeple field NL 0,0; B meeple field NL 1,0",
  expect = function(g)
    local field = g:cell(1, 0).tile:segment("field", "NL")
    local held = g:majority(field)
    assert(#held == 1 and held[1].seat == 1)
  end,
}

-- ---- vineyards (HS-10 and HS-11) -----------------------------------------

test "a complete monastery is worth 3 more for each vineyard" {
  board = [[ E^    E^ E^
             E<    B^ E>
             cNW-vineyard< Ev .  ]],
  figures = "A meeple monastery 1,1",
  play = "A B^ 2,2 pass",
  expect = "A scores monastery 12 (around 9 x 1, vineyards 3)",
}

test "an incomplete one is not" {
  board = [[ E^    E^ E^
             E<    B^ E>
             cNW-vineyard< Ev .  ]],
  figures = "A meeple monastery 1,1",
  final = true,
  expect = "A scores monastery 8 (around 8 x 1); nobody else scores",
}

test "vineyards can be plain" {
  with = { own = { vineyards = "off" } },
  board = [[ E^    E^ E^
             E<    B^ E>
             cNW-vineyard< Ev .  ]],
  figures = "A meeple monastery 1,1",
  play = "A B^ 2,2 pass",
  expect = "A scores monastery 9",
}

-- ---- flocks (HS-1 to HS-6) -----------------------------------------------

test "a new shepherd draws a sheep" {
  board = "D^",
  play = "A U^ 1,0 shepherd field NL sheep 3",
  expect = "A shepherd stands on field NL 1,0; nobody scores; "
    .. "A holds 0 shepherd",
}

test "or a wolf, who drives him home" {
  board = "D^",
  play = "A U^ 1,0 shepherd field NL sheep 0",
  expect = "nobody stands on field NL 1,0; A holds 1 shepherd",
}

test "farmers are no obstacle, shepherds are" {
  with = { modules = { "farmers" } },
  board = "D^",
  figures = "B meeple field SL 0,0",
  play = "A U^ 1,0",
  expect = "offers shepherd field SL; offers shepherd field NL; "
    .. "offers not meeple field SL",
}

test "one shepherd a field" {
  board = "D^ U^",
  figures = "B shepherd field SL 0,0",
  play = "A U^ 2,0",
  expect = "offers not shepherd field SL because is herded already",
}

test "who lays a tile to the own flock grows it or sells it" {
  board = "D^",
  steps = {
    { play = "A U^ 1,0 shepherd field NL sheep 3; B U^ -1,0 pass" },
    { play = "A U^ 2,0 pass", expect = "A must answer; asks flock; "
      .. "offers only grow shepherd, stable shepherd" },
    { play = "A grow shepherd; sheep 4; B U^ -2,0 pass",
      expect = "A shepherd stands on field NL 1,0" },
    { play = "A U^ 3,0 pass stable shepherd",
      expect = "A scores flock 7 (sheep-3 1 x 3, sheep-4 1 x 4); "
        .. "A holds 1 shepherd" },
  },
}

test "others do not look after it" {
  board = "D^",
  steps = {
    { play = "A U^ 1,0 shepherd field NL sheep 3" },
    { play = "B U^ 2,0 pass", expect = "nobody scores; A is on turn" },
  },
}

test "a wolf drives all shepherds off, the stable pays all of them" {
  board = "D^ U^ . U^",
  figures = "A shepherd field NL 1,0; B shepherd field NL 3,0",
  steps = {
    { play = "A U^ 2,0 pass grow shepherd; sheep 0",
      expect = "A holds 1 shepherd; B holds 1 shepherd; nobody scores" },
  },
}

test "the stable pays each shepherd of the field the sum of all sheep" {
  board = "D^ U^ . U^",
  figures = "A shepherd field NL 1,0; B shepherd field NL 3,0",
  steps = {
    { play = "A U^ 2,0 pass grow shepherd; sheep 2; B U^ 4,0 pass "
        .. "grow shepherd; sheep 4" },
    { play = "A U^ 5,0 pass", expect = "asks flock; about flock 6" },
    { play = "A stable shepherd",
      expect = "A scores flock 6 (sheep-2 1 x 2, sheep-4 1 x 4); "
        .. "B scores flock 6; A holds 1 shepherd; B holds 1 shepherd" },
  },
}

test "sheep come back into the bag" {
  board = "D^",
  steps = {
    { play = "A U^ 1,0 shepherd field NL sheep 4; B U^ -1,0 pass" },
    { play = "A U^ 2,0 pass", expect = "A must answer" },
    { play = "A grow shepherd; sheep 4; B U^ -2,0 pass; A U^ 3,0 pass grow "
        .. "shepherd", expect = "offers only sheep 0, sheep 1, sheep 2, "
        .. "sheep 3" },
    { play = "sheep 0; B U^ -3,0 pass; A U^ 4,0 shepherd field NL",
      expect = "offers sheep 4" },
  },
}

-- Four bends around a small field.
local ring = [[ V< V^
                Vv .  ]]

test "a field that is closed goes to the stable by itself" {
  board = ring,
  play = "A V> 1,1 shepherd field NL sheep 2",
  expect = "A scores flock 2 (sheep-2 1 x 2); A holds 1 shepherd",
}

test "whoever closes it" {
  board = ring,
  figures = "A shepherd field ER 0,0",
  play = "B V> 1,1 pass",
  turn = "B",
  expect = "A scores flock 0; A holds 1 shepherd; nobody else scores",
}

test "who closes the own flock chooses first" {
  board = ring,
  figures = "A shepherd field ER 0,0",
  play = "A V> 1,1 pass grow shepherd; sheep 3",
  expect = "A scores flock 3; A holds 1 shepherd",
}

test "shepherds left at the end get nothing" {
  board = "D^ U^",
  figures = "A shepherd field NL 1,0",
  final = true,
  expect = "nobody scores",
}

-- ---- the tile with a shared side (HS-12) ---------------------------------

test "two cities end at the shared side, and are open there" {
  board = "cNW-cNE-vineyard^",
  expect = function(g)
    local tile = g:cell(0, 0).tile
    local west = tile:segment("city", "W").feature
    local east = tile:segment("city", "E").feature
    assert(west ~= east and west.open == 2 and east.open == 2)
  end,
}

test "a city laid against it joins both" {
  board = [[ .  .
             .  cNW-cNE-vineyard^ ]],
  figures = "A meeple city W 1,1; B meeple city E 1,1",
  play = "A Ev 1,0 pass",
  expect = function(g)
    local tile = g:cell(1, 1).tile
    local city = tile:segment("city", "W").feature
    assert(city == tile:segment("city", "E").feature)
    assert(city.tiles == 2 and city.open == 2)
  end,
}

-- ---- the bag (HS-1 to HS-6) ----------------------------------------------

test "the bag: 4 single sheep, 5 pairs, 5 threes, 2 fours and 2 wolves" {
  board  = "D^",
  play   = "A U^ 1,0 shepherd field NL",
  expect = [[ offers only sheep 0, sheep 1, sheep 2, sheep 3, sheep 4
    chance of sheep 0 is 2 of 18; chance of sheep 1 is 4 of 18
    chance of sheep 2 is 5 of 18; chance of sheep 3 is 5 of 18
    chance of sheep 4 is 2 of 18 ]],
}

test "what was drawn lies with the shepherd, wolves go back" {
  board = "D^",
  steps = {
    { play = "A U^ 1,0 shepherd field NL sheep 3; B U^ -1,0 shepherd field SL",
      expect = "chance of sheep 3 is 4 of 17; chance of sheep 0 is 2 of 17" },
    { play = "sheep 0; A U^ 2,0 pass grow shepherd",
      expect = "chance of sheep 3 is 4 of 17; chance of sheep 0 is 2 of 17" },
  },
}

test "the stable gives the sheep back" {
  board = "D^",
  play  = "A U^ 1,0 shepherd field NL sheep 4; B U^ -1,0 pass; "
    .. "A U^ 2,0 pass stable shepherd; B U^ -2,0 shepherd field SL",
  expect = "chance of sheep 4 is 2 of 18",
}

test "an empty bag but for its wolves has only them" {
  board = "D^",
  state = { drawn = { 4, 5, 5, 2 } },
  play  = "A U^ 1,0 shepherd field NL",
  expect = "offers only sheep 0; chance of sheep 0 is 2 of 2",
}

-- ---- flocks and others ----------------------------------------------------

local function with(...) return { modules = { ... } } end

test "two own shepherds of a field: one choice, paid once" {
  with = { pieces = { shepherd = 2 } },
  board = "D^ U^ . U^",
  figures = "A shepherd field NL 1,0; A shepherd field NL 3,0",
  steps = {
    { play = "A U^ 2,0 pass", expect = "asks flock; offers 2 answers" },
    { play = "A grow shepherd; sheep 3; B U^ -1,0 pass; "
        .. "A U^ 4,0 pass stable",
      expect = "A scores flock 3; A holds 2 shepherd; nobody else scores" },
  },
}

test "an inner field is closed from the start" {
  with = with "inns-and-cathedrals",
  board = "Ev",
  play = "A inns/cN-cE-cS-cW^ 0,1 shepherd field sheep 4",
  expect = "A scores flock 4; A holds 1 shepherd",
}

test "a wolf spares a closed field the stable" {
  board = [[ V< V^
             Vv .  ]],
  figures = "A shepherd field ER 0,0",
  play = "A V> 1,1 pass grow shepherd; sheep 0",
  expect = "nobody scores; A holds 1 shepherd",
}

test "the dragon eats a shepherd, and the sheep go back" {
  with = with "princess-and-dragon",
  board = "f-volcano^ .",
  play = "A U> 1,0 shepherd field NL sheep 4; "
    .. "B rEW-dragon> 2,0 pass dragon 1,0 A dragon 2,0; "
    .. "A U> 3,0 shepherd field NL",
  expect = "nobody stands on field NL 1,0; chance of sheep 4 is 2 of 18",
}

test "no tower captures a shepherd" {
  with = with "tower",
  board = "tower/f^ U>",
  figures = "A shepherd field SL 0,0",
  turn = "B",
  play = "B B^ 0,1 tower-piece 0,0",
  expect = "A shepherd stands on field SL 0,0; A is on turn; phase tile",
}

test "no fairy for shepherds, and no portal" {
  with = { modules = { "princess-and-dragon" }, pieces = { shepherd = 2 } },
  board = "B^ U>",
  figures = "A shepherd field NL 1,0",
  steps = {
    { play = "A rE-rS-rW-portal> 1,1", expect = "offers not fairy; "
        .. "offers not shepherd field N 0,0; offers shepherd field EL" },
  },
}

test "what a flock pays sends nobody to Carcassonne" {
  with = with "count",
  setup = true,
  board = [[ V< V^
             Vv .  ]],
  origin = "5,5",
  figures = "A shepherd field ER 5,5",
  turn = "B",
  play = "B V> 6,6 pass",
  expect = "A scores flock 0; A is on turn; phase tile",
}

-- Four tiles of one field.
local meadow = [[ E^ E^
                  Ev .  ]]

test "neither farmers nor pigs are in the way of a shepherd" {
  with = with("farmers", "traders-and-builders"),
  board = meadow,
  figures = "B meeple field E 0,0; B pig field E 0,1",
  play = "A Ev 1,1",
  expect = "offers shepherd field; offers not meeple field",
}

test "a barn leaves shepherds, and more of them may come" {
  with = with("farmers", "abbey-and-mayor"),
  board = meadow,
  figures = "A shepherd field E 0,0; B meeple field E 0,1",
  turn = "B",
  steps = {
    { play = "B Ev 1,1 barn", expect = "B holds 7 meeple; "
        .. "A shepherd stands on field E 0,0" },
    { play = "A E< -1,0 pass grow shepherd; sheep 0; B H^ 2,0",
      expect = "offers shepherd field; offers not meeple field" },
  },
}

-- ---- hills and vineyards with others ----------------------------------------

test "nothing goes under a hill when the pile is empty" {
  board = "D^",
  pile = "cNW-hill",
  play = "A cNW-hillv 0,1 pass",
  expect = "game over; 0 tiles left",
}

-- Of the tiles at the time, not of those that came later.
test "dragons that wait for the volcano never lie under a hill" {
  with = with "princess-and-dragon",
  board = "D^",
  pile = { tiles = "cNW-hill U U rEW-volcano", dragon = "rEW-dragon" },
  draws = "cNW-hill rEW-volcano",
  play = "A cNW-hillv 0,1 pass; B rEW-volcano^ 1,0 pass",
  expect = [[ 2 tiles left; offers only rEW-dragon, U
    chance of rEW-dragon is 1 of 2 ]],
}

test "so the last one is surely drawn" {
  with = with "princess-and-dragon",
  board = "D^",
  pile = { tiles = "cNW-hill U rEW-volcano", dragon = "rEW-dragon" },
  draws = "cNW-hill rEW-volcano",
  play = "A cNW-hillv 0,1 pass; B rEW-volcano^ 1,0 pass",
  expect = "1 tiles left; offers only rEW-dragon",
}

test "a tile that is put back does not lie under a hill either" {
  with = with "draw-two",
  board = "D^",
  pile = "cNW-hill U U V",
  draws = "cNW-hill U U V",
  play = "A keep cNW-hill; A cNW-hillv 0,1 pass",
  expect = "offers only keep U, keep V",
}

test "a big figure on a hill counts once" {
  with = { modules = { "inns-and-cathedrals" },
    own = { hills = "number-of-followers" } },
  board = four,
  figures = "A meeple road E 0,0; A meeple road S 1,0; B big road N 1,2",
  play = "A U> 1,1 pass",
  expect = "A scores road 5; nobody else scores",
}

test "who stands on a tower of a hill is in no feature of it" {
  with = with "tower",
  board = tied,
  figures = "A meeple 0,0; A meeple road W 3,0; B meeple road W 4,0",
  play = "A U^ 2,0 pass",
  expect = "A scores road 5; B scores road 5",
}

test "a hill decides for whom a barn pays at once" {
  with = with("farmers", "abbey-and-mayor"),
  board = [[ .         Ev
             cNW-hill^ E^
             Ev        .  ]],
  figures = "A meeple field E 0,1; B meeple field E 1,1",
  play = "A Ev 1,2 barn",
  expect = "A scores field 3; nobody else scores; B holds 7 meeple",
}

test "one vineyard is worth something to several monasteries" {
  board = [[ E^ E^ E^                E^
             E< B^ B^                E>
             Ev .  cN-vineyard-splitv Ev ]],
  figures = "A meeple monastery 1,1; B meeple monastery 2,1",
  play = "A B^ 1,2 pass",
  expect = "A scores monastery 12; B scores monastery 12",
}

test "an abbey counts vineyards, too" {
  with = with "abbey-and-mayor",
  board = [[ E^    E^ E^
             E<    . E>
             cNW-vineyard< Ev B^ ]],
  play = "A abbey 1,1 meeple monastery",
  expect = "A scores monastery 12 (around 9 x 1, vineyards 3)",
}

local garden = [[ E^            Ev        E^
                  E<            E-garden^ E>
                  cNW-vineyard< Ev        .  ]]

test "a garden is worth no more" {
  with = with "abbot",
  board = garden, figures = "A abbot garden 1,1",
  play = "A B^ 2,2 pass",
  expect = "A scores garden 9 (around 9 x 1)",
}

test "unless the rule says so" {
  with = { modules = { "abbot" }, own = { vineyards = "gardens" } },
  board = garden, figures = "A abbot garden 1,1",
  play = "A B^ 2,2 pass",
  expect = "A scores garden 12 (around 9 x 1, vineyards 3)",
}

test "an abbot who leaves early gets nothing for vineyards" {
  with = { modules = { "abbot" }, own = { vineyards = "gardens" } },
  board = garden, figures = "A abbot garden 1,1",
  play = "A B^ 3,0 recall abbot",
  expect = "A scores garden 8 (around 8 x 1)",
}

test "a castle gets what a vineyard raised" {
  with = with "bridges-castles-bazaars",
  board = [[ E>            .  E>
             B^            B^ B^
             cNW-vineyard< Ev .  ]],
  figures = "A meeple city E 0,0; B meeple monastery 1,1",
  play = "A E< 1,0 pass castle; B B^ 2,2 pass",
  expect = "B scores monastery 12; A scores castle 12",
}

-- ---- the shared side and others --------------------------------------------

test "an abbey closes both cities of a shared side" {
  with = with "abbey-and-mayor",
  board = [[ .  B^                .
             B^ .                 B^
             E> cNW-cNE-vineyard^ E< ]],
  figures = "A meeple city W 1,2; B meeple city E 1,2",
  play = "A abbey 1,1 pass",
  expect = "A scores city 4 (tile 2 x 2); B scores city 4 (tile 2 x 2)",
}
