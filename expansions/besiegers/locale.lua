text {
  en = {
    about = "six more besieged cities, with the rules of the Cathars",
  },
  de = {
    module = "Die Belagerer",
    about = "sechs weitere belagerte Städte, mit den Regeln der Katharer",
  },
  fr = {
    module = "Les Assiégeants",
    about = "six autres villes assiégées, avec les règles des Cathares",
  },
  it = {
    module = "Gli Assedianti",
    about = "altre sei città assediate, con le regole dei Catari",
  },
  sv = {
    module = "Belägrarna",
    about = "sex belägrade städer till, med katarernas regler",
  },
}
