text {
  en = {
    ["explain gold"] =
      "A first bar lies on the mine, this one on a tile around it. "
      .. "Whoever scores a feature takes the bars on its tiles, and they "
      .. "bring points at the end.",
    gold = "gold", ["share-gold"] = "gold",
    ["sell-gold"] = "gold",
    about = "bars of gold that lie on tiles, for whoever scores there",
    ["ask gold"] = "where does the gold go?",
  },
  it = {
    ["explain gold"] =
      "Un primo lingotto è sulla miniera, questo su una tessera "
      .. "intorno. Chi valuta una zona prende i lingotti delle sue "
      .. "tessere, che danno punti alla fine.",
    gold = "oro", ["share-gold"] = "oro",
    ["sell-gold"] = "oro",
    module = "Le miniere d'oro",
    about = "lingotti d'oro sulle tessere, per chi vi segna punti",
    ["ask gold"] = "dove va l'oro?",
  },
  fr = {
    ["explain gold"] =
      "Un premier lingot est sur la mine, celui-ci sur une tuile "
      .. "autour. Qui évalue une zone prend les lingots de ses tuiles ; "
      .. "ils donnent des points à la fin.",
    gold = "or", ["share-gold"] = "or",
    ["sell-gold"] = "or",
    module = "Les mines d'or",
    about = "des lingots sur les tuiles, pour qui y marque des points",
    ["ask gold"] = "où va l'or ?",
  },
  de = {
    ["explain gold"] =
      "Ein Barren liegt auf der Mine, dieser auf einer Karte ringsum. "
      .. "Wer ein Gebiet wertet, nimmt die Barren auf dessen Karten; sie "
      .. "bringen am Ende Punkte.",
    gold = "Gold", ["share-gold"] = "Gold",
    ["sell-gold"] = "Gold",
    module = "Die Goldminen",
    about = "Goldbarren auf Karten, für alle, die dort werten",
    ["ask gold"] = "Wohin kommt das Gold?",
  },
  sv = {
    ["explain gold"] =
      "En första tacka ligger på gruvan, den här på en bricka runt om. "
      .. "Den som får poäng för ett område tar tackorna på dess brickor; "
      .. "de ger poäng i slutet.",
    gold = "guld", ["share-gold"] = "guld",
    ["sell-gold"] = "guld",
    module = "Guldgruvorna",
    about = "guldtackor på brickor, för den som får poäng där",
    ["ask gold"] = "vart går guldet?",
  },
}
