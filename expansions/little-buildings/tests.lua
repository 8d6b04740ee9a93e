-- Tests of Little Buildings.

local function with(...) return { modules = { ... } } end

-- ---- building -------------------------------------------------------------

test "one is built in place of a figure, on the new tile" {
  board  = "D^ .",
  play   = "A U^ 1,0 house",
  expect = { "B is on turn", function(g)
    local figures = g:cell(1, 0).tile:figures()
    assert(#figures == 1 and figures[1].piece.name == "house")
  end },
}

test "the three kinds, while any is left" {
  board  = "D^ .",
  supply = "A shed 0",
  play   = "A U^ 1,0",
  expect = "offers house; offers turret; offers not shed",
}

local function shared(players, left)
  local list = {}
  for i = 1, players do list[i] = {} end
  return { with = { players = list }, board = "D^ .",
    expect = function(g)
      for _, kind in ipairs { "shed", "house", "turret" } do
        assert(g.player:supply(kind) == left)
      end
    end }
end

test "two players have three of each" (shared(2, 3))
test "three have two" (shared(3, 2))
test "six have one" (shared(6, 1))

-- ---- what it is worth -----------------------------------------------------

test "a road gets 1 for each on its tiles, whoever built it" {
  board   = "A< U^ .",
  figures = "A meeple road E 0,0; B house 1,0; B shed 0,0",
  play    = "A W^ 2,0 turret",
  expect  = "A scores road 6 (tile 3 x 1, building 3)",
}

test "3/2/1: by its kind" {
  with    = { own = { scoring = "3/2/1" } },
  board   = "A< U^ .",
  figures = "A meeple road E 0,0",
  steps   = { { play = "A W^ 2,0 turret",
    expect = "A scores road 6 (tile 3 x 1, turret 3)" } },
}

-- A road to 1,0 with a house, or what the test has.
local function road(how)
  return { with = how.with, board = "A< U^ .",
    figures = (how.figures or "A meeple road E 0,0") .. "; B turret 1,0",
    final = how.final, play = how.play, expect = how.expect }
end

test "an incomplete road, too" (road { final = true,
  expect = "A scores road 3 (tile 2 x 1, building 1)" })

test "nobody is paid for what nobody holds" (road { figures = "B shed 0,0",
  play = "A W^ 2,0 pass", expect = "nobody scores" })

local rows = [[
  V< U^             V^
  U> monasteries/m^ U>
  .  U^             V> ]]

test "who lies in a monastery gets those of its rows, but for its own tile" {
  with    = with "monasteries",
  board   = rows,
  figures = "A meeple dormitory 1,1; B turret 0,1; B house 1,1; B shed 0,0",
  final   = true,
  expect  = "A scores dormitory 6 (tile 1 x 1, row 4 x 1, building 1)",
}

test "a monk there those of the nine tiles" {
  with    = with "monasteries",
  board   = rows,
  figures = "A meeple monastery 1,1; B turret 0,1; B house 1,1; B shed 0,0",
  final   = true,
  expect  = "A scores monastery 11 (around 8 x 1, building 3)",
}

test "a monastery sees nine tiles" {
  board   = "A< U^",
  figures = "A meeple monastery 0,0; B turret 1,0; B shed 0,0",
  final   = true,
  expect  = "A scores monastery 4 (around 2 x 1, building 2)",
}

test "a field gets them without a city" {
  with    = with "farmers",
  board   = "A< U^",
  figures = "A meeple field NL 1,0; B turret 1,0",
  final   = true,
  expect  = "A scores field 1 (building 1)",
}

test "who takes an abbot back gets none" {
  with    = with "abbot",
  board   = "A< .",
  figures = "A abbot monastery 0,0; B turret 0,0",
  play    = "A U^ 1,0 recall abbot",
  expect  = "A scores monastery 2 (around 2 x 1)",
}

test "an inn neither doubles nor takes them" {
  with    = with "inns-and-cathedrals",
  board   = "A< inns/rEW-inn^ .",
  figures = "A meeple road E 0,0; B turret 1,0",
  play    = "A W^ 2,0 pass",
  expect  = "A scores road 7 (tile 3 x 2, building 1)",
}

test "an incomplete road with an inn is worth its buildings" {
  with    = { modules = { "inns-and-cathedrals" },
    own = { scoring = "3/2/1" } },
  board   = "A< inns/rEW-inn^",
  figures = "A meeple road E 0,0; B turret 1,0",
  final   = true,
  expect  = "A scores road 3 (turret 3)",
}

test "the witch does not halve them" {
  with    = with "mage-and-witch",
  board   = "A< U^ .",
  figures = "A meeple road E 0,0; witch road E 0,0; B turret 1,0",
  play    = "A W^ 2,0 pass",
  expect  = "A scores road 3",
}

test "one on a tile: none is offered before the phantom or after a bridge" {
  with    = with "phantom",
  board   = "A< .",
  play    = "A U^ 1,0 house",
  expect  = "phase phantom; offers phantom road E; offers not shed; "
    .. "offers not turret",
}
