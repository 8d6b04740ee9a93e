text {
  en = {
    ["how to play"] =
      "Instead of placing a figure one may build a shed, a house or a tower on "
      .. "the tile just laid. Whatever is scored on that tile then brings 1 to "
      .. "3 points more, whoever gets them.",
    ["about turret"] =
      "adds to the points of whatever is scored on its tile, whoever "
      .. "gets them",
    ["about house"] =
      "adds to the points of whatever is scored on its tile, whoever "
      .. "gets them",
    ["about shed"] =
      "adds to the points of whatever is scored on its tile, whoever "
      .. "gets them",
    shed = { "shed", "sheds" }, house = { "house", "houses" },
    turret = { "tower", "towers" }, building = "little buildings",
    about =
      "sheds, houses and towers that add points to what is scored on "
      .. "their tile",
    ["option scoring=1/1/1"] = "1 each",
    ["option scoring=3/2/1"] = "3, 2 and 1",
    ["played scoring=1/1/1"] =
      "Each building adds 1 point to what is scored on its tile.",
    ["played scoring=3/2/1"] =
      "A tower adds 3 points to what is scored on its tile, a house 2 and a "
      .. "shed 1.",
  },
  de = {
    ["how to play"] =
      "Statt eine Figur einzusetzen, darf man auf der gelegten Karte einen "
      .. "Schuppen, ein Haus oder einen Turm bauen. Was immer auf dieser Karte "
      .. "gewertet wird, bringt dann 1 bis 3 Punkte mehr, gleich wer sie "
      .. "bekommt.",
    ["about turret"] =
      "bringt mehr Punkte für alles, was auf seiner Karte gewertet "
      .. "wird, wer immer sie bekommt",
    ["about house"] =
      "bringt mehr Punkte für alles, was auf seiner Karte gewertet "
      .. "wird, wer immer sie bekommt",
    ["about shed"] =
      "bringt mehr Punkte für alles, was auf seiner Karte gewertet "
      .. "wird, wer immer sie bekommt",
    shed = { "Schuppen", "Schuppen" }, house = { "Haus", "Häuser" },
    turret = { "Turm", "Türme" }, building = "kleine Gebäude",
    module = "Kleine Gebäude",
    about =
      "Schuppen, Häuser und Türme, die Punkte zu dem geben, was auf ihrer "
      .. "Karte gewertet wird",
    ["option scoring"] =
      "Punkte für einen Turm, ein Haus und einen Schuppen",
    ["option scoring=1/1/1"] = "je 1",
    ["option scoring=3/2/1"] = "3, 2 und 1",
    ["played scoring=1/1/1"] =
      "Jedes Gebäude bringt 1 Punkt zu dem, was auf seiner Karte gewertet "
      .. "wird.",
    ["played scoring=3/2/1"] =
      "Ein Turm bringt 3 Punkte zu dem, was auf seiner Karte gewertet wird, "
      .. "ein Haus 2 und ein Schuppen 1.",
  },
  fr = {
    ["how to play"] =
      "Au lieu de poser une figurine, on peut bâtir une cabane, une maison ou "
      .. "une tourelle sur la tuile posée. Tout ce qui est évalué sur cette "
      .. "tuile rapporte alors de 1 à 3 points de plus, peu importe qui les "
      .. "reçoit.",
    ["about turret"] =
      "ajoute aux points de tout ce qui est évalué sur sa tuile, pour "
      .. "qui les reçoit",
    ["about house"] =
      "ajoute aux points de tout ce qui est évalué sur sa tuile, pour "
      .. "qui les reçoit",
    ["about shed"] =
      "ajoute aux points de tout ce qui est évalué sur sa tuile, pour "
      .. "qui les reçoit",
    shed = { "cabane", "cabanes" }, house = { "maison", "maisons" },
    turret = { "tourelle", "tourelles" }, building = "petits bâtiments",
    module = "Les petits bâtiments",
    about =
      "des cabanes, des maisons et des tourelles qui ajoutent des points "
      .. "à ce qui est évalué sur leur tuile",
    ["option scoring"] =
      "points pour une tourelle, une maison et une cabane",
    ["option scoring=1/1/1"] = "1 chacun",
    ["option scoring=3/2/1"] = "3, 2 et 1",
    ["played scoring=1/1/1"] =
      "Chaque bâtiment ajoute 1 point à ce qui est évalué sur sa tuile.",
    ["played scoring=3/2/1"] =
      "Une tourelle ajoute 3 points à ce qui est évalué sur sa tuile, une "
      .. "maison 2 et une cabane 1.",
  },
  it = {
    ["how to play"] =
      "Invece di piazzare una figura si può costruire un capanno, una casa o "
      .. "una torretta sulla tessera posata. Tutto ciò che si valuta su quella "
      .. "tessera dà allora da 1 a 3 punti in più, chiunque li riceva.",
    ["about turret"] =
      "aggiunge punti a tutto ciò che si valuta sulla sua tessera, "
      .. "chiunque li riceva",
    ["about house"] =
      "aggiunge punti a tutto ciò che si valuta sulla sua tessera, "
      .. "chiunque li riceva",
    ["about shed"] =
      "aggiunge punti a tutto ciò che si valuta sulla sua tessera, "
      .. "chiunque li riceva",
    shed = { "capanno", "capanni" }, house = { "casa", "case" },
    turret = { "torretta", "torrette" }, building = "piccole costruzioni",
    module = "Le piccole costruzioni",
    about =
      "capanni, case e torrette che aggiungono punti a ciò che si valuta "
      .. "sulla loro tessera",
    ["option scoring"] =
      "punti per una torretta, una casa e un capanno",
    ["option scoring=1/1/1"] = "1 ciascuno",
    ["option scoring=3/2/1"] = "3, 2 e 1",
    ["played scoring=1/1/1"] =
      "Ogni costruzione aggiunge 1 punto a ciò che si valuta sulla sua "
      .. "tessera.",
    ["played scoring=3/2/1"] =
      "Una torretta aggiunge 3 punti a ciò che si valuta sulla sua tessera, "
      .. "una casa 2 e un capanno 1.",
  },
  sv = {
    ["how to play"] =
      "I stället för att placera en figur får man bygga ett skjul, ett hus "
      .. "eller ett litet torn på den lagda brickan. Allt som räknas på den "
      .. "brickan ger då 1 till 3 poäng till, vem som än får dem.",
    ["about turret"] =
      "ökar poängen för allt som räknas på dess bricka, vem som än får "
      .. "dem",
    ["about house"] =
      "ökar poängen för allt som räknas på dess bricka, vem som än får "
      .. "dem",
    ["about shed"] =
      "ökar poängen för allt som räknas på dess bricka, vem som än får "
      .. "dem",
    shed = { "skjul", "skjul" }, house = { "hus", "hus" },
    turret = { "litet torn", "små torn" }, building = "små byggnader",
    module = "Små byggnader",
    about =
      "skjul, hus och torn som ger poäng till det som räknas på deras "
      .. "bricka",
    ["option scoring"] =
      "poäng för ett torn, ett hus och ett skjul",
    ["option scoring=1/1/1"] = "1 var",
    ["option scoring=3/2/1"] = "3, 2 och 1",
    ["played scoring=1/1/1"] =
      "Varje byggnad ger 1 poäng till det som räknas på dess bricka.",
    ["played scoring=3/2/1"] =
      "Ett torn ger 3 poäng till det som räknas på dess bricka, ett hus 2 och "
      .. "ett skjul 1.",
  },
}
