-- Tests of Bridges, Castles & Bazaars.

local farmers = { modules = { "farmers" } }

local function own(options) return { own = options } end

local function beside(name, options)
  return { modules = { name }, options = options and { [name] = options } }
end

-- ---- bridges that are needed ------------------------------------------------

test "a road beside a field needs a bridge there" {
  board  = "B^ .",
  play   = "A U^ 1,0 bridge EW 0,0",
  expect = "A holds 2 bridge; B holds 3 bridge; "
    .. "offers only meeple road, pass",
}

test "a field beside a road needs a bridge on the new tile" {
  board  = "W^ .",
  play   = "A B^ 1,0 bridge EW",
  expect = "A holds 2 bridge; offers meeple road E; offers meeple monastery",
}

test "what fits without takes none" {
  board  = "B^ .",
  play   = "A U> 1,0",
  expect = "A holds 3 bridge",
}

test "no bridge leads up to a tile that lies already" {
  board  = "B^ B^ .",
  play   = "A U> 2,0",
  expect = "A holds 3 bridge",
}

test "a bridge on a neighbour needs a free cell at its far end" {
  board = "B^ B^ .",
  play  = "A U^ 2,0",
  fails = "not offered",
}

test "no bridge starts in a city or on a road" {
  board = "D^ .",
  play  = "A U> 1,0 bridge NS",
  fails = "not offered",
}

test "without bridges left it cannot be laid" {
  with  = { pieces = { bridge = 0 } },
  board = "B^ .",
  play  = "A U^ 1,0",
  fails = "not offered",
}

test "a tile that fits only so may be refused, and another one is drawn" {
  board  = "B^ .",
  pile   = "X X U",
  draws  = "X U",
  play   = "A pass U> 1,0 pass",
  expect = "A holds 3 bridge; nobody scores",
}

test "five and six players have two bridges and two castles" {
  with   = { players = 5 },
  board  = "B^ .",
  play   = "A U> 1,0",
  expect = "A holds 2 bridge; A holds 2 castle",
}

-- ---- bridges that are not -------------------------------------------------

test "a bridge goes on the new tile, which can be claimed then" {
  board  = "B^ .",
  play   = "A B^ 1,0 bridge 1,0 N meeple road N",
  expect = "A holds 2 bridge; B is on turn",
}

test "only one in each part of a turn" {
  board  = "B^ .",
  play   = "A B^ 1,0 bridge 1,0 N",
  expect = "offers not bridge; offers meeple road",
}

test "none after one that was needed" {
  board  = "W^ .",
  play   = "A B^ 1,0 bridge EW",
  expect = "offers not bridge",
}

test "again in the next turn" {
  board  = "B^ . .",
  play   = "A B^ 1,0 bridge 1,0 N pass; B B^ 2,0",
  expect = "offers bridge 2,0 N",
}

test "both cells beyond its ends must be free" {
  board  = "B^ .",
  play   = "A B^ 1,0",
  expect = "offers bridge 1,0 N; offers not bridge 1,0 E",
}

test "with the option a bridge goes beside the new tile, too" {
  with   = own { free = "near" },
  board  = "B^ .",
  play   = "A U> 1,0",
  expect = "offers bridge 0,0 N; offers not bridge 0,0 E",
}

-- ---- bridges are roads ------------------------------------------------------

test "a road over a bridge scores" {
  board   = "A< .",
  figures = "A meeple road E 0,0",
  play    = "A B^ 1,0 bridge EW pass; B A> 2,0 pass",
  expect  = "A scores road 3 (tile 3 x 1)",
}

test "below it everything stays as it is" {
  with    = farmers,
  board   = "B^ .",
  figures = "A meeple field N 0,0",
  play    = "A U^ 1,0 bridge EW 0,0",
  expect  = "offers not meeple field",
}

test "the robber baron sees a bridge as a road" {
  with   = beside "king-and-robber",
  board  = "A< .",
  play   = "A B^ 1,0 bridge EW pass; B A> 2,0 pass",
  expect = "state king-and-robber.robber is 2; "
    .. "state king-and-robber.road is 3",
}

test "a builder's road that goes on over a bridge earns a second part" {
  with    = beside "traders-and-builders",
  board   = "A< .",
  figures = "A meeple road E 0,0; A builder road E 0,0",
  play    = "A B^ 1,0 bridge EW pass",
  expect  = "A is on turn; phase tile",
}

test "a builder stands on a bridge, and each part may have its own" {
  with    = beside "traders-and-builders",
  board   = "A< .",
  figures = "A meeple road E 0,0",
  steps = {
    { play = "A B^ 1,0 bridge EW builder road E; B B^ 0,1 pass",
      expect = "A holds 0 builder" },
    { play = "A U^ 2,0 pass", expect = "A is on turn" },
    { play = "A B^ 0,-1", expect = "offers bridge 0,-1 E" },
  },
}

