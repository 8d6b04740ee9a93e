-- A house rule that changes who gets points, and how many, in every way there
-- is.

module { "points", title = "Points", needs = { "base", "farmers" } }

-- any text, for some are to fail: no random game should play with them
local how = option { "how", default = "nothing", help = "what changes" }

local S = state { seen = "integer", later = "boolean" }

local settle = use "base".settle
local given = {}

-- ---- majorities -----------------------------------------------------------

function given.lighter()
  weight.meeple(function(figure, feature, g)
    assert(figure.feature == feature and g.turn == 1)
    return -1
  end)
end

function given.heavier()
  weight.meeple(function(figure)
    return figure.tile:has "monastery" and 2 or nil
  end)
end

function given.class()
  weight.follower(function(figure) return figure.owner.seat end)
  weight.meeple(function(figure) return figure.owner.seat end)
end

-- Who sits last, on roads only.
function given.rank()
  rank("road", function(figures, player, g)
    assert(#figures == 1 and figures[1].owner == player and g.turn == 1)
    return player.seat
  end)
end

-- The first one knows nothing, the second one all.
function given.ranks()
  rank(function() end)
  rank(function(_, player) return -player.seat end)
  rank(function() error "nobody asks any more" end)
end

function given.decider()
  decider({ "road", "city" }, function(players, feature)
    assert(feature.kind == "road")
    return players[#players]
  end)
end

function given.nobody() decider(function() end) end

-- ---- points ---------------------------------------------------------------

function given.kept()
  score.road.bonus(function() return { gone = 5 } end)
  score.road.bonus({ kept = true }, function() return { stays = 2 } end)
  score.road.veto(function() return true end)
end

function given.factor()
  given.kept()
  score.road.factor(function() return 3 end)
  score.road.final(function(_, _, _, _, points)
    return { more = points }
  end)
end

function given.half()
  score.road.final(function(road, player, g, reason, points)
    assert(road.tiles == 3 and player.seat == 1 and g.turn == 1)
    assert(reason == "road")
    return { half = -(points // 2) }
  end)
end

function given.chain()
  score.road.final(function(_, _, _, _, points) return { a = points } end)
  score.road.final(function(_, _, _, _, points) return { b = points } end)
end

function given.negative()
  score.road.final(function(_, _, _, _, points)
    return { loss = -points - 4 }
  end)
end

-- What is like a tile is worth what others make of a tile.
function given.like()
  score.road { long = "tile", none = "wall?" }
  score.road.count(function() return { long = 2, none = 7 } end)
  score.road.rate(function() return { tile = 4 } end)
end

-- ---- calls ----------------------------------------------------------------

-- Instead of what the base game does.
local calls = {
  call = function(g)
    return { g.player.next, rates = { tile = 10 } }
  end,
  off = function() return { rates = { tile = false } } end,
  reason = function(g) return { g.player, reason = "toll" } end,
  unknown = function() return { rates = { tiles = 1 } } end,
}
for name, call in pairs(calls) do
  given[name] = function()
    if name == "reason" then
      score.road.bonus(function(_, _, _, reason)
        return { toll = reason == "toll" and 1 or 100 }
      end)
      on.scored("features", function() S.seen = S.seen + 1 end)
    end
    replace.award(function(g, road) g:score(road, call(g)) end)
  end
end

function given.worth()
  replace.award(function(g, road)
    local points = g:worth(road, g.player, { rates = { tile = 7 } })
    g:pay(g.player, "toll", 1, points + g:worth(road))
  end)
end

-- ---- settling -------------------------------------------------------------

-- In the first two turns nothing is settled; then the rule does that itself.
function given.withheld()
  add.settles(function(g) return g.turn > 2 end)
  phase { "later", before = "tile", run = function(g)
    if S.later then return end
    S.later = g.turn == 3
    if not S.later then return end
    for road in g:occupied "road" do
      if road.complete then settle(g, road) end
    end
  end }
end

-- A figure goes elsewhere between scoring and going home.
function given.award()
  zone { "inn" }
  wrap.award(function(g, inner, road)
    inner(g, road)
    for _, figure in ipairs(road:figures()) do
      if figure.owner == g.player then g:move(figure, g:zone "inn") end
    end
  end)
end

if given[how] then given[how]() end

text { en = { toll = "toll", half = "half", loss = "loss", gone = "gone",
  stays = "stays", more = "more", a = "a", b = "b", long = "long",
  none = "none", inn = "inn", later = "later" } }

-- ---- tests ----------------------------------------------------------------

local road = "W^ U^ . U^ W^"
local tie = "A meeple road E 0,0; B meeple road W 4,0"
local play = "A U^ 2,0 pass"

test "declared weights alone: they share" {
  board = road, figures = tie, play = play,
  expect = "A scores road 5 (tile 5 x 1); B scores road 5",
}

test "whoever weighs nothing holds nothing, even alone" {
  with = { own = { how = "lighter" } },
  board = road, figures = "A meeple road E 0,0", play = play,
  expect = "A scores road 0; A holds 7 meeple",
}

test "a figure weighs more where a rule says so" {
  with = { own = { how = "heavier" } },
  board = [[ A< U^ . U^ W^ ]],
  figures = "A meeple road W 4,0; A meeple road E 3,0; B meeple road E 0,0",
  play = play,
  expect = "B scores road 5; nobody else scores",
}

test "weights of several rules add up, for pieces and classes" {
  with = { own = { how = "class" } },
  board = road,
  figures = tie .. "; A meeple road E 1,0",
  play = play,
  expect = function(g)
    local held = g:majority(g:cell(0, 0).tile:segment("road", "E"))
    assert(#held == 0 or held[1].seat == 1)
  end,
}

test "a rank breaks a tie" {
  with = { own = { how = "rank" } },
  board = road, figures = tie, play = play,
  expect = "B scores road 5; nobody else scores",
}

test "a rank never beats a larger weight" {
  with = { own = { how = "rank" } },
  board = road, figures = tie .. "; A meeple road E 1,0", play = play,
  expect = "A scores road 5; nobody else scores",
}

test "a rank for roads says nothing of cities" {
  with = { own = { how = "rank" } },
  board = "E> F^ . E<",
  figures = "A meeple city E 0,0; B meeple city W 3,0",
  play = "A F^ 2,0 pass",
  expect = "A scores city 12; B scores city 12",
}

test "ranks one after the other, until one is left" {
  with = { own = { how = "ranks" } },
  board = road, figures = tie, play = play,
  expect = "A scores road 5; nobody else scores",
}

test "a decider names one" {
  with = { own = { how = "decider" } },
  board = road, figures = tie, play = play,
  expect = "B scores road 5; nobody else scores",
}

test "a decider that names nobody lets them share" {
  with = { own = { how = "nobody" } },
  board = road, figures = tie, play = play,
  expect = "A scores road 5; B scores road 5",
}

local short = "W^ U^ ."
local take = "A W^ 2,0 meeple road W"

test "a veto leaves bonuses that are kept" {
  with = { own = { how = "kept" } },
  board = short, play = take,
  expect = "A scores road 2 (stays 2)",
}

test "the factor goes for what is kept, the last stage comes after it" {
  with = { own = { how = "factor" } },
  board = short, play = take,
  expect = "A scores road 12 (stays 2, more 6, factor 4)",
}

test "half of the sum" {
  with = { own = { how = "half" } },
  board = short, play = take,
  expect = "A scores road 2 (tile 3 x 1, half -1)",
}

test "the last stages one after the other" {
  with = { own = { how = "chain" } },
  board = short, play = take,
  expect = "A scores road 12 (tile 3 x 1, a 3, b 6)",
}

test "negative points" {
  with = { own = { how = "negative" } },
  board = short, play = take,
  expect = "A scores road -4 (tile 3 x 1, loss -7); A has -4 points",
}

test "a term that pays like another, with all that rules make of that" {
  with = { own = { how = "like" } },
  board = short, play = take,
  expect = "A scores road 25 (tile 3 x 5, long 2 x 5)",
}

test "players and rates of a call" {
  with = { own = { how = "call" } },
  board = short, play = take,
  expect = "B scores road 30 (tile 3 x 10); nobody else scores",
}

test "a term that is left out" {
  with = { own = { how = "off" } },
  board = short, play = take,
  expect = "A scores road 0; A holds 7 meeple",
}

test "a reason of its own is known to rules, and scores as no feature does" {
  with = { own = { how = "reason" } },
  board = short, play = take,
  expect = { "A scores toll 4 (tile 3 x 1, toll 1)", function()
    assert(S.seen == 0)
  end },
}

test "what it would be worth otherwise" {
  with = { own = { how = "worth" } },
  board = short, play = take,
  expect = "A scores toll 24",
}

test "a rate of no term is an error" {
  with = { own = { how = "unknown" } },
  board = short, play = take,
  expect = "A scores nothing",
  fails = "score.road has no term 'tiles'",
}

test "what is withheld stays as it is, until it is settled" {
  with = { own = { how = "withheld" } },
  board = short,
  steps = {
    { play = take,
      expect = "nobody scores; A meeple stands on road W 2,0" },
    { play = "B V^ 3,0 pass",
      expect = "A scores road 3; A holds 7 meeple" },
  },
}

test "a figure leaves between scoring and going home" {
  with = { own = { how = "award" } },
  board = road, figures = tie, play = play,
  expect = "A meeple is in inn; B holds 7 meeple; A holds 6 meeple",
}

test "a list of features counts each once" {
  board = road, figures = tie .. "; A meeple road E 1,0",
  expect = function(g)
    local left = g:cell(0, 0).tile:segment("road", "E")
    local right = g:cell(4, 0).tile:segment("road", "W")
    assert(#g:majority { left, left, right } == 1)
    assert(#g:majority { right, right, right } == 1)
    assert(g:majority { right, right, left }[1].seat == 1)
    assert(#g:majority {} == 0)
  end,
}
