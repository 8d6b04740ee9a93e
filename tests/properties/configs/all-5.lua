-- Every expansion at once, many figures and two copies of the small boxes.
return {
  title = "All expansions, five players, more of everything",
  modules = { "base", "farmers", "abbey-and-mayor", "phantom", "abbot",
    "river",
    "river-2", "count",
    "inns-and-cathedrals", "traders-and-builders", "king-and-robber",
    "cathars", "ferries", "hills-and-sheep", "princess-and-dragon", "tower" },
  options = { ["king-and-robber"] = { scoring = "15/40" } },
  tiles = { cathars = 2, ["king-and-robber"] = 2 },
  pieces = { meeple = 9, big = 2, builder = 2, pig = 2, abbot = 2,
    ["tower-piece"] = 12 },
  players = 5,
}
