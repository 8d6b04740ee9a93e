text {
  en = {
    ["about abbot"] =
      "stands in a monastery or a garden, and may come home in a later "
      .. "turn for what that is worth then",
    ["about recall"] =
      "it scores what it stands in as it is now, and comes home",
    garden = "garden",
    abbot = { "abbot", "abbots" },
    recall = "bring home",
    about = "gardens, and a figure that may be taken back for points",
  },
  it = {
    ["about abbot"] =
      "sta in un monastero o un giardino e in un turno successivo può "
      .. "tornare a casa per il suo valore di allora",
    ["about recall"] = "segna ciò che la sua zona vale ora e torna a casa",
    garden = "giardino",
    abbot = { "abate", "abati" },
    recall = "riporta a casa",
    module = "L'abate",
    about = "giardini, e una figura che si può riprendere per punti",
  },
  fr = {
    ["about abbot"] =
      "se place dans une abbaye ou un jardin, et peut rentrer à un tour "
      .. "suivant pour sa valeur d'alors",
    ["about recall"] = "il marque ce que vaut sa zone maintenant, et rentre",
    garden = "jardin",
    abbot = { "abbé", "abbés" },
    recall = "ramener",
    module = "L'abbé",
    about = "des jardins, et une figurine que l'on reprend pour des points",
  },
  de = {
    ["about abbot"] =
      "steht in einem Kloster oder Garten und darf in einem späteren "
      .. "Zug für dessen Wert nach Hause kommen",
    ["about recall"] = "er wertet jetzt, worin er steht, und kommt nach Hause",
    garden = "Garten",
    abbot = { "Abt", "Äbte" },
    recall = "heimholen",
    module = "Der Abt",
    about = "Gärten, und eine Figur, die man für Punkte zurücknehmen kann",
  },
  sv = {
    ["about abbot"] =
      "står i ett kloster eller en trädgård och får komma hem i en "
      .. "senare tur för vad det är värt då",
    ["about recall"] = "den får vad området är värt nu och kommer hem",
    garden = "trädgård",
    abbot = { "abbot", "abbotar" },
    recall = "ta hem",
    module = "Abboten",
    about = "trädgårdar, och en figur som får tas tillbaka för poäng",
  },
}
