-- The River (sources 000, 004): twelve tiles that are laid before the rest.

module { "river", title = "The River", version = "2", needs = "rivers",
  tiles = "river" }
