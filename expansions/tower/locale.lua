text { en = { ["tower-piece"] = "tower piece", capture = "capture",
  exchange = "exchange", ransom = "pay a ransom", prison = "prison" } }
