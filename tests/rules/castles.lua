-- Bridges and castles together with others: BC-1 to BC-13 of
-- lua/doc/rules.md.

local function with(...)
  return { modules = { "bridges-castles-bazaars", ... } }
end

-- ---- bridges ----------------------------------------------------------------

test "fields stay joined under a bridge" {
  with    = with "farmers",
  board   = "W^ .",
  play    = "A B^ 1,0 bridge EW",
  expect  = "offers meeple field; offers meeple road E; "
    .. "offers meeple monastery; offers 4 answers",
}

test "a bridge over a city touches nothing of it" {
  with    = with(),
  board   = "W^ .",
  play    = "A H^ 1,0 bridge EW",
  expect  = "offers meeple city N; offers meeple city S; "
    .. "offers meeple road E; city N 1,0 has 1 tiles; road E 1,0 has 2 tiles",
}

test "in both parts of a double turn a bridge may be laid" {
  with    = with "traders-and-builders",
  board   = "A< .",
  figures = "A meeple road E 0,0; A builder road E 0,0",
  play    = "A B^ 1,0 bridge EW; A pass B^ 0,1",
  expect  = "A is on turn; offers bridge 0,1 E",
}

test "a ferry passes on to a bridge" {
  with    = with "ferries",
  board   = "W^ rE-rS-rW^ .",
  links   = "road E W 1,0",
  play    = "A B^ 2,0 bridge EW pass",
  expect  = "asks ferry-move; road E 2,0 has 3 tiles",
}

test "a bridge that meets an abbey ends there" {
  with    = with "abbey-and-mayor",
  board   = [[ .  B^ .
               B^ .  B^
               .  B^ . ]],
  play    = "A pass U^ 3,1 bridge EW 2,1 pass; B abbey 1,1 pass",
  expect  = { "road E 3,1 has 2 tiles", function(g)
    assert(g:cell(3, 1).tile:segment("road", "E").feature.open == 1)
  end },
}

test "wagons drive on to a bridge, and along it" {
  with    = with "abbey-and-mayor",
  board   = "A< .",
  figures = "A wagon road E 0,0",
  play    = "A B^ 1,0 bridge EW pass; B A> 2,0 pass",
  expect  = "A scores road 3; A must answer; asks wagon",
}

-- ---- castles ----------------------------------------------------------------

test "whoever stands with the lord goes home, witches too" {
  with    = with("traders-and-builders", "mage-and-witch"),
  board   = "E> .",
  figures = "A meeple city E 0,0; A builder city E 0,0; witch city E 0,0",
  play    = "A E< 1,0 pass castle",
  expect  = { "A holds 1 builder; nobody stands on city E 0,0", function(g)
    assert(g:figure "witch".at == "supply")
  end },
}

test "a castle gets the points that the mage raised" {
  with    = with "mage-and-witch",
  board   = [[ E> .
               A< . ]],
  figures = "A meeple city E 0,0; mage road E 0,1",
  play    = "A E< 1,0 pass castle; B A> 1,1 pass",
  expect  = "A scores castle 4",
}

test "the next part of a double turn counts as later" {
  with    = with "traders-and-builders",
  board   = [[ .  .
               E> .
               .  Av ]],
  figures = "A meeple city E 0,1; A meeple road N 1,2; A builder road N 1,2",
  steps   = {
    { play = "A D< 1,1 castle", expect = "nobody scores; A is on turn" },
    { play = "A A^ 1,0 pass", expect = "A scores road 3; A scores castle 3" },
  },
}

test "of several features the best one counts, and he is paid once" {
  with    = with "traders-and-builders",
  board   = [[ E> .
               A< .
               .  E^ ]],
  figures = "A meeple city E 0,0",
  play    = "A E< 1,0 pass castle; B cN-rEv 1,1 pass",
  expect  = "A scores castle 4; nobody else scores",
}

test "a monastery counts where it stands itself" {
  with    = with(),
  board   = [[ E> .  B^ B^
               .  B^ B^ .
               .  U^ U^ U^ ]],
  figures = "A meeple city E 0,0; B meeple monastery 2,1",
  steps   = {
    { play = "A E< 1,0 castle" },
    { play = "B E> 3,1 pass",
      expect = "B scores monastery 9; nobody else scores" },
  },
}

test "a lord is out of reach of dragons, towers and princesses" {
  with    = with("princess-and-dragon", "tower"),
  board   = [[ f-volcano^ E>
               tower/f^   . ]],
  figures = "A meeple city E 1,0",
  steps   = {
    { play = "A E< 2,0 pass castle; B B^ 1,1 tower-piece 0,1",
      expect = "A is on turn; phase tile" },
    { play = "A rEW-dragon> -1,1 pass dragon 1,0; B dragon 2,0 ",
      expect = "A holds 6 meeple" },
  },
}

test "castle points are points of a feature for the count" {
  with    = with "count",
  setup   = true,
  origin  = "6,5",
  board   = [[ E> .
               A< . ]],
  figures = "A meeple city E 6,5",
  steps   = {
    { play = "A E< 7,5 pass castle; B A> 7,6 pass",
      expect = "A scores castle 2; B must answer; asks count-enter" },
  },
}

test "no escape from a castle" {
  with    = with "cathars",
  board   = [[ B^         .
               cathars/cN> . ]],
  figures = "A meeple city E 0,1",
  play    = "A E< 1,1 pass castle",
  expect  = "B is on turn; A holds 6 meeple",
}

test "every owner of such a city is asked, for each of them" {
  with    = with(),
  board   = [[ E> . E< ]],
  figures = "A meeple city E 0,0; A meeple city W 2,0",
  play    = "A H> 1,0 pass castle city E; A castle city W",
  expect  = "A holds 1 castle; A holds 5 meeple; nobody scores",
}

test "a refusal does not end the round for others" {
  with    = with(),
  board   = [[ E> . E< ]],
  figures = "A meeple city E 0,0; B meeple city W 2,0",
  play    = "A H> 1,0 pass pass; B castle",
  expect  = "A scores city 4; B holds 2 castle",
}

test "without castles left nobody is asked" {
  with    = { modules = { "bridges-castles-bazaars" },
    pieces = { castle = 0 } },
  board   = "E> .",
  figures = "A meeple city E 0,0",
  play    = "A E< 1,0 pass",
  expect  = "A scores city 4",
}
