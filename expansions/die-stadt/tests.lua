-- Tests of Die Stadt. DS-n, G-n and A-n are the rules, the geometry and the
-- open questions in lua/doc/rules-die-stadt.md.
--
-- Walls, gate and towers are set up as figures on edges; in most tests that
-- build, pile 1 is empty (first_pile = 0), so that every scoring does. A
-- street of two tiles, finished by A, is the usual occasion:
--
--   sS-public< .        with A's traveller, and A plays sS-tour-carree> 1,0

local function with(options, players, pieces)
  return { players = players or 2, options = { ["die-stadt"] = options },
    pieces = pieces }
end
-- Small boards would end the game at once: they have small gaps.
local pile2 = { first_pile = 0, end_gap = 0 }
local pile3 = { first_pile = 0, second_pile = 0, end_gap = 0 }

-- `base` with more options.
local function plus(base, more)
  local options = {}
  for key, value in pairs(base) do options[key] = value end
  for key, value in pairs(more) do options[key] = value end
  return options
end

-- ---- set-up and the first turn ----------------------------------------------

test "two players have 7 followers and 6 towers each" {
  draws = "sNS",
  expect = [[ A holds 7 follower; B holds 7 follower
              A holds 6 tower; B holds 6 tower ]],
}

test "three players have 4 towers each" {
  with = with({}, 3), draws = "sNS",
  expect = "A holds 4 tower; C holds 4 tower; C holds 7 follower",
}

test "four players have 3 towers each" {
  with = with({}, 4), draws = "sNS",
  expect = "A holds 3 tower; D holds 3 tower",
}

test "the first tile drawn is the first on the table (DS-4)" {
  draws = "sNS", play = "A follower street N",
  expect = [[ sNS^ lies at 0,0; A follower stands on street N 0,0
              B is on turn; 74 tiles left ]],
}

-- ---- placing --------------------------------------------------------------

test "streets may not be interrupted (DS-10)" {
  board = "sNS^", draws = "sNS",
  expect = [[ offers sNS^ 0,-1; offers sNS^ 0,1; offers sNS^ 1,0
              offers not sNS> 0,-1; offers not sNS> 1,0; offers 4 answers ]],
}

test "quarters and markets may touch, streets and markets may not" {
  board = "mN-fish^",
  steps = {
    { draws = "q-saint-sernin", expect = "offers q-saint-sernin^ 0,-1" },
    { play = "A q-saint-sernin^ 1,0 pass", draws = "mN-grain",
      expect = "offers mN-grainv 0,-1; offers mN-grain^ 0,-1" },
    { play = "B mN-grain^ 2,0 pass", draws = "sS-public",
      expect = "offers not sS-public^ 0,-1; offers sS-public> 0,-1" },
  },
}

test "a corner is not enough (DS-9)" {
  board = "q-saint-sernin^", draws = "q-saint-nazaire",
  expect = [[ offers q-saint-nazaire^ 1,0; offers not q-saint-nazaire^ 1,1
              offers 4 answers ]],
}

test "a tile that fits nowhere is replaced (A-3)" {
  board = "sN-sE-sS-sW-petit-puits^", draws = "q-saint-sernin sNS",
  expect = "q-saint-sernin is discarded; offers sNS^ 0,-1; A must answer",
}

test "a tile that fits nowhere counts for its pile (A-3)" {
  with = with { first_pile = 1, end_gap = 0 },
  board = "sN-sE-sS-sW-petit-puits^", figures = "A follower street E 0,0",
  draws = "q-saint-sernin sS-public", play = "A sS-public> 1,0 pass",
  expect = "q-saint-sernin is discarded; A scores street 2; asks gate",
}

test "no tile is left that fits: the game ends (A-3, DS-29b)" {
  board = "sN-sE-sS-sW-petit-puits^",
  pile = "q-saint-sernin", draws = "q-saint-sernin",
  expect = "q-saint-sernin is discarded; game over",
}

-- ---- followers ------------------------------------------------------------

test "traveller, merchant or resident (DS-12)" {
  board = "q-saint-sernin^", play = "A mN-sEW-fish^ 0,-1",
  expect = [[ offers follower market N; offers follower street E
              offers follower quarter EL; offers follower quarter ER
              offers 5 answers ]],
}

test "a feature with a follower is taken, one's own included (DS-13)" {
  board = "sNS^", figures = "A follower street N 0,0",
  play = "A sNS^ 0,1",
  expect = "offers not follower street N; offers follower quarter E",
}

test "what this tile completes cannot be claimed (DS-14)" {
  board = "mN-fish> .", play = "A mN-grain< 1,0",
  expect = [[ offers not follower market W because this tile completes it
              offers follower quarter E; market W 1,0 is complete ]],
}

test "nor a street that it completes (DS-14)" {
  board = "sS-public< .", play = "A sS-public> 1,0",
  expect = [[ offers not follower street W because this tile completes it
              offers follower quarter N ]],
}

test "a closed quarter can be claimed" {
  board = "mN-grain^", play = "A mNEW-fish^ 0,-1",
  expect = "offers follower quarter S",
}

test "the last tile joins three quarters: nobody may settle there" {
  board = [[ q-saint-sernin^   .              q-saint-nazaire^
             .                 .              . ]],
  figures = [[ A follower quarter N 0,0; B follower quarter N 2,0 ]],
  play = "A q-chateau-comtal^ 1,0",
  expect = "A holds 6 follower; B is on turn",
}

test "without followers one just lays the tile (DS-15)" {
  board = "sNS^", supply = "A follower 0", play = "A sNS^ 0,1",
  expect = "B is on turn",
}

