text {
  en = {
    ["how to play"] =
      "Who lays a tile with a goldmine puts a gold bar on it and another on a "
      .. "tile beside it. When something scores, those who get its points take "
      .. "the gold on its tiles, one bar each in turn. In the end each bar is "
      .. "worth 1 to 4 points, more the more of them one has.",
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
    ["how to play"] =
      "Chi posa una tessera con una miniera d'oro mette un lingotto su di essa "
      .. "e un altro su una tessera accanto. Quando qualcosa si valuta, chi ne "
      .. "riceve i punti prende a turno un lingotto dalle sue tessere. Alla "
      .. "fine ogni lingotto vale da 1 a 4 punti, tanto più quanti più se ne "
      .. "hanno.",
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
    ["how to play"] =
      "Qui pose une tuile avec une mine d'or met un lingot dessus et un autre "
      .. "sur une tuile à côté. Quand quelque chose est évalué, ceux qui en "
      .. "reçoivent les points prennent à tour de rôle un lingot sur ses "
      .. "tuiles. À la fin chaque lingot vaut de 1 à 4 points, d'autant plus "
      .. "qu'on en a beaucoup.",
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
    ["how to play"] =
      "Wer eine Karte mit einer Goldmine legt, legt einen Goldbarren auf sie "
      .. "und einen auf eine Karte daneben. Wird etwas gewertet, so nehmen, "
      .. "die dafür Punkte bekommen, reihum je einen Barren von seinen Karten. "
      .. "Am Ende ist jeder Barren 1 bis 4 Punkte wert, umso mehr, je mehr man "
      .. "hat.",
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
    ["how to play"] =
      "Den som lägger en bricka med en guldgruva lägger en guldtacka på den "
      .. "och en på en bricka bredvid. När något ger poäng tar de som får dem "
      .. "i tur och ordning en guldtacka från dess brickor. På slutet är varje "
      .. "guldtacka värd 1 till 4 poäng, mer ju fler man har.",
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
