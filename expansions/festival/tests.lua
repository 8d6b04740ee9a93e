-- The Festival by example. [T] in the names: numbers of the reference engine.

local function with(...) return { modules = { ... } } end

test "one figure may come home in place of another action" {
  board   = "D^ .",
  figures = "A meeple city N 0,0; B meeple road E 0,0",
  play    = "A rNW-rES^ 1,0 take-back meeple A city N 0,0",
  expect  = [[
    A holds 7 meeple; B holds 6 meeple; nobody scores; city 0,0 is free
    B is on turn
  ]],
}

test "or none" {
  board   = "D^ .",
  figures = "A meeple city N 0,0",
  play    = "A rNW-rES^ 1,0",
  expect  = "offers take-back meeple A city N 0,0; offers meeple road E",
}

test "only one's own" {
  board   = "D^ .",
  figures = "B meeple city N 0,0",
  play    = "A rNW-rES^ 1,0",
  expect  = "offers not take-back meeple B city N 0,0",
}

test "only off a tile of the festival" {
  board   = "D^ festival/rNW-rES^ .",
  figures = "A meeple city N 0,0",
  play    = "A U^ 2,0",
  expect  = "offers not take-back meeple A city N 0,0; offers meeple road E",
}

test "a builder, a pig and a barn, too" {
  with    = with("farmers", "traders-and-builders", "abbey-and-mayor"),
  board   = [[ D^ U^
               B^ B^
               B^ B^ ]],
  figures = "A meeple road E 0,0; A builder road E 0,0; "
    .. "A meeple field SL 0,0; A pig field SL 0,0; A barn corner 1,2",
  play    = "A cN-cS-rE-rW^ 0,-1",
  expect  = [[
    offers take-back builder A road E 0,0; offers take-back pig A field SL 0,0
    offers take-back barn A corner 1,2
  ]],
}

test "with returns = follower only followers" {
  with    = { modules = { "traders-and-builders" },
    own = { returns = "follower" } },
  board   = "D^ .",
  figures = "A meeple road E 0,0; A builder road E 0,0",
  play    = "A rNW-rES^ 1,0",
  expect  = "offers take-back meeple A road E 0,0; "
    .. "offers not take-back builder A road E 0,0",
}

test "a builder left alone goes home" {
  with    = with "traders-and-builders",
  board   = "D^ .",
  figures = "A meeple road E 0,0; A builder road E 0,0",
  play    = "A cN-cS-rE-rW^ 0,-1 take-back meeple A road E 0,0",
  expect  = "A holds 7 meeple; A holds 1 builder; B is on turn",
}

test "a shepherd comes home with his sheep [T]" {
  with    = with("farmers", "hills-and-sheep"),
  board   = "D^ .",
  figures = "A shepherd field SL 0,0",
  play    = "A rNW-rES^ 1,0 take-back shepherd A field SL 0,0",
  expect  = "A holds 1 shepherd; nobody scores; B is on turn",
}

test "no shepherd where only followers come home [T]" {
  with    = { modules = { "farmers", "hills-and-sheep" },
    own = { returns = "follower" } },
  board   = "D^ .",
  figures = "A shepherd field SL 0,0",
  play    = "A rNW-rES^ 1,0",
  expect  = "offers not take-back; offers meeple road E",
}

test "from a tower, which is open again" {
  with    = with "tower",
  board   = [[ tower/f^ E^ .
               .        .  . ]],
  steps   = {
    { play = "A Ev 1,-1 tower-piece 0,0; B E> 2,0 pass; A Ev 0,1 meeple 0,0" },
    { play = "B Ev 1,1 pass; A festival/cN-rE> 2,1",
      expect = "offers take-back meeple A 0,0; offers not tower-piece 0,0" },
    { play = "A take-back meeple A 0,0; B B^ -1,0",
      expect = "offers tower-piece 0,0" },
  },
}

test "from a quarter of Carcassonne" {
  with    = with "count",
  setup   = true,
  figures = "A meeple in market",
  play    = "A cN-rS> 0,-2 take-back meeple A market",
  expect  = "A holds 7 meeple; B is on turn",
}

test "but out of no captivity, and no token" {
  with    = with("tower", "little-buildings", "bridges-castles-bazaars"),
  board   = [[ Ev .
               D^ . ]],
  figures = "A meeple in prison B; A house 0,1; A castle edge N 0,1",
  play    = "A rNW-rES^ 1,1",
  expect  = "offers not take-back; offers meeple road E",
}

test "a lord leaves his castle empty" {
  with    = with "bridges-castles-bazaars",
  board   = [[ Ev .
               D^ . ]],
  figures = "A castle edge N 0,1; A meeple edge N 0,1",
  play    = "A rNW-rES^ 1,1 take-back meeple A 0,1 N",
  expect  = { "A holds 7 meeple; B is on turn", function(g)
    assert(#g:edge(g:cell(0, 1), "N"):figures "castle" == 1)
  end },
}

test "the fairy stays where the figure was" {
  with    = with "princess-and-dragon",
  board   = "D^ .",
  figures = "A meeple city N 0,0; fairy 0,0",
  state   = { ["princess-and-dragon.friend"] = "A meeple city N 0,0" },
  steps   = {
    { play   = "A rNW-rES^ 1,0 take-back meeple A city N 0,0; B U^ 2,0 pass",
      expect = { "A scores fairy 1", function(g)
        assert(g:figure "fairy".tile == g:cell(0, 0).tile)
      end } },
    { play = "A U^ 3,0 pass", expect = "nobody scores" },
  },
}

test "the phantom may be placed afterwards, even the one taken back" {
  with    = with "phantom",
  board   = "D^ .",
  figures = "A phantom city N 0,0",
  play    = "A rNW-rES^ 1,0 take-back phantom A city N 0,0",
  expect  = "phase phantom; offers phantom road E",
}

test "the abbot is taken back for points, or for the festival without" {
  with    = with "abbot",
  board   = "B^ .",
  figures = "A abbot monastery 0,0",
  play    = "A cN-rE> 1,0",
  expect  = "offers recall abbot A monastery 0,0; "
    .. "offers take-back abbot A monastery 0,0",
}

test "in the second part of a double turn the figure may be placed" {
  with    = with "traders-and-builders",
  board   = "D^ .",
  figures = "A meeple road E 0,0; A builder road E 0,0; A meeple city N 0,0",
  supply  = "A meeple 0",
  play    = "A rNW-rES^ 1,0 take-back meeple A city N 0,0; A U> 1,1",
  expect  = "A is on turn; offers meeple road S",
}