-- ---- streets --------------------------------------------------------------

test "a street of 3 tiles scores 3" {
  board = "sS-public< sNS> .", figures = "A follower street E 0,0",
  play = "A sS-public> 2,0 pass",
  expect = "A scores street 3 (tile 3 x 1); A has 3 points; A holds 7 follower",
}

test "a street of 4 tiles scores 8" {
  board = "sS-public< sNS> sNS> .", figures = "A follower street E 0,0",
  play = "A sS-public> 3,0 pass",
  expect = "A scores street 8 (tile 4 x 2); A holds 7 follower",
}

test "a closed loop is complete (DS-16)" {
  board = [[ sSW< sSW^
             sSWv .    ]], figures = "B follower street E 0,0",
  play = "A sSW-public> 1,1 pass",
  expect = "B scores street 8; nobody else scores; street N 1,1 has 4 tiles",
}

test "a junction separates its streets (DS-7)" {
  board = "sE-sS-sW^ .",
  figures = "A follower street E 0,0; B follower street S 0,0",
  play = "A sS-public> 1,0 pass",
  expect = "A scores street 2; nobody else scores; B holds 6 follower",
}

test "a street ends at a market" {
  board = [[ mN-sS-fish^
             .           ]], figures = "A follower street S 0,0",
  play = "A sS-publicv 0,1 pass",
  expect = "A scores street 2",
}

test "an incomplete street scores nothing" {
  board = "sS-public< .", figures = "A follower street E 0,0",
  play = "A sNS> 1,0 pass",
  expect = "nobody scores; A holds 6 follower",
}

-- ---- markets --------------------------------------------------------------

test "a market of 3 tiles and 3 kinds scores 9" {
  board = "mN-fish> mEW-grain^ .", figures = "B follower market E 0,0",
  play = "A mN-livestock< 2,0 pass",
  expect = "B scores market 9 (tile 3 x 1, factor 3 x 2); B holds 7 follower",
}

test "a market of 4 tiles and 2 kinds scores 8" {
  board = "mN-fish> mEW-fish^ mEW-grain^ .",
  figures = "B follower market E 0,0", play = "A mN-grain< 3,0 pass",
  expect = "B scores market 8",
}

test "6 tiles of 3 kinds: both who are tied get 18" {
  board = [[ .        .          mN-fish-publicv .              .
             mN-fish> mEW-grain^ .               mEW-livestock^ mN-grain< ]],
  figures = "A follower market E 0,1; B follower market W 3,1",
  play = "A mNEW-fish^ 2,1 pass",
  expect = [[ A scores market 18; B scores market 18; nobody else scores
              A holds 7 follower; B holds 7 follower ]],
}

test "the majority takes it all (DS-18)" {
  board = "mN-fish> mEW-grain^ . mEW-livestock^ mN-grain<",
  figures = [[ A follower market E 0,0; B follower market W 3,0
               B follower market W 4,0 ]],
  play = "A mEW-fish^ 2,0 pass",
  expect = "B scores market 15; nobody else scores; A holds 7 follower",
}

test "a quarter closes a market's side (DS-17)" {
  board = "mN-fish^", figures = "A follower market N 0,0",
  play = "A q-saint-sernin^ 0,-1 pass",
  expect = "A scores market 1; A holds 7 follower",
}

test "a market with an open side goes on" {
  board = "mNEW-fish^", figures = "A follower market N 0,0",
  play = "A q-saint-sernin^ 0,-1 pass; B q-saint-nazaire^ 1,0 pass",
  expect = "nobody scores; market W 0,0 is incomplete",
}

test "several features of one tile are all scored (A-18)" {
  with = with(pile2),
  board = [[ sS-public< .
             .          .
             .          . ]],
  figures = "A follower street E 0,0",
  play = "A sE-sS-sW> 1,0 pass",
  expect = "A scores street 2; asks gate",
}

test "quarters are not scored during the game (DS-19)" {
  board = "mN-grain^ .", figures = "A follower quarter E 0,0",
  play = "A mN-fish< 1,0 pass",
  expect = "nobody scores; A holds 6 follower",
}

-- ---- when walls are built -------------------------------------------------

test "pile 1 builds no walls (DS-20)" {
  board = "sS-public< .", figures = "A follower street E 0,0",
  play = "A sS-tour-carree> 1,0 pass",
  expect = "A scores street 2; asks draw",
}

test "the last tile of pile 1 builds nothing (A-8)" {
  with = with { first_pile = 1 },
  board = "sS-public< .", figures = "A follower street E 0,0",
  play = "A sS-tour-carree> 1,0 pass",
  expect = "A scores street 2; asks draw",
}

test "the first tile of pile 2 builds (A-8)" {
  with = with { first_pile = 1, end_gap = 0 },
  board = "sS-public< .", figures = "A follower street E 0,0",
  play = "A q-saint-sernin^ -1,0 pass; B sS-tour-carree> 1,0 pass",
  expect = "A scores street 2; B must answer; asks gate",
}

test "nobody scored: nobody builds (A-9)" {
  with = with(pile2), board = "sS-public< .",
  play = "A sS-tour-carree> 1,0 pass",
  expect = "nobody scores; asks draw",
}

test "empty_triggers: completing is enough (A-9)" {
  with = with(plus(pile2, { empty_triggers = true })),
  board = "sS-public< .", play = "A sS-tour-carree> 1,0 pass",
  expect = "nobody scores; asks gate; A must answer",
}

