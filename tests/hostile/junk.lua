-- The module of test_junk.c: every function and field that a rule has, called
-- from every kind of hook with values of every kind.
module { "junk", needs = { "junk-names", "base", "farmers", "tower", "cathars",
  "traders-and-builders", "king-and-robber", "princess-and-dragon" } }

local given = use "junk-names"

-- Locals that last are no memory for a rule, but just right here: what failed
-- once is not tried again, and handles outlive what they stood for.
local seed, games = given.seed, 0
local kept = {} -- handles by game and type

local function below(n)
  seed = seed * 6364136223846793005 + 1442695040888963407
  return (seed >> 33) % n + 1
end

local S = state {
  tiles = { "boolean", per = "tile" }, players = { "integer", per = "player" },
  figures = { "feature", per = "figure" }, map = { "cell", per = "map" },
  tile = "tile", edge = "edge", cell = "cell", zone = "zone", type = "type",
  figure = "figure", feature = "feature", player = "player",
  game = "integer", number = "integer", truth = "boolean",
  word = { "word", values = { "one", "two" } },
}
local variables = { "tile", "edge", "cell", "zone", "type", "figure", "feature",
  "player", "number", "truth", "word" }

piece { "scrap", count = 3 }
piece { "idol", neutral = true, count = 2 }
zone { "bin" }
zone { "bag", owned = true }

local by_type = {}
for _, name in ipairs(given.names) do
  by_type[name.type] = by_type[name.type] or {}
  table.insert(by_type[name.type], name)
end

---- values -----------------------------------------------------------------

