text {
  en = {
    gold = "gold", ["share-gold"] = "gold",
    ["sell-gold"] = "gold",
    about = "bars of gold that lie on tiles, for whoever scores there",
  },
  it = {
    gold = "oro", ["share-gold"] = "oro",
    ["sell-gold"] = "oro",
    module = "Le miniere d'oro",
    about = "lingotti d'oro sulle tessere, per chi vi segna punti",
  },
  fr = {
    gold = "or", ["share-gold"] = "or",
    ["sell-gold"] = "or",
    module = "Les mines d'or",
    about = "des lingots sur les tuiles, pour qui y marque des points",
  },
  de = {
    gold = "Gold", ["share-gold"] = "Gold",
    ["sell-gold"] = "Gold",
    module = "Die Goldminen",
    about = "Goldbarren auf Karten, für alle, die dort werten",
  },
  sv = {
    gold = "guld", ["share-gold"] = "guld",
    ["sell-gold"] = "guld",
    module = "Guldgruvorna",
    about = "guldtackor på brickor, för den som får poäng där",
  },
}
