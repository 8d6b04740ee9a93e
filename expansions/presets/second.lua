-- Second edition: 3 points a city and player for farmers.
return {
  title = "Second edition",
  modules = { "base", "farmers", "river" },
  options = { base = { edition = 2 } },
  players = 2,
}
