-- Every expansion at once, options as the modules have them.
return {
  title = "All expansions, two players",
  modules = { "base", "farmers", "abbey-and-mayor", "phantom", "abbot",
    "river",
    "river-2", "count",
    "inns-and-cathedrals", "traders-and-builders", "king-and-robber",
    "cathars", "ferries", "hills-and-sheep", "princess-and-dragon", "tower" },
  players = 2,
}