local junk = {
  false, true, 0, 1, -1, 2, 3, 4, 5, 7, 64, 255, 256, 1000, 32767, 32768,
  -32768, -32769, 65535, 65536, 1 << 31, -(1 << 31), (1 << 31) - 1, 1 << 32,
  1 << 56,
  math.maxinteger, math.mininteger, 0 / 0, 1 / 0, -1 / 0, 0.5, 1e300, -0.0,
  "", "N", "E", "NL", "SR", "Q", "city", "road", "field", "monastery", "river",
  "meeple", "big", "scrap", "idol", "bin", "bag", "tower", "builder", "pig",
  "dragon", "follower", "figure", "place", "draw", "tiles", "start", "pennant",
  "base/D", "base/", "any", "claimants", "final", "turn", "one", "junk",
  "\0", "a\0b", "\27[2J", "%s%n%p", "\xff\xfe", ("x"):rep(200), ("x"):rep(201),
  ("y"):rep(10000), {}, { 1, 2, 3 }, { {}, {} }, { player = 1 }, { "city" },
  S, S.tiles, S.players, S.figures, S.map, string, given, pairs, below,
  function(...) return ... end, function() error "thrown" end,
  function() error({}) end,
}
for _ = 1, 3 do
  local round = {}
  round[1], round.feature, round.items, round.player = round, round, round, 1
  junk[#junk + 1] = round
end

-- "tile type 4" is of the type "type" of the reference.
local function type_of(value)
  local text = tostring(value)
  return text:match "^tile (type)" or text:match "^%a+"
end

local function keep(value)
  if type(value) == "table" and #value < 100 then
    for i = 1, #value do keep(value[i]) end
  elseif type(value) == "userdata" then
    local mine = kept[S.game]
    if not mine then
      mine = { all = {} }
      kept[S.game] = mine
    end
    local kind = type_of(value)
    mine[kind] = mine[kind] or {}
    for _, list in ipairs { mine.all, mine[kind] } do
      list[#list < 200 and #list + 1 or below(200)] = value
    end
  end
end

-- A handle of a type or any; now and then of another game.
local function handle(kind)
  local from = kept[below(30) == 1 and games > 0 and below(games) or S.game]
  local list = from and from[kind or "all"] or {}
  return list[below(#list + 1)]
end

local function award(g)
  local items = {}
  for i = 1, below(3) do
    items[i] = { below(4) > 1 and "one" or junk[below(#junk)],
      below(4) > 1 and 1 or junk[below(#junk)],
      below(4) > 1 and 2 or junk[below(#junk)] }
  end
  return { player = below(5) > 1 and g.player or handle(),
    reason = below(5) > 1 and "city" or junk[below(#junk)],
    items = below(9) > 1 and items or junk[below(#junk)],
    feature = below(3) == 1 and handle "feature" or nil }
end

local function value(g, o)
  local n = below(12)
  if n <= 5 then return handle() end
  if n == 6 then return nil end
  if n == 7 then return award(g) end
  if n == 8 then
    local list = {}
    for i = 1, below(4) do list[i] = handle() end
    return list
  end
  if n == 9 and below(3) == 1 then return below(2) == 1 and g or o end
  return junk[below(#junk)]
end

local words = { "one", "N", "E", "city", "road", "field", "meeple", "scrap",
  "tiles", "idol", "bin", "bag", "figure", "tower", "base/D", "pennant",
  "follower" }

-- What a function says it takes, mostly; wanted is "Player", "Tile[]" ...
local function proper(g, wanted)
  if below(12) == 1 then return value(g) end
  if wanted == "integer" then
    return below(3) == 1 and junk[below(#junk)] or below(5) - 1
  end
  if wanted == "boolean" then return below(2) == 1 end
  if wanted == "Award" then return award(g) end
  if wanted == "Side" then return ("NESW"):sub(below(4)):sub(1, 1) end
  if wanted == "string" then return words[below(#words)] end
  if wanted == "table" then return below(2) == 1 and S.tiles or {} end
  local kind = wanted:lower():match "^%a+"
  if not wanted:find "%[" then return handle(kind) end
  local list = {}
  for i = 1, below(4) do list[i] = handle(kind) end
  return list
end

---- calls ------------------------------------------------------------------

local function collect(g)
  if S.game == 0 then return end
  keep(g.player)
  keep(g.tile)
  keep(g:cell(below(9) - 5, below(9) - 5))
  for player in g:seats() do keep(player) end
  for figure in g:figures() do
    keep(figure)
    keep(figure.zone)
    keep(figure.edge)
  end
  for feature in g:features() do
    if below(9) == 1 then keep(feature) end
  end
  keep(g:pieces())
  keep(g:pile "tiles")
  keep(g:zone "bin")
  keep(g:zone("bag", g.player))
  keep(g:type "base/D")
  for tile in g:tiles() do
    if below(9) == 1 then keep(tile) end
  end
  if not g.tile then return end
  keep(g.tile.type)
  keep(g:edge(g.tile.cell, "N"))
  for segment in g.tile:segments() do keep(segment) end
end

-- An iterator, or whatever else is a function: gone through as a loop does,
-- or with a state and a place that are anything at all.
local walks = {} -- states of walks
local function take(first, state, ...)
  if type(first) ~= "function" then
    keep { first, state, ... }
    return
  end
  if state ~= nil then
    walks[#walks < 50 and #walks + 1 or below(50)] = state
  end
  local at, honest = nil, below(2) == 1
  for _ = 1, 40 do
    local other = below(2) == 1 and walks[below(50)] or junk[below(#junk)]
    local a, b
    if honest then a, b = first(state, at)
    else a, b = first(below(3) == 1 and state or other, handle()) end
    if a == nil then return end
    keep(a)
    keep(b)
    at = a
  end
end

local function write(g, o)
  local name = variables[below(#variables)]
  if below(3) == 1 then
    S[name] = value(g, o)
  elseif below(3) == 1 then
    keep(S[name])
  else
    local slot = ({ S.tiles, S.players, S.figures, S.map })[below(4)]
    if below(2) == 1 then slot[value(g, o)] = value(g, o) end
    keep(slot[value(g, o)])
  end
end

local call

local function lister(g)
  return function(menu)
    if below(2) == 1 then call(g, menu) end
    menu:pass()
  end
end

-- The types that the signature of a function names, one of each "A|B".
local wants = {}
for _, name in ipairs(given.names) do
  wants[name.line] = {}
  local list = name.line:match "%((.*)%)" or ""
  for wanted in list:gmatch "%a+%??: ([%a|%[%]]+)" do
    table.insert(wants[name.line], wanted)
  end
end

local function arguments(g, name)
  local list = { n = 0 }
  for i, wanted in ipairs(wants[name.line]) do
    local either = {}
    for one in wanted:gmatch "[^|]+" do either[#either + 1] = one end
    list[i] = proper(g, either[below(#either)])
    list.n = i
  end
  if name.name == "ask" then list[1], list[3] = g.player, lister(g) end
  if below(8) == 1 then list.n = below(7) - 1 end
  if below(12) == 1 then list.n = list.n + 1 end
  for i = 1, list.n do
    if list[i] == nil and below(5) == 1 then list[i] = value(g) end
  end
  return list
end

-- Mostly fields of the right type, now and then of any.
function call(g, o)
  local which = below(10)
  local subject = which <= 3 and g or which <= 6 and o or handle()
  if subject == nil then return end
  local of = subject == g and "g" or o and subject == o and "o" or
    type_of(subject)
  local list = by_type[of]
  if not list or below(60) == 1 then list = given.names end
  local name = list[below(#list)]
  if below(15) == 1 then return write(g, o) end
  if below(90) == 1 then subject[value(g, o)] = value(g, o) end
  if below(90) == 1 then return take(subject[value(g, o)]) end
  if not name.method then return take(subject[name.name]) end
  local method, list_of = subject[name.name], arguments(g, name)
  if below(40) == 1 then subject = value(g, o) end
  take(method(subject, table.unpack(list_of, 1, list_of.n)))
end

local function some(g, o, chance)
  if below(chance) > 1 then return end
  collect(g)
  for _ = 1, below(2) do call(g, o) end
end

local function returned(g)
  if below(6) == 1 then return value(g), value(g) end
end

---- hooks ------------------------------------------------------------------

phase { "number-the-game", stage = "setup", run = function()
  games = games + 1
  S.game = games
end }

phase { "junk", after = "figure", run = function(g)
  some(g, nil, 3)
  g:ask(g.player, "junk", function(o)
    some(g, o, 3)
    o:pass()
    o:word("junk", "one")
  end)
  some(g, nil, 3)
end }

for _, offered in ipairs { offer.figure, offer.any } do
  offered { offered == offer.any and "junk-any" or "junk",
    list = function(g, o)
      some(g, o, 30)
    end,
    apply = function(g) some(g, nil, 2) end }
end

on.placed(function(g, tile)
  keep(tile)
  some(g, nil, 4)
end)
on.deployed(function(g, figure, from)
  keep { figure, from }
  some(g, nil, 3)
end)
on.returned(function(g, figure, from)
  keep { figure, from }
  some(g, nil, 3)
end)
on.scored(function(g, _, _, feature)
  keep(feature)
  some(g, nil, 3)
end)

allow.place(function(g, kind, cell)
  keep { kind, cell }
  some(g, nil, 400)
  if below(300) == 1 then return returned(g) end
end)
allow.stand(function(g, figure, segment)
  keep { figure, segment }
  some(g, nil, 100)
  if below(60) == 1 then return returned(g) end
end)

for _, kind in ipairs { "road", "city", "monastery", "field" } do
  for _, stage in ipairs { "count", "rate", "bonus", "factor", "veto" } do
    score[kind][stage](function(feature, player, g)
      keep { feature, player }
      some(g, nil, 60)
      if below(60) == 1 then return returned(g) end
    end)
  end
end

