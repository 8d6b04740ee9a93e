-- Darmstadt (DA-1 to DA-3 of lua/doc/rules.md): two churches, with points for
-- who has most followers around, and a city that is worth more.

module { "darmstadt", title = "Darmstadt", version = "1", needs = "base",
  tiles = "darmstadt" }

local empty = option { "empty", default = true,
  help = "a church pays most followers around even if nobody stands in it" }

mark "church"
feature { "monastery", attributes = { church = "any" } }
feature { "city", attributes = { darmstadtium = "any" } }

score.city.bonus(function(city)
  if city.complete and city.darmstadtium then return { darmstadtium = 3 } end
end)

-- 3 for each who has the most of them on its nine tiles, big or small, on
-- whatever they stand; before anybody goes home.
phase { "churches", before = { "homage", "score" },
  after = { "moved", "watchtowers" },
  when = { completed = "monastery" }, run = function(g)
    for feature in g:completed "monastery" do
      local pays = feature.church and (empty or feature.occupied)
      local around = pays and feature.tile:figures_around() or {}
      local count, most = {}, 1
      for _, figure in ipairs(around) do
        local owner = figure.piece.claims and figure.owner or false
        count[owner] = (count[owner] or 0) + 1
        most = owner and math.max(most, count[owner]) or most
      end
      for player in g:seats() do
        if count[player] == most then g:pay(player, "church", 1, 3) end
      end
    end
  end }
