-- A house rule that offers with every word of the menu that lists by itself,
-- waits with every condition there is, and pays.

module { "menu", title = "A long menu", needs = "base" }

-- any text, for some are to fail: no random game should play with them
local word = option { "word", default = "each", help = "of the menu" }

local S = state { free = { "boolean", per = "tile" }, odd = "boolean",
  host = "player", guest = "figure", way = "feature" }

piece { "peg", count = 2 }
zone { "bench" }

on.placed(function(g, tile)
  S.free[tile] = tile.number % 2 == 0
  S.odd = tile.number % 2 == 1
  S.host = ({ [3] = g.player.next, [4] = g.player })[tile.number]
  for figure in g:figures "meeple" do S.guest = figure end
  local road = tile:segment "road"
  S.way = road and road.feature
  if tile.number == 4 then g:deploy("peg", g:zone "bench", g.player) end
end)

local lists = {
  each = function(g, o) o:each("see", g.tile:neighbours()) end,
  cells = function(g, o) o:each("see", g:frontier()) end,
  tiles = function(_, o) o:tiles("see", S.free) end,
  put = function(_, o) o:put("peg", S.free) end,
  figures = function(g, o) o:figures("see", nil, g.player.next) end,
  unfinished = function(g, o) o:unfinished("see", "meeple", g.player.next) end,
  anywhere = function(g, o) o:anywhere(g.tile) end,
  features = function(_, o) o:features("see", { "city", "road" }) end,
  ["free-features"] = function(_, o)
    o:features("see", "road", "follower")
  end,
  numbers = function(_, o) o:numbers("see", -1, 1) end,
  ["no-numbers"] = function(_, o) o:numbers("see", 2, 1) end,
  holders = function(g, o)
    o:each("see", g.tile:holders("follower", g.player.next))
  end,
  share = function(g, o) o:share(g.tile:segment "road".feature, "meeple") end,
  ["one-of-each"] = function(g, o)
    o:one_of_each("see", "bench", g.player)
  end,
  given = function(g, o, number, from)
    assert(from == g.tile)
    o:number("see", number)
  end,
  wrong = function(_, o) o:tiles("see", S) end,
  about = function(g, o)
    o:about("odd", g.tile.type)
    o:about("tile", g.tile)
    o:about("host", g.player.next)
    o:number("see", 1)
    o:with("price", -4)
    o:with("host", g.player)
    o:about("way", g.tile:segment "road".feature)
    o:about("here", g.tile:segment "road")
    for figure in g:figures "meeple" do o:about("guest", figure) end
    o:word("see", "now")
    o:with("cell", g.tile.cell)
    o:about("word", "later")
  end,
  ["about-place"] = function(g, o)
    o:about("price", 3)
    o:place(g.tile.type)
    o:number("see", 1)
    o:with("price", 5)
  end,
  ["about-nothing"] = function(g, o) o:about("odd", g) end,
  ["with-nothing"] = function(g, o) o:with("odd", g.tile) end,
  ["about-much"] = function(_, o)
    for i = 1, 1001 do o:about("odd", i) end
  end,
}

local function list(o, g, ...)
  lists[word](g, o, ...)
  o:pass()
end

phase { "look", after = "figure", run = function(g)
  if not lists[word] then return end
  g:ask(g.player, "menu", list, g, 7, g.tile)
end }

if word == "held" then
  offer.figure { "peg", list = { "figures", "see", { state = "guest" } },
    apply = function() end }
end

if word == "by-lua" then
  offer.figure { "way", when = { state = "way" },
    list = { "share", { state = "way" }, "meeple" }, apply = function() end }
end

local conditions = { completed = { completed = true },
  mark = { tile = "monastery" }, state = { state = "odd" },
  piece = { piece = "peg" }, away = { away = "peg" },
  mine = { mine = "host" }, ["my-figure"] = { mine = "guest" },
  hole = { hole = true }, board = { board = "monastery" },
  ["board-type"] = { board = { "base/V", "monastery" } },
  together = { together = { "meeple", "peg" } },
  ["with-class"] = { together = { "peg", "claimants" } },
  here = { here = "follower" }, part = { part = "pennant" },
  enclosed = { enclosed = "meeple" },
  either = { { state = "odd" }, { here = "meeple" } } }

phase { "wait", after = "look", before = "score", when = conditions[word],
  run = function(g)
    if not conditions[word] then return end
    g:ask(g.player, "menu", function(o)
      o:word("see", "now")
      o:word("see", "later")
    end)
  end }

phase { "pay", after = "wait", run = function(g)
  if word == "pay" then
    g:pay(g.player, "gift", 2, 3, g.tile:segment "road".feature)
  elseif word == "pay-much" then
    g:pay(g.player, "gift", 1 << 16, 1 << 16)
  end
end }

