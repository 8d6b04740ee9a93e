-- The Princess & the Dragon (source 001): a dragon that eats figures, a fairy
-- who keeps it away, princesses who send figures home, portals to anywhere.

module { "princess-and-dragon", title = "The Princess & the Dragon",
  version = "1", needs = "base", tiles = "princess-and-dragon" }

local dragon_moves = option { "dragon", default = "before-scoring",
  values = { "before-scoring", "after-scoring", "off" },
  help = "when the dragon of a tile moves" }

local fairy_goes = option { "fairy", default = "next-follower",
  values = { "next-follower", "on-tile", "off" },
  help = "the fairy stands with one follower, or with all on a tile" }

local princess = option { "princess", default = "may",
  values = { "may", "must", "off" },
  help = "whether a figure may or must be sent out of a princess's city" }

local portal = option { "portal", default = true,
  help = "a portal lets a follower go to any tile" }

local S = state {
  friend = "figure",                  -- with whom the fairy stands
  paid = { "integer", per = "map" },  -- features that paid for the fairy, when
  portal = "integer",                 -- last tile whose portal was used
  sent = "integer",                   -- last tile at which a princess acted
}

piece { "dragon", neutral = true, bars = true }
piece { "fairy", neutral = true }

-- Where the one figure of a neutral piece is; nil when not on the board.
local function tile_of(g, piece)
  local figure = g:figure(piece)
  return figure and figure.tile
end

-- ---- the dragon -----------------------------------------------------------

-- Tiles with a dragon come into play with the first volcano. "walled" tiles
-- are those that nobody can enter.
local function hide_dragons(g)
  g:pile "tiles":pour(g:pile "dragon", "dragon")
end

local function erupt(g, tile)
  g:pile "dragon":pour(g:pile "tiles")
  if g:figure "dragon" then g:move(g:figure "dragon", tile) end
end

local function list_ways(o, ways, step)
  o:about("step", step)
  o:each("dragon", ways)
end

-- Six steps, one a player, beginning with the player on turn: never where it
-- has been in this move, nor to the fairy. Everybody's figures it meets go
-- home, from towers too; tokens stay.
local function move_dragon(g)
  local dragon, fairy = g:figure "dragon", tile_of(g, "fairy")
  local at, player = dragon and dragon.tile, g.player
  if not at then return end
  local barred = { [fairy or at] = true }
  for step = 1, 6 do
    barred[at] = true
    local ways = at:neighbours("walled", barred)
    if #ways == 0 then return end
    local _, tile = g:ask(player, "dragon", list_ways, ways, step)
    at, player = tile, player.next
    g:move(dragon, at)
    g:release(at)
  end
end

if dragon_moves ~= "off" then
  mark { "dragon", "volcano", "walled" }
  pile { "dragon", aside = true }
  phase { "hide-dragons", stage = "setup", before = "start",
    run = hide_dragons }
  on.placed("volcano", erupt)
  if dragon_moves == "before-scoring" then
    phase { "dragon", after = "deployed",
      before = { "castle", "catch late", "count-leave", "moved" },
      when = { tile = "dragon" }, run = move_dragon }
  else
    phase { "dragon", after = { "moved on", "count-enter" }, before = "part",
      when = { tile = "dragon" }, run = move_dragon }
  end
end

-- ---- the fairy ------------------------------------------------------------

-- The tile a figure is on; zones may lie on tiles, too, and who is at an edge
-- is on one of its tiles.
local function place_of(figure)
  local at = figure.zone or figure.edge
  return figure.tile or at and at.tile
end

-- 3 points when the feature is scored, whoever holds it and whatever it is
-- worth; once each time, for a road may be open again later.
local function now(g) return g.final and -1 or g.tile.number end

local function pays(g, feature) return S.paid[feature] ~= now(g) end

local function reward_on(g, player, feature)
  S.paid[feature] = now(g)
  g:pay(player, "fairy", 1, 3, feature)
end

-- Does the fairy beside this figure pay when its feature is scored?
local rewards = slot("fairy-rewards", function() return true end, "all")

-- Is this a turn that begins with the fairy's points?
local favour = slot("favour", function() return true end, "all")

-- How many figures of the player on turn have the fairy's company: the one she
-- stands with is theirs, and others may be with it.
local company = sum "company"