test "a game without a gate has no walls" {
  with = with(pile2, 2, { gate = 0 }), board = "sS-public< .",
  figures = "A follower street E 0,0", play = "A sS-tour-carree> 1,0 pass",
  expect = "A scores street 2; asks draw; B is on turn",
}

-- ---- gate and walls -------------------------------------------------------

test "the gate goes anywhere outside (DS-23)" {
  with = with(pile2), board = "sS-public< .",
  figures = "A follower street E 0,0", play = "A sS-tour-carree> 1,0 pass",
  expect = [[ offers 6 answers; offers gate 0,0 N; offers gate 1,0 E
              offers not gate 0,0 E ]],
}

test "inner edges get no gate (A-20)" {
  with = with(pile2),
  board = [[ mN-fish^ mN-fish-public^  mN-grain^
             mN-grain-public^ .       mN-livestock^
             sS-public< .              mN-livestock-public^ ]],
  figures = "A follower street E 0,2",
  play = "A sS-tour-carree> 1,2 pass",
  expect = [[ offers 12 answers; offers not gate 1,0 S; offers gate 1,0 N
              offers not gate 0,1 E ]],
}

test "two players: gate and wall for one, two walls for the other" {
  with = with(pile2), board = "sS-public< .",
  figures = "A follower street E 0,0",
  play = [[ A sS-tour-carree> 1,0 pass; A gate 0,0 W
            B wall 0,0 N; pass; A wall 1,0 N; pass; B wall 1,0 E; pass
            A pass ]],
  expect = "B is on turn; asks draw; A holds 7 follower",
}

test "three players: the gate is the starter's piece (A-10)" {
  with = with(pile2, 3), board = "sS-public< .",
  figures = "A follower street E 0,0",
  play = [[ A sS-tour-carree> 1,0 pass; A gate 0,0 W
            B wall 0,0 N; pass; C wall 1,0 N; pass; A pass ]],
  expect = "B is on turn; asks draw",
}

test "gate_is_extra: the starter has a wall as well (A-10)" {
  with = with(plus(pile2, { gate_is_extra = true }), 3), board = "sS-public< .",
  figures = "A follower street E 0,0",
  play = [[ A sS-tour-carree> 1,0 pass; A gate 0,0 W
            B wall 0,0 N; pass; C wall 1,0 N; pass ]],
  expect = "A must answer; asks wall",
}

test "gate_is_extra is no matter of two players (DS-23)" {
  with = with(plus(pile2, { gate_is_extra = true })), board = "sS-public< .",
  figures = "A follower street E 0,0",
  play = [[ A sS-tour-carree> 1,0 pass; A gate 0,0 W
            B wall 0,0 N; pass; A wall 1,0 N; pass; B wall 1,0 E; pass ]],
  expect = "asks tower; A must answer",
}

test "first phase in pile 3, two players: gate and three walls (A-10)" {
  with = with(pile3),
  board = "sS-public< . \n q-saint-sernin^ \n q-saint-nazaire^",
  figures = "A follower street E 0,0",
  play = [[ A sS-tour-carree> 1,0 pass; A gate 0,0 W
            B wall 0,0 N; A wall 1,0 N; B wall 1,0 E; A wall 1,0 S
            B wall 0,1 E; A wall 0,2 E; B wall 0,2 S ]],
  expect = "asks guard; A must answer; offers guard 0,2 E",
}

test "walls are offered at both ends only (G-4)" {
  with = with(pile2),
  board = "sS-public< . \n q-saint-sernin^",
  figures = "A follower street E 0,0; gate edge W 0,0; wall edge N 0,0",
  play = "A sS-tour-carree> 1,0 pass",
  expect = "offers only wall 1,0 N, wall 0,1 W",
}

test "no tile beyond a wall or the gate (DS-11)" {
  with = with(pile2), board = "q-saint-sernin^",
  figures = "gate edge N 0,0; wall edge E 0,0", draws = "q-saint-nazaire",
  expect = [[ offers not q-saint-nazaire^ 0,-1; offers not q-saint-nazaire^ 1,0
              offers q-saint-nazaire^ 0,1; offers q-saint-nazaire^ -1,0
              offers 2 answers ]],
}

-- The cell 1,1 is beyond no wall, but a tile on 1,2 would shut it in with
-- the wall on its north side.
test "no tile may shut a wall off (G-5)" {
  with = with(pile2),
  board = [[ q-saint-sernin^  mN-fish^   mN-fish-public^
             mN-grain^        .          mN-grain-public^
             q-saint-nazaire^ .          mN-livestock^ ]],
  figures = "gate edge S 1,0", draws = "q-chateau-comtal",
  expect = [[ offers not q-chateau-comtal^ 1,1; offers not q-chateau-comtal^ 1,2
              offers q-chateau-comtal^ 3,1; offers q-chateau-comtal^ 0,3 ]],
}

test "without a wall in it, a bay may be shut" {
  board = [[ q-saint-sernin^  mN-fish^   mN-fish-public^
             mN-grain^        .          mN-grain-public^
             q-saint-nazaire^ .          mN-livestock^ ]],
  draws = "q-chateau-comtal",
  expect = "offers q-chateau-comtal^ 1,1; offers q-chateau-comtal^ 1,2",
}

test "tiles may be laid in holes (A-20)" {
  with = with(pile2),
  board = [[ q-saint-sernin^  mN-fish^      mN-fish-public^
             mN-grain^        .             mN-grain-public^
             q-saint-nazaire^ mN-livestock^ mN-livestock-public^ ]],
  figures = "gate edge N 0,0; wall edge N 1,0", draws = "q-chateau-comtal",
  expect = "offers q-chateau-comtal^ 1,1; offers not q-chateau-comtal^ 1,-1",
}