text { en = { gift = "gift", menu = "what now", see = "look at", now = "now",
  later = "later", peg = "peg", bench = "bench" } }

---- the menu ---------------------------------------------------------------

-- A road, on which the second tile is free; the last one is laid by `play`.
local function on_road(named, figures, play, expect)
  return { with = { own = { word = named } }, board = "V< U^",
    figures = figures, play = play, expect = expect }
end

test "each: an option for each of a list" (
  on_road("each", nil, "A U^ 2,0 pass", "offers only see 1,0, pass"))

test "each: of cells, too" (
  on_road("cells", nil, "A U^ 2,0 pass", "offers see 3,0; offers see -1,0"))

test "tiles: those whose variable is true" (
  on_road("tiles", nil, "A U^ 2,0 pass", "offers only see 1,0, pass"))

test "put: a piece on those tiles" (
  on_road("put", nil, "A U^ 2,0 pass", "offers only peg 1,0, pass"))

test "figures: those of a player that claim" (
  on_road("figures", "B meeple road E 0,0", "A U^ 2,0",
    "asks menu; offers 2 answers"))

test "unfinished: those on what is not complete" (
  on_road("unfinished", "B meeple road E 0,0", "A U^ 2,0",
    "asks menu; offers 2 answers"))

test "anywhere: every free segment but those of one tile" (
  on_road("anywhere", nil, "A U^ 2,0 pass",
    "offers meeple road E 0,0; offers not meeple road E 2,0"))

test "features: those that are not complete, kind by kind" (
  on_road("features", nil, "A U^ 2,0 pass", "offers only see road E 0,0, pass"))

test "features: but those with such a figure" (
  on_road("free-features", "B meeple road E 0,0", "A U^ 2,0",
    "asks draw"))

test "numbers: from the first to the last" (
  on_road("numbers", nil, "A U^ 2,0 pass",
    "offers only see -1, see 0, see 1, pass"))

test "numbers: none when the last comes before the first" (
  on_road("no-numbers", nil, "A U^ 2,0 pass", "asks draw"))

test "holders: who stands on a feature of the tile" (
  on_road("holders", "B meeple road E 0,0", "A U^ 2,0",
    "asks menu; offers 2 answers"))

test "share: even where somebody stands" (
  on_road("share", "B meeple road E 0,0", "A U^ 2,0",
    "asks menu; offers meeple road E; offers meeple road E 0,0"))

test "one of each: the first of those in the zone" {
  with = { own = { word = "one-of-each" } }, board = "V< U^ U^",
  play = "A U^ 3,0 pass", expect = "asks menu; offers 2 answers",
}

test "what follows the lister is handed on to it" (
  on_road("given", nil, "A U^ 2,0 pass", "offers only see 7, pass"))

test "what a question and its options are about" (
  on_road("about", "B meeple road E 0,0", "A U^ 2,0", "about odd U; "
    .. "about tile 2,0; about host B; about way road 0,0; about here road 2,0; "
    .. "about guest meeple 0,0; about word later; "
    .. "offers see 1 with price -4; offers see 1 with host A; "
    .. "offers see now with cell 2,0; offers only see 1, see now, pass"))

test "with placements that are not listed, too" (
  on_road("about-place", nil, "A U^ 2,0 pass", "about price 3; "
    .. "offers see 1 with price 5"))

for name, problem in pairs {
  ["about-nothing"] = "a type, tile, segment, feature, figure, player, cell, "
    .. "number or word is needed",
  ["with-nothing"] = "o:with is about the option before it; there is none",
  ["about-much"] = "a question and its options are about 1000 things at most",
} do
  test("not so: " .. name) {
    with = { own = { word = name } }, board = "V< U^",
    play = "A U^ 2,0 pass", fails = problem,
  }
end

test "an argument may be what a variable holds" {
  with = { own = { word = "held" } }, board = "D<",
  figures = "A meeple road N 0,0; A meeple city W 0,0", play = "A U> 0,-1",
  expect = "asks figure; offers 2 answers",
}

test "a word that is written in Lua lists an offer" {
  with = { own = { word = "by-lua" } }, board = "V<",
  figures = "B meeple road E 0,0", play = "A U^ 1,0",
  expect = "asks figure; offers meeple road E 0,0",
}

test "a variable that is not kept per tile" {
  with = { own = { word = "wrong" } }, board = "V< U^",
  play = "A U^ 2,0 pass",
  fails = "a variable of state{} kept per tile is needed",
}

---- conditions -------------------------------------------------------------

-- Whether the phase asks after the second tile, of a road that goes on, and
-- after the third or fourth.
local function waits(named, board, play, asks)
  return { with = { own = { word = named } }, board = board, play = play,
    expect = asks and "asks menu; offers see now" or "B is on turn" }
