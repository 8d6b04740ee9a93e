-- The Labyrinth: roads whose arms are free by themselves, and worth more the
-- more figures stand on them (LA-1 to LA-4 of lua/doc/rules.md).

module { "labyrinth", title = "The Labyrinth", version = "1", needs = "base",
  tiles = "labyrinth" }

local variant = option { "variant", default = "advanced",
  values = { "advanced", "basic" },
  help = "each arm is free by itself, and figures add points; or a plain road" }

local advanced = variant == "advanced"

feature { "road", attributes = { labyrinth = "any" },
  parts = advanced and "labyrinth" or nil }

-- Whoever holds the road gets points for all figures on it, once complete.
if advanced then
  score.road { crowd = { 2, 0 } }
  score.road.count(function(road)
    local count = 0
    for _, figure in ipairs(road.labyrinth and road:figures() or {}) do
      if figure.owner and not figure.piece.token then count = count + 1 end
    end
    return { crowd = count }
  end)
end
