-- Every expansion at once, each option at its last value that is a rule.
return {
  title = "All expansions, four players, last values",
  modules = { "base", "farmers", "river", "river-2", "abbot", "phantom",
    "inns-and-cathedrals", "traders-and-builders", "princess-and-dragon",
    "tower", "abbey-and-mayor", "bridges-castles-bazaars",
    "hills-and-sheep", "king-and-robber", "count", "cathars", "goldmines",
    "flying-machines", "mage-and-witch", "ferries" },
  options = {
    base = { edition = 1, incomplete_road = "flat" },
    ["king-and-robber"] = { scoring = "continuously" },
    cathars = { siege = false },
    count = { move = "follow-meeple", final = "any-district" },
    ["princess-and-dragon"] = { portal = false, princess = "off" },
    ["traders-and-builders"] = { goods = false, herd = false },
    ["abbey-and-mayor"] = { abbeys = 0 },
    ["bridges-castles-bazaars"] = { owner = "majority", credit = 0 },
    ["hills-and-sheep"] = { hills = "off", vineyards = "off" },
    rivers = { rule = "printed" },
  },
  players = 4,
}
