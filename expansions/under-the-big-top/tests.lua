-- Tests of Under the Big Top. "bigtop/f-acrobats" is a meadow with a pyramid.

local function with(...) return { modules = { ... } } end
local function own(name, value) return { own = { [name] = value } } end

-- ---- the big top ----------------------------------------------------------

test "the big top goes to the first circus, for nothing" {
  board  = "U> .",
  play   = "A rS-circus^ 1,0 meeple road S",
  expect = "nobody scores; bigtop is at 1,0; B is on turn",
}

test "at the next one a token pays where it stood, then it moves" {
  board   = "cN-circus^ .",
  figures = "bigtop 0,0; A meeple city N 0,0; B meeple field EL 0,0",
  steps   = {
    { play = "A rS-circus^ 1,0 meeple road S",
      expect = "asks animal; offers 6 answers; CHANCE must answer" },
    { play = "animal 6", expect = "A scores bigtop 12 (bigtop 2 x 6); "
        .. "B scores bigtop 6 (bigtop 1 x 6); nobody else scores; "
        .. "bigtop is at 1,0; B is on turn" },
  },
}

test "no majority: everybody scores, whatever the figure" {
  with    = with("inns-and-cathedrals", "abbey-and-mayor", "phantom", "abbot"),
  board   = "B^ Ev B^\nB^ cN-circus^ .",
  figures = [[ bigtop 1,1; A meeple field EL 1,1; A big city N 1,1
               B abbot monastery 0,0; B phantom city S 1,0
               B wagon monastery 0,1; B ringmaster monastery 2,0 ]],
  play    = "A rS-circus^ 2,1 pass pass animal 1",
  expect  = "A scores bigtop 2 (bigtop 2 x 1); B scores bigtop 4; "
    .. "nobody else scores",
}

test "tiles farther away do not count" {
  board   = "cN-circus^ B^ B^ .",
  figures = "bigtop 0,0; B meeple monastery 2,0; B meeple monastery 1,0",
  play    = "A rS-circus^ 3,0 pass animal 5",
  expect  = "B scores bigtop 5; nobody else scores",
}

test "nobody near, a token is used up all the same" {
  board   = "cN-circus^ B^ .",
  figures = "bigtop 0,0",
  steps   = {
    { play = "A rS-circus^ 2,0 pass animal 7", expect = "nobody scores" },
    { play = "B rE-rW-circus> 3,0 pass",
      expect = "offers not animal 7; chance of animal 4 is 5 of 15" },
  },
}

test "sixteen tokens: one, four, five, three, two and one" {
  board  = "cN-circus^ .",
  figures = "bigtop 0,0",
  play   = "A rS-circus^ 1,0 pass",
  expect = [[ chance of animal 1 is 1 of 16; chance of animal 3 is 4 of 16
              chance of animal 4 is 5 of 16; chance of animal 5 is 3 of 16
              chance of animal 6 is 2 of 16; chance of animal 7 is 1 of 16 ]],
}

test "the tiles of two boxes want two sets" {
  with   = { tiles = { ["under-the-big-top"] = 2 } },
  setup  = true,
  expect = "state under-the-big-top.circuses is 24",
}

test "and two sets have twice as many of each" {
  board   = "cN-circus^ .",
  state   = { ["under-the-big-top.circuses"] = 17 },
  figures = "bigtop 0,0",
  play    = "A rS-circus^ 1,0 pass",
  expect  = "chance of animal 1 is 2 of 32; chance of animal 4 is 10 of 32",
}

test "who went home with this very tile does not count" {
  board   = "cN-circus^ E> .",
  figures = "bigtop 0,0; A meeple city E 1,0",
  play    = "A cN-rS-circus< 2,0 pass animal 3",
  expect  = "A scores city 4; nobody else scores; bigtop is at 2,0",
}

