text {
  en = { neighbour = "tiles beside monasteries" },
}
