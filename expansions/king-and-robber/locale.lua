text {
  en = {
    king = "king", robber = "robber baron",
    ["king+robber"] = "king and robber baron",
    cards = "king and robber baron",
    ["final cards"] = "king and robber baron",
  },
}