test "strict_beyond is off: the row further out is free (A-7)" {
  with = with(pile2), board = "q-saint-sernin^ q-saint-nazaire^",
  figures = "gate edge N 0,0",
  steps = {
    { play = "A mN-fish^ 1,-1 pass; B mN-grain^ 1,-2 pass",
      draws = "mN-fish mN-grain" },
    { draws = "mN-livestock",
      expect = "offers mN-livestock^ 0,-2; offers not mN-livestock^ 0,-1" },
  },
}

test "strict_beyond: nothing in the row before a wall (A-7)" {
  with = with(plus(pile2, { strict_beyond = true })),
  board = [[ .                mN-fish^
             .                mN-fish-public^
             q-saint-sernin^  q-saint-nazaire^ ]],
  figures = "gate edge N 0,2", draws = "mN-grain",
  expect = [[ offers not mN-grain^ 0,0 because a wall of this row faces here
              offers not mN-grain^ 0,1; offers mN-grain^ 2,0
              offers mN-grain^ 0,3 ]],
}

-- ---- guards ---------------------------------------------------------------

local domino = "sS-public< ."

test "a guard stands on a wall just built (DS-25)" {
  with = with(pile2), board = domino, figures = "A follower street E 0,0",
  play = [[ A sS-tour-carree> 1,0 pass; A gate 0,0 W
            B wall 0,0 N; B guard 0,0 N ]],
  expect = "B follower stands on edge N 0,0; B holds 6 follower; asks wall",
}

test "no guard on the gate (A-11)" {
  with = with(pile2), board = domino, figures = "A follower street E 0,0",
  play = "A sS-tour-carree> 1,0 pass; A gate 0,0 W",
  expect = "B must answer; asks wall",
}

test "no guard opposite a guard (DS-25)" {
  with = with(pile2), board = domino, figures = "A follower street E 0,0",
  play = [[ A sS-tour-carree> 1,0 pass; A gate 0,0 W
            B wall 0,0 N; B guard 0,0 N; A wall 0,0 S ]],
  expect = "B must answer; asks wall",
}

test "a wall without a guard opposite does no harm" {
  with = with(pile2), board = domino, figures = "A follower street E 0,0",
  play = [[ A sS-tour-carree> 1,0 pass; A gate 0,0 W
            B wall 0,0 N; pass; A wall 0,0 S ]],
  expect = "A must answer; offers guard 0,0 S",
}

-- A ring with a bay at 0,1: the column of 0,0 ends there.
test "a gap in the line makes it legal (DS-25)" {
  with = with(pile2, 3),
  board = [[ sS-public>  q-saint-sernin^
             .           q-saint-nazaire^
             mN-fish<    q-chateau-comtal^ ]],
  figures = [[ C follower street W 0,0
               gate edge E 1,1; wall edge E 1,0; wall edge N 1,0
               wall edge N 0,0; B follower edge N 0,0
               wall edge E 1,2; wall edge S 1,2 ]],
  play = "A sS-tour-carree< -1,0 pass; A wall 0,2 S",
  expect = "C scores street 2; A must answer; offers guard 0,2 S",
}

test "with the gap filled it is not (DS-25)" {
  with = with(pile2, 3),
  board = [[ sS-public>  q-saint-sernin^
             mN-grain<   q-saint-nazaire^
             mN-fish<    q-chateau-comtal^ ]],
  figures = [[ C follower street W 0,0
               gate edge E 1,1; wall edge E 1,0; wall edge N 1,0
               wall edge N 0,0; B follower edge N 0,0
               wall edge E 1,2; wall edge S 1,2 ]],
  play = "A sS-tour-carree< -1,0 pass; A wall 0,2 S",
  expect = "B must answer; asks wall",
}

test "pile 3: guards come after all walls, on one's last (A-12)" {
  with = with(pile3, 3),
  board = "sS-public< . \n q-saint-sernin^ \n q-saint-nazaire^",
  figures = "A follower street E 0,0",
  play = [[ A sS-tour-carree> 1,0 pass; A gate 0,0 W
            B wall 0,0 N; C wall 1,0 N; A wall 1,0 E; B wall 1,0 S
            C wall 0,1 E; A guard 1,0 E; B guard 1,0 S ]],
  expect = [[ C must answer; offers only guard 0,1 E, pass
              A follower stands on edge E 1,0 ]],
}

test "guards_pile3 = each: a guard on every wall (A-12)" {
  with = with(plus(pile3, { guards_pile3 = "each" })), board = domino,
  figures = "A follower street E 0,0",
  play = "A sS-tour-carree> 1,0 pass; A gate 0,0 W; B wall 0,0 N",
  expect = "asks guard; B must answer",
}

test "guards_pile3 = one: only on the very last wall (A-12)" {
  with = with(plus(pile3, { guards_pile3 = "one" }), 3),
  board = "sS-public< . \n q-saint-sernin^ \n q-saint-nazaire^",
  figures = "A follower street E 0,0",
  play = [[ A sS-tour-carree> 1,0 pass; A gate 0,0 W
            B wall 0,0 N; C wall 1,0 N; A wall 1,0 E; B wall 1,0 S
            C wall 0,1 E; C guard 0,1 E ]],
  expect = "asks tower; A must answer; C follower stands on edge E 0,1",
}

test "guards_pile2 = last: after all walls (A-12)" {
  with = with(plus(pile2, { guards_pile2 = "last" })), board = domino,
  figures = "A follower street E 0,0",
  play = [[ A sS-tour-carree> 1,0 pass; A gate 0,0 W
            B wall 0,0 N; A wall 1,0 N; B wall 1,0 E ]],
  expect = "A must answer; offers only guard 1,0 N, pass",
}

