text {
  en = {
    about = "all win together with so many points, or lose to the pile",
    missing = { "point missing", "points missing" },
    ["played sum=0"] =
      "All win together with 2 points for each of the first 72 tiles of the "
      .. "game and 4 for each one more.",
    ["played sum"] = {
      "All win together once they have 1 point in all.",
      "All win together once they have %d points in all.",
    },
  },
  de = {
    module = "Alle gegen den Stapel",
    about = "mit so vielen Punkten gewinnen alle, sonst siegt der Stapel",
    missing = { "Punkt fehlt", "Punkte fehlen" },
    ["option sum"] =
      "Punkte aller, mit denen sie gewinnen; 0: je 2 für die ersten 72 Karten "
      .. "des Spiels, 4 für jede weitere",
    ["played sum=0"] =
      "Alle gewinnen zusammen mit 2 Punkten für jede der ersten 72 Karten des "
      .. "Spiels und 4 für jede weitere.",
    ["played sum"] = {
      "Alle gewinnen zusammen, sobald sie insgesamt 1 Punkt haben.",
      "Alle gewinnen zusammen, sobald sie insgesamt %d Punkte haben.",
    },
  },
  fr = {
    module = "Tous contre la pioche",
    about = "avec tant de points, tous gagnent, sinon la pioche gagne",
    missing = { "point manque", "points manquent" },
    ["option sum"] =
      "points de tous pour gagner ; 0 : 2 pour chacune des 72 premières tuiles "
      .. "de la partie, 4 pour chaque autre",
    ["played sum=0"] =
      "Tous gagnent ensemble avec 2 points pour chacune des 72 premières "
      .. "tuiles de la partie et 4 pour chaque autre.",
    ["played sum"] = {
      "Tous gagnent ensemble dès qu'ils ont 1 point au total.",
      "Tous gagnent ensemble dès qu'ils ont %d points au total.",
    },
  },
  it = {
    module = "Tutti contro la pila",
    about = "con tanti punti vincono tutti insieme, o vince la pila",
    missing = { "punto manca", "punti mancano" },
    ["option sum"] =
      "punti di tutti con cui vincono; 0: 2 per ognuna delle prime 72 tessere "
      .. "della partita, 4 per ogni altra",
    ["played sum=0"] =
      "Tutti vincono insieme con 2 punti per ognuna delle prime 72 tessere "
      .. "della partita e 4 per ogni altra.",
    ["played sum"] = {
      "Tutti vincono insieme appena hanno in tutto 1 punto.",
      "Tutti vincono insieme appena hanno in tutto %d punti.",
    },
  },
  sv = {
    module = "Alla mot högen",
    about = "med så många poäng vinner alla, annars vinner högen",
    missing = { "poäng saknas", "poäng saknas" },
    ["option sum"] =
      "allas poäng med vilka de vinner; 0: 2 för var och en av spelets första "
      .. "72 brickor, 4 för varje till",
    ["played sum=0"] =
      "Alla vinner tillsammans med 2 poäng för var och en av spelets första "
      .. "72 brickor och 4 för varje till.",
    ["played sum"] = {
      "Alla vinner tillsammans så snart de har 1 poäng totalt.",
      "Alla vinner tillsammans så snart de har %d poäng totalt.",
    },
  },
}
