-- Die Stadt: another game, with walls round a city.
return {
  title = "Die Stadt",
  modules = { "die-stadt" },
  players = 2,
}
