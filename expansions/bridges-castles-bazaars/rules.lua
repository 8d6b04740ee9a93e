-- Bridges, Castles & Bazaars: roads that cross over what lies below, small
-- cities turned into castles, tiles sold to whoever bids most (BC-1 to BC-19
-- of lua/doc/rules.md).

module { "bridges-castles-bazaars", title = "Bridges, Castles & Bazaars",
  needs = "base", tiles = "bridges-castles-bazaars", after = { "farmers",
    "abbey-and-mayor", "draft", "draw-two", "hand-of-three", "redraw-once" } }

local free = option { "free", default = "own-tile",
  values = { "own-tile", "near" },
  help = "whether a bridge that no tile needs may also go beside the new tile" }

local owner = option { "owner", default = "single",
  values = { "single", "majority" },
  help = "a castle is of the city's only follower, or of its sole majority" }

local auction = option { "auction", default = true,
  help = "tiles at a bazaar are sold by auction, not taken in turn" }

local credit = option { "credit", default = 20, min = 0, max = 1000,
  help = "by how much a bid may exceed the points that a player has" }

local S = state {
  spare = { "boolean", default = true }, -- a bridge may still be laid,
  spent = "boolean",                     -- or one was in this part of the turn
  built = { "integer", per = "figure" }, -- castle: number of the tile then
  castles = "integer",                   -- how many there are
  open = "boolean",                      -- a bazaar waits for the turn's end
  own = { "type", per = "player" },      -- tiles bought and not laid yet,
  waiting = "integer",                   -- how many
  bought = "boolean",                    -- the tile drawn last is such a one
}

local two_or_three = { 3, 3, 3, 3, 2, 2 } -- by the number of players

-- ---- bridges --------------------------------------------------------------

piece { "bridge", count = two_or_three, class = {}, weight = 0 }

overlay { "bridge", "road NS", on = "field", crossing = true, together = true,
  piece = "bridge" }

-- One that no tile needs, ahead of whatever else is done; only one in each
-- part of a turn, so none after one that was needed.
offer.figure { "bridge", when = { state = "spare" },
  list = free == "own-tile" and { "overlay", "bridge", true } or
  function(g, o)
    o:overlay("bridge", true)
    for _, tile in ipairs(g.tile:neighbours()) do
      o:overlay("bridge", true, tile)
    end
  end,
  apply = function(g, _, edge)
    g:overlay("bridge", edge)
    g:again()
  end }

on.overlaid("bridge", { "set", spare = false, spent = true })
wrap.tile({ when = { state = "spent" } }, { "set", spare = true,
  spent = false })

-- ---- castles: building ------------------------------------------------------

piece { "castle", count = two_or_three, class = {}, weight = 0 }

feature { "city", attributes = { castle = "any", ["no-castle"] = "any" } }

-- The segment on the tile just laid of a city made of two with one side each;
-- nothing when it is none.
local function small(g, city)
  local here, count = nil, 0
  if city.tiles > 2 or city.castle then return nil end
  for segment in city:segments() do
    if #segment:sides() > 1 or segment:has "no-castle" then return nil end
    count = count + 1
    if segment.tile == g.tile or not here then here = segment end
  end
  return count == 2 and here
end

