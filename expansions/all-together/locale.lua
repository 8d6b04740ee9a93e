text {
  en = {
    ["how to play"] =
      "Nobody plays against anybody: the points of all are added up, and all "
      .. "win together when they have enough at the end of a turn, as a rule "
      .. "144 with 72 tiles. If the tiles run out before, all lose; what is "
      .. "incomplete then brings nothing any more.",
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
    ["how to play"] =
      "Niemand spielt gegen jemanden: Die Punkte aller werden "
      .. "zusammengezählt, und alle gewinnen gemeinsam, wenn sie am Ende "
      .. "eines Zuges genug haben, in der Regel 144 bei 72 Karten. Gehen "
      .. "vorher die Karten aus, verlieren alle; was unfertig ist, bringt "
      .. "dann nichts mehr.",
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
    ["how to play"] =
      "Personne ne joue contre personne : on additionne les points de tous, "
      .. "et tous gagnent ensemble quand ils en ont assez à la fin d'un "
      .. "tour, en règle générale 144 avec 72 tuiles. Si les tuiles "
      .. "s'épuisent avant, tous perdent ; ce qui est inachevé ne rapporte "
      .. "alors plus rien.",
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
    ["how to play"] =
      "Nessuno gioca contro nessuno: i punti di tutti si sommano, e tutti "
      .. "vincono insieme quando ne hanno abbastanza alla fine di un turno, "
      .. "di regola 144 con 72 tessere. Se prima finiscono le tessere, tutti "
      .. "perdono; ciò che è incompleto allora non dà più nulla.",
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
    ["how to play"] =
      "Ingen spelar mot någon: allas poäng läggs ihop, och alla vinner "
      .. "tillsammans när de har tillräckligt i slutet av en tur, i regel "
      .. "144 med 72 brickor. Tar brickorna slut innan dess förlorar alla; "
      .. "det som är ofärdigt ger då inget mer.",
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
