text {
  en = {
    ["wind-rose"] = "wind rose", rose = "wind rose",
    about = "tiles with a quarter of a wind rose score where it points",
    ["about rose"] =
      "3 points for a tile in the part of the board it points to",
  },
  de = {
    ["wind-rose"] = "Windrose", rose = "Windrose",
    module = "Die Windrosen",
    about = "Karten mit einem Viertel einer Windrose zählen, wo sie hinzeigt",
    ["about rose"] = "3 Punkte für eine Karte in dem Teil, auf den sie zeigt",
  },
  fr = {
    ["wind-rose"] = "rose des vents", rose = "rose des vents",
    module = "Les roses des vents",
    about = "les tuiles avec un quart de rose des vents comptent là où "
      .. "elle pointe",
    ["about rose"] = "3 points pour une tuile dans la partie qu'elle indique",
  },
  it = {
    ["wind-rose"] = "rosa dei venti", rose = "rosa dei venti",
    module = "Le rose dei venti",
    about = "le tessere con un quarto di rosa dei venti valgono dove essa "
      .. "punta",
    ["about rose"] = "3 punti per una tessera nella parte che indica",
  },
  sv = {
    ["wind-rose"] = "vindros", rose = "vindros",
    module = "Vindrosorna",
    about = "brickor med en fjärdedel av en vindros ger poäng dit den pekar",
    ["about rose"] = "3 poäng för en bricka i den del som den pekar mot",
  },
}
