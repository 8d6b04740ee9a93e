-- The wind roses by example.

test "the rose is the start tile" {
  expect = [[
    windroses/cE-rW-all^ lies at 0,0; pile tiles holds 77; offers D
  ]],
}

test "a river begins to the south of it" {
  with   = { modules = { "river" } },
  expect = "windroses/cE-rW-all^ lies at 0,0; river/wE-spring> lies at 0,1",
}

test "beside Carcassonne it lies to the north-west" {
  with   = { modules = { "count", "river" } },
  expect = [[
    windroses/cE-rW-all^ lies at -1,-2; river/wE-spring^ lies at 2,-1
  ]],
}

test "a second copy of the rose is drawn" {
  with   = { tiles = { ["wind-roses"] = 2 } },
  expect = "offers windroses/cE-rW-all; pile tiles holds 83",
}

-- The digest: SW at -1,1.
local first = [[ . windroses/cE-rW-all^
                 . B^ ]]

test "SW to the south-west of the rose: 3" {
  board  = first,
  origin = "-1,0",
  play   = "A cN-rSW-SW^ -1,1 pass",
  expect = "A scores wind-rose 3",
}

test "another quarter there brings nothing" {
  board  = first,
  origin = "-1,0",
  play   = "A cN-cW-SE^ -1,1 pass",
  expect = "nobody scores",
}

test "the row and the column of the rose belong to both quarters" {
  board  = "windroses/cE-rW-all^ .",
  steps  = {
    { play = "A cNW-NE^ 0,-1 pass", expect = "A scores wind-rose 3" },
    { play = "B cN-cW-SE^ 1,0 pass", expect = "B scores wind-rose 3" },
    { play = "A cNS-NW> 0,1 pass", expect = "nobody scores" },
  },
}

test "the rose laid last counts, turned as it lies" {
  -- turned once, its NW is where NE was
  board  = [[ windroses/cE-rW-all^ . .
              .                    . .
              windroses/rSW-all>   . . ]],
  play   = "A cNS-NW> 1,0 pass",
  expect = "A scores wind-rose 3",
}

test "no longer the first one" {
  board  = [[ . windroses/cE-rW-all^
              . B^
              . windroses/rSW-all^ ]],
  origin = "-1,0",
  play   = "A cN-rSW-SW^ -1,1 pass",
  expect = "nobody scores",
}

test "the whole rose brings nothing" {
  board  = "windroses/cE-rW-all^ .",
  origin = "0,0",
  play   = "A windroses/rSW-all^ 0,1 pass",
  expect = "nobody scores",
}

test "without a rose a quarter brings nothing" {
  board  = "B^ .",
  play   = "A cNW-NE^ 0,-1 pass",
  expect = "nobody scores",
}
