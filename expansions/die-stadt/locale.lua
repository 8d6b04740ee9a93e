text {
  en = {
    street = "street", market = "market", quarter = "quarter",
    building = "building",
    follower = { "follower", "followers" },
    tower = { "tower", "towers" },
    right = "tower, walls to the right", left = "tower, walls to the left",
    wall = "wall", gate = "gate", guard = "guard",
    tile = "tiles", factor = "kinds of goods", public = "public buildings",
    historic = "historic buildings",
    draw = "draw a tile", place = "lay the tile",
    figure = "place a follower?", pass = "pass",
    score = "scoring", build = "walls", close = "closing of the ring",
    quarters = "quarters", guards = "guards", ["end"] = "end of the turn",
    about = "another game: walls with guards and towers round one city",
    fish = "fish",
    grain = "grain",
    livestock = "livestock",
    crossing = "crossing",
    ["street-end"] = "end of a street",
    ["sign public"] = "public building",
    ["sign historic"] = "historic building",
    ["ask wall"] = "where does the wall go?",
    ["ask gate"] = "where does the gate go?",
    ["ask guard"] = "post a guard?",
    ["ask tower"] = "build a tower?",
  },
  de = {
    street = "Straße", market = "Markt", quarter = "Wohngebiet",
    building = "Gebäude",
    follower = { "Gefolgsmann", "Gefolgsleute" },
    tower = { "Turm", "Türme" },
    right = "Turm, Mauern zur Rechten", left = "Turm, Mauern zur Linken",
    wall = "Mauer", gate = "Stadttor", guard = "Wächter",
    tile = "Karten", factor = "Marktarten", public = "öffentliche Gebäude",
    historic = "historische Gebäude",
    draw = "Karte ziehen", place = "Karte anlegen",
    figure = "Gefolgsmann einsetzen?", pass = "passen",
    score = "Wertung", build = "Mauerbau", close = "Schließen der Mauer",
    quarters = "Wohngebiete", guards = "Wächter", ["end"] = "Zugende",
    ["this tile completes it"] = "diese Karte vollendet es",
    ["a wall of this row faces here"] =
      "eine Mauer dieser Reihe zeigt hierher",
    module = "Die Stadt",
    about = "ein anderes Spiel: Mauern mit Wächtern und Türmen um eine Stadt",
    ["option first_pile"] = "Karten in Stapel 1, ohne Mauern",
    ["option second_pile"] = "Karten in Stapel 2; die anderen sind Stapel 3",
    ["option guard_after_score"] =
      "wer in diesem Zug heimkam, darf gleich Wächter werden (A-5)",
    ["option strict_beyond"] =
      "eine Mauer hält Karten von der ganzen Reihe vor ihr fern "
      .. "(A-7)",
    ["option empty_triggers"] =
      "auch Vollendetes, auf dem niemand steht, bringt Mauern (A-9)",
    ["option gate_is_extra"] =
      "mit 3 oder 4 Spielern zählt das Tor nicht als Mauer (A-10)",
    ["option guards_pile2"] =
      "Mauern, die einen Wächter haben dürfen: jede, von jedem die "
      .. "letzte, die allerletzte",
    ["option guards_pile3"] = "dasselbe in Stapel 3 (A-12)",
    ["option end_gap"] =
      "das Spiel endet, wenn so wenige Mauern den Ring schließen "
      .. "würden (A-14)",
    fish = "Fisch",
    grain = "Korn",
    livestock = "Vieh",
    crossing = "Kreuzung",
    ["street-end"] = "Straßenende",
    ["sign public"] = "öffentliches Gebäude",
    ["sign historic"] = "historisches Gebäude",
    ["ask wall"] = "Wohin kommt die Mauer?",
    ["ask gate"] = "Wohin kommt das Tor?",
    ["ask guard"] = "Einen Wächter aufstellen?",
    ["ask tower"] = "Einen Turm bauen?",
  },
  it = {
    street = "strada", market = "mercato", quarter = "zona residenziale",
    building = "edificio",
    follower = { "seguace", "seguaci" },
    tower = { "torre", "torri" },
    right = "torre, mura a destra", left = "torre, mura a sinistra",
    wall = "fortificazione", gate = "porta della città", guard = "guardia",
    tile = "tessere", factor = "tipi di mercato",
    public = "edifici pubblici", historic = "edifici storici",
    draw = "pesca una tessera", place = "posa la tessera",
    figure = "piazzare un seguace?", pass = "passa",
    score = "valutazione", build = "fortificazioni",
    close = "chiusura della cerchia", quarters = "zone residenziali",
    guards = "guardie", ["end"] = "fine del turno",
    ["this tile completes it"] = "questa tessera lo completa",
    ["a wall of this row faces here"] =
      "una fortificazione di questa fila guarda qui",
    module = "La Città",
    about = "un altro gioco: mura con guardie e torri intorno a una città",
    ["option first_pile"] = "tessere della pila 1, senza mura",
    ["option second_pile"] = "tessere della pila 2; le altre sono la pila 3",
    ["option guard_after_score"] =
      "chi torna in questo turno può subito fare la guardia (A-5)",
    ["option strict_beyond"] =
      "un muro tiene lontane le tessere da tutta la fila davanti "
      .. "(A-7)",
    ["option empty_triggers"] =
      "completare ciò che nessuno occupa porta pure mura (A-9)",
    ["option gate_is_extra"] = "in 3 o 4 la porta non conta come muro (A-10)",
    ["option guards_pile2"] =
      "mura che possono avere una guardia: ognuna, l'ultima di "
      .. "ciascuno, l'ultimissima",
    ["option guards_pile3"] = "lo stesso per la pila 3 (A-12)",
    ["option end_gap"] =
      "il gioco finisce quando così poche mura chiuderebbero il "
      .. "cerchio (A-14)",
    fish = "pesce",
    grain = "grano",
    livestock = "bestiame",
    crossing = "incrocio",
    ["street-end"] = "fine di strada",
    ["sign public"] = "edificio pubblico",
    ["sign historic"] = "edificio storico",
    ["ask wall"] = "dove va il muro?",
    ["ask gate"] = "dove va la porta?",
    ["ask guard"] = "mettere una guardia?",
    ["ask tower"] = "costruire una torre?",
  },
  fr = {
    street = "rue", market = "marché", quarter = "quartier",
    building = "bâtiment",
    follower = { "partisan", "partisans" },
    tower = { "tour", "tours" },
    right = "tour, murs à droite", left = "tour, murs à gauche",
    wall = "muraille", gate = "porte de la ville", guard = "garde",
    tile = "tuiles", factor = "sortes de marché",
    public = "bâtiments publics", historic = "bâtiments historiques",
    draw = "piocher une tuile", place = "poser la tuile",
    figure = "poser un partisan ?", pass = "passer",
    score = "évaluation", build = "murailles",
    close = "fermeture de l'enceinte", quarters = "quartiers",
    guards = "gardes", ["end"] = "fin du tour",
    ["this tile completes it"] = "cette tuile l'achève",
    ["a wall of this row faces here"] =
      "une muraille de cette rangée regarde ici",
    module = "La Cité",
    about = "un autre jeu : des murs, des gardes et des tours autour d'une "
      .. "ville",
    ["option first_pile"] = "tuiles de la pile 1, sans murs",
    ["option second_pile"] = "tuiles de la pile 2 ; les autres font la pile 3",
    ["option guard_after_score"] =
      "qui rentre ce tour peut aussitôt devenir garde (A-5)",
    ["option strict_beyond"] =
      "un mur écarte les tuiles de toute la rangée devant lui (A-7)",
    ["option empty_triggers"] =
      "achever ce que nul n'occupe amène aussi des murs (A-9)",
    ["option gate_is_extra"] =
      "à 3 ou 4, la porte ne compte pas comme un mur (A-10)",
    ["option guards_pile2"] =
      "murs qui peuvent avoir un garde : tous, le dernier de chacun, "
      .. "le tout dernier",
    ["option guards_pile3"] = "de même pour la pile 3 (A-12)",
    ["option end_gap"] =
      "la partie finit quand si peu de murs fermeraient l'enceinte "
      .. "(A-14)",
    fish = "poisson",
    grain = "blé",
    livestock = "bétail",
    crossing = "croisement",
    ["street-end"] = "bout de rue",
    ["sign public"] = "bâtiment public",
    ["sign historic"] = "bâtiment historique",
    ["ask wall"] = "où va le mur ?",
    ["ask gate"] = "où va la porte ?",
    ["ask guard"] = "poster un garde ?",
    ["ask tower"] = "bâtir une tour ?",
  },
  sv = {
    street = "gata", market = "marknad", quarter = "kvarter",
    building = "byggnad",
    follower = { "följeslagare", "följeslagare" },
    tower = { "torn", "torn" },
    right = "torn, murar åt höger", left = "torn, murar åt vänster",
    wall = "mur", gate = "stadsport", guard = "vakt",
    tile = "brickor", factor = "sorters marknad",
    public = "offentliga byggnader", historic = "historiska byggnader",
    draw = "dra en bricka", place = "lägg brickan",
    figure = "placera en följeslagare?", pass = "passa",
    score = "poängräkning", build = "murar", close = "ringens slutande",
    quarters = "kvarter", guards = "vakter", ["end"] = "turens slut",
    ["this tile completes it"] = "denna bricka fullbordar det",
    ["a wall of this row faces here"] =
      "en mur i denna rad vetter hitåt",
    module = "Staden",
    about = "ett annat spel: murar med vakter och torn runt en stad",
    ["option first_pile"] = "brickor i hög 1, utan murar",
    ["option second_pile"] = "brickor i hög 2; de andra är hög 3",
    ["option guard_after_score"] =
      "de som kom hem denna tur får genast bli vakter (A-5)",
    ["option strict_beyond"] =
      "en mur håller brickor borta från hela raden framför (A-7)",
    ["option empty_triggers"] =
      "även det som ingen står på ger murar när det fullbordas "
      .. "(A-9)",
    ["option gate_is_extra"] =
      "med 3 eller 4 spelare räknas porten inte som mur (A-10)",
    ["option guards_pile2"] =
      "murar som får ha en vakt: varje, allas sista, den allra sista",
    ["option guards_pile3"] = "samma sak i hög 3 (A-12)",
    ["option end_gap"] =
      "spelet slutar när så få murar skulle sluta ringen (A-14)",
    fish = "fisk",
    grain = "säd",
    livestock = "boskap",
    crossing = "korsning",
    ["street-end"] = "gatuslut",
    ["sign public"] = "offentlig byggnad",
    ["sign historic"] = "historisk byggnad",
    ["ask wall"] = "vart går muren?",
    ["ask gate"] = "vart går porten?",
    ["ask guard"] = "ställa ut en vakt?",
    ["ask tower"] = "bygga ett torn?",
  },
}