-- With one follower: another one than now. Who leaves leaves the fairy alone
-- where it is, unless it is for an edge, a castle between the tiles, or out of
-- a zone on its tile. 1 point at the start of a turn for who has it.
local function beside_follower()
  offer.figure { "fairy", when = { piece = "fairy" },
    list = { "figures", "fairy", { state = "friend" } },
    apply = function(g, _, follower)
      g:move(g:figure "fairy", place_of(follower))
      S.friend = follower
    end }
  local function part(_, figure, from)
    local stays = figure.edge or figure.segment and not from
    if figure == S.friend and not stays then S.friend = nil end
  end
  local with_friend = { "claimants", when = { state = "friend" } }
  on.returned(with_friend, part)
  on.deployed(with_friend, part)
  phase { "fairy", before = "tile", when = { state = "friend" },
    run = function(g)
      local friend = S.friend
      local count = company(g, friend)
      if friend.owner == g.player then count = count + 1 end
      if count > 0 and favour(g) then g:pay(g.player, "fairy", count, 1) end
    end }
  local to_friend = { "features", when = { state = "friend" } }
  on.scored(to_friend, function(g, _, _, feature)
    local friend = S.friend
    if friend.feature == feature and pays(g, feature)
      and rewards(g, friend) then
      reward_on(g, friend.owner, feature)
    end
  end)
  wrap["homage?"](function(g, inner, figure, worth)
    if figure == S.friend then g:pay(figure.owner, "fairy", 1, 3) end
    return inner(g, figure, worth)
  end)
end

-- With all who are on its tile: any other tile with a follower of the player.
-- 1 point at the start of a turn for each figure there.
local function on_tile()
  local function is_near(figure, tile)
    return figure.owner and not figure.piece.token and place_of(figure) == tile
  end
  offer.figure { "fairy", when = { piece = "fairy" },
    list = function(g, o)
      local at, seen = tile_of(g, "fairy"), {}
      for _, figure in ipairs(g.player:figures()) do
        local tile = place_of(figure)
        if tile and figure.piece.claims and tile ~= at and not seen[tile] then
          o:tile("fairy", tile)
          seen[tile] = true
        end
      end
    end,
    apply = function(g, _, tile) g:move(g:figure "fairy", tile) end }
  phase { "fairy", before = "tile", run = function(g)
    local tile, count = tile_of(g, "fairy"), 0
    if not tile or not favour(g) then return end
    for _, figure in ipairs(g.player:figures()) do
      if is_near(figure, tile) then count = count + 1 end
    end
    if count > 0 then g:pay(g.player, "fairy", count, 1) end
  end }
  on.scored("features", function(g, _, _, feature)
    local tile, seen = tile_of(g, "fairy"), {}
    if not tile or not pays(g, feature) then return end
    for _, figure in ipairs(feature:figures()) do
      if figure.piece.claims and is_near(figure, tile)
        and not seen[figure.owner] and rewards(g, figure) then
        seen[figure.owner] = true
        reward_on(g, figure.owner, feature)
      end
    end
  end)
  wrap["homage?"](function(g, inner, figure, worth)
    if place_of(figure) == tile_of(g, "fairy") then
      g:pay(figure.owner, "fairy", 1, 3)
    end
    return inner(g, figure, worth)
  end)
end

if fairy_goes == "next-follower" then
  beside_follower()
elseif fairy_goes == "on-tile" then
  on_tile()
end

-- ---- princesses and portals -----------------------------------------------

if princess ~= "off" then
  feature { "city", attributes = { princess = "any" } }
  offer.figure { "princess", must = princess == "must",
    when = { tile = "princess" },
    list = function(g, o)
      for segment in g.tile:segments() do
        if segment:has "princess" then
          for _, figure in ipairs(segment.feature:figures()) do
            if figure.piece.claims then o:figure("princess", figure) end
          end
        end
      end
    end,
    apply = function(g, _, figure)
      S.sent = g.tile.number
      g:recall(figure)
    end }
end

-- To a free feature that is not complete; on the tile itself the usual rules
-- hold. Each portal takes one.
local function list_portal(g, o)
  if S.portal ~= g.tile.number then o:anywhere(g.tile) end
end

if portal then
  mark { "portal" }
  offer.figure { "portal", when = { tile = "portal" }, list = list_portal,
    apply = function(g, piece, segment)
      S.portal = g.tile.number
      g:deploy(piece, segment)
    end }
end

export {
  -- Has a princess sent a figure home in this part of the turn?
  has_sent = function(g) return S.sent == g.tile.number end,
  -- Does the last tile have a portal that nobody has gone through?
  is_open = function(g)
    return portal and g.tile:has "portal" and S.portal ~= g.tile.number
  end,
  go_through = function(g) S.portal = g.tile.number end,
}
