text {
  en = {
    ["ask recall"] = "bring the abbot home?",
    ["how to play"] =
      "Everybody has an abbot as well, who goes to a monastery or a garden "
      .. "instead of a meeple. Only abbots go to gardens, which score as "
      .. "monasteries do. Who places no figure in a turn may bring the abbot "
      .. "home from what is not complete yet, and gets what it is worth now.",
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
    ["ask recall"] = "riportare a casa l'abate?",
    ["how to play"] =
      "Ognuno ha anche un abate, che va in un monastero o in un giardino al "
      .. "posto di un seguace. Nei giardini vanno solo gli abati; danno punti "
      .. "come i monasteri. Chi nel turno non piazza figure può riportare a "
      .. "casa l'abate da ciò che non è ancora completo, e riceve quel che "
      .. "vale ora.",
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
    ["ask recall"] = "ramener l'abbé ?",
    ["how to play"] =
      "Chacun a aussi un abbé, qui vient dans une abbaye ou un jardin au lieu "
      .. "d'un partisan. Seuls les abbés vont dans les jardins, qui comptent "
      .. "comme les abbayes. Qui ne pose pas de figurine à son tour peut "
      .. "ramener l'abbé de ce qui n'est pas encore terminé, et reçoit ce que "
      .. "cela vaut maintenant.",
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
    ["ask recall"] = "den Abt heimholen?",
    ["how to play"] =
      "Alle haben auch einen Abt, der statt eines Gefolgsmanns in ein Kloster "
      .. "oder einen Garten kommt. In Gärten dürfen nur Äbte; sie zählen wie "
      .. "Klöster. Wer in einem Zug keine Figur einsetzt, darf den Abt aus "
      .. "dem, was noch nicht fertig ist, heimholen und bekommt, was es jetzt "
      .. "wert ist.",
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
    ["ask recall"] = "ta hem abboten?",
    ["how to play"] =
      "Alla har också en abbot, som ställs i ett kloster eller en trädgård i "
      .. "stället för en följeslagare. Bara abbotar får stå i trädgårdar, som "
      .. "ger poäng som kloster. Den som inte placerar någon figur under sin "
      .. "tur får ta hem abboten från det som ännu inte är färdigt och får vad "
      .. "det är värt nu.",
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
