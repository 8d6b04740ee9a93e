text {
  en = {
    gold = "gold", ["share-gold"] = "gold",
    ["sell-gold"] = "gold",
    about = "bars of gold that lie on tiles, for whoever scores there",
    ["ask gold"] = "where does the gold go?",
  },
  it = {
    gold = "oro", ["share-gold"] = "oro",
    ["sell-gold"] = "oro",
    module = "Le miniere d'oro",
    about = "lingotti d'oro sulle tessere, per chi vi segna punti",
    ["ask gold"] = "dove va l'oro?",
  },
  fr = {
    gold = "or", ["share-gold"] = "or",
    ["sell-gold"] = "or",
    module = "Les mines d'or",
    about = "des lingots sur les tuiles, pour qui y marque des points",
    ["ask gold"] = "où va l'or ?",
  },
  de = {
    gold = "Gold", ["share-gold"] = "Gold",
    ["sell-gold"] = "Gold",
    module = "Die Goldminen",
    about = "Goldbarren auf Karten, für alle, die dort werten",
    ["ask gold"] = "Wohin kommt das Gold?",
  },
  sv = {
    gold = "guld", ["share-gold"] = "guld",
    ["sell-gold"] = "guld",
    module = "Guldgruvorna",
    about = "guldtackor på brickor, för den som får poäng där",
    ["ask gold"] = "vart går guldet?",
  },
}