test "builders, pigs, barns and shepherds do not count" {
  with    = with("traders-and-builders", "hills-and-sheep"),
  board   = "cN-circus^ .",
  figures = [[ bigtop 0,0; A meeple city N 0,0; A builder city N 0,0
               A meeple field EL 0,0; A pig field EL 0,0
               B shepherd field EL 0,0 ]],
  play    = "A rS-circus^ 1,0 pass animal 3",
  expect  = "A scores bigtop 6; nobody else scores",
}

test "who stands on a tower does" {
  with    = with "tower",
  board   = "cN-circus^ tower/f^ .",
  figures = "bigtop 0,0; B meeple 1,0; B tower-piece 1,0",
  play    = "A rS-circus^ 2,0 pass animal 4",
  expect  = "B scores bigtop 4; nobody else scores",
}

local far_castle = {
  modules = { "bridges-castles-bazaars" }, own = { castle = "lord" },
}

test "a castle is reached by either of its tiles" {
  with    = with "bridges-castles-bazaars",
  board   = "cN-circus^ Ev\n. E^",
  figures = "bigtop 0,0; A castle edge N 1,1; A meeple edge N 1,1",
  play    = "A rS-circus^ 2,0 pass animal 4",
  expect  = "A scores bigtop 4",
}

test "one tile out of reach" {
  with    = with "bridges-castles-bazaars",
  board   = "cN-circus^ E>  E<  .",
  figures = "bigtop 0,0; A castle edge W 2,0; A meeple edge W 2,0",
  play    = "A rS-circus^ 3,0 pass animal 4",
  expect  = "A scores bigtop 4",
}

test "or by that of the lord alone" {
  with    = far_castle,
  board   = "cN-circus^ E>  E<  .",
  figures = "bigtop 0,0; A castle edge W 2,0; A meeple edge W 2,0",
  play    = "A rS-circus^ 3,0 pass animal 4",
  expect  = "nobody scores",
}

test "his own tile in reach" {
  with    = far_castle,
  board   = "cN-circus^ E>  E<  .",
  figures = "bigtop 0,0; A castle edge E 1,0; A meeple edge E 1,0",
  play    = "A rS-circus^ 3,0 pass animal 4",
  expect  = "A scores bigtop 4",
}

test "at the end it pays once more, and nobody has gone home" {
  board   = "cN-circus^",
  figures = "bigtop 0,0; A meeple field EL 0,0",
  final   = true,
  steps   = {
    { expect = "asks animal" },
    { play = "animal 7", expect = "A scores bigtop 7; game over" },
  },
}

test "after wagons have driven on" {
  with    = with "abbey-and-mayor",
  board   = "cN-circus^ E> .\n. W^ .",
  figures = "bigtop 0,0; A wagon city E 1,0",
  play    = "A cN-rS-circus< 2,0 pass wagon road E 1,1 animal 3",
  expect  = "A scores city 4; A scores bigtop 3",
}

test "before the Count is entered" {
  with    = with "count",
  setup   = true,
  board   = "cN-circus^ E>",
  origin  = "3,1",
  figures = "bigtop 3,1; B meeple city E 4,1",
  play    = "A cN-rS-circus< 5,1 pass animal 4",
  expect  = "asks count-enter; B scores city 4; nobody else scores",
}

test "it has no part in majorities, and is no obstacle" {
  board   = "cN-circus^ .",
  figures = "bigtop 0,0",
  play    = "A U^ 0,1",
  expect  = "offers meeple road",
}

test "without it a circus is a plain tile" {
  with   = own("circus", false),
  board  = "cN-circus^ .",
  play   = "A rS-circus^ 1,0 meeple road",
  expect = "nobody scores; B is on turn",
}

-- ---- acrobats -------------------------------------------------------------

test "a meeple joins a pyramid on the tile or beside it" {
  board = "f-acrobats^ .",
  steps = {
    { play = "A rS-acrobats^ 1,0", expect = "offers meeple 0,0; "
        .. "offers meeple 1,0; offers meeple road" },
    { play = "meeple 0,0", expect = "A meeple is at 0,0; A holds 6 meeple; "
        .. "B is on turn; nobody scores" },
  },
}