test "an inn counts for a road over a bridge" {
  with    = beside "inns-and-cathedrals",
  board   = "A< .",
  figures = "A meeple road E 0,0",
  play    = "A B^ 1,0 bridge EW pass; B rEW-inn^ 2,0 pass; A A> 3,0 pass",
  expect  = "A scores road 8",
}

test "the dragon eats who stands on a bridge, and the bridge stays" {
  with   = beside "princess-and-dragon",
  board  = "rEW-volcano^ .",
  play   = "A B^ 1,0 bridge EW meeple road W; "
    .. "B rEW-dragon^ 2,0 pass dragon 1,0 A dragon 2,0",
  expect = "A holds 7 meeple; nobody stands on road W 1,0",
}

test "the fairy stands with who is on a bridge" {
  with   = beside "princess-and-dragon",
  board  = "B^ .",
  play   = "A B^ 1,0 bridge 1,0 N meeple road N; B B^ 2,0 pass; A B^ 0,-1",
  expect = "offers fairy meeple A road N 1,0",
}

test "a tower reaches who stands on a bridge" {
  with   = beside "tower",
  board  = "tower/f^ .",
  play   = "A B^ 1,0 bridge 1,0 N meeple road N; "
    .. "B B^ 0,1 tower-piece 0,0 capture",
  expect = "nobody stands on road N 1,0; A holds 6 meeple",
}

test "a flier comes down on a bridge" {
  with   = beside "flying-machines",
  board  = "B^ .",
  play   = "A B^ 1,0 bridge 1,0 N pass; B f-W^ 2,0 fly meeple distance 1",
  expect = "asks land; offers only meeple monastery 1,0, meeple road N 1,0",
}

-- ---- castles ----------------------------------------------------------------

test "a small city may become a castle" {
  board   = "E> .",
  figures = "A meeple city E 0,0",
  play    = "A E< 1,0 pass castle city W",
  expect  = "nobody scores; A holds 2 castle; A holds 6 meeple",
}

test "or score" {
  board   = "E> .",
  figures = "A meeple city E 0,0",
  play    = "A E< 1,0 pass pass",
  expect  = "A scores city 4; A holds 3 castle; A holds 7 meeple",
}

test "its owner is asked, whoever completes it" {
  board   = "E> .",
  figures = "B meeple city E 0,0",
  play    = "A E< 1,0 pass; B castle",
  expect  = "B holds 2 castle; A holds 3 castle",
}

test "nobody else is" {
  board  = "E> .",
  play   = "A E< 1,0 pass",
  expect = "nobody scores; B is on turn",
}

test "two followers make no lord" {
  board   = "E> .",
  figures = "A meeple city E 0,0; A meeple city E 0,0",
  play    = "A E< 1,0 pass",
  expect  = "A scores city 4",
}

test "by the majority they do, and the other one goes home" {
  with    = own { owner = "majority" },
  board   = "E> .",
  figures = "A meeple city E 0,0; A meeple city E 0,0",
  play    = "A E< 1,0 pass castle",
  expect  = "A holds 6 meeple",
}

test "a tie is no majority" {
  with    = own { owner = "majority" },
  board   = "E> .",
  figures = "A meeple city E 0,0; B meeple city E 0,0",
  play    = "A E< 1,0 pass",
  expect  = "A scores city 4; B scores city 4",
}

test "some small cities never do" {
  with    = { tiles = { "inns-and-cathedrals" } },
  board   = "cN-split> .",
  figures = "A meeple city E 0,0",
  play    = "A E< 1,0 pass",
  expect  = "A scores city 4",
}

test "nor do those of other sets" {
  with    = beside "hills-and-sheep",
  board   = "cN-vineyard-split> .",
  figures = "A meeple city E 0,0",
  play    = "A E< 1,0 pass",
  expect  = "A scores city 4",
}

test "a larger city does not" {
  board   = "E> G^ .",
  figures = "A meeple city E 0,0",
  play    = "A E< 2,0 pass",
  expect  = "A scores city 6",
}

test "a castle earns what is completed in its domain, once" {
  board   = [[ .  .  .
               E> .  .
               A< .  . ]],
  figures = "A meeple city E 0,1",
  steps = {
    { play = "A E< 1,1 pass castle" },
    { play = "B A> 1,2 pass", expect = "A scores castle 2; A holds 7 meeple" },
    { play = "A B^ 0,0 pass", expect = "nobody scores" },
  },
}

test "not in the part of the turn that built it" {
  board   = [[ E> .
               A< A> ]],
  figures = "A meeple city E 0,0",
  play    = "A E< 1,0 castle",
  expect  = "nobody scores; A holds 2 castle",
}

