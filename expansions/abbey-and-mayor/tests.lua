-- Abbey & Mayor by example (AM-n of lua/doc/rules.md).

-- ---- the abbey (AM-1 to AM-6) ----------------------------------------------

local hole = [[ .  U>  .
                B^ .   T>
                .  Ev  . ]]

test "an abbey may fill a hole, before a tile is drawn" {
  board = hole,
  turn = "A",
  expect = "A must answer; asks abbey; offers only abbey 1,1, pass",
}

test "it closes what it touches, for everybody" {
  board = hole,
  figures = "B meeple city S 1,2",
  play = "A abbey 1,1 pass",
  expect = "abbey^ lies at 1,1; B is on turn; city S 1,2 has 1 tiles",
}

test "a road ends at it, and is paid" {
  board = [[ .  A^  .
             B^ .   B^
             .  B^  . ]],
  figures = "B meeple road S 1,0",
  play = "A abbey 1,1 meeple monastery",
  expect = "B scores road 1 (tile 1 x 1); A meeple stands on monastery 1,1",
}

test "it is a monastery like others" {
  board = [[ B^ B^ B^
             B^ .  B^
             B^ B^ B^ ]],
  play = "A abbey 1,1 meeple monastery",
  expect = "A scores monastery 9 (around 9 x 1)",
}

test "each has one" {
  board = [[ .  E^ .  E^ .
             E< .  B^ .  E>
             .  Ev .  B^ . ]],
  steps = {
    { play = "A abbey 1,1 pass" },
    { play = "B pass B^ 0,0 pass", expect = "CHANCE must answer" },
  },
}

test "who has none left draws" {
  with = { own = { abbeys = 0 } },
  board = hole,
  expect = "CHANCE must answer",
}

test "abbeys that were left in the box are not offered" {
  with = { tiles = { ["abbey-and-mayor"] = false } },
  board = hole,
  expect = "CHANCE must answer",
}

test "nor waited for after the last tile" {
  with = { tiles = { ["abbey-and-mayor"] = false } },
  board = hole,
  pile = "B",
  play = "A B^ 0,0 pass",
  expect = "game over",
}

test "after the last tile everybody has one more turn for the abbey" {
  board = [[ .  B^ .  .
             B^ .  B^ .
             .  B^ .  . ]],
  pile = "B",
  steps = {
    { play = "A pass B^ 3,1 pass", expect = "B is on turn; asks abbey" },
    { play = "B pass", expect = "A is on turn; asks abbey" },
    { play = "A abbey 1,1 pass", expect = "game over" },
  },
}

test "the fairy pays nothing in these turns" {
  with    = { modules = { "princess-and-dragon" } },
  board   = [[ .  B^ .  .
               B^ .  B^ .
               .  B^ .  . ]],
  figures = "B meeple monastery 1,0",
  pile    = "B B",
  turn    = "B",
  steps = {
    { play = "B pass B^ 3,1 fairy; A pass B^ 3,0 pass",
      expect = "B is on turn; nobody scores" },
    { play = "B pass; A pass", expect = "game over; B scores monastery 3; "
        .. "B scores fairy 3; nobody else scores" },
  },
}

test "and nobody, when there is no hole" {
  board = "B^",
  pile = "B",
  play = "A B^ 1,0 pass",
  expect = "game over",
}

-- ---- the mayor (AM-7 to AM-9) ----------------------------------------------

test "a mayor weighs as much as the pennants of his city" {
  board = "E> F^ . F^ E<",
  figures = "A meeple city E 0,0; A meeple city E 1,0; B mayor city W 4,0",
  play = "A G^ 2,0 pass",
  expect = "A scores city 14; B scores city 14; B holds 1 mayor",
}

test "without pennants he holds nothing, and goes home" {
  board = "Ev",
  figures = "B mayor city S 0,0",
  play = "A E^ 0,1 pass",
  expect = "B scores city 0; A scores nothing; B holds 1 mayor",
}

test "he keeps others off all the same" {
  board = "E>",
  figures = "B mayor city E 0,0",
  play = "A E< 1,0",
  expect = "offers not meeple city; offers meeple field",
  with = { modules = { "farmers" } },
}

test "he stands in cities only" {
  board = "D^",
  play = "A D^ 1,0",
  expect = "offers mayor city; offers not mayor road",
}

-- ---- the wagon (AM-10 to AM-14) --------------------------------------------

