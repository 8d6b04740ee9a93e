-- Every expansion at once, options as the modules have them.
return {
  title = "All expansions, two players",
  modules = { "base", "farmers", "river", "river-2", "abbot", "phantom",
    "inns-and-cathedrals", "traders-and-builders", "princess-and-dragon",
    "tower", "abbey-and-mayor", "bridges-castles-bazaars",
    "hills-and-sheep", "king-and-robber", "count", "cathars", "goldmines",
    "flying-machines", "mage-and-witch", "ferries",
    "tunnel", "watchtowers", "labyrinth", "little-buildings" },
  players = 2,
}
