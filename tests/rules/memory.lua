-- Tests that begin with what variables hold: one of each kind, and what a
-- test may get wrong about them.

module { "memory", title = "Memory", needs = "base" }

local S = state {
  open = "boolean",
  rounds = { "integer", default = 2 },
  mood = { "word", values = { "calm", "wild" } },
  leader = "player",
  spot = "cell",
  home = "tile",
  kind = "type",
  friend = "figure",
  place = "feature",
  tokens = { "integer", per = "player" },
  stones = { "integer", per = "tile" },
  rank = { "integer", per = "figure" },
  seen = { "integer", per = "map" },
}

text { en = { open = "open" } }

test "variables of the game" {
  board = "D^",
  figures = "A meeple city N 0,0",
  state = { open = true, rounds = 5, mood = "wild", leader = "B",
    spot = "3,4", home = "0,0", kind = "D", friend = "A meeple city N 0,0",
    place = "city N 0,0" },
  expect = function(g)
    local M = S
    local tile = g:cell(0, 0).tile
    return M.open and M.rounds == 5 and M.mood == "wild"
      and M.leader.seat == 2 and M.spot == g:cell(3, 4) and M.home == tile
      and M.kind == tile.type and M.friend.tile == tile
      and M.place.kind == "city"
  end,
}

test "variables per player, tile, figure and key" {
  board = "D^ U^",
  figures = "A meeple city N 0,0",
  state = { tokens = { A = 2, B = -1 }, stones = { ["1,0"] = 3 },
    rank = { ["A meeple city N 0,0"] = 7 },
    seen = { ["5,5"] = 1, [9] = 2 } },
  expect = function(g)
    local M = S
    local sum = 0
    for player in g:seats() do sum = sum * 10 + M.tokens[player] end
    for figure in g:figures() do sum = sum + M.rank[figure] end
    return sum == 26 and M.stones[g:cell(1, 0).tile] == 3
      and M.stones[g:cell(0, 0).tile] == 0
      and M.seen[g:cell(5, 5)] == 1 and M.seen[9] == 2
  end,
}

test "the variable of another module" {
  state = { ["memory.rounds"] = 3 },
  expect = function() return S.rounds == 3 end,
}

test "a variable that is not there" {
  state = { opem = true }, fails = "keeps a variable 'opem', did you mean",
}

test "a value of another type" {
  state = { open = "yes" }, fails = "state: 'open': ",
}

test "a tile where none lies" {
  board = "D^", state = { home = "4,4" },
  fails = "state: 'home': no tile lies at 4,4",
}

test "one value for a variable of each player" {
  state = { tokens = 2 },
  fails = "state: 'tokens': it is kept per player",
}

test "a figure that does not stand there" {
  board = "D^", state = { friend = "A meeple city N 0,0" },
  fails = "no figure stands as 'A meeple city N 0,0' says; there are: none",
}
