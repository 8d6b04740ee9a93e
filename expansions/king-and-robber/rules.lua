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

-- Kinds of features, and the card for each.
local kinds = { "city", "road" }
local card_of = { city = king and "king" or nil,
  road = robber and "robber" or nil }

-- Pays each holder for how many there are of the kind, unless for none.
local function pay_holders(g, count_of)
  for _, kind in ipairs(kinds) do
    local card = card_of[kind]
    if card and S[card] then
      local count = count_of(g, kind)
      if count then
        g:award { player = S[card], reason = card,
          items = { { kind, count, 1 } } }
      end
    end
  end
end

-- ---- during the game ------------------------------------------------------

-- How many are completed now; nil for none.
local function completed(g, kind)
  local count
  for _ in g:completed(kind) do count = (count or 0) + 1 end
  return count
end

-- Followers do not matter, only a larger one takes the card, and what is paid
-- during the game is paid to the holder before.
phase { "cards", after = { "score", "goods" }, before = "scored",
  when = "completed", run = function(g)
    if scoring == "continuously" then pay_holders(g, completed) end
    for feature in g:completed() do
      local kind = feature.kind
      local card = card_of[kind]
      if card and feature.tiles > S[kind] then
        S[kind], S[card] = feature.tiles, g.player
      end
    end
  end }

-- ---- at the end -----------------------------------------------------------

local function pay_cards(g, each)
  for _, kind in ipairs(kinds) do
    local card = card_of[kind]
    if card and S[card] then g:pay(S[card], card, 1, each) end
  end
end

local finals = {
  ["default"] = function(g) pay_holders(g, finished) end,
  ["10/20"] = function(g) pay_cards(g, 10) end,
  ["15/40"] = function(g)
    if S.king and S.king == S.robber then
      g:pay(S.king, "king+robber", 1, 40)
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