end

test "completed: not by a road that goes on" (
  waits("completed", "V< U^", "A U^ 2,0 pass", false))

test "mark: not of another tile" (
  waits("mark", "V< U^", "A U^ 2,0 pass", false))

test "state: not while it is false" (
  waits("state", "V< U^ U^", "A U^ 3,0 pass", false))

test "away: not while all are at home" (
  waits("away", "V< U^", "A U^ 2,0 pass", false))

test "completed: by the tile that ends the road" (
  waits("completed", "A< U^", "A A> 2,0 pass", true))

test "state: while it is true" (
  waits("state", "V< U^", "A U^ 2,0 pass", true))

test "mark: of the tile laid last" (
  waits("mark", "V< U^", "A B^ 0,-1 pass", true))

test "piece: one that the config has" (
  waits("piece", "V< U^", "A U^ 2,0 pass", true))

test "away: while one is in a zone" (
  waits("away", "V< U^ U^", "A U^ 3,0 pass", true))

test "mine: not while it holds nobody" (
  waits("mine", "V<", "A U^ 1,0 pass", false))

test "mine: not while it holds somebody else" (
  waits("mine", "V< U^", "A U^ 2,0 pass", false))

test "mine: while it holds the player on turn" (
  waits("mine", "V< U^ U^", "A U^ 3,0 pass", true))

-- The same for a road on which a player has the figure.
local function guest(player, asks)
  local case = waits("my-figure", "V<", "A U^ 1,0", asks)
  case.figures = player .. " meeple road E 0,0"
  return case
end

test "board: not while no tile shows it" (
  waits("board", "V< U^", "A U^ 2,0 pass", false))

test "board: wherever it lies, and however long" (
  waits("board", "B^ B^ V< U^", "A U^ 4,0 pass", true))

test "board: one of several names, and types" (
  waits("board-type", "V< U^", "A U^ 2,0 pass", true))

test "hole: not while no free cell is closed in" (
  waits("hole", "V< U^", "A U^ 2,0 pass", false))

test "hole: while one is" {
  with = { own = { word = "hole" }, tiles = { base = 3 } },
  board = [[ B^ B^ B^
             B^ .  B^
             B^ B^ . ]],
  play = "A B^ 2,2 pass", expect = "asks menu; offers see now",
}

local function meet(figures, asks)
  local case = waits("together", "V< U^", "A U^ 2,0", asks)
  case.figures = figures
  return case
end

test "together: figures of two pieces on one feature"
  (meet("A peg road E 0,0; B meeple road E 0,0", true))

test "together: not while one is alone" (meet("B meeple road E 0,0", false))

test "together: a class in place of a piece"
  { with = { own = { word = "with-class" } }, board = "V< U^",
    figures = "A peg road E 0,0; B meeple road E 0,0", play = "A U^ 2,0",
    expect = "asks menu" }

-- Whether it asks with this figure on the board.
local function with_figure(named, figure, board, play, asks)
  local case = waits(named, board, play, asks)
  case.figures = figure
  return case
end

test "here: a figure on a feature of the tile laid last"
  (with_figure("here", "B meeple road E 0,0", "V< U^", "A U^ 2,0", true))

test "here: not on another feature"
  (with_figure("here", "B meeple road E 0,0", "V< U^", "A B^ 0,-1 pass", false))

test "enclosed: a figure on what has no open side"
  (with_figure("enclosed", "B meeple road E 0,0", "A< U^", "A A> 2,0 pass",
    true))

test "enclosed: not while a side is open"
  (with_figure("enclosed", "B meeple road E 0,0", "A< U^", "A U^ 2,0 pass",
    false))

test "part: a feature of the tile has the attribute" (
  waits("part", "E^", "A F> 0,-1 pass", true))

test "part: not when only others have" (
  waits("part", "V< U^", "A U^ 2,0 pass", false))

test "a list: the first holds" (
  waits("either", "V< U^", "A U^ 2,0 pass", true))

test "a list: only the second holds"
  (with_figure("either", "B meeple road E 0,0", "V< U^ U^", "A U^ 3,0",
    true))

test "a list: none holds" (
  waits("either", "V< U^ U^", "A U^ 3,0 pass", false))

test "mine: not while it holds a figure of somebody else" (guest("B", false))

test "mine: while it holds a figure of the player on turn" (guest("A", true))

---- points -----------------------------------------------------------------

test "pay: points for each of what is counted" (
  on_road("pay", nil, "A U^ 2,0 pass",
    "A scores gift 6 (gift 2 x 3); A has 6 points"))

test "pay: more than anybody can have" {
  with = { own = { word = "pay-much" } }, board = "V<", play = "A U^ 1,0 pass",
  fails = "a score of more than",
}
