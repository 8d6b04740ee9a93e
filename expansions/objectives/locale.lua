text {
  en = {
    ["how to play"] =
      "At the start everybody gets two secret goals and keeps one of them: "
      .. "say, to score three complete cities, four roads or a city of six "
      .. "tiles, or to have five figures at home in the end. Who has reached "
      .. "it when the game ends gets points for it, 10 as a rule.",
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
    ["how to play"] =
      "All'inizio ognuno riceve due obiettivi segreti e ne tiene uno: per "
      .. "esempio segnare tre città complete, quattro strade o una città di "
      .. "sei tessere, o avere alla fine cinque figure a casa. Chi l'ha "
      .. "raggiunto quando la partita finisce riceve punti, di regola 10.",
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
    all_kinds = "uno per tipo", figures_home = "cinque figure a casa",
    module = "Obiettivi segreti",
    about = "un obiettivo noto a nessun altro rende alla fine",
    ["option points"] = "punti per un obiettivo raggiunto",
    ["played points"] = {
      "Un obiettivo raggiunto porta 1 punto alla fine.",
      "Un obiettivo raggiunto porta %d punti alla fine.",
    },
  },
  fr = {
    ["how to play"] =
      "Au début chacun reçoit deux objectifs secrets et en garde un : par "
      .. "exemple marquer trois villes terminées, quatre chemins ou une "
      .. "ville de six tuiles, ou avoir cinq figurines à la maison à la fin. "
      .. "Qui l'a atteint quand la partie finit reçoit des points, en règle "
      .. "générale 10.",
    ["explain objective"] =
      "Vous seul le connaissez jusqu'à la fin, où il paie si vous "
      .. "l'avez atteint. L'autre s'en va.",
    goal = "un objectif", objective = "quel objectif gardez-vous ?",
    keep = "garder",
    kept = "objectif secret", other = "autre objectif",
    goals = "objectifs", objectives = "objectifs",
    three_cities = "trois villes", four_roads = "quatre chemins",
    two_monasteries = "deux abbayes",
    great_city = "une ville de six tuiles",
    long_road = "un chemin de six tuiles",
    all_kinds = "un de chaque sorte",
    figures_home = "cinq figurines à la maison",
    module = "Objectifs secrets",
    about = "un objectif que nul autre ne connaît rapporte à la fin",
    ["option points"] = "points pour un objectif atteint",
    ["played points"] = {
      "Un objectif atteint rapporte 1 point à la fin.",
      "Un objectif atteint rapporte %d points à la fin.",
    },
  },
  de = {
    ["how to play"] =
      "Zu Beginn bekommen alle zwei geheime Ziele und behalten eines davon: "
      .. "etwa drei fertige Städte, vier Straßen oder eine Stadt aus sechs "
      .. "Karten zu werten, oder am Ende fünf Figuren daheim zu haben. Wer "
      .. "es bis zum Spielende erreicht, bekommt dafür Punkte, in der Regel "
      .. "10.",
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
    ["how to play"] =
      "I början får alla två hemliga mål och behåller ett av dem: till "
      .. "exempel att få poäng för tre färdiga städer, fyra vägar eller en "
      .. "stad av sex brickor, eller att ha fem figurer hemma på slutet. Den "
      .. "som har nått det när spelet slutar får poäng för det, i regel 10.",
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
