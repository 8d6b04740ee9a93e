-- Under the Big Top: a circus that wanders and pays for figures around it,
-- pyramids of acrobats, and a ringmaster (BT-1 to BT-8 of lua/doc/rules.md).

module { "under-the-big-top", title = "Under the Big Top", version = "1",
  needs = "base", after = "princess-and-dragon", tiles = "under-the-big-top" }

local circus = option { "circus", default = true, help = "a wandering big top" }
local acrobats = option { "acrobats", default = true, help = "human pyramids" }
local masters = option { "ringmaster", default = true, help = "a figure more" }

local castle = option { "castle", default = "either",
  values = { "either", "lord" }, requires = "circus",
  help = "whether the lord of a castle is near by either of its tiles, or by "
    .. "the one on which he stood" }

mark { "circus", "acrobats" }

local S = state {
  circuses = "integer",                    -- among the tiles of the game
  shown = { "integer", per = "map" },      -- how many of a value are used up
  pyramids = "integer",                    -- how many are on the board,
  pyramid = { "tile", per = "map" },       -- and where,
  full = "integer",                        -- and at most so many are full
  bridged = { "boolean", per = "tile" },
  praised = { "integer", per = "figure" }, -- when a ringmaster was paid last
}

local function is_near(tile, other)
  local east, south = tile:offset(other)
  return math.max(math.abs(east), math.abs(south)) <= 1
end

local function pay_each(g, reason, figures, points)
  for player in g:seats(g.player) do
    local count = 0
    for _, figure in ipairs(figures) do
      if figure.owner == player then count = count + 1 end
    end
    if count > 0 then g:pay(player, reason, count, points) end
  end
end

-- ---- the big top ----------------------------------------------------------

-- How many there are of each value in a set of 16 tokens, from the flea up to
-- the elephant.
local TOKENS = { 1, 0, 4, 5, 3, 2, 1 }

local function list_tokens(o)
  local sets = math.max(1, (S.circuses + 15) // 16)
  for value, count in ipairs(TOKENS) do
    local left = count * sets - S.shown[value]
    if left > 0 then o:number("animal", value, left) end
  end
end

-- A token is turned over, and pays for each follower on or around the tile. The
-- lord of a castle stands at an edge of the tile on which he was.
local function perform(g, tile)
  local near, _, value = {}, g:ask(nil, "animal", list_tokens)
  S.shown[value] = S.shown[value] + 1
  for _, figure in ipairs(tile:figures_around()) do
    local from = castle == "lord" and figure.edge and figure.edge.tile
    if figure.piece.claims and is_near(tile, from or tile) then
      near[#near + 1] = figure
    end
  end
  pay_each(g, "bigtop", near, value)
end

if circus then
  piece { "bigtop", neutral = true }
  phase { "tokens", stage = "setup", before = "start", run = function(g)
    for type, copies in g:pile "tiles":types() do
      if type:has "circus" then S.circuses = S.circuses + copies end
    end
  end }
  phase { "circus", after = { "scored", "wagons", "catch wagons" },
    before = "moved on",
    when = { tile = "circus", piece = "bigtop" }, run = function(g)
      local top = g:figure "bigtop"
      local from = top.tile
      g:move(top, g.tile)
      if from then perform(g, from) end
    end }
end

-- ---- acrobats -------------------------------------------------------------

-- A full one pays, wherever it is. Others may be joined from the last tile or
-- one beside it; a portal leads to all.
local FULL = 3
local portal = use "princess-and-dragon"
stack { "meeple", on = "acrobats", limit = FULL }

local function list_pyramids(g, o)
  local home, near = g.player:supply "meeple" > 0, {}
  local all = home and portal and portal.is_open(g)
  local beside = home and g.tile:around "acrobats" or {}
  if home and g.tile:has "acrobats" then beside[#beside + 1] = g.tile end
  if not all and #beside == 0 and S.full == 0 then return end
  for _, tile in ipairs(beside) do near[tile] = true end
  for i = 1, S.pyramids do
    local tile = S.pyramid[i]
    if tile:height "meeple" == FULL then
      o:tile("applause", tile)
    elseif (all or near[tile]) and not S.bridged[tile] then
      o:tile("meeple", tile)
    end
  end
end

local function climb_or_bow(g, verb, tile)
  if verb == "applause" then
    local list = tile:stack "meeple"
    pay_each(g, "acrobats", list, 5)
    for _, figure in ipairs(list) do g:recall(figure) end
    S.full = S.full - 1
  else
    if portal then portal.go_through(g) end
    g:deploy(verb, tile)
  end
end

if acrobats then
  on.placed("acrobats", function(_, tile)
    S.pyramids = S.pyramids + 1
    S.pyramid[S.pyramids] = tile
  end)
  on.deployed({ "meeple", when = { board = "acrobats" } }, function(_, figure)
    local tile = figure.at == "tile" and figure.tile
    if tile and tile:has "acrobats" and tile:height "meeple" == FULL then
      S.full = S.full + 1
    end
  end)
  on.overlaid("bridge", function(_, tile) S.bridged[tile] = true end)
  offer.figure { "acrobats", when = { board = "acrobats" },
    list = list_pyramids, apply = climb_or_bow }
  -- All of a pyramid have the company of whoever is with one of them.
  add["company?"](function(g, friend)
    local tile = friend.at == "tile" and friend.tile
    if not tile or not tile:has "acrobats" then return 0 end
    local own = friend.owner == g.player and 1 or 0
    return tile:height("meeple", g.player) - own
  end)
end

phase { "last circus", stage = "final",
  after = { "final", "farmers", "barns' cities", "trade", "final cards" },
  before = "points", run = function(g)
    for i = 1, S.pyramids do
      pay_each(g, "acrobats", S.pyramid[i]:stack "meeple", 5)
    end
    local top = circus and g:figure "bigtop"
    if top and top.tile then perform(g, top.tile) end
  end }

-- ---- the ringmaster -------------------------------------------------------

-- Once each time that what he stands on scores, whoever holds it and whatever
-- it is worth.
local function praise(g, _, _, feature)
  local now = g.final and -1 or g.tile.number
  for _, master in ipairs(feature:figures "ringmaster") do
    if S.praised[master] ~= now then
      local tile, items = master.tile, {}
      S.praised[master] = now
      for _, what in ipairs { "circus", "acrobats" } do
        local count = #tile:around(what) + (tile:has(what) and 1 or 0)
        if count > 0 then items[#items + 1] = { what, count, 2 } end
      end
      if items[1] then
        g:award { player = master.owner, reason = "ringmaster", items = items,
          feature = feature }
      end
    end
  end
end

if masters then
  piece { "ringmaster", class = "follower" }
  on.scored({ "features", when = { out = "ringmaster" } }, praise)
end