test "a wagon drives on to what is near, incomplete and empty" {
  board = "W^ U^ .",
  figures = "A wagon road E 0,0",
  play = "A W^ 2,0 pass",
  expect = "A scores road 3; phase wagons; offers wagon road S; "
    .. "offers wagon road S 0,0; offers not wagon road E 0,0; offers pass",
}

test "or goes home" {
  board = "W^ U^ .",
  figures = "A wagon road E 0,0",
  play = "A W^ 2,0 pass pass",
  expect = "A holds 1 wagon; B is on turn",
}

test "it drives where it stood" {
  board = "W^ U^ .",
  figures = "A wagon road E 0,0",
  play = "A W^ 2,0 pass wagon road S 0,0",
  expect = "A wagon stands on road S 0,0; A holds 0 wagon",
}

test "not to where anybody is" {
  board = "W^ U^ .",
  figures = "A wagon road E 0,0; B meeple road S 0,0",
  play = "A W^ 2,0 pass",
  expect = "offers not wagon road S 0,0; offers wagon road W 0,0",
}

local connected = { own = { wagon = "connected" } }

test "in the first edition it drives to what its road leads to" {
  with    = connected,
  board   = "W^ U^ .",
  figures = "A wagon road W 1,0",
  play    = "A W^ 2,0 pass",
  expect  = "A scores road 3; offers only wagon road S 0,0, wagon road W 0,0, "
    .. "wagon road E, wagon road S, pass",
}

test "to the city or monastery where it ends, however far" {
  with    = connected,
  board   = "A< U^ U^ .",
  figures = "A wagon road E 0,0",
  play    = "A S> 3,0 pass",
  expect  = "A scores road 4; offers only wagon monastery 0,0, "
    .. "wagon city N, pass",
}

test "from a city to the roads that end there, and to what lies within" {
  with    = { own = { wagon = "connected" },
    modules = { "princess-and-dragon" } },
  board   = [[ .  Ev             .
               .  S>             E<
               E> m-cNEW-dragon^ . ]],
  figures = "A wagon city E 0,2",
  play    = "A E< 2,2 pass",
  expect  = "offers only wagon monastery 1,2, wagon road W 1,1, pass",
}

test "what an abbey closes leads to it" {
  with    = connected,
  board   = [[ .  A^  .
               B^ .   B^
               .  B^  . ]],
  figures = "A wagon road S 1,0",
  play    = "A abbey 1,1 pass",
  expect  = "A scores road 1; "
    .. "offers only wagon monastery, wagon monastery 1,0, pass",
}

test "nothing leads out of an abbey" {
  with    = connected,
  board   = [[ B^ A^ B^
               B^ .  B^
               B^ B^ B^ ]],
  play    = "A abbey 1,1 wagon monastery",
  expect  = "A scores monastery 9; A holds 1 wagon; B is on turn",
}

test "no field, no garden" {
  with = { modules = { "abbot", "farmers" } },
  board = "D^",
  play = "A E-garden^ 1,1",
  fails = "is not",
  expect = "offers not wagon field",
}

-- ---- the barn (AM-15 to AM-22) ---------------------------------------------

local farm = { modules = { "farmers" } }
local meadow = [[ E^ E^
                  Ev .  ]]

test "a barn stands where four tiles meet in one field" {
  with = farm,
  board = meadow,
  play = "A Ev 1,1",
  expect = "offers barn; offers meeple field",
}

test "not where the field is parted" {
  with = farm,
  board = [[ V< V^
             Vv .  ]],
  play = "A E^ 2,0",
  expect = "offers not barn",
}

test "the farmers around it are paid at once, and go home" {
  with = farm,
  board = [[ .  Ev
             E^ E^
             Ev .  ]],
  figures = "B meeple field E 0,1; A meeple field E 0,2",
  play = "A Ev 1,2 barn",
  expect = [[
    A scores field 3 (city 1 x 3); B scores field 3 (city 1 x 3)
    B holds 7 meeple; A holds 7 meeple; A holds 0 barn
  ]],
}

test "no farmer joins a barn" {
  with = farm,
  board = meadow,
  steps = {
    { play = "A Ev 1,1 barn", expect = "nobody scores" },
    { play = "B U> 2,1",
      expect = "offers meeple field NR; "
        .. "offers not meeple field NL because there is a barn" },
  },
}

