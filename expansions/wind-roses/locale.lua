text {
  en = {
    ["wind-rose"] = "wind rose", rose = "wind rose",
    about = "tiles with a quarter of a wind rose score where it points",
  },
  de = {
    ["wind-rose"] = "Windrose", rose = "Windrose",
    module = "Die Windrosen",
    about = "Karten mit einem Viertel einer Windrose zählen, wo sie hinzeigt",
  },
  fr = {
    ["wind-rose"] = "rose des vents", rose = "rose des vents",
    module = "Les roses des vents",
    about = "les tuiles avec un quart de rose des vents comptent là où "
      .. "elle pointe",
  },
  it = {
    ["wind-rose"] = "rosa dei venti", rose = "rosa dei venti",
    module = "Le rose dei venti",
    about = "le tessere con un quarto di rosa dei venti valgono dove essa "
      .. "punta",
  },
  sv = {
    ["wind-rose"] = "vindros", rose = "vindros",
    module = "Vindrosorna",
    about = "brickor med en fjärdedel av en vindros ger poäng dit den pekar",
  },
}
