-- Every expansion at once, each option at its second value.
return {
  title = "All expansions, three players, second values",
  modules = { "base", "farmers", "abbey-and-mayor", "phantom", "abbot",
    "river",
    "river-2", "count",
    "inns-and-cathedrals", "traders-and-builders", "king-and-robber",
    "cathars", "ferries", "hills-and-sheep", "princess-and-dragon", "tower" },
  options = {
    base = { edition = 2 },
    ["inns-and-cathedrals"] = { incomplete = "ignore" },
    ["king-and-robber"] = { scoring = "10/20" },
    cathars = { escape = "siege-tile" },
    count = { move = "clockwise", final = "any-district",
      judged = "turn" },
    ["princess-and-dragon"] = { dragon = "after-scoring", fairy = "on-tile",
      princess = "must" },
  },
  players = 3,
}
