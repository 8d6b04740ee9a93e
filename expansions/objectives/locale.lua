text {
  en = {
    ["explain objective"] =
      "Only you know it until the end, when it pays if you have reached "
      .. "it. The other goal goes away.",
    goal = "a goal", objective = "which goal do you keep?", keep = "keep",
    kept = "secret goal", other = "other goal", goals = "goals",
    objectives = "goals",
    three_cities = "three cities", four_roads = "four roads",
    two_monasteries = "two monasteries", great_city = "a city of six tiles",
    long_road = "a road of six tiles", all_kinds = "one of each kind",
    figures_home = "five figures at home",
    about = "a goal that nobody else knows pays at the end",
    ["played points"] = {
      "A goal that was reached brings 1 point at the end.",
      "A goal that was reached brings %d points at the end.",
    },
  },
  it = {
    ["explain objective"] =
      "Solo tu lo conosci fino alla fine, quando rende se l'hai "
      .. "raggiunto. L'altro va via.",
    goal = "un obiettivo", objective = "quale obiettivo tieni?",
    keep = "tieni",
    kept = "obiettivo segreto", other = "altro obiettivo",
    goals = "obiettivi", objectives = "obiettivi",
    three_cities = "tre città", four_roads = "quattro strade",
    two_monasteries = "due monasteri",
    great_city = "una città di sei tessere",
    long_road = "una strada di sei tessere",
    all_kinds = "uno per tipo", figures_home = "cinque pedine a casa",
    module = "Obiettivi segreti",
    about = "un obiettivo noto a nessun altro rende alla fine",
    ["option points"] = "punti per un obiettivo raggiunto",
    ["played points"] = {
      "Un obiettivo raggiunto porta 1 punto alla fine.",
      "Un obiettivo raggiunto porta %d punti alla fine.",
    },
  },
  fr = {
    ["explain objective"] =
      "Vous seul le connaissez jusqu'à la fin, où il paie si vous "
      .. "l'avez atteint. L'autre s'en va.",
    goal = "un objectif", objective = "quel objectif gardez-vous ?",
    keep = "garder",
    kept = "objectif secret", other = "autre objectif",
    goals = "objectifs", objectives = "objectifs",
    three_cities = "trois villes", four_roads = "quatre routes",
    two_monasteries = "deux monastères",
    great_city = "une ville de six tuiles",
    long_road = "une route de six tuiles",
    all_kinds = "un de chaque sorte",
    figures_home = "cinq pions à la maison",
    module = "Objectifs secrets",
    about = "un objectif que nul autre ne connaît rapporte à la fin",
    ["option points"] = "points pour un objectif atteint",
    ["played points"] = {
      "Un objectif atteint rapporte 1 point à la fin.",
      "Un objectif atteint rapporte %d points à la fin.",
    },
  },
  de = {
    ["explain objective"] =
      "Nur du kennst es bis zum Ende; dann bringt es Punkte, wenn du es "
      .. "erreicht hast. Das andere kommt weg.",
    goal = "ein Ziel", objective = "Welches Ziel behältst du?",
    keep = "behalten",
    kept = "geheimes Ziel", other = "anderes Ziel", goals = "Ziele",
    objectives = "Ziele",
    three_cities = "drei Städte", four_roads = "vier Straßen",
    two_monasteries = "zwei Klöster",
    great_city = "eine Stadt aus sechs Karten",
    long_road = "eine Straße aus sechs Karten",
    all_kinds = "von jeder Art eins", figures_home = "fünf Figuren daheim",
    module = "Geheime Ziele",
    about = "ein Ziel, das sonst niemand kennt, bringt am Ende Punkte",
    ["option points"] = "Punkte für ein erreichtes Ziel",
    ["played points"] = {
      "Ein erreichtes Ziel bringt am Ende 1 Punkt.",
      "Ein erreichtes Ziel bringt am Ende %d Punkte.",
    },
  },
  sv = {
    ["explain objective"] =
      "Bara du känner till det till slutet, då det ger poäng om du har "
      .. "nått det. Det andra går bort.",
    goal = "ett mål", objective = "vilket mål behåller du?",
    keep = "behåll",
    kept = "hemligt mål", other = "annat mål", goals = "mål",
    objectives = "mål",
    three_cities = "tre städer", four_roads = "fyra vägar",
    two_monasteries = "två kloster",
    great_city = "en stad av sex brickor",
    long_road = "en väg av sex brickor",
    all_kinds = "en av varje sort", figures_home = "fem figurer hemma",
    module = "Hemliga mål",
    about = "ett mål som ingen annan känner till ger poäng på slutet",
    ["option points"] = "poäng för ett uppnått mål",
    ["played points"] = {
      "Ett uppnått mål ger 1 poäng på slutet.",
      "Ett uppnått mål ger %d poäng på slutet.",
    },
  },
}
