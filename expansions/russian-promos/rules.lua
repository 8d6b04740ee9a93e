-- Russian promos (RP-1 to RP-5 of lua/doc/rules.md): a hut that is worth more
-- the lonelier it lies, and two traps for followers.

module { "russian-promos", title = "Russian promos", version = "1",
  needs = "base", tiles = "russian-promos" }

local first = option { "first", default = "laid", values = { "laid", "peer" },
  help = "which of several traps catches: the one laid first, or (for recorded "
    .. "games) the one that their program finds first" }

-- ---- the hut --------------------------------------------------------------

feature { "hut", form = "area", closes = "around" }
stand("follower", "hut")

-- 1, and 1 for each empty place around it.
score.hut { empty = 1 }
score.hut.count(function(hut) return { empty = hut.open } end)
score.hut.bonus(function() return { hut = 1 } end)

-- ---- traps ----------------------------------------------------------------

mark { "razboynik", "vodyanoy" }

local S = state {
  traps = "integer",               -- how many lie on the board,
  trap = { "tile", per = "map" },  -- and which
}

local function is_trap(tile)
  return tile:has "razboynik" or tile:has "vodyanoy"
end

-- Followers alone: other pieces may stand on such a tile by themselves.
local function is_trapped(figure)
  return figure.piece.claims and figure.at == "tile" and is_trap(figure.tile)
end

-- The robber's tree catches all on its road, the water sprite all around.
local function in_reach(trap)
  if trap:has "razboynik" then return trap:segment "road".feature:figures() end
  local list = {}
  for _, tile in ipairs(trap:around()) do
    for _, figure in ipairs(tile:figures()) do list[#list + 1] = figure end
  end
  return list
end

-- That program goes through its map of cells by their hash, lowest bits first.
local function place_in_map(tile)
  local hash, place = tile.cell.x << 16 ~ tile.cell.y, 0
  for _ = 1, 7 do
    place, hash = place << 5 | hash & 31, (hash & 0xFFFFFFFF) >> 5
  end
  return place
end

local function catch(g)
  local traps = {}
  for i = 1, S.traps do traps[i] = S.trap[i] end
  if first == "peer" then
    table.sort(traps, function(a, b)
      return place_in_map(a) < place_in_map(b)
    end)
  end
  for _, trap in ipairs(traps) do
    for _, figure in ipairs(in_reach(trap)) do
      if figure.owner and figure.piece.claims and not is_trapped(figure) then
        g:move(figure, trap)
      end
    end
  end
end

on.placed({ "razboynik", "vodyanoy" }, function(_, tile)
  S.traps = S.traps + 1
  S.trap[S.traps] = tile
end)
local set = { state = "traps" }
on.placed({ when = set }, catch)

-- Whatever else puts figures somewhere is followed by a look, too.
phase { "catch", after = "figure",
  before = { "phantom", "tunnel", "ferry", "catch again" }, when = set,
  run = catch }
phase { "catch again", after = { "phantom", "tunnel", "ferry" },
  before = { "ferry-move", "magic-again", "flocks", "dragon", "castle",
    "count-leave", "catch late" }, when = set, run = catch }
phase { "catch late",
  after = { "ferry-move", "magic-again", "flocks", "castle", "count-leave" },
  before = { "asleep", "watchtowers", "churches", "homage", "score" },
  when = set, run = catch }
phase { "catch wagons", after = { "score", "barns", "challenges", "goods",
    "cards", "share-gold", "wagons" }, before = { "count-enter", "part" },
  when = set, run = catch }

-- Nobody stands beside the water sprite; barns stand at corners.
allow.stand("field", function(_, _, place)
  return not place.tile:has "vodyanoy", "the water sprite"
end)

-- In a later turn one may be freed instead of placing a figure.
offer.figure { "free", when = set,
  list = function(g, o)
    for figure in g:figures(nil, g.player) do
      if is_trapped(figure) and figure.tile ~= g.tile then
        o:figure("free", figure)
      end
    end
  end,
  apply = function(g, _, figure) g:recall(figure) end }

phase { "drowned", stage = "final",
  after = { "final", "farmers", "barns' cities", "trade", "final cards" },
  before = "points", when = set, run = function(g)
    for i = 1, S.traps do
      local trap, count = S.trap[i], {}
      for _, figure in ipairs(trap:has "vodyanoy" and trap:figures() or {}) do
        local owner = is_trapped(figure) and figure.owner
        if owner then count[owner] = (count[owner] or 0) + 1 end
      end
      for player in g:seats() do
        if count[player] then g:pay(player, "vodyanoy", count[player], -2) end
      end
    end
  end }