test "guards_pile2 = one: only on the very last wall (A-12)" {
  with = with(plus(pile2, { guards_pile2 = "one" })), board = domino,
  figures = "A follower street E 0,0",
  play = [[ A sS-tour-carree> 1,0 pass; A gate 0,0 W
            B wall 0,0 N; A wall 1,0 N; B wall 1,0 E ]],
  expect = "B must answer; offers only guard 1,0 E, pass",
}

-- Followers who came home with the tile or its walls rest until the next turn.
test "those who just came home are no guards (A-5)" {
  with = with(pile2), board = domino, figures = "B follower street E 0,0",
  supply = "B follower 0",
  play = "A sS-tour-carree> 1,0 pass; A gate 0,0 W; B wall 0,0 N",
  expect = "B holds 1 follower; A must answer; asks wall",
}

test "guard_after_score: they are (A-5)" {
  with = with(plus(pile2, { guard_after_score = true })), board = domino,
  figures = "B follower street E 0,0", supply = "B follower 0",
  play = "A sS-tour-carree> 1,0 pass; A gate 0,0 W; B wall 0,0 N",
  expect = "B must answer; offers guard 0,0 N",
}

test "nor are those who came home with the wall itself (A-5)" {
  with = with(pile2),
  board = [[ sS-public< .
             mN-fishv   . ]],
  figures = "A follower street E 0,0; B follower market S 0,1",
  supply = "B follower 0",
  play = "A sS-tour-carree> 1,0 pass; A gate 0,1 W; B wall 0,1 S",
  expect = "B scores market 1; B holds 1 follower; A must answer; asks wall",
}

test "no follower, no guard (A-19)" {
  with = with(pile2), board = domino, figures = "A follower street E 0,0",
  supply = "B follower 0",
  play = "A sS-tour-carree> 1,0 pass; A gate 0,0 W; B wall 0,0 N",
  expect = "A must answer; asks wall",
}

-- ---- towers ---------------------------------------------------------------

test "a tower scores 4 for 4 walls from the gate (DS-27)" {
  with = with(pile2, 3),
  board = "mN-grain^ mN-fish^ sS-public< .",
  figures = [[ A follower street E 2,0; gate edge S 0,0
               wall edge W 0,0 ]],
  play = [[ A sS-tour-carree> 3,0 pass; A wall 0,0 N; pass; B wall 1,0 N; pass
            C wall 2,0 N; pass; A tower 2,0 N ]],
  expect = [[ A scores street 2; A scores tower 4 (wall 4 x 1)
              A holds 3 tower; B is on turn; A tower stands on edge N 2,0 ]],
}

test "a tower scores from the tower before (DS-27)" {
  with = with(pile2, 3),
  board = "mN-grain^ mN-fish^ sS-public< .",
  figures = [[ A follower street E 2,0; gate edge S 0,0
               wall edge W 0,0; B tower edge W 0,0 ]],
  play = [[ A sS-tour-carree> 3,0 pass; A wall 0,0 N; pass; B wall 1,0 N; pass
            C wall 1,0 S; pass ]],
  expect = [[ offers only tower 1,0 N, tower 1,0 S, pass ]],
}

test "the other end counts its own walls (DS-27)" {
  with = with(pile2, 3),
  board = "mN-grain^ mN-fish^ sS-public< .",
  figures = [[ A follower street E 2,0; gate edge S 0,0
               wall edge W 0,0; B tower edge W 0,0 ]],
  play = [[ A sS-tour-carree> 3,0 pass; A wall 0,0 N; pass; B wall 1,0 N; pass
            C wall 1,0 S; pass; A tower 1,0 S ]],
  expect = "A scores street 2; A scores tower 1; nobody else scores",
}

test "no tower without a wall before it (A-13)" {
  with = with(pile2, 3),
  board = "mN-grain^ mN-fish^ sS-public< .",
  figures = [[ A follower street E 2,0; gate edge S 0,0
               wall edge W 0,0; B tower edge W 0,0 ]],
  play = [[ A sS-tour-carree> 3,0 pass; A wall 1,0 S; pass; B wall 2,0 S; pass
            C wall 3,0 S; pass ]],
  expect = "asks tower; offers only tower 3,0 S, pass",
}

test "only the starter has a tower, and need not (DS-27)" {
  with = with(pile2, 3), board = domino, figures = "A follower street E 0,0",
  play = [[ A sS-tour-carree> 1,0 pass; A gate 0,0 W
            B wall 0,0 N; pass; C wall 1,0 N; pass; A pass ]],
  expect = "A holds 4 tower; B holds 4 tower; asks draw; A has 2 points",
}

test "towers are not used twice (A-13)" {
  with = with(pile2, 3), board = domino, figures = "A follower street E 0,0",
  supply = "A tower 0",
  play = [[ A sS-tour-carree> 1,0 pass; A gate 0,0 W
            B wall 0,0 N; pass; C wall 1,0 N; pass ]],
  expect = "asks draw; B is on turn",
}

-- ---- what walls complete --------------------------------------------------

test "a wall closes a market: 2 tiles x 2 kinds (DS-26)" {
  with = with(pile2, 3),
  board = [[ sS-public< .
             mN-fish>   mEW-grain^ ]],
  figures = "A follower street E 0,0; C follower market E 0,1",
  play = [[ A sS-tour-carree> 1,0 pass; A gate 1,0 E; B wall 1,1 E ]],
  expect = [[ A scores street 2; C scores market 4; nobody else scores
              C holds 7 follower; B must answer; asks guard ]],
}

