-- The Phantom: one more follower, who may come as a second figure of the turn
-- (PH-1 to PH-4 of lua/doc/rules.md).

module { "phantom", title = "The Phantom", version = "1", needs = "base",
  after = "princess-and-dragon" }

piece { "phantom", count = 1, class = "follower" }

local princess = use "princess-and-dragon"

-- After the action, whatever it was but sending a figure home, by any of the
-- ways in which the action puts a figure somewhere.
phase { "phantom", after = "figure",
  before = "deployed",
  when = { home = "phantom" }, run = function(g)
    if not (princess and princess.has_sent(g)) then
      g:offer("figure", g.player, "phantom")
    end
  end }