test "no other figure does" {
  with   = with("inns-and-cathedrals", "abbey-and-mayor", "phantom", "abbot"),
  board  = "B^ .",
  supply = "A meeple 0",
  play   = "A f-acrobats-garden^ 1,0",
  expect = "offers not big 1,0; "
    .. "offers not ringmaster 1,0; offers not mayor 1,0; "
    .. "offers not meeple 1,0; offers abbot garden; offers not abbot 1,0",
}

test "nor the phantom after it" {
  with   = with "phantom",
  board  = "f-acrobats^ .",
  play   = "A B^ 1,0 meeple 0,0",
  expect = "A must answer; offers only phantom monastery, pass",
}

test "a corner away is near enough, two tiles are not" {
  board  = "f-acrobats^ .\nB^ .\nB^ .",
  steps  = {
    { play = "A B^ 1,1", expect = "offers meeple 0,0" },
    { play = "pass; B B^ 1,2", expect = "offers not meeple 0,0" },
  },
}

test "three fill a pyramid, of one player or of several" {
  board   = "f-acrobats^ .",
  figures = "A meeple 0,0; A meeple 0,0",
  steps   = {
    { play = "A B^ 1,0", expect = "offers meeple 0,0; offers not applause" },
    { play = "meeple 0,0; B B^ 0,1",
      expect = "offers not meeple 0,0; offers applause 0,0" },
  },
}

test "whoever applauds, from wherever: 5 for each to its owner" {
  board   = "f-acrobats^ U> B^ B^ .",
  figures = "A meeple 0,0; B meeple 0,0; B meeple 0,0",
  supply  = "A meeple 0",
  steps   = {
    { play = "A B^ 4,0", expect = "offers applause 0,0" },
    { play = "applause 0,0",
      expect = "A scores acrobats 5 (acrobats 1 x 5); B scores acrobats 10; "
        .. "nobody else scores; A holds 1 meeple; B holds 7 meeple; "
        .. "B is on turn" },
    { play = "B B^ 0,1", expect = "offers meeple 0,0; offers not applause" },
  },
}

test "nobody has to" {
  board   = "f-acrobats^ .",
  figures = "A meeple 0,0; B meeple 0,0; B meeple 0,0",
  play    = "A B^ 1,0 pass",
  expect  = "nobody scores; B is on turn",
}

test "a phantom may still follow" {
  with    = with "phantom",
  board   = "f-acrobats^ .",
  figures = "A meeple 0,0; A meeple 0,0; A meeple 0,0",
  play    = "A B^ 1,0 applause 0,0",
  expect  = "A scores acrobats 15; A must answer; "
    .. "offers phantom monastery",
}

test "a pyramid is no feature: its meadow is free" {
  board   = "f-acrobats^ .",
  figures = "B meeple 0,0",
  with    = with "farmers",
  play    = "A U> 1,0",
  expect  = "offers meeple field NL",
}

test "at the end 5 for each, full or not" {
  board   = "f-acrobats^ f-acrobats^",
  figures = "A meeple 0,0; A meeple 0,0; B meeple 1,0",
  final   = true,
  expect  = "A scores acrobats 10 (acrobats 2 x 5); B scores acrobats 5; "
    .. "game over",
}

test "who is captured makes room" {
  with    = with "tower",
  board   = "tower/f^ f-acrobats^ .",
  figures = "B meeple 1,0; B meeple 1,0; B meeple 1,0",
  steps   = {
    { play = "A B^ 2,0 tower-piece 0,0 capture meeple B 1,0" },
    { play = "B B^ 1,1", expect = "offers meeple 1,0; offers not applause" },
  },
}

test "the dragon eats them" {
  with    = with "princess-and-dragon",
  board   = "f-volcano^ f-acrobats^ .",
  figures = "B meeple 1,0; A meeple 1,0",
  play    = "A rSW-dragon^ 0,1 pass dragon 1,0",
  expect  = "A holds 7 meeple; B holds 7 meeple; nobody scores",
}