test "a wall closes a street of 1 tile (DS-26)" {
  with = with(pile2, 3),
  board = [[ sS-public<      .
             sE-sS-sW^       . ]],
  figures = "A follower street E 0,0; C follower street W 0,1",
  play = [[ A sS-tour-carree> 1,0 pass; A gate 0,0 W; B wall 0,1 W ]],
  expect = "A scores street 2; C scores street 1; C holds 7 follower",
}

test "so does the gate (DS-26)" {
  with = with(pile2, 3),
  board = [[ sS-public<      .
             sE-sS-sW^       . ]],
  figures = "A follower street E 0,0; C follower street W 0,1",
  play = [[ A sS-tour-carree> 1,0 pass; A gate 0,1 W ]],
  expect = "A scores street 2; C scores street 1; B must answer; asks wall",
}

test "what a wall scores builds no more walls (DS-26)" {
  with = with(pile2, 3),
  board = [[ sS-public<      .
             sE-sS-sW^       . ]],
  figures = "A follower street E 0,0; C follower street W 0,1",
  play = [[ A sS-tour-carree> 1,0 pass; A gate 0,0 W; B wall 0,1 W; pass
            C wall 0,0 N; pass; A pass ]],
  expect = "C scores street 1; asks draw; B is on turn",
}

test "one phase, however much was scored (DS-21)" {
  with = with(pile2, 3),
  board = [[ q-saint-sernin^ q-saint-nazaire^ q-chateau-comtal^
             sS-public<      .                sS-public> ]],
  figures = "A follower street E 0,1; B follower street W 2,1",
  play = [[ A sE-sS-sW^ 1,1 pass; A gate 0,0 W; B wall 0,0 N; pass
            C wall 1,0 N; pass; A pass ]],
  expect = "A scores street 2; B scores street 2; asks draw; B is on turn",
}

-- ---- the end --------------------------------------------------------------

test "the last wall ends the game (DS-29a)" {
  with = with(pile2, 3, { wall = 2 }),
  board = [[ sS-public<      .
             q-saint-sernin^ .
             q-saint-nazaire^ . ]],
  figures = "A follower street E 0,0",
  play = [[ A sS-tour-carree> 1,0 pass; A gate 0,0 W
            B wall 0,0 N; pass; C wall 1,0 N; pass ]],
  expect = "A must answer; asks tower",
}

test "after guard and tower, that is (A-21)" {
  with = with(pile2, 3, { wall = 2 }),
  board = [[ sS-public<      .
             q-saint-sernin^ .
             q-saint-nazaire^ . ]],
  figures = "A follower street E 0,0",
  play = [[ A sS-tour-carree> 1,0 pass; A gate 0,0 W
            B wall 0,0 N; pass; C wall 1,0 N; C guard 1,0 N
            A tower 1,0 N ]],
  expect = "game over; A scores tower 2",
}

test "a shortage hits the last players (DS-24)" {
  with = with(pile3, 3, { wall = 3 }),
  board = [[ sS-public<      .
             q-saint-sernin^ .
             q-saint-nazaire^ . ]],
  figures = "A follower street E 0,0; gate edge W 0,0; wall edge N 0,0",
  steps = {
    { play = "A sS-tour-carree> 1,0 pass; A wall 1,0 N; B wall 1,0 E",
      expect = "A must answer; asks guard; offers guard 1,0 N" },
    { play = "A pass; B pass; A pass", expect = "game over" },
  },
}

test "the last tile ends the game (DS-29b)" {
  board = "q-saint-sernin^", pile = "q-saint-nazaire",
  play = "A q-saint-nazaire^ 1,0 follower quarter",
  expect = "game over; A has 0 points",
}

test "its building phase is still played (DS-29b)" {
  with = with(pile2), board = domino, figures = "A follower street E 0,0",
  pile = "sS-tour-carree",
  steps = {
    { play = "A sS-tour-carree> 1,0 pass", expect = "asks gate" },
    { play = [[ A gate 0,0 W; B wall 0,0 N; pass; A wall 1,0 N; pass
                B wall 1,0 E; pass; A tower 1,0 E ]],
      expect = "A scores tower 3; game over" },
  },
}

test "a gap of 4 ends the game (DS-29c, A-14)" {
  with = with({ first_pile = 0 }, 3),
  board = [[ mN-fish^ sS-public<  . ]],
  figures = "A follower street E 1,0; gate edge W 0,0",
  play = [[ A sS-tour-carree> 2,0 pass; A wall 0,0 N; pass
            B wall 1,0 N; pass; C wall 2,0 N; pass; A pass ]],
  expect = "game over",
}

test "a gap of 5 does not (DS-29c)" {
  with = with({ first_pile = 0 }, 2),
  board = [[ q-saint-sernin^ mN-fish^ sS-public< . ]],
  figures = "A follower street E 2,0; gate edge W 0,0; wall edge S 0,0",
  play = [[ A sS-tour-carree> 3,0 pass; A wall 1,0 S; pass
            B wall 2,0 S; pass ]],
  expect = "A must answer; asks wall",
}

test "end_gap = 5 ends it a wall earlier (A-14)" {
  with = with({ first_pile = 0, end_gap = 5 }, 3),
  board = [[ mN-fish^ sS-public<  . ]],
  figures = "A follower street E 1,0",
  play = [[ A sS-tour-carree> 2,0 pass; A gate 0,0 W
            B wall 0,0 N; pass; C wall 1,0 N; pass; A pass ]],
  expect = "game over",
}

