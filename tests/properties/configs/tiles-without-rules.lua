-- The tiles of every box by the rules of the base game; rivers must be known.
return {
  title = "Tiles without their rules",
  modules = { "base", "farmers", "rivers" },
  tiles = { "river", "river-2", "inns-and-cathedrals",
    "traders-and-builders", "king-and-robber", "cathars",
    "princess-and-dragon", "tower" },
  players = 4,
}
