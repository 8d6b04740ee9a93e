text {
  en = {
    shed = { "shed", "sheds" }, house = { "house", "houses" },
    turret = { "tower", "towers" }, building = "little buildings",
    about =
      "sheds, houses and towers that add points to what is scored on "
      .. "their tile",
  },
  de = {
    shed = { "Schuppen", "Schuppen" }, house = { "Haus", "Häuser" },
    turret = { "Turm", "Türme" }, building = "kleine Gebäude",
    module = "Kleine Gebäude",
    about =
      "Schuppen, Häuser und Türme, die Punkte zu dem geben, was auf ihrer "
      .. "Karte gewertet wird",
    ["option scoring"] =
      "Punkte für einen Turm, ein Haus und einen Schuppen",
  },
  fr = {
    shed = { "cabane", "cabanes" }, house = { "maison", "maisons" },
    turret = { "tourelle", "tourelles" }, building = "petits bâtiments",
    module = "Les petits bâtiments",
    about =
      "des cabanes, des maisons et des tourelles qui ajoutent des points "
      .. "à ce qui est évalué sur leur tuile",
    ["option scoring"] =
      "points pour une tourelle, une maison et une cabane",
  },
  it = {
    shed = { "capanno", "capanni" }, house = { "casa", "case" },
    turret = { "torretta", "torrette" }, building = "piccole costruzioni",
    module = "Le piccole costruzioni",
    about =
      "capanni, case e torrette che aggiungono punti a ciò che si valuta "
      .. "sulla loro tessera",
    ["option scoring"] =
      "punti per una torretta, una casa e un capanno",
  },
  sv = {
    shed = { "skjul", "skjul" }, house = { "hus", "hus" },
    turret = { "litet torn", "små torn" }, building = "små byggnader",
    module = "Små byggnader",
    about =
      "skjul, hus och torn som ger poäng till det som räknas på deras "
      .. "bricka",
    ["option scoring"] =
      "poäng för ett torn, ett hus och ett skjul",
  },
}
