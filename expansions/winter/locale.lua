text {
  en = {
    about = "the twelve tiles that the winter edition has besides",
  },
  de = {
    module = "Winter-Edition",
    about = "die zwölf Karten, die die Winter-Edition außerdem hat",
  },
  fr = {
    module = "Édition d'hiver",
    about = "les douze tuiles que l'édition d'hiver ajoute",
  },
  it = {
    module = "Edizione invernale",
    about = "le dodici tessere che l'edizione invernale ha in più",
  },
  sv = {
    module = "Vinterutgåvan",
    about = "de tolv brickor som vinterutgåvan har därtill",
  },
}
