-- Every expansion at once, many figures and two copies of the small boxes.
return {
  title = "All expansions, five players, more of everything",
  modules = { "base", "farmers", "river", "river-2", "abbot", "phantom",
    "inns-and-cathedrals", "traders-and-builders", "princess-and-dragon",
    "tower", "abbey-and-mayor", "bridges-castles-bazaars",
    "hills-and-sheep", "king-and-robber", "count", "cathars", "goldmines",
    "flying-machines", "mage-and-witch", "ferries",
    "tunnel", "watchtowers", "labyrinth", "little-buildings" },
  options = { tunnel = { tokens = "1/1" },
    ["king-and-robber"] = { scoring = "15/40" } },
  tiles = { cathars = 2, tunnel = 2, labyrinth = 4,
    watchtowers = 2, ["king-and-robber"] = 2 },
  pieces = { meeple = 9, big = 2, builder = 2, pig = 2, abbot = 2,
    ["tower-piece"] = 12, bridge = 6, castle = 5, mayor = 2,
    wagon = 3, barn = 2, shepherd = 3, phantom = 2 },
  players = 5,
}