test "nothing outside of its domain" {
  board   = [[ E> .  .
               .  .  .
               A< .  . ]],
  figures = "A meeple city E 0,0",
  play    = "A E< 1,0 pass castle; B A> 1,2 pass",
  expect  = "nobody scores; A holds 6 meeple",
}

test "whoever scores the feature, both are paid" {
  board   = [[ E> .
               A< . ]],
  figures = "A meeple city E 0,0; B meeple road E 0,1",
  play    = "A E< 1,0 pass castle; B A> 1,1 pass",
  expect  = "A scores castle 2; B scores road 2",
}

test "a castle that scores is completed for its neighbours" {
  board   = [[ E> .
               E> .
               .  .
               .  . ]],
  figures = "A meeple city E 0,0; B meeple city E 0,1",
  steps = {
    { play = "A E< 1,0 pass castle" },
    { play = "B E< 1,1 castle" },
    { play = "A A< 0,2 pass" },
    { play = "B A> 1,2 pass",
      expect = "B scores castle 2; A scores castle 2" },
  },
}

test "where two castles score on one tile, the better one counts" {
  board   = [[ .  .  E> .
               .  E> .  E<
               A< V^ .  A^
               .  Vv .  V> ]],
  origin  = "-1,-1",
  figures = [[ A meeple city E 0,0; B meeple city W 2,0
               A meeple city E 1,-1 ]],
  steps = {
    { play = "A H> 1,0; A castle; B castle; B E< 2,-1; A castle" },
    { play = "A W^ 1,2 pass",
      expect = "A has 8 points; B scores castle 3; B has 3 points" },
  },
}

test "the fairy stays with who becomes lord" {
  with    = beside "princess-and-dragon",
  board   = [[ . E> .
               . A< . ]],
  figures = "A meeple city E 1,0",
  steps = {
    { play = "A B^ 0,0 fairy meeple; B E< 2,0 pass; A castle" },
    { play = "A B^ 0,1 pass; B A> 2,1 pass",
      expect = "A scores castle 2; A scores fairy 3" },
  },
}

test "the fairy may go to a lord, and be with him on one of his tiles" {
  with    = { modules = { "princess-and-dragon" } },
  board   = "E> .",
  figures = "A meeple city E 0,0",
  play    = "A E< 1,0 pass castle; B B^ 0,1 pass; A B^ 1,1 fairy; "
    .. "B B^ 2,0 pass",
  expect  = "fairy is at 0,0; A scores fairy 1",
}

test "so, too, where she is with all on a tile" {
  with    = { modules = { "princess-and-dragon" },
    options = { ["princess-and-dragon"] = { fairy = "on-tile" } } },
  board   = [[ . E> .
               . A< . ]],
  figures = "A meeple city E 1,0",
  steps = {
    { play = "A E< 2,0 pass castle; B B^ 0,0 pass; A B^ 0,1",
      expect = "offers fairy 1,0; offers not fairy 2,0" },
    { play = "A fairy 1,0; B A> 2,1 pass",
      expect = "A scores castle 2; A scores fairy 3" },
  },
}

test "who weighs nothing is a lord without points" {
  with    = beside "abbey-and-mayor",
  board   = [[ E> .
               A< . ]],
  figures = "A mayor city E 0,0",
  play    = "A E< 1,0 pass castle; B A> 1,1 pass",
  expect  = "A has 0 points; A holds 1 mayor",
}

test "a lord takes the gold around his castle" {
  with    = beside "goldmines",
  board   = [[ E> .
               A< . ]],
  figures = "A meeple city E 0,0; gold 0,1",
  play    = "A E< 1,0 pass castle; B A> 1,1 pass",
  expect  = "A scores castle 2; state goldmines.gold of A is 1",
}

test "no abbey in place of a tile that was bought" {
  with   = beside "abbey-and-mayor",
  board  = [[ .  U>  .
              B^ .   T>
              .  Ev  . ]],
  pile   = "f-bazaar U V B E",
  draws  = "f-bazaar U V",
  play   = "A pass f-bazaar^ 0,2 pass; B lot U bid 0; A pass",
  expect = "B is on turn; asks place",
}

test "a castle in a besieged city is not besieged" {
  with    = { modules = { "farmers", "cathars" } },
  board   = "cathars/cN> .",
  pile    = "E",
  figures = "A meeple city E 0,0; B meeple field W 0,0",
  play    = "A E< 1,0 pass castle",
  expect  = "game over; B scores field 4 (castle 1 x 1, city 1 x 3)",
}

test "a lord left at the end scores nothing, which is said" {
  board   = "E> .",
  pile    = "E",
  figures = "A meeple city E 0,0",
  play    = "A E< 1,0 pass castle",
  expect  = "game over; A scores castle 0; A has 0 points",
}

