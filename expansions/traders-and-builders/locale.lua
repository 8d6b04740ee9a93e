text {
  en = {
    builder = "builder", pig = "pig", herd = "pig herd",
    wine = "wine", grain = "grain", cloth = "cloth",
    goods = "goods", trade = "trade in goods",
    ["trade-goods"] = "most goods",
  },
}
