text {
  en = {
    ["tower-piece"] = "tower piece", capture = "capture",
    exchange = "exchange", ransom = "pay a ransom", prison = "prison",
  },
  it = {
    ["tower-piece"] = "pezzo di torre", capture = "cattura",
    exchange = "scambia", ransom = "paga un riscatto", prison = "prigione",
  },
  fr = {
    ["tower-piece"] = "étage de tour", capture = "capturer",
    exchange = "échanger", ransom = "payer une rançon", prison = "prison",
  },
  de = {
    ["tower-piece"] = "Turmteil", capture = "gefangen nehmen",
    exchange = "austauschen", ransom = "Lösegeld zahlen",
    prison = "Gefängnis",
  },
  sv = {
    ["tower-piece"] = "torndel", capture = "tillfångata",
    exchange = "utväxla", ransom = "betala lösen", prison = "fängelse",
  },
}