test "end_gap = 4: it goes on with a gap of 5 (A-14)" {
  with = with({ first_pile = 0 }, 3),
  board = [[ mN-fish^ sS-public<  . ]],
  figures = "A follower street E 1,0",
  play = [[ A sS-tour-carree> 2,0 pass; A gate 0,0 W
            B wall 0,0 N; pass; C wall 1,0 N; pass; A pass ]],
  expect = "game goes on; asks draw",
}

test "a ring that closes stops the phase (A-21)" {
  with = with(pile3), board = domino, figures = "A follower street E 0,0",
  play = [[ A sS-tour-carree> 1,0 pass; A gate 0,0 W; B wall 0,0 N
            A wall 1,0 N; B wall 1,0 E; A wall 1,0 S; B wall 0,0 S ]],
  expect = "A must answer; offers only guard 1,0 S, pass",
}

-- Gate W, wall 0,0 S to its left, three walls to its right; 1,0 S closes the
-- ring. The tower stands at either end of that wall and looks either way: the
-- runs of 1 and 3 walls, and each of them with the closing wall.
local ring = [[ A sS-tour-carree> 1,0 pass; A wall 0,0 N; B wall 1,0 N
                A wall 1,0 E; B wall 1,0 S; A pass; B pass; ]]

local function closing(answer, expect)
  return { with = with(pile3), board = domino,
    figures = "A follower street E 0,0; gate edge W 0,0; wall edge S 0,0",
    play = ring .. answer, expect = expect }
end

test "in a closed ring the side of the tower is free (A-21)" (closing("",
  [[ offers only tower 1,0 E, right 1,0 S, left 1,0 S, tower 0,0 S, pass
     offers right 1,0 S with build 4; offers left 1,0 S with build 2
     offers tower 1,0 E with build 3; offers tower 0,0 S with build 1 ]]))
test "the closing wall counts for the right side (A-21)" (closing(
  "A right 1,0 S", [[ A scores tower 4 (wall 4 x 1); game over
                      A tower stands on edge S 1,0 ]]))
test "or it counts for the left side (A-21)" (closing(
  "A left 1,0 S", "A scores tower 2 (wall 2 x 1); game over"))
test "beside it stand runs that end before it (A-21)" (closing(
  "A tower 1,0 E", "A scores tower 3 (wall 3 x 1); game over"))
test "on its far side, too (A-21)" (closing(
  "A tower 0,0 S", "A scores tower 1 (wall 1 x 1); game over"))

-- A tower or the gate at one end leaves no run there to count but the wall
-- that closes.
test "a closing wall between gate and run (A-21)" {
  with = with(pile3), board = domino,
  figures = [[ A follower street E 0,0; gate edge W 0,0; wall edge N 0,0 ]],
  steps = {
    { play = [[ A sS-tour-carree> 1,0 pass; A wall 1,0 N; B wall 1,0 E
                A wall 1,0 S; B wall 0,0 S; A pass; B pass ]],
      expect = [[ offers only tower 1,0 S, right 0,0 S, left 0,0 S, pass ]] },
    { play = "A left 0,0 S", expect = "A scores tower 1; game over" },
  },
}

test "closing the ring scores streets and markets (DS-30)" {
  board = "sNS^", figures = "A follower street N 0,0; B follower quarter E 0,0",
  final = true,
  expect = [[ A scores street 1; A has 1 points; edge N 0,0 is shut
              edge W 0,0 is shut; edge S 0,0 is shut; game over ]],
}

test "with no walls left they are imagined (DS-30)" {
  with = with({}, 2, { wall = 1 }),
  board = "mNEW-fish^", final = true,
  figures = "A follower market N 0,0; gate edge S 0,0; wall edge W 0,0",
  expect = "A scores market 1; edge N 0,0 is shut; edge E 0,0 is shut",
}

test "beside a hole nothing is completed (DS-31)" {
  board = [[ q-saint-sernin^  mN-fishv   mN-fish-public^
             mN-grain^        .          mN-grain-public^
             q-saint-nazaire^ mN-livestockv mN-livestock-public^ ]],
  figures = "A follower market S 1,0", final = true,
  expect = "A scores nothing; A holds 7 follower; market S 1,0 is incomplete",
}

-- ---- quarters -------------------------------------------------------------

test "3 markets in a quarter score 6 (DS-32)" {
  board = [[ .        mN-fishv         .
             mN-fish> q-saint-sernin^  mN-grain< ]],
  figures = "A follower quarter N 1,1", final = true,
  expect = "A scores quarter 6 (markets 3 x 2); nobody else scores",
}

test "markets on the tiles of the quarter count as well (A-15)" {
  board = "mN-mW-fish-grain^ mN-fish^",
  figures = "A follower quarter S 1,0", final = true,
  expect = "A scores quarter 6",
}

test "each market counts once in a quarter" {
  board = [[ mN-fish^  mN-grain^
             mNEW-fish^ mNEW-grain^ ]],
  figures = "A follower quarter S 0,0", final = true,
  expect = "A scores quarter 6",
}

test "a corner does not touch (A-15)" {
  board = [[ q-saint-sernin^ q-saint-nazaire^
             .               mEW-fish> ]],
  figures = "A follower quarter W 0,0", final = true,
  expect = "A scores quarter 2",
}

test "a market side against a wall touches nothing (A-15)" {
  board = [[ q-saint-sernin^ mNEW-fishv ]],
  figures = "A follower quarter W 0,0; B follower quarter N 1,0",
  final = true,
  expect = "A scores quarter 2; B scores quarter 2",
}

