-- Russian promos (RP-1 to RP-5 of lua/doc/rules.md): a hut that is worth more
-- the lonelier it lies, and two traps for followers.

module { "russian-promos", title = "Russian promos", version = "1",
  needs = "base", tiles = "russian-promos" }

local first = option { "first", default = "laid", values = { "laid", "peer" },
  help = "which of several traps catches: the one laid first, or that of JCZ" }

local tree = option { "tree", default = "all", values = { "all", "nearest" },
  help = "whom the robber's tree catches" }

-- ---- the hut --------------------------------------------------------------

feature { "hut", form = "area", closes = "around" }
stand("follower", "hut")

-- 1, and 1 for each empty place around it.
score.hut { empty = 1 }
score.hut.count(function(hut) return { empty = hut.open } end)
score.hut.bonus(function() return { hut = 1 } end)

-- ---- traps ----------------------------------------------------------------

mark { "razboynik", "vodyanoy" }
feature { "road", attributes = { razboynik = "any" } }

local S = state {
  traps = "integer",               -- how many lie on the board,
  trap = { "tile", per = "map" },  -- and which
  stirred = "boolean",             -- figures have come into reach since
}

-- Tokens may stand on such a tile by themselves.
local function is_trapped(figure)
  return figure.owner and not figure.piece.token and figure.at == "tile"
    and (figure.tile:has "razboynik" or figure.tile:has "vodyanoy")
end

-- The robber's tree catches all on its road, or the nearest, builders before
-- whom they stay with; the water sprite all around, where a tile alone brings
-- nobody.
local function in_reach(trap)
  if trap:has "vodyanoy" then
    return S.stirred and trap:figures_around() or {}
  end
  if tree == "all" then return trap:segment "road".feature:figures() end
  local list = trap:figures_ahead "road"
  table.sort(list, function(a, b)
    return b.piece.claims and not a.piece.claims
  end)
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
      local goes = figure.piece.claims or tree == "nearest"
        and trap:has "razboynik"
      if figure.owner and figure.tile and goes and not is_trapped(figure) then
        g:move(figure, trap)
      end
    end
  end
  S.stirred = false
end

on.placed({ "razboynik", "vodyanoy" }, function(_, tile)
  S.traps, S.stirred = S.traps + 1, true
  S.trap[S.traps] = tile
end)
local set, stirred = { state = "traps" }, { state = "stirred" }
-- One that catches the nearest takes those behind them at the next look.
on.placed({ when = tree == "nearest" and set
  or { stirred, { part = "razboynik" } } }, catch)

-- Whatever else puts figures somewhere is followed by a look, too, if it did.
on.deployed({ when = set }, function(_, figure)
  if figure.owner then S.stirred = true end
end)
on.joined({ when = set }, { "set", stirred = true })
on.overlaid({ when = set }, { "set", stirred = true })
phase { "catch", after = "figure",
  before = { "phantom", "tunnel", "deployed" }, when = stirred,
  run = catch }
phase { "catch again", after = { "deployed", "ferry" },
  before = { "ferry-move", "magic-again", "flocks", "dragon", "castle",
    "count-leave", "catch late" }, when = stirred, run = catch }
phase { "catch late",
  after = { "ferry-move", "magic-again", "flocks", "castle", "count-leave" },
  before = "moved", when = stirred, run = catch }
phase { "catch wagons", after = { "scored", "wagons" }, before = "moved on",
  when = stirred, run = catch }

-- Nobody stands beside the water sprite; barns stand at corners.
allow.stand({ "field", on = "vodyanoy" }, function()
  return false, "the water sprite"
end)

-- In a later turn one may be freed instead of placing a figure.
offer.figure { "free", when = set,
  list = function(g, o)
    for i = 1, S.traps do
      local trap = S.trap[i]
      local own = trap ~= g.tile and trap:stack(nil, g.player) or {}
      for _, figure in ipairs(own) do
        if not figure.piece.token then o:figure("free", figure) end
      end
    end
  end,
  apply = function(g, _, figure) g:recall(figure) end }

phase { "drowned", stage = "final",
  after = { "final", "farmers", "barns' cities", "trade", "final cards" },
  before = "points", when = set, run = function(g)
    for trap in g:tiles "vodyanoy" do
      local count = {}
      for _, figure in ipairs(trap:stack()) do
        local owner = is_trapped(figure) and figure.owner
        if owner then count[owner] = (count[owner] or 0) + 1 end
      end
      for player in g:seats() do
        if count[player] then g:pay(player, "vodyanoy", count[player], -2) end
      end
    end
  end }
