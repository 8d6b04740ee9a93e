-- Every expansion at once, with six players, few figures and house rules.
return {
  title = "All expansions, six players, house rules",
  modules = { "base", "farmers", "abbey-and-mayor", "phantom", "abbot",
    "river",
    "river-2", "count",
    "inns-and-cathedrals", "traders-and-builders", "king-and-robber",
    "cathars", "ferries", "hills-and-sheep", "princess-and-dragon", "tower",
    "hand-of-three", "teams", "late-farmers" },
  pieces = { meeple = 3, pig = 0, fairy = 0 },
  players = 6,
}
