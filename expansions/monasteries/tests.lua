-- Special monasteries by example. [T] in the names: numbers of the reference
-- engine.

-- The monastery at 1,1 waits for the tile at 0,2.
local cloister = [[
  V< U^            V^
  U> monasteries/m^ U>
  .  U^            V> ]]

test "they replace those of the base game" {
  expect = "pile tiles holds 71; offers monasteries/m; offers not B",
}

test "unless the option keeps those" {
  with   = { own = { others = "keep" } },
  expect = "pile tiles holds 77; offers B; offers A",
}

test "one stands as a monk or lies down" {
  board  = "V<",
  play   = "A monasteries/m^ 0,-1",
  expect = "offers only meeple monastery, meeple dormitory, pass",
}

test "who lies scores the rows at the end, up to their first gaps [T]" {
  board   = [[
    V< U^             V^  .  U>
    U> monasteries/m^ U>  U> U>
    .  U^             V>  .  . ]],
  figures = "A meeple dormitory 1,1",
  final   = true,
  expect  = "A scores dormitory 7 (tile 1 x 1, row 6 x 1); nobody else scores",
}

test "he is never scored before, and does not go home" {
  board   = cloister,
  figures = "A meeple dormitory 1,1",
  play    = "A Vv 0,2 pass",
  expect  = "nobody scores; A meeple stands on dormitory 1,1",
}

test "a monk goes home with 9" {
  board   = cloister,
  figures = "A meeple monastery 1,1",
  play    = "A Vv 0,2 pass",
  expect  = "A scores monastery 9; A holds 7 meeple",
}

test "by a portal one may lie down in a complete one, but not stand" {
  with   = { modules = { "princess-and-dragon" } },
  board  = [[
    V< U^             V^ .
    U> monasteries/m^ U> .
    Vv U^             V> . ]],
  play   = "A princess/cN-rSW-portalv 3,2",
  expect = "offers meeple dormitory 1,1; offers not meeple monastery 1,1",
}

test "who is in keeps everybody off" {
  with    = { modules = { "princess-and-dragon" } },
  board   = [[ monasteries/m^ B^
               .              . ]],
  figures = "B meeple dormitory 0,0",
  play    = "A princess/cN-rSW-portalv 2,0",
  expect  = [[
    offers meeple monastery 1,0
    offers not meeple dormitory 0,0; offers not meeple monastery 0,0
  ]],
}

test "whether monk or not" {
  with    = { modules = { "princess-and-dragon" } },
  board   = "monasteries/m^ .",
  figures = "B meeple monastery 0,0",
  play    = "A princess/cN-rSW-portalv 1,0",
  expect  = "offers not meeple dormitory 0,0; offers not meeple monastery 0,0",
}

test "big ones count twice, equals share" {
  with    = { modules = { "inns-and-cathedrals" } },
  board   = "monasteries/m^ E^",
  figures = "A big dormitory 0,0; B meeple dormitory 0,0; "
    .. "B meeple dormitory 0,0",
  final   = true,
  expect  = "A scores dormitory 2; B scores dormitory 2",
}

test "the abbot who lies is taken back as from the monastery" {
  with    = { modules = { "abbot" } },
  board   = cloister,
  figures = "A abbot dormitory 1,1",
  play    = "A Vv 3,0 recall abbot",
  expect  = "A scores monastery 8; A holds 1 abbot",
}

test "not when the monastery is complete" {
  with    = { modules = { "abbot" } },
  board   = cloister,
  figures = "A abbot dormitory 1,1",
  play    = "A Vv 0,2",
  expect  = "offers not recall abbot dormitory 1,1",
}

test "mayors never lie down" {
  with   = { modules = { "abbey-and-mayor" } },
  board  = "V<",
  play   = "A monasteries/m^ 0,-1",
  expect = "offers wagon dormitory; offers not mayor dormitory",
}

test "a wagon drives on to both places of an empty one" {
  with    = { modules = { "abbey-and-mayor" } },
  board   = [[
    E^ monasteries/m^
    .  . ]],
  figures = "A wagon city N 0,0",
  play    = "A Ev 0,-1",
  expect  = [[
    phase wagons
    offers wagon monastery 1,0; offers wagon dormitory 1,0
  ]],
}

test "and to none where somebody lies" {
  with    = { modules = { "abbey-and-mayor" } },
  board   = [[
    E^ monasteries/m^
    .  . ]],
  figures = "A wagon city N 0,0; B meeple dormitory 1,0",
  play    = "A Ev 0,-1",
  expect  = "B is on turn",
}

test "by roads wagons reach both places, too" {
  with    = { modules = { "abbey-and-mayor" },
              options = { ["abbey-and-mayor"] = { wagon = "connected" } } },
  board   = "monasteries/m-rS< .",
  figures = "A wagon road E 0,0",
  play    = "A W> 1,0 pass",
  expect  = [[
    phase wagons
    offers wagon monastery 0,0; offers wagon dormitory 0,0
  ]],
}

test "a lost challenge does not wake who lies" {
  with    = { modules = { "cult" } },
  board   = [[
    V< U^      U^             V^
    U> cult/m^ monasteries/m^ U>
    .  U^      U^             . ]],
  figures = "A meeple monastery 1,1; B meeple dormitory 2,1",
  play    = "A Vv 0,2 pass",
  expect  = "A scores monastery 9; B meeple stands on dormitory 2,1",
}

-- ---- the fairy, and gold --------------------------------------------------

local function beside_fairy(rule)
  return { with = { modules = { "princess-and-dragon" },
      own = { fairy = rule } },
    board   = cloister,
    figures = "A meeple monastery 1,1; fairy 1,1",
    state   = { ["princess-and-dragon.friend"] = "A meeple monastery 1,1" },
    turn    = "B", play = "B Vv 0,2 pass",
    expect  = rule == "peer" and "A has 9 points" or "A has 12 points" }
end

test "the fairy pays beside a monk" (beside_fairy "print")
test "as others play it, only beside who lies" (beside_fairy "peer")

test "which she does in any case" {
  with    = { modules = { "princess-and-dragon" }, own = { fairy = "peer" } },
  board   = "monasteries/m^ V<",
  figures = "A meeple dormitory 0,0; fairy 0,0",
  state   = { ["princess-and-dragon.friend"] = "A meeple dormitory 0,0" },
  final   = true,
  expect  = "A scores dormitory 2; A scores fairy 3",
}

-- A bar on the monastery, one in its row, one at a corner.
local function with_gold(rule, bars)
  return { with = { modules = { "goldmines" }, own = { gold = rule } },
    board   = cloister,
    figures = "A meeple monastery 1,1; gold 1,1; gold 1,0; gold 0,0",
    play    = "A Vv 0,2 pass",
    expect  = "A scores monastery 9; state goldmines.gold of A is " .. bars }
end

test "gold is taken on the nine tiles" (with_gold("nine", 3))
test "as others play it, in the four rows" (with_gold("peer", 1))
