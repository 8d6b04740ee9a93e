-- Tests of The Ferries.

local function with(...) return { modules = { ... } } end

-- ---- laying ---------------------------------------------------------------

test "the ferry makes one road of two, after the action" {
  board  = "W^ . U^",
  play   = "A rE-rS-rW^ 1,0 meeple road W ferry road E W",
  expect = "nobody scores",
}

test "without it a road ends at the lake" {
  board  = "W^ . U^",
  play   = "A rE-rS-rW^ 1,0 meeple road W ferry road E S",
  expect = "A scores road 2 (tile 2 x 1); nobody else scores",
}

test "the road that it completes scores with all its tiles, the lake once" {
  board  = "W^ . W^",
  play   = "A rE-rS-rW^ 1,0 meeple road W ferry road E W",
  expect = "A scores road 3 (tile 3 x 1); nobody else scores",
}

test "it may join a road of others" {
  board   = "W^ . U^ W^",
  figures = "B meeple road E 2,0",
  play    = "A rE-rS-rW^ 1,0 meeple road W ferry road E W",
  expect  = "A scores road 4 (tile 4 x 1); B scores road 4 (tile 4 x 1)",
}

test "one must be laid" {
  board = "W^ . U^",
  play  = "A rE-rS-rW^ 1,0 pass pass",
  fails = "is not offered",
}

