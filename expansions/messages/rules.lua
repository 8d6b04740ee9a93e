-- The Messages (ME-1 to ME-6 of lua/doc/rules.md): everybody has two figures
-- beside the points; whose stops on a dark space gets a message.

module { "messages", title = "The Messages", version = "1", needs = "base" }

local exhausted = use "base".exhausted

local messages = { "message-road", "message-city", "message-monastery",
  "message-pennants", "message-knights", "message-farmers", "message-tile",
  "message-home" }

local S = state {
  scored = "boolean",                     -- has anybody, since the last look?
  seen = { "integer", per = "player" },   -- points at the last look,
  courier = { "integer", per = "player" }, -- and those of the second figure
  drawn = "integer",                      -- messages so far,
  pile = { "word", per = "map", values = messages }, -- in this order
  more = "boolean",                       -- one more tile is laid
}

on.scored { "set", scored = true }

-- ---- what a message is worth ----------------------------------------------

-- The player's followers on features, of a kind if one is given.
local function followers(g, player, kind)
  local list = {}
  for figure in g:claimants(player) do
    local place = figure.segment
    if place and (not kind or place.kind == kind) then
      list[#list + 1] = figure
    end
  end
  return list
end

-- Of the least feature of a kind; nil where the player has none.
local function least(kind)
  return function(g, player)
    local points
    for _, figure in ipairs(followers(g, player, kind)) do
      local worth = g:worth(figure.feature, player)
      points = math.min(points or worth, worth)
    end
    return points
  end
end

local function pennants(g, player)
  local points, seen = 0, {}
  for _, figure in ipairs(followers(g, player, "city")) do
    local city = figure.feature
    points = points + (seen[city] and 0 or 2 * city.pennant)
    seen[city] = true
  end
  return points
end

local worth_of = {
  ["message-road"] = least "road", ["message-city"] = least "city",
  ["message-monastery"] = least "monastery", ["message-pennants"] = pennants,
  ["message-knights"] = function(g, me)
    return 2 * #followers(g, me, "city")
  end,
  ["message-farmers"] = function(g, me)
    return 3 * #followers(g, me, "field")
  end,
}

-- ---- a message ------------------------------------------------------------

local function list_unseen(o)
  local seen = {}
  for i = 1, S.drawn do seen[S.pile[i]] = true end
  for _, message in ipairs(messages) do
    if not seen[message] then o:word("message", message) end
  end
end

-- The uppermost, which goes below the pile: after the last one they come again
-- in the same order.
local function draw(g)
  local place = S.drawn % #messages + 1
  if S.drawn < #messages then
    local _, message = g:ask(nil, "message", list_unseen)
    S.pile[place] = message
  end
  S.drawn = S.drawn + 1
  return S.pile[place]
end

local function list_deeds(o, g, message)
  local points = worth_of[message] and worth_of[message](g, g.player)
  o:about("message", message)
  if points then
    o:number("obey", points)
  elseif message == "message-tile" and not exhausted(g) then
    o:word("obey", message)
  elseif message == "message-home" then
    for _, figure in ipairs(followers(g, g.player)) do
      o:figure("obey", figure)
      o:with("points", g:worth(figure.feature, g.player))
    end
  end
  o:number("seal", 2)
end

-- Its deed, or 2 points: what the player gets for it.
local function follow(g)
  local message = draw(g)
  local verb, what = g:ask(g.player, "message", list_deeds, g, message)
  S.more = verb == "obey" and message == "message-tile"
  if S.more then return 0 end
  local home = message == "message-home" and verb == "obey" and what
  local points = home and g:worth(home.feature, g.player) or what
  if home then g:recall(home) end
  return g:pay(g.player, "message", 1, points)
end

-- ---- two figures ----------------------------------------------------------

local function list_figures(o, player, gain)
  o:number("scorer", player.score - S.courier[player])
  o:number("courier", S.courier[player] + gain)
end

-- All that somebody got since the last look moves one of the two; which, if it
-- stops on a dark space.
local function advance(g, player)
  local gain = player.score - S.seen[player]
  S.seen[player] = player.score
  if gain <= 0 then return nil end
  local which, at = g:ask(player, "advance", list_figures, player, gain)
  if which == "courier" then S.courier[player] = at end
  return at % 5 == 0 and which
end

-- The points of a message move the same figure, and bring no other message.
phase { "messages", before = "part",
  after = { "moved on", "count-enter", "dragon", "corn-circle" },
  when = { state = "scored" }, run = function(g)
    S.scored = false
    local me, stopped = g.player, advance(g, g.player)
    for player in g:seats(me.next) do advance(g, player) end
    if stopped then
      local points = follow(g)
      S.seen[me] = me.score
      if stopped == "courier" then S.courier[me] = S.courier[me] + points end
    end
  end }

phase { "message tile", after = { "part", "builder" }, before = "parts",
  when = { state = "more" }, run = function(g)
    S.more = false
    g:jump "tile"
  end }
