-- Hills & Sheep: shepherds gather flocks on fields, hills break ties, vineyards
-- make monasteries worth more (HS-1 to HS-12 of lua/doc/rules.md).

module { "hills-and-sheep", title = "Hills & Sheep", version = "1",
  needs = "base", after = "farmers", tiles = "hills-and-sheep" }

local hills = option { "hills", default = "at-least-one-follower",
  values = { "at-least-one-follower", "number-of-followers", "off" },
  help = "of equal players those with a follower on a hill have a feature, "
    .. "or those with the most" }

local vineyards = option { "vineyards", default = "monasteries",
  values = { "monasteries", "gardens", "off" },
  help = "what is worth 3 more for each vineyard around: complete "
    .. "monasteries, or gardens too" }

-- ---- hills ----------------------------------------------------------------

-- A tile of the pile lies under each, and nobody knows which.
mark { "hill" }
if hills ~= "off" then
  on.placed("hill", function(g) g:pile "tiles":bury() end)
  rank(function(figures)
    local count = 0
    for _, figure in ipairs(figures) do
      if figure.piece.claims and figure.tile:has "hill" then
        count = count + 1
      end
    end
    return hills == "number-of-followers" and count or math.min(count, 1)
  end)
end

-- ---- vineyards ------------------------------------------------------------

mark { "vineyard" }
local function grow_wine(feature)
  local count = feature.complete and #feature.tile:around "vineyard" or 0
  return { vineyards = 3 * count }
end
if vineyards ~= "off" then score.monastery.bonus(grow_wine) end
if vineyards == "gardens" then score.garden.bonus(grow_wine) end

-- ---- flocks ---------------------------------------------------------------

-- How many sheep of each size there are; 0 is a wolf.
local TOKENS = { [0] = 2, 4, 5, 5, 2 }

local S = state {
  drawn = { "integer", per = "map" },    -- tokens of a size out of the bag
  flock = { "integer", per = "figure" }, -- so many of each size, as digits
}

local function digit(size) return 1 << 6 * (size - 1) end

-- Sheep of a size in a flock.
local function sheep_of(flock, size) return flock // digit(size) % 64 end

-- Whoever leaves, by whatever cause, gives the sheep back.
local function disperse(_, shepherd)
  for size = 1, #TOKENS do
    S.drawn[size] = S.drawn[size] - sheep_of(S.flock[shepherd], size)
  end
  S.flock[shepherd] = 0
end

local function shepherds_on(field) return field:figures "shepherd" end

local function list_tokens(o)
  for size = 0, #TOKENS do
    local left = TOKENS[size] - S.drawn[size]
    if left > 0 then o:number("sheep", size, left) end
  end
end

-- A sheep joins the shepherd; a wolf drives all shepherds off the field.
local function draw_sheep(g, shepherd)
  local _, size = g:ask(nil, "sheep", list_tokens)
  if size > 0 then
    S.drawn[size] = S.drawn[size] + 1
    S.flock[shepherd] = S.flock[shepherd] + digit(size)
    return
  end
  for _, each in ipairs(shepherds_on(shepherd.feature)) do g:recall(each) end
end

-- All flocks of a field together.
local function flock_on(field)
  local flock = 0
  for _, each in ipairs(shepherds_on(field)) do
    flock = flock + S.flock[each]
  end
  return flock
end

-- They are worth their sheep to each shepherd.
local function to_stable(g, field)
  local items, flock, paid = {}, flock_on(field), {}
  for size = 1, #TOKENS do
    local count = sheep_of(flock, size)
    if count > 0 then items[#items + 1] = { "sheep-" .. size, count, size } end
  end
  for _, each in ipairs(shepherds_on(field)) do
    g:recall(each)
    if not paid[each.owner] then
      paid[each.owner] = true
      g:award { player = each.owner, reason = "flock", feature = field,
        items = items }
    end
  end
end

local function list_choice(o, shepherd)
  local flock, points = flock_on(shepherd.feature), 0
  for size = 1, #TOKENS do points = points + size * sheep_of(flock, size) end
  o:about("flock", points)
  o:figure("grow", shepherd)
  o:figure("stable", shepherd)
end

-- On a field that the tile belongs to: whoever was placed just now begins a
-- flock, others grow it or sell.
local function tend_field(g, shepherd)
  local what = "grow"
  if shepherd.tile ~= g.tile then
    what = g:ask(g.player, "flock", list_choice, shepherd)
  end
  if what == "stable" then return to_stable(g, shepherd.feature) end
  draw_sheep(g, shepherd)
end

local function tend(g)
  for _, shepherd in ipairs(g.tile:holders("shepherd", g.player)) do
    tend_field(g, shepherd)
  end
  for shepherd in g:figures "shepherd" do
    local field = shepherd.feature
    if field and field.enclosed then to_stable(g, field) end
  end
end

piece { "shepherd", count = 1, class = "shepherd", weight = 0,
  claims = false, stays = true }
stand("shepherd", "field")
local herded = { "shepherd", when = { out = "shepherd" } }
allow.stand(herded, { "apart", "shepherd", reason = "is herded already" })
on.returned("shepherd", disperse)
phase { "flocks", after = { "deployed", "ferry-move" },
  before = { "dragon", "count-leave", "moved" },
  when = { { here = "shepherd" }, { enclosed = "shepherd" } }, run = tend }