test "a joined farmer is paid 1 a city, a barn 4 at the end" {
  with = farm,
  board = [[ .  Ev .  .
             E^ E^ .  .
             Ev .  .  B^ ]],
  figures = "B meeple field 3,2",
  steps = {
    { play = "A Ev 1,2 barn", expect = "nobody scores" },
    { play = "B H^ 2,2 pass",
      expect = "B scores field 1 (city 1 x 1); B holds 7 meeple" },
  },
}

test "who is in the count's market may help with the field of a new barn" {
  with    = { modules = { "farmers", "count" } },
  setup   = true,
  state   = { ["count.inside"] = 1 },
  board   = [[ .  Ev
               E^ E^
               Ev .  ]],
  origin  = "4,0",
  figures = "B meeple in market",
  play    = "A Ev 5,2 barn; B meeple field E 4,2",
  expect  = "B scores field 3 (city 1 x 3); B holds 7 meeple",
}

test "a barn is paid at the end" {
  with = farm,
  board = [[ .  Ev
             E^ E^
             Ev .  ]],
  pile = "E",
  play = "A Ev 1,2 barn",
  expect = "game over; A scores field 4 (city 1 x 4); nobody else scores",
}

-- ---- abbeys and others (AM-1 to AM-6) --------------------------------------

local function with(...) return { modules = { ... } } end

test "an abbey extends nothing: no builder wakes" {
  with = with "traders-and-builders",
  board = [[ .  A^  .
             B^ .   B^
             .  B^  . ]],
  figures = "A meeple road S 1,0; A builder road S 1,0",
  play = "A abbey 1,1 pass",
  expect = "A scores road 1; B is on turn",
}

test "in the second part of a turn an abbey may be laid, too" {
  with = with "traders-and-builders",
  board = [[ .  B^ .  .
             B^ .  B^ U>
             .  B^ .  . ]],
  pile = "U U U",
  figures = "A meeple road N 3,1; A builder road N 3,1",
  play = "A pass U> 3,2",
  expect = "A is on turn; asks abbey",
}

test "what it closes is a city for the king, and for who collects goods" {
  with = with("traders-and-builders", "king-and-robber"),
  board = [[ .  B^        .
             B^ .         B^
             .  cEW-wine> .
             .  E^        . ]],
  play = "A abbey 1,1 pass",
  expect = "state king-and-robber.city is 2; state king-and-robber.king is 1; "
    .. "state traders-and-builders.wine of A is 1",
}

test "from the count's city one may go to what it closes" {
  with = with "count",
  setup = true,
  state = { ["count.inside"] = 1 },
  origin = "6,5",
  board = [[ .  A^  .
             B^ .   B^
             .  B^  . ]],
  figures = "A meeple in blacksmith; B meeple road S 7,5",
  play = "A abbey 7,6 pass",
  expect = "asks count-leave; offers meeple road S 7,5",
}

test "abbots and wagons may live in it, farmers may not" {
  with = with("abbot", "farmers"),
  board = hole,
  play = "A abbey 1,1",
  expect = "offers only meeple monastery, wagon monastery, abbot monastery, "
    .. "pass",
}

test "a river ends at it" {
  with = with "river",
  board = [[ .    B^  .
             wEW^ .   B^
             .    B^  . ]],
  play = "A abbey 1,1 pass",
  expect = "abbey^ lies at 1,1; river E 0,1 is incomplete",
}

test "who is besieged escapes through an abbey" {
  with = with "cathars",
  board = [[ .  B^           .
             B^ .            E>
             .  cathars/cNW< . ]],
  figures = "A meeple city W 1,2",
  play = "A abbey 1,1 pass",
  expect = "asks escape; offers escape meeple",
}

test "an abbey has no field: no barn at its corners" {
  with = farm,
  board = [[ .  E^ E^
             B^ .  B^
             .  Ev B^ ]],
  play = "A abbey 1,1",
  expect = "offers not barn",
}

-- ---- mayors and others (AM-7 to AM-9) --------------------------------------

test "the fairy pays beside a mayor who holds nothing" {
  with = with "princess-and-dragon",
  board = "Ev",
  figures = "A mayor city S 0,0",
  steps = {
    { play = "A B^ 1,0 fairy; B B^ 2,0 pass", expect = "A scores fairy 1" },
    { play = "A E^ 0,1 pass", expect = "A scores city 0; A scores fairy 3; "
        .. "A holds 1 mayor" },
  },
}

