-- The Besiegers (CA-7 of lua/doc/rules.md): six tiles with cities under siege,
-- for which the rules of another module hold.

module { "besiegers", title = "The Besiegers", version = "1",
  borrows = "cathars", tiles = "besiegers" }
