-- The winter edition (WI-1 of lua/doc/rules.md): twelve tiles more, and no new
-- rule. An inn on one of them counts where a module reads inns.

module { "winter", title = "Winter edition", version = "1", needs = "base",
  tiles = "winter" }
