-- Every expansion at once, each option at its last value that is a rule.
return {
  title = "All expansions, four players, last values",
  modules = { "base", "farmers", "abbey-and-mayor", "phantom", "abbot",
    "river",
    "river-2", "count",
    "inns-and-cathedrals", "traders-and-builders", "king-and-robber",
    "cathars", "ferries", "hills-and-sheep", "princess-and-dragon", "tower" },
  options = {
    base = { edition = 1, incomplete_road = "flat" },
    ["king-and-robber"] = { scoring = "continuously" },
    cathars = { siege = false },
    count = { move = "follow-meeple", final = "any-district" },
    ["princess-and-dragon"] = { portal = false, princess = "off" },
    ["traders-and-builders"] = { goods = false, herd = false },
  },
  players = 4,
}
