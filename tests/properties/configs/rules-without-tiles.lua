-- The rules of every box on the tiles of the base game.
return {
  title = "Rules without their tiles",
  modules = { "base", "farmers", "abbot", "river", "river-2", "count",
    "inns-and-cathedrals", "traders-and-builders", "king-and-robber",
    "cathars", "princess-and-dragon", "tower" },
  tiles = { river = false, ["river-2"] = false, count = false,
    ["inns-and-cathedrals"] = false, ["traders-and-builders"] = false,
    ["king-and-robber"] = false, cathars = false,
    ["princess-and-dragon"] = false, tower = false },
  players = 3,
}
