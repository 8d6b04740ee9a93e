text {
  en = {
    king = "king", robber = "robber baron",
    ["king+robber"] = "king and robber baron",
    cards = "king and robber baron",
    ["final cards"] = "king and robber baron",
  },
  it = {
    king = "re", robber = "barone dei predoni",
    ["king+robber"] = "re e barone dei predoni",
    cards = "re e barone dei predoni",
    ["final cards"] = "re e barone dei predoni",
  },
  fr = {
    king = "roi", robber = "baron voleur",
    ["king+robber"] = "roi et baron voleur", cards = "roi et baron voleur",
    ["final cards"] = "roi et baron voleur",
  },
  de = {
    king = "König", robber = "Raubritter",
    ["king+robber"] = "König und Raubritter", cards = "König und Raubritter",
    ["final cards"] = "König und Raubritter",
  },
  sv = {
    king = "kung", robber = "rövarbaron",
    ["king+robber"] = "kung och rövarbaron", cards = "kung och rövarbaron",
    ["final cards"] = "kung och rövarbaron",
  },
}
