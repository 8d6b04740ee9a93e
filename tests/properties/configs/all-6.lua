-- Every expansion at once, with six players, few figures and house rules.
return {
  title = "All expansions, six players, house rules",
  modules = { "base", "farmers", "river", "river-2", "abbot", "phantom",
    "inns-and-cathedrals", "traders-and-builders", "princess-and-dragon",
    "tower", "abbey-and-mayor", "bridges-castles-bazaars",
    "hills-and-sheep", "king-and-robber", "count", "cathars", "goldmines",
    "flying-machines", "mage-and-witch", "ferries",
    "tunnel", "watchtowers", "labyrinth", "little-buildings",
    "draft", "draw-two", "hand-of-three", "redraw-once", "fetch-back",
    "objectives", "teams", "late-farmers" },
  pieces = { meeple = 3, pig = 0, fairy = 0 },
  players = 6,
}