test "a portal takes him to cities only" {
  with = with "princess-and-dragon",
  board = "D^",
  play = "A rE-rS-rW-portal^ 1,0",
  expect = "offers mayor city N 0,0; offers not mayor road; "
    .. "offers wagon city N 0,0; offers wagon road",
}

test "and so does a flying machine" {
  with = with "flying-machines",
  board = "D^",
  play = "A rEW-W^ 1,0 fly mayor distance 1",
  expect = "asks land; offers only mayor city N 0,0",
}

test "in the count's city he lives in the castle" {
  with = with "count",
  setup = true,
  origin = "6,5",
  board = "Ev",
  figures = "B meeple city S 6,5",
  play = "A E^ 6,6",
  expect = "asks count-enter; offers mayor castle; offers not mayor market; "
    .. "offers not mayor blacksmith; offers not mayor cathedral; "
    .. "offers wagon castle; offers wagon blacksmith; "
    .. "offers wagon cathedral; offers not wagon market",
}

test "a builder may stand with a mayor" {
  with = with "traders-and-builders",
  board = "E> .",
  figures = "A mayor city E 0,0",
  play = "A G^ 1,0",
  expect = "offers builder city; offers not meeple city",
}

test "mayors and wagons are captured, and stand on no tower" {
  with = with "tower",
  board = "tower/f^ E> E<",
  figures = "A mayor city E 1,0; A wagon city W 2,0",
  turn = "B",
  play = "B B^ 0,1 tower-piece 0,0",
  expect = "offers only capture mayor, pass; offers not capture wagon",
}

test "the dragon eats them, and nobody drives on" {
  with = with "princess-and-dragon",
  board = "rEW-volcano^ . U^",
  figures = "A wagon road W 2,0",
  play = "A rEW-dragon^ 1,0 pass dragon 1,0; B dragon 2,0",
  expect = "A holds 1 wagon; B is on turn; phase tile",
}

test "a dragon that comes after scoring eats who has driven on" {
  with = { modules = { "princess-and-dragon", "traders-and-builders" },
    options = { ["princess-and-dragon"] = { dragon = "after-scoring" } } },
  board = [[ A<            . A>
             rEW-volcano^  . .  ]],
  figures = "A wagon road E 0,0",
  play = "A rEW-dragon^ 1,0 pass wagon monastery 0,0; A dragon 0,0",
  expect = "A scores road 3; A holds 1 wagon",
}

test "a princess sends a mayor home" {
  with = with "princess-and-dragon",
  board = "E> .",
  figures = "B mayor city E 0,0; A wagon city E 0,0",
  play = "A cNW-princess^ 1,0",
  expect = "offers princess mayor; offers princess wagon",
}

-- ---- wagons and others (AM-10 to AM-14) ------------------------------------

test "each own wagon, the player on turn first, whoever scores" {
  board = "W^ U^ U^ .",
  figures = "A wagon road E 0,0; B wagon road E 1,0; B meeple road W 2,0",
  play = "A W^ 3,0 pass",
  expect = "B scores road 4; A scores nothing; A must answer; asks wagon",
}

test "not beside a builder, not onto the dragon's tile" {
  with = with("traders-and-builders", "princess-and-dragon"),
  board = "W^ U^ .",
  figures = "A wagon road E 0,0; B builder road S 0,0; dragon 2,0",
  play = "A W^ 2,0",
  fails = "no tile",
}

test "not into a castle" {
  with = with "bridges-castles-bazaars",
  board = "E> .",
  figures = "A wagon city E 0,0",
  play = "A E< 1,0 pass castle",
  expect = "A holds 0 wagon; B is on turn",
}

test "who escaped from a siege does not drive" {
  with = with "cathars",
  board = [[ B^         .
             cathars/cN> . ]],
  figures = "A wagon city E 0,1",
  play = "A U> 1,0 pass escape wagon",
  expect = "A holds 1 wagon; B is on turn",
}

test "a wagon that jumped out of the count's city may drive on" {
  with = with "count",
  setup = true,
  state = { ["count.inside"] = 1 },
  origin = "6,5",
  board = "W^ U^ .",
  figures = "A wagon in blacksmith; B meeple road W 7,5",
  turn = "B",
  play = "B W^ 8,5 pass; A wagon road E 6,5",
  expect = "A scores road 3; B scores road 3; A must answer; asks wagon; "
    .. "offers wagon road S 6,5",
}
