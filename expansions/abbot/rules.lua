-- The Abbot (source 004): gardens, and a figure that may be taken back.

module { "abbot", title = "The Abbot", version = "1", needs = "base" }

feature { "garden", form = "area", closes = "around" }

-- Ordinary figures never stand on gardens; the abbot stands nowhere else
-- than on monasteries and gardens.
piece { "abbot", count = 1, class = { "abbot", "cleric" } }
stand("abbot", "monastery", "garden")

score.garden { around = 1 }

-- What scores when he is taken back: a rule may say that he was elsewhere.
local leaves = slot("leaves", function(_, abbot) return abbot.feature end)

-- Instead of placing a figure the abbot may come back from a feature that
-- is not complete, which scores as at the end of the game.
offer.figure { "recall", when = { away = "abbot" }, returns = "abbot",
  list = function(g, o)
    for abbot in g:figures("abbot", g.player) do
      if abbot.feature and not leaves(g, abbot).complete then
        o:figure("recall", abbot)
      end
    end
  end,
  apply = function(g, _, abbot)
    g:score(leaves(g, abbot), { g.player, early = true })
    g:recall(abbot)
  end }