-- The follower who would be lord of the castle.
local function heir(g, city)
  local holders, lords = g:majority(city), {}
  for _, figure in ipairs(city:figures "follower") do
    local fits = owner == "single" or figure.owner == holders[1]
    if fits then lords[#lords + 1] = figure end
  end
  return #(owner == "single" and lords or holders) == 1 and lords[1]
end

-- The castle stands between its tiles, and so does its lord, out of reach of
-- whatever happens on these.
local function build(g, city, lord)
  local at = g:edge(lord.tile.cell, lord.segment:sides())
  local castle = g:deploy("castle", at, lord.owner)
  S.built[castle], S.castles = g.tile.number, S.castles + 1
  g:move(lord, at)
  g:release(city)
  city:clear()
  city:set("castle", true)
  g:withdraw(city)
end

local function list_castle(o, segment, edge)
  o:about("city", segment.feature)
  o:segment("castle", segment)
  for _, tile in ipairs(edge:around()) do o:with("counts", tile) end
  o:pass()
end

local function found(g, player)
  for city in g:completed "city" do
    local segment = city.occupied and small(g, city)
    local lord = segment and heir(g, city)
    if lord and lord.owner == player and player:supply "castle" > 0
      and g:ask(player, "castle", list_castle, segment,
        g:edge(segment.tile.cell, segment:sides())) ~= "pass" then
      build(g, city, lord)
    end
  end
end

-- ---- castles: points --------------------------------------------------------

-- Of two rewards the one with more points; either may be missing.
local function better(one, other)
  if not one or not other then return one or other end
  return other.points > one.points and other or one
end

-- The best that was completed in a domain: on the two tiles of a castle and
-- on those at both sides of each. `done` has it by tiles.
local function best(edge, done)
  local most
  for _, tile in ipairs(edge:around()) do most = better(most, done[tile]) end
  return most
end

-- Who is with a lord, or has a use for his points, may join in when he scores.
local homage = slot("homage", function() end)

-- Lords get the points of the best feature completed in their domain, whoever
-- scores it; a castle that scores is completed for castles near by.
local function pay_lords(g, done)
  local now, paid = {}, false
  for castle in g:figures "castle" do
    local edge, lord = castle.edge, castle.edge:figures("follower")[1]
    local reward = lord and S.built[castle] < g.tile.number
      and best(edge, done)
    if reward then
      local worth = lord.piece.weight > 0 and reward.points or 0
      g:award { player = lord.owner, reason = "castle", feature =
        reward.feature, items = { { reward.feature.kind, 1, worth } } }
      homage(g, lord, worth)
      g:recall(lord)
      for _, tile in ipairs { edge.tile, edge.cell:beside(edge.side) } do
        now[tile] = better(now[tile], reward)
      end
      paid = true
    end
  end
  if paid then pay_lords(g, now) end
end

-- The tiles of all domains that have a lord.
local function domains(g)
  local near = {}
  for castle in g:figures "castle" do
    if castle.edge:figures("follower")[1] then
      for _, tile in ipairs(castle.edge:around()) do near[tile] = true end
    end
  end
  return near
end

phase { "castle", after = { "deployed", "ferry-move", "flocks" },
  before = { "count-leave", "moved" }, when = { completed = "city" },
  run = function(g)
    for city in g:completed "city" do
      if city.occupied and small(g, city) then
        for player in g:seats() do found(g, player) end
        break
      end
    end
  end }
phase { "homage", after = "moved", before = "score",
  when = { completed = true, state = "castles" }, run = function(g)
    local done, near, any = {}, domains(g), false
    for feature in g:completed() do
      local reward
      for segment in feature:segments() do
        local tile = segment.tile
        if near[tile] then
          reward = reward or { points = g:worth(feature), feature = feature }
          done[tile], any = better(done[tile], reward), true
        end
      end
    end
    if any then pay_lords(g, done) end
  end }

-- The results say also of lords who wait in vain what their castles brought.
phase { "castles", stage = "final", after = "final",
  before = { "farmers", "barns' cities", "trade", "final cards", "drowned",
    "last circus", "points" },
  when = { state = "castles" }, run = function(g)
    for castle in g:figures "castle" do
      local lord = castle.edge:figures("follower")[1]
      if lord then g:pay(lord.owner, "castle", 1, 0) end
    end
  end }

-- It is no city any more; but for farmers it is one, and worth 1 more.
add.finished(function(_, kind) return kind == "city" and -S.castles or 0 end)

local farmers = use "farmers"
if farmers then score.field { castle = farmers.each(1, "castle") } end

-- ---- bazaars: buying --------------------------------------------------------

mark { "bazaar" }
pile { "bazaar", aside = true }

on.placed("bazaar", function()
  if not S.bought and S.waiting == 0 then S.open = true end
end)

local function list_lots(o, lots)
  for type, copies in lots:types() do
    o:type("lot", type)
    if copies > 1 then o:with("alike", copies) end
  end
end

-- What is sold and what comes after it, by whom, and who bids most so far: at
-- first the seller.
local function about_sale(o, sale)
  o:about("for-sale", sale.type)
  for type, copies in sale.lots:types() do
    if type == sale.type then copies = copies - 1 end
    for _ = 1, copies do o:about("sold-later", type) end
  end
  o:about("seller", sale.seller)
  if sale.buyer == sale.seller then
    o:about("seller-bids", sale.high)
  elseif sale.buyer then
    o:about("high-bid", sale.high)
    o:about("high-bidder", sale.buyer)
  end
end

-- From `least` to what points and credit allow.
local function list_bids(o, player, least, sale)
  local most = math.max(least, player.score + credit)
  about_sale(o, sale)
  o:about("most-to-bid", most)
  o:numbers("bid", least, most)
  if least > 0 then o:pass() end
end

local function list_deal(o, sale)
  about_sale(o, sale)
  o:pass "keep"
  o:with("you-pay", sale.high)
  o:pass "sell"
  o:with("you-get", sale.high)
end

local function tell_buyer(g, buyer, price, type, key)
  if price == 0 then return g:note("gets-it-free", buyer, nil, type) end
  g:note(key, buyer, price, type)
end

-- The seller names a price, everybody without a tile may top it once; who gets
-- the tile pays the other, or nobody.
local function haggle(g, seller, type, lots)
  local sale = { type = type, seller = seller, lots = lots }
  local function ask(player, least)
    local what, bid = g:ask(player, "bid", list_bids, player, least, sale)
    if what == "pass" then return g:note("passes", player) end
    sale.buyer, sale.high = player, bid
    g:note("bids", player, bid)
  end
  ask(seller, 0)
  for player in g:seats(seller.next) do
    if player ~= seller and not S.own[player] then
      ask(player, sale.high + 1)
    end
  end
  local buyer, other, key = sale.buyer, seller, "gets-it"
  if buyer ~= seller and g:ask(seller, "sell", list_deal, sale) == "keep" then
    buyer, other, key = seller, buyer, "keeps-it"
  end
  tell_buyer(g, buyer, sale.high, type, key)
  if sale.high > 0 then
    g:pay(buyer, "bazaar", sale.high, -1)
    if other ~= buyer then g:pay(other, "bazaar", sale.high, 1) end
  end
  return buyer
end

local which = auction and "lot" or "free-lot"

-- The last tile costs nothing.
local function hold(g)
  local lots, player, _, type = g:pile "bazaar", g.player.next, nil, nil
  for _ = 1, g.players do lots:add(g:draw()) end
  S.waiting = g.players
  for left = g.players, 1, -1 do
    while S.own[player] do player = player.next end
    for last in lots:types() do type = last end
    if left > 1 then _, type = g:ask(player, which, list_lots, lots) end
    local sold = auction and left > 1
    S.own[sold and haggle(g, player, type, lots) or player] = type
    if not sold then tell_buyer(g, player, 0, type) end
    lots:add(type, -1)
    player = player.next
  end
end

phase { "bazaar", after = { "parts", "escape", "count-enter-once" },
  before = { "limit", "end" }, when = { state = "open" }, run = function(g)
    S.open = false
    if g:left() >= g.players then hold(g) end
  end }

-- ---- bazaars: laying what was bought ----------------------------------------

add.exhausted({ when = { state = "waiting" } }, false)

-- Nothing takes the place of a tile that was bought.
add["instead?"](function(g) return not S.own[g.player] end)

-- Once the pile is empty, who has no tile waits for those who have.
wrap.draw({ when = { state = "waiting", pile = false } }, function(g, inner)
  g:jump "end"
  return inner(g)
end)
wrap.draw({ when = { state = "bought" } }, { "set", bought = false })
wrap.draw { "take", "own", bought = true, waiting = "down" }