test "a lake with four roads has six ways" {
  board  = "U^ .",
  play   = "A ferries/rN-rE-rS-rW^ 1,0 pass",
  expect = function(_, t) assert(#t.options == 6) end,
}

-- ---- moving ---------------------------------------------------------------

local two = "W^ rE-rS-rW^ U^ ."

test "who makes the road longer may move it; what is closed then scores" {
  board   = two,
  links   = "road E W 1,0",
  figures = "A meeple road W 1,0",
  turn    = "B",
  play    = "B U^ 3,0 ferry-move road E S 1,0",
  expect  = "A scores road 2 (tile 2 x 1); nobody else scores",
}

test "or leave it" {
  board   = two,
  links   = "road E W 1,0",
  figures = "A meeple road W 1,0",
  turn    = "B",
  play    = "B U^ 3,0 pass",
  expect  = "nobody scores",
}

test "a road that only ends at the lake gives no right" {
  board = two,
  links = "road S W 1,0",
  turn  = "B",
  play  = "B U^ 3,0 pass ferry-move road E S 1,0",
  fails = "is not what CHANCE may answer",
}

test "only the nearest is in reach" {
  board  = "W^ rE-rS-rW^ rE-rS-rW^ .",
  links  = "road E W 1,0; road E W 2,0",
  play   = "A U^ 3,0 pass",
  expect = function(_, t)
    for _, option in ipairs(t.options) do
      assert(option.key == "pass" or option.key:match "2,0$")
    end
    assert(#t.options == 3)
  end,
}

test "each once: after it was moved nothing is left to move here" {
  board  = "W^ rE-rS-rW^ rE-rS-rW^ .",
  links  = "road E W 1,0; road E W 2,0",
  play   = "A U^ 3,0 pass ferry-move road E S 2,0",
  expect = function(g)
    assert(g:cell(2, 0).tile:segment("road", "W").feature.tiles == 3)
    assert(g:cell(2, 0).tile:segment("road", "E").feature.tiles == 2)
    assert(g.player.seat == 2)
  end,
}

test "a ring of road comes to its ferry from both sides, which is one ferry" {
  board  = "V< .\nrN-rE-rS-rW^ V>",
  links  = "road N E 0,1",
  play   = "A V^ 1,0 pass",
  expect = "asks ferry-move; offers 6 answers; offers ferry-move road S W 0,1",
}

test "a new ferry is passed on the way to others" {
  board  = "W^ rE-rS-rW^ . U^",
  links  = "road E W 1,0",
  play   = "A rE-rS-rW^ 2,0 pass ferry road E W ferry-move road E S 1,0",
  expect = "nobody scores",
}

test "a completed road may be open again, and score anew" {
  board   = "W^ rE-rS-rW^ U^ .",
  links   = "road E S 1,0",
  figures = "A meeple road E 2,0",
  steps   = {
    { play = "A W^ 3,0 pass ferry-move road E W 1,0",
      expect = "A scores road 4 (tile 4 x 1)" },
  },
}

-- ---- with others ----------------------------------------------------------

test "the robber baron counts a road with its ferry" {
  with   = with "king-and-robber",
  board  = "W^ . W^",
  play   = "A rE-rS-rW^ 1,0 pass ferry road E W",
  expect = "state king-and-robber.road is 3",
}

test "a builder that a moved ferry leaves alone goes home" {
  with    = with "traders-and-builders",
  board   = two,
  links   = "road E W 1,0",
  figures = "A meeple road W 1,0; A builder road E 2,0",
  turn    = "B",
  play    = "B U^ 3,0 ferry-move road S W 1,0",
  expect  = "A holds 1 builder; A holds 6 meeple; nobody scores",
}

test "a builder stays with the follower on its side" {
  with    = with "traders-and-builders",
  board   = two,
  links   = "road E W 1,0",
  figures = "A meeple road E 2,0; A builder road E 1,0",
  turn    = "B",
  play    = "B U^ 3,0 ferry-move road E S 1,0",
  expect  = "A holds 0 builder; A holds 6 meeple; nobody scores",
}

test "a builder is woken by the tile on the far side of a ferry" {
  with    = with "traders-and-builders",
  board   = two,
  links   = "road E W 1,0",
  figures = "A meeple road W 1,0; A builder road W 1,0",
  play    = "A U^ 3,0 pass pass",
  expect  = "A is on turn; nobody scores",
}

test "an inn stays on its side when the ferry goes" {
  with    = with "inns-and-cathedrals",
  board   = "cN-rSW-inn< rE-rS-rW^ U^ .",
  links   = "road E W 1,0",
  figures = "B meeple road E 2,0",
  turn    = "B",
  play    = "B W^ 3,0 pass ferry-move road S W 1,0",
  expect  = "B scores road 3 (tile 3 x 1); nobody else scores",
}

test "across a ferry the inn counts for the whole road" {
  with    = with "inns-and-cathedrals",
  board   = [[ cN-rSW-inn< . W^
               Av          . .  ]],
  figures = "B meeple road S 0,0",
  turn    = "B",
  play    = "B rE-rS-rW^ 1,0 pass ferry road E W",
  expect  = "B scores road 8 (tile 4 x 2); nobody else scores",
}

test "the fairy pays each time a road is completed" {
  with    = with "princess-and-dragon",
  board   = "W^ .",
  figures = "A meeple road E 0,0",
  steps   = {
    { play = "A rE-rS-rW^ 1,0 fairy meeple A road E 0,0 ferry road E S",
      expect = "A scores road 2; A scores fairy 3" },
    { play = "B U^ 2,0 pass ferry-move road E W 1,0",
      expect = "nobody scores" },
    { play = "A U^ 3,0 meeple road W pass" },
    { play = "B B^ 1,-1 pass" },
    { play = "A W^ 4,0 fairy meeple A road W 3,0 pass",
      expect = "A scores road 5; A scores fairy 3; nobody else scores" },
  },
}

test "the dragon comes after the ferries, and eats who stands on their roads" {
  with    = with "princess-and-dragon",
  board   = "W^ rE-rS-rW^ .",
  links   = "road E S 1,0",
  figures = "B meeple road E 1,0; dragon 0,0",
  play    = "A rE-rS-rW-dragon^ 2,0 pass ferry-move road E W 1,0 dragon 1,0",
  expect  = "B has 0 points",
}

test "a flier comes down on the road of a ferry" {
  with   = with "flying-machines",
  board  = "W^ rE-rS-rW^ .",
  links  = "road E W 1,0",
  play   = "A rEW-W^ 2,0 fly meeple distance 1",
  expect = "asks land; "
    .. "offers only meeple road W 1,0, meeple road E 1,0, meeple road S 1,0",
}

test "nobody leaves the count's city for a road that a moved ferry closed" {
  with    = with "count",
  setup   = true,
  state   = { ["count.inside"] = 1 },
  figures = "A meeple in blacksmith; B meeple road S 0,1",
  steps   = {
    { play = "A ferries/rN-rE-rS-rW^ 0,2 pass ferry road N E" },
    { play = "B U^ 1,2 ferry-move road E S 0,2",
      expect = "B scores road 2; A is on turn; phase tile" },
  },
}

test "who stands on the road of a ferry can be captured" {
  with    = with "tower",
  board   = "W^ rE-rS-rW^ .",
  links   = "road E W 1,0",
  figures = "B meeple road W 1,0",
  play    = [[A tower/rN-rE-rS-rW^ 2,0 tower-piece 2,0
              capture meeple B road W 1,0 pass]],
  expect  = "nobody scores; nobody stands on road W 1,0",
}

test "an end that is closed on both sides takes a follower, no builder" {
  with    = with "traders-and-builders",
  board   = "A< .\nA< .",
  figures = "A meeple road E 0,1",
  steps   = {
    { play = "A rE-rS-rW^ 1,0", expect = "offers meeple road W; "
        .. "offers meeple road E; offers not builder" },
  },
}

test "wagons of the first edition follow the ferry as it lies" {
  with    = { modules = { "abbey-and-mayor" },
    options = { ["abbey-and-mayor"] = { wagon = "connected" } } },
  board   = "A< rE-rS-rW^ U^ .",
  links   = "road E W 1,0",
  figures = "A wagon road E 2,0",
  play    = "A W^ 3,0 pass pass",
  expect  = "A scores road 4; asks wagon; offers only wagon monastery 0,0, "
    .. "wagon road E, wagon road S, pass",
}

test "an abbey makes no road longer" {
  with    = with "abbey-and-mayor",
  board   = [[ .  B^        .
               B^ .         B^
               .  rE-rS-rW< . ]],
  links   = "road N S 1,2",
  play    = "A abbey 1,1 pass",
  expect  = "B is on turn; phase tile",
}
