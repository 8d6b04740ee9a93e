-- Mage & Witch: he adds a point a tile, she halves what a road or city is
-- worth.

module { "mage-and-witch", title = "Mage & Witch", version = "1",
  needs = "base", tiles = "mage-and-witch" }

local check = option { "check", default = "tile", values = { "tile", "ferry" },
  help = "whether only a tile, or a ferry too, parts the two when it brings "
    .. "them together" }

local kinds = { "road", "city" }

mark "magic"
piece { "mage", neutral = true, class = "spell" }
piece { "witch", neutral = true, class = "spell" }
stand("spell", "road", "city")

-- The two figures, as far as they are in the game.
local function spells(g)
  return { g:figure "mage" or g:figure "witch",
    g:figure "mage" and g:figure "witch" }
end

-- Where one of them may go: an incomplete road or city without either.
local function goals(g)
  local list = {}
  for _, kind in ipairs(kinds) do
    for feature in g:features(kind, true) do
      if not feature:holds "spell" then list[#list + 1] = feature end
    end
  end
  return list
end

local function list_goals(o, figures, list)
  for _, figure in ipairs(figures) do o:each(figure.piece.name, list) end
end

-- Without a goal, one that is on the board leaves it.
local function list_aside(o, figures)
  for _, figure in ipairs(figures) do
    if figure.feature then o:figure("aside", figure) end
  end
end

local function cast(g)
  local figures, list = spells(g), goals(g)
  if #list > 0 then
    local name, segment = g:ask(g.player, "magic", list_goals, figures, list)
    g:move(g:figure(name), segment)
  elseif figures[1].feature or figures[2] and figures[2].feature then
    local _, figure = g:ask(g.player, "magic", list_aside, figures)
    g:recall(figure)
  end
end

local function together(g)
  local mage, witch = g:figure "mage", g:figure "witch"
  return mage and witch and mage.feature and mage.feature == witch.feature
end

-- The sign moves one of them, and so does what brings them together.
phase { "magic", after = { "tile", "gold" }, before = "figure",
  when = { tile = "magic" },
  run = function(g) if spells(g)[1] then cast(g) end end }
phase { "apart", after = "magic", before = "figure", when = { out = "witch" },
  run = function(g) if together(g) then cast(g) end end }

if check == "ferry" then
  phase { "magic-again", after = { "figure", "ferry", "ferry-move" },
    before = "score", run = function(g) if together(g) then cast(g) end end }
end

-- Both change the finished sum: first he, then she, in favour of the player.
for _, kind in ipairs(kinds) do
  score[kind].final(function(feature, _, _, _, points)
    if not feature:holds "spell" then return end
    local more = feature:holds "mage" and feature.tiles or 0
    local whole = points + more
    return { mage = more, witch = feature:holds "witch" and -(whole // 2) or 0 }
  end)
end