test "and keeps nobody off a pyramid" {
  with    = with "princess-and-dragon",
  board   = "f-acrobats^ .",
  figures = "dragon 0,0",
  play    = "A B^ 1,0",
  expect  = "offers meeple 0,0",
}

test "a portal leads to every pyramid" {
  with   = with("princess-and-dragon", "phantom"),
  board  = "f-acrobats^ B^ B^ .",
  steps  = {
    { play = "A rE-rS-rW-portal< 3,0", expect = "offers meeple 0,0" },
    { play = "meeple 0,0", expect = "A meeple is at 0,0; A must answer; "
        .. "offers phantom road; offers not phantom monastery 2,0" },
  },
}

test "with the fairy each has a point for each in the pyramid" {
  with    = with "princess-and-dragon",
  board   = "f-acrobats^ .",
  figures = "A meeple 0,0; B meeple 0,0; B meeple 0,0",
  steps   = {
    { play = "A B^ 1,0 fairy meeple A 0,0",
      expect = "B scores fairy 2; nobody else scores" },
    { play = "B B^ 2,0 pass", expect = "A scores fairy 1" },
  },
}

test "who applauds gets nothing more for her" {
  with    = with "princess-and-dragon",
  board   = "f-acrobats^ .",
  figures = "A meeple 0,0; A meeple 0,0; A meeple 0,0",
  steps   = {
    { play = "A B^ 1,0 fairy meeple A 0,0; B B^ 2,0 applause 0,0",
      expect = "A scores acrobats 15; nobody else scores" },
  },
}

test "below a bridge nobody joins" {
  with   = with "bridges-castles-bazaars",
  board  = "B^ . .",
  play   = "A f-acrobats^ 1,0 bridge 1,0 N",
  expect = "offers not meeple 1,0; offers meeple road",
}

test "without them a pyramid is a drawing" {
  with   = own("acrobats", false),
  board  = "f-acrobats^ .",
  play   = "A B^ 1,0",
  expect = "offers not meeple 0,0",
}

-- ---- the ringmaster -------------------------------------------------------

test "2 for each circus and acrobats around" {
  board   = "cN-circus^ f-acrobats^ rS-acrobats<\nA< . A>",
  play    = "A U^ 1,1 ringmaster road",
  expect  = "A scores road 3; "
    .. "A scores ringmaster 6 (circus 1 x 2, acrobats 2 x 2); "
    .. "A holds 1 ringmaster",
}

test "his own tile included, others farther away not" {
  board   = "A< . V^ rS-circus^",
  play    = "A rN-rS-acrobats< 1,0 ringmaster road W",
  expect  = "A scores road 2; A scores ringmaster 2 (acrobats 1 x 2)",
}

test "nothing around, no points" {
  board   = "A< .",
  play    = "A A> 1,0 ringmaster road",
  expect  = "A scores road 2; nobody else scores",
}

test "without majority, too" {
  with    = with "inns-and-cathedrals",
  board   = "rE-rW-circus^ U^",
  figures = "A ringmaster road E 0,0; B big road E 1,0",
  final   = true,
  expect  = "B scores road 2; A scores ringmaster 2; nobody else scores",
}

test "once for each ringmaster, however many score" {
  board   = "rE-rW-circus^ U^ U^",
  figures = "A ringmaster road E 0,0; B ringmaster road W 1,0; "
    .. "A meeple road E 1,0; B meeple road E 2,0",
  final   = true,
  expect  = "A scores road 3; B scores road 3; A scores ringmaster 2; "
    .. "B scores ringmaster 2; nobody else scores",
}

test "he counts 1 in a majority" {
  board   = "rE-rW-circus^ U^",
  figures = "A ringmaster road E 0,0; B meeple road E 1,0",
  final   = true,
  expect  = "A scores road 2; B scores road 2; A scores ringmaster 2",
}