test "most residents own the quarter, ties share it" {
  board = "mN-fish^ mN-grain^ mN-livestock^",
  figures = [[ A follower quarter S 0,0; B follower quarter S 1,0
               A follower quarter S 2,0 ]], final = true,
  expect = "A scores quarter 6; nobody else scores",
}

test "tied residents get all of it each" {
  board = "mN-fish^ mN-grain^ mN-livestock^",
  figures = "A follower quarter S 0,0; B follower quarter S 1,0",
  final = true,
  expect = "A scores quarter 6; B scores quarter 6",
}

test "walls bound a quarter, streets divide it" {
  board = "mN-fish^ sNS^ mN-grain^",
  figures = "A follower quarter E 0,0; B follower quarter W 2,0",
  final = true,
  expect = "A scores quarter 2; B scores quarter 2",
}

-- ---- guards at the end ----------------------------------------------------

test "3 public buildings and a historic one: 9 (DS-33)" {
  board = [[ mN-fish-public^
             mN-grain-public^
             mN-livestock-public^
             q-saint-sernin^ ]],
  figures = "A follower edge N 0,0", final = true,
  expect = "A scores guard 9 (public 3 x 2, historic 1 x 3)",
}

-- The column of x = 0 has a gap at 0,2, which opens to the outside.
test "a gap ends the line: 5 and 4 (DS-33)" {
  board = [[ mN-fish-public^      .
             q-saint-sernin^      mN-fish^
             .                    mN-grain^
             mN-grain-public^     mN-livestock^
             mN-livestock-public^ . ]],
  figures = "A follower edge N 0,0; B follower edge S 0,4", final = true,
  expect = "A scores guard 5; B scores guard 4; nobody else scores",
}

test "with the gap filled both see 9 (DS-33)" {
  board = [[ mN-fish-public^      .
             q-saint-sernin^      mN-fish^
             mN-fish^             mN-grain^
             mN-grain-public^     mN-livestock^
             mN-livestock-public^ . ]],
  figures = "A follower edge N 0,0; B follower edge S 0,4", final = true,
  expect = "A scores guard 9; B scores guard 9",
}

test "a hole ends the line too (A-20)" {
  board = [[ q-saint-sernin^  mN-fish-public^   q-saint-nazaire^
             mN-grain^        .                 mN-livestock^
             mNW-fish-public^ mN-grain-public^  mNW-grain-public^ ]],
  figures = "A follower edge N 1,0; B follower edge S 1,2", final = true,
  expect = "A scores guard 2; B scores guard 2",
}

test "a guard looks along the row from the side" {
  board = "q-saint-sernin^ mN-fish^ mN-grain-public^",
  figures = "A follower edge W 0,0; A follower edge E 2,0", final = true,
  expect = "A scores 10",
}

-- ---- in between -----------------------------------------------------------

test "70 walls and one gate (DS-1)" {
  draws = "sNS",
  expect = function(g)
    assert(g:supply "wall" == 70 and g:supply "gate" == 1)
  end,
}

test "a market of one kind counts its tiles" {
  board = "mN-grain> .", figures = "B follower market E 0,0",
  play = "A mN-grain-public< 1,0 pass",
  expect = "B scores market 2 (tile 2 x 1); nobody else scores",
}

test "the last tile of pile 2 builds by its rules (A-8)" {
  with = with({ first_pile = 0, second_pile = 1, end_gap = 0 }, 3),
  board = domino, figures = "A follower street E 0,0",
  play = "A sS-tour-carree> 1,0 pass; A gate 0,0 W; B wall 0,0 N",
  expect = "B must answer; asks guard",
}

test "the next one by those of pile 3 (A-8)" {
  with = with({ first_pile = 0, second_pile = 1, end_gap = 0 }, 3),
  board = domino, figures = "A follower street E 0,0",
  play = [[ A q-saint-sernin^ -1,0 pass; B sS-tour-carree> 1,0 pass
            B gate -1,0 W; C wall -1,0 N ]],
  expect = "A must answer; asks wall",
}

test "followers who were at home may be guards beside one who rests (A-5)" {
  with = with(pile2), board = domino, figures = "B follower street E 0,0",
  supply = "B follower 1",
  steps = {
    { play = "A sS-tour-carree> 1,0 pass; A gate 0,0 W; B wall 0,0 N",
      expect = "B holds 2 follower; B must answer; offers guard 0,0 N" },
    { play = "B guard; A wall 1,0 N; pass; B wall 1,0 E",
      expect = "A must answer; asks tower; B holds 1 follower" },
  },
}

test "a tower at the left end is counted from, too (DS-27)" {
  with = with(pile2, 3),
  board = "mN-grain^ mN-fish^ sS-public< .",
  figures = [[ A follower street E 2,0; gate edge S 0,0
               wall edge S 1,0; B tower edge S 1,0 ]],
  steps = {
    { play = [[ A sS-tour-carree> 3,0 pass; A wall 2,0 S; pass
                B wall 3,0 S; pass; C wall 0,0 W; pass ]],
      expect = "asks tower; offers only tower 3,0 S, tower 0,0 W, pass" },
    { play = "A tower 3,0 S", expect = "A scores tower 2 (wall 2 x 1)" },
  },
}

test "a gap of 3 ends the game as well (DS-29c)" {
  with = with({ first_pile = 0 }, 3), board = domino,
  figures = "A follower street E 0,0",
  play = [[ A sS-tour-carree> 1,0 pass; A gate 0,0 W
            B wall 0,0 N; pass; C wall 1,0 N; pass; A pass ]],
  expect = "game over",
}