test "for farmers a castle is worth 1 more than a city" {
  with    = farmers,
  board   = "E> .",
  pile    = "E",
  figures = "A meeple city E 0,0; B meeple field W 0,0",
  play    = "A E< 1,0 pass castle",
  expect  = "B scores field 4",
}

test "a castle is no city for the king" {
  with    = beside "king-and-robber",
  board   = "E> .",
  figures = "A meeple city E 0,0",
  play    = "A E< 1,0 pass castle",
  expect  = "state king-and-robber.king is 0",
}

test "nor for those who collect goods" {
  with    = beside "traders-and-builders",
  board   = "E> .",
  figures = "A meeple city E 0,0; A builder city E 0,0",
  play    = "A E< 1,0 pass castle",
  expect  = "A holds 1 builder",
}

-- ---- bazaars ----------------------------------------------------------------

test "a bazaar sells as many tiles as there are players" {
  board  = "B^ .",
  pile   = "f-bazaar U V B E",
  draws  = "f-bazaar U V",
  play   = "A f-bazaar^ 1,0 pass; B lot U bid 0; A pass",
  expect = "B is on turn; phase tile",
}

test "who bids more gets it, and pays the seller" {
  board  = "B^ .",
  pile   = "f-bazaar U V B E",
  draws  = "f-bazaar U V",
  play   = "A f-bazaar^ 1,0 pass; B lot U bid 1; A bid 3; B sell",
  expect = "A scores bazaar -3; B scores bazaar 3",
}

test "who bids is told what is sold, by whom, and the high bid" {
  board  = "B^ .",
  pile   = "f-bazaar U V B E",
  draws  = "f-bazaar U V",
  play   = "A f-bazaar^ 1,0 pass; B lot U bid 1",
  expect = "A must answer; asks bid; about for-sale U; about sold-later V; "
    .. "about seller B; about seller-bids 1; about most-to-bid 20",
}

test "as long as nobody has, there is no bid" {
  board  = "B^ .",
  pile   = "f-bazaar U V B E",
  draws  = "f-bazaar U V",
  play   = "A f-bazaar^ 1,0 pass; B lot U",
  expect = "B must answer; asks bid; about seller B; about most-to-bid 20",
}

test "and so is who may sell" {
  board  = "B^ .",
  pile   = "f-bazaar U V B E",
  draws  = "f-bazaar U V",
  play   = "A f-bazaar^ 1,0 pass; B lot U bid 1; A bid 3",
  expect = "B must answer; about for-sale U; about high-bid 3; "
    .. "about high-bidder A",
}

test "or the seller pays as much, and keeps it" {
  board  = "B^ .",
  pile   = "f-bazaar U V B E",
  draws  = "f-bazaar U V",
  play   = "A f-bazaar^ 1,0 pass; B lot U bid 1; A bid 3; B keep",
  expect = "A scores bazaar 3; B scores bazaar -3",
}

test "a price that nobody tops is paid to nobody" {
  board  = "B^ .",
  pile   = "f-bazaar U V B E",
  draws  = "f-bazaar U V",
  play   = "A f-bazaar^ 1,0 pass; B lot U bid 2; A pass",
  expect = "B scores bazaar -2; nobody else scores",
}

test "what was bought is laid in the next turn" {
  board  = "B^ .",
  pile   = "f-bazaar U V B E",
  draws  = "f-bazaar U V",
  play   = "A f-bazaar^ 1,0 pass; B lot U bid 0; A pass; "
    .. "B U> 2,0 pass; A V^ 0,1",
  expect = "A is on turn",
}

test "without an auction everybody takes one" {
  with   = own { auction = false },
  board  = "B^ .",
  pile   = "f-bazaar U V B E",
  draws  = "f-bazaar U V",
  play   = "A f-bazaar^ 1,0 pass; B lot V",
  expect = "nobody scores; B is on turn; phase tile",
}

test "no bazaar with fewer tiles than players" {
  board  = "B^ .",
  pile   = "f-bazaar U",
  draws  = "f-bazaar",
  play   = "A f-bazaar^ 1,0 pass",
  expect = "B is on turn; phase tile",
}

test "the game goes on until all that was bought is laid" {
  board  = "B^ .",
  pile   = "f-bazaar U V",
  draws  = "f-bazaar U V",
  play   = "A f-bazaar^ 1,0 pass; B lot U bid 0; A pass; B U> 2,0 pass; "
    .. "A V^ 0,1 pass",
  expect = "game over",
}

test "a bid may exceed the points by the credit" {
  with   = own { credit = 2 },
  board  = "B^ .",
  pile   = "f-bazaar U V B E",
  draws  = "f-bazaar U V",
  play   = "A f-bazaar^ 1,0 pass; B lot U",
  expect = "offers only bid 0, bid 1, bid 2",
}