test "a farmer of nothing, at the end" {
  with    = with "farmers",
  board   = "cN-circus^ f-acrobats^",
  figures = "A ringmaster field EL 0,0",
  final   = true,
  expect  = "A scores field 0; "
    .. "A scores ringmaster 4 (circus 1 x 2, acrobats 1 x 2)",
}

test "circus and acrobats please him though they are drawings" {
  with    = { own = { circus = false, acrobats = false } },
  board   = "rE-rS-circus> f-acrobats^",
  figures = "A ringmaster road W 0,0",
  final   = true,
  expect  = "A scores road 1; "
    .. "A scores ringmaster 4 (circus 1 x 2, acrobats 1 x 2)",
}

test "a farmer whose field a barn scores" {
  with    = with("farmers", "abbey-and-mayor"),
  board   = "cN-circus^ B^\nB^ .",
  figures = "A ringmaster field EL 0,0",
  play    = "A B^ 1,1 barn corner 1,1",
  expect  = "A scores field 0; A scores ringmaster 2 (circus 1 x 2); "
    .. "A holds 1 ringmaster",
}

test "a monk who lies down, once" {
  with    = with "monasteries",
  board   = "f-acrobats^ monasteries/m^",
  figures = "A ringmaster dormitory 1,0; B ringmaster monastery 1,0",
  final   = true,
  expect  = "A scores ringmaster 2; B scores ringmaster 2",
}

test "in fields of the first edition, too" {
  with    = { modules = { "farmers" },
              options = { farmers = { scoring = "city" } } },
  board   = "f-acrobats^ . .\nE> E< E^",
  figures = "A ringmaster field NL 0,0",
  final   = true,
  expect  = "A scores field 4; A scores ringmaster 2; nobody else scores",
}

test "not the lord of a castle" {
  with    = with "bridges-castles-bazaars",
  board   = "f-acrobats^ Ev\n. E^",
  figures = "A castle edge N 1,1; A ringmaster edge N 1,1",
  play    = "A A> 0,1 pass",
  expect  = "nobody scores",
}

test "nor who stands on a tower, or is in a quarter" {
  with    = with("tower", "count"),
  setup   = true,
  board   = "tower/f^ f-acrobats^",
  origin  = "3,1",
  figures = "A ringmaster 3,1; A tower-piece 3,1; B ringmaster in castle",
  final   = true,
  expect  = "nobody scores",
}

test "for the Count they are no points of a feature" {
  with    = with "count",
  setup   = true,
  board   = "f-acrobats^ E>",
  origin  = "3,1",
  figures = "B meeple city E 4,1; B ringmaster city E 4,1",
  play    = "A E< 5,1",
  expect  = "B scores city 4; B scores ringmaster 2; asks count-enter",
}

test "and their own give nobody the way in" {
  with    = with("count", "inns-and-cathedrals"),
  setup   = true,
  board   = "f-acrobats^ E>",
  origin  = "3,1",
  figures = "A ringmaster city E 4,1; B big city E 4,1",
  play    = "A E< 5,1",
  expect  = "B scores city 4; A scores ringmaster 2; asks count-enter",
}

test "no garden, and no wagon's drive" {
  with   = with "abbot",
  board  = "B^ .",
  play   = "A E-garden^ 1,0",
  expect = "offers not ringmaster garden; offers ringmaster city",
}

test "without ringmasters nobody has one" {
  with   = own("ringmaster", false),
  board  = "U^ .",
  play   = "A U^ 1,0",
  expect = "offers only meeple road, pass",
}

-- ---- with others ----------------------------------------------------------

test "both parts of a double turn move the big top" {
  with    = with "traders-and-builders",
  board   = "cN-circus^ .\nU^ .",
  figures = "bigtop 0,0; A meeple road W 0,1; A builder road W 0,1",
  steps   = {
    { play = "A rE-rW-circus^ 1,1 pass animal 3",
      expect = "A scores bigtop 3; bigtop is at 1,1; A is on turn" },
    { play = "A rS-circusv 1,0 pass animal 4",
      expect = "A scores bigtop 4; bigtop is at 1,0; B is on turn" },
  },
}
