text {
  en = {
    ["how to play"] =
      "Six more tiles are drawn among the others, each with a besieged city. "
      .. "The same holds for it as for the cities of the Cathars: 1 point "
      .. "less for each tile and pennant, but double for farmers.",
    about = "six more besieged cities, with the rules of the Cathars",
  },
  de = {
    ["how to play"] =
      "Sechs weitere Karten kommen unter die anderen, jede mit einer "
      .. "belagerten Stadt. Für sie gilt dasselbe wie für die Städte der "
      .. "Katharer: 1 Punkt weniger für jede Karte und jedes Wappen, für "
      .. "Bauern aber das Doppelte.",
    module = "Die Belagerer",
    about = "sechs weitere belagerte Städte, mit den Regeln der Katharer",
  },
  fr = {
    ["how to play"] =
      "Six tuiles de plus se mêlent aux autres, chacune avec une ville "
      .. "assiégée. Il en va comme des villes des Cathares : 1 point de "
      .. "moins par tuile et par blason, mais le double pour les paysans.",
    module = "Les Assiégeants",
    about = "six autres villes assiégées, avec les règles des Cathares",
  },
  it = {
    ["how to play"] =
      "Altre sei tessere si mescolano a quelle della pila, ognuna con una "
      .. "città assediata. Vale lo stesso che per le città dei Catari: 1 "
      .. "punto in meno per tessera e stemma, ma il doppio per i contadini.",
    module = "Gli Assedianti",
    about = "altre sei città assediate, con le regole dei Catari",
  },
  sv = {
    ["how to play"] =
      "Sex brickor till blandas med de andra, var och en med en belägrad "
      .. "stad. För den gäller samma sak som för katarernas städer: 1 poäng "
      .. "mindre per bricka och sköld, men det dubbla för bönder.",
    module = "Belägrarna",
    about = "sex belägrade städer till, med katarernas regler",
  },
}
