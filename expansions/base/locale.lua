text {
  en = {
    city = "city", road = "road", field = "field", monastery = "monastery",
    meeple = "meeple", tile = "tiles", pennant = "pennants",
    around = "tile and neighbours", one = "incomplete road",
    draw = "draw a tile", place = "lay the tile",
    figure = "place a figure?", pass = "pass",
    start = "set-up", score = "scoring", final = "final scoring",
    ["end"] = "end of the turn",
  },
}
