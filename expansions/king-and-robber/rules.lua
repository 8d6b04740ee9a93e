-- King & Robber (source 001): who completes the largest city so far is king,
-- who completes the longest road robber baron.

module { "king-and-robber", title = "King & Robber", version = "1",
  needs = "base", tiles = "king-and-robber" }

local scoring = option { "scoring", default = "default",
  values = { "default", "10/20", "15/40", "continuously" },
  help = "a card is worth 1 a completed city or road at the end; or 10; or "
    .. "15 and both 40; or 1 for each completed while one holds it" }

local king = option { "king", default = true,
  help = "there is a king, for cities" }

local robber = option { "robber", default = true,
  help = "there is a robber baron, for roads" }

local finished = use "base".finished

local S = state {
  king = "player", city = "integer",  -- holder, and size of the largest so far
  robber = "player", road = "integer",
}

local cards = {}
if king then cards[#cards + 1] = { name = "king", kind = "city" } end
if robber then cards[#cards + 1] = { name = "robber", kind = "road" } end

-- ---- during the game ------------------------------------------------------

-- Size of the largest feature of a kind completed now, and how many are.
local function completed(g, kind)
  local largest, count = 0, 0
  for feature in g:completed() do
    if feature.kind == kind then
      largest = math.max(largest, feature.tiles)
      count = count + 1
    end
  end
  return largest, count
end

local function pay(g, player, reason, item, count, rate)
  g:award { player = player, reason = reason,
    items = { { item, count, rate } } }
end

-- Followers do not matter, only a larger one takes the card, and what is paid
-- during the game is paid to the holder before.
phase { "cards", after = { "score", "goods" },
  before = { "part", "count-enter" }, when = "completed", run = function(g)
    for _, card in ipairs(cards) do
      local largest, count = completed(g, card.kind)
      local holder = S[card.name]
      if scoring == "continuously" and holder and count > 0 then
        pay(g, holder, card.name, card.kind, count, 1)
      end
      if largest > S[card.kind] then
        S[card.kind] = largest
        S[card.name] = g.player
      end
    end
  end }

-- ---- at the end -----------------------------------------------------------

local function pay_cards(g, each)
  for _, card in ipairs(cards) do
    if S[card.name] then pay(g, S[card.name], card.name, card.name, 1, each) end
  end
end

local finals = {
  ["default"] = function(g)
    for _, card in ipairs(cards) do
      if S[card.name] then
        local count = finished(g, card.kind)
        pay(g, S[card.name], card.name, card.kind, count, 1)
      end
    end
  end,
  ["10/20"] = function(g) pay_cards(g, 10) end,
  ["15/40"] = function(g)
    if S.king and S.king == S.robber then
      pay(g, S.king, "king+robber", "king+robber", 1, 40)
    else
      pay_cards(g, 15)
    end
  end,
}

if finals[scoring] then
  phase { "final cards", stage = "final",
    after = { "final", "farmers", "trade" }, before = "points",
    run = finals[scoring] }
end
