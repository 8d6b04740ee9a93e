-- Bars on the tiles of the board, as "x,y x,y" in reading order.
local function bars(wanted)
  return function(g)
    local list = {}
    for bar in g:figures "gold" do
      local cell = bar.tile.cell
      list[#list + 1] = ("%d,%d"):format(cell.x, cell.y)
    end
    table.sort(list)
    local got = table.concat(list, " ")
    assert(got == wanted, "bars at " .. got)
  end
end

test "one bar on the mine, one on its only neighbour" {
  play   = "A rNW-rES^ 1,0",
  expect = { "asks figure", bars "0,0 1,0" },
}

test "the player chooses among several neighbours" {
  board  = "D^ . U^",
  play   = "A rNW-rES^ 1,0 gold 2,0",
  expect = { "asks figure", bars "1,0 2,0" },
}

test "of several neighbours all eight are offered, and passing is not" {
  board  = [[ D^ U^
              .  .  ]],
  play   = "A m-rES^ 0,1",
  expect = "asks gold; offers only gold 0,0, gold 1,0",
}

test "who scores a feature takes the gold of its tiles" {
  board   = "Ev B^\n.  .",
  figures = "A meeple city S 0,0; gold 0,0; gold 0,0; gold 1,0",
  play    = "A E^ 0,1 pass",
  expect  = { "A scores city 4; state goldmines.gold of A is 2", bars "1,0" },
}

test "several take turns, from the player on turn on" {
  board   = "Ev\n.",
  figures = "A meeple city S 0,0; B meeple city S 0,0; gold 0,0; gold 0,0; "
    .. "gold 0,0",
  turn    = "B",
  play    = "B E^ 0,1 pass",
  expect  = "state goldmines.gold of A is 1; state goldmines.gold of B is 2",
}

test "what nobody holds keeps its gold" {
  board   = "Ev\n.",
  figures = "gold 0,0",
  play    = "A E^ 0,1 pass",
  expect  = bars "0,0",
}

test "a monastery has the gold of nine tiles" {
  with    = { tiles = { base = { B = 9 } } },
  board   = [[ B^ B^ B^
               B^ B^ B^
               B^ B^ .  ]],
  figures = "A meeple monastery 1,1; gold 0,0; gold 2,0",
  play    = "A B^ 2,2 pass",
  expect  = { "A scores monastery 9; state goldmines.gold of A is 2", bars "" },
}

test "a bar is worth more the more one has" {
  state  = { gold = { A = 3, B = 4 } },
  final  = true,
  expect = "A scores gold 3 (gold 3 x 1); B scores gold 8 (gold 4 x 2)",
}

test "ten bars and more are worth four points each" {
  state  = { gold = { A = 10, B = 9 } },
  final  = true,
  expect = "A scores gold 40 (gold 10 x 4); B scores gold 27 (gold 9 x 3)",
}

test "gold that is left on the board is lost" {
  board   = "Ev",
  figures = "A meeple city S 0,0; gold 0,0",
  final   = true,
  expect  = "A scores city 1; nobody else scores",
}

-- ---- together with others ---------------------------------------------------

test "a hill decides who takes the gold, too" {
  with    = { modules = { "hills-and-sheep" } },
  board   = "rN-rS-hill> U^ . U^ W^",
  figures = "A meeple road E 0,0; B meeple road W 4,0; gold 1,0; gold 3,0",
  play    = "A U^ 2,0 pass",
  expect  = { "A scores road 5; state goldmines.gold of A is 2; "
    .. "state goldmines.gold of B is 0", bars "" },
}

test "gold comes even where there are no points" {
  with    = { modules = { "cathars" }, options = { base = { edition = 2 } } },
  board   = "cathars/cNv\n.",
  figures = "A meeple city S 0,0; gold 0,0",
  play    = "A E^ 0,1 pass",
  expect  = "A scores city 0; state goldmines.gold of A is 1",
}

test "barns and their farmers take no gold" {
  with    = { modules = { "farmers", "abbey-and-mayor" } },
  board   = [[ .  Ev
               E^ E^
               Ev .  ]],
  figures = "B meeple field E 0,1; gold 0,1; gold 1,1",
  play    = "A Ev 1,2 barn",
  expect  = { "B scores field 3; state goldmines.gold of B is 0",
    bars "0,1 1,1" },
}

test "an abbey on gold has it beneath" {
  with    = { modules = { "abbey-and-mayor" } },
  board   = [[ B^ B^ B^
               B^ .  U^
               U^ U^ U^ ]],
  figures = "gold 0,0; gold 2,2",
  play    = "A abbey 1,1 meeple monastery",
  expect  = { "A scores monastery 9; state goldmines.gold of A is 2", bars "" },
}
