-- Two boxes on one table: a pile of several copies is plain config.
return {
  title = "Two boxes of the base game",
  modules = { "base", "farmers" },
  tiles = { base = 2 },
  pieces = { meeple = 10 },
  players = 4,
}
