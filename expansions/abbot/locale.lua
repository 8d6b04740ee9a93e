text {
  en = {
    garden = "garden",
    abbot = { "abbot", "abbots" },
    recall = "take back",
    about = "gardens, and a figure that may be taken back for points",
  },
  it = {
    garden = "giardino",
    abbot = { "abate", "abati" },
    recall = "riprendi",
    module = "L'abate",
    about = "giardini, e una figura che si può riprendere per punti",
  },
  fr = {
    garden = "jardin",
    abbot = { "abbé", "abbés" },
    recall = "reprendre",
    module = "L'abbé",
    about = "des jardins, et une figurine que l'on reprend pour des points",
  },
  de = {
    garden = "Garten",
    abbot = { "Abt", "Äbte" },
    recall = "zurücknehmen",
    module = "Der Abt",
    about = "Gärten, und eine Figur, die man für Punkte zurücknehmen kann",
  },
  sv = {
    garden = "trädgård",
    abbot = { "abbot", "abbotar" },
    recall = "ta tillbaka",
    module = "Abboten",
    about = "trädgårdar, och en figur som får tas tillbaka för poäng",
  },
}
