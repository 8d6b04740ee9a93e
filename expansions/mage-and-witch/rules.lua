-- Mage & Witch: he adds a point a tile, she halves what a road or city is
-- worth (MW-1 to MW-7 of lua/doc/rules.md).

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

-- One of them goes to an incomplete road or city without either, and to one of
-- its segments where these are joined only as long as a rule wants it: who
-- stands on one stays with it. When there is none, one that is on the board
-- leaves it.
local function list_spells(o, figures)
  for _, figure in ipairs(figures) do
    o:features(figure.piece.name, kinds, "spell")
  end
  for _, figure in ipairs(o:count() == 0 and figures or {}) do
    if figure.feature then o:figure("aside", figure) end
  end
  if o:count() == 0 then o:pass() end
end

local function cast(g)
  local what, target = g:ask(g.player, "magic", list_spells, spells(g))
  if what == "aside" then
    g:recall(target)
  elseif what ~= "pass" then
    g:move(g:figure(what), target)
  end
end

-- The sign moves one of them, and so does what brings them together.
phase { "magic", after = { "tile", "gold" }, before = "figure",
  when = { tile = "magic" },
  run = function(g) if spells(g)[1] then cast(g) end end }
local together = { together = { "mage", "witch" } }
phase { "apart", after = "magic", before = "figure", when = together,
  run = cast }

if check == "ferry" then
  phase { "magic-again",
    after = { "deployed", "ferry", "ferry-move" },
    before = { "flocks", "dragon", "castle", "count-leave", "moved" },
    when = together, run = cast }
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
