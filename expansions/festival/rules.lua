-- The Festival (FV-1 to FV-4 of lua/doc/rules.md): who lays one of its tiles
-- may take a figure back in place of any other action.

module { "festival", title = "The Festival", version = "1", needs = "base",
  tiles = "festival" }

local returns = option { "returns", default = "meeple",
  values = { "meeple", "follower" },
  help = "what may be taken back: any figure of one's own, or followers only" }

mark "festival"

-- From wherever it stands, but out of no captivity.
offer.figure { "take-back", when = { tile = "festival" },
  list = function(g, o)
    for _, figure in ipairs(g.player:figures()) do
      local piece, zone = figure.piece, figure.zone
      local goes = piece.claims or returns == "meeple" and not piece.token
      if goes and figure.at ~= "out" and not (zone and zone.owner) then
        o:figure("take-back", figure)
      end
    end
  end,
  apply = function(g, _, figure) g:recall(figure) end }
