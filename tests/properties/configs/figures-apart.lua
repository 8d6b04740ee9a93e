-- Marks and figures the wrong way round: what the tiles of a box show is off,
-- its figures are on, or the reverse.
return {
  title = "Figures without marks, marks without figures",
  modules = { "base", "farmers", "inns-and-cathedrals", "count",
    "traders-and-builders", "princess-and-dragon", "tower" },
  options = {
    ["inns-and-cathedrals"] = { inns = false, cathedrals = false },
    ["traders-and-builders"] = { builder = false, pig = false },
    ["princess-and-dragon"] = { dragon = "off" },
  },
  pieces = { count = 0, ["tower-piece"] = 0, big = 3 },
  players = 2,
}
