text {
  en = {
    city = "city", road = "road", field = "field", monastery = "monastery",
    meeple = { "meeple", "meeples" },
    ["meeple city"] = "knight", ["meeple road"] = "robber",
    ["meeple monastery"] = "monk", ["meeple field"] = "farmer",
    tile = "tiles", pennant = "pennants", around = "tile and neighbours",
    one = "incomplete road", draw = "draw a tile", place = "lay the tile",
    figure = "place a figure?", pass = "pass", start = "set-up",
    score = "scoring", final = "final scoring", ["end"] = "end of the turn",
    about = "cities, roads and monasteries; 72 tiles, 7 figures each",
    crossroads = "crossroads",
    ["sign pennant"] = "pennant",
  },
  it = {
    city = "città", road = "strada", field = "campo", monastery = "monastero",
    meeple = { "seguace", "seguaci" },
    ["meeple city"] = "cavaliere",
    ["meeple road"] = "ladro", ["meeple monastery"] = "monaco",
    ["meeple field"] = "contadino", tile = "tessere", pennant = "stemmi",
    around = "tessera e vicine", one = "strada incompleta",
    draw = "pesca una tessera", place = "posa la tessera",
    figure = "piazzare un seguace?", pass = "passa", start = "preparazione",
    score = "valutazione", final = "valutazione finale",
    ["end"] = "fine del turno",
    module = "Gioco base",
    about = "città, strade e monasteri; 72 tessere, 7 figure ciascuno",
    ["option edition"] =
      "edizione il cui punteggio vale se le opzioni non dicono altro",
    ["option tiny_city"] =
      "una città completa di due tessere vale 1 per tessera e stemma",
    ["option incomplete_road"] =
      "una strada incompleta vale 1 per tessera, o 1 in tutto (fonte "
      .. "004)",
    crossroads = "incrocio",
    ["sign pennant"] = "stemma",
  },
  fr = {
    city = "ville", road = "chemin", field = "pré", monastery = "abbaye",
    meeple = { "partisan", "partisans" },
    ["meeple city"] = "chevalier",
    ["meeple road"] = "voleur", ["meeple monastery"] = "moine",
    ["meeple field"] = "paysan", tile = "tuiles", pennant = "blasons",
    around = "tuile et voisines", one = "chemin inachevé",
    draw = "piocher une tuile", place = "poser la tuile",
    figure = "poser un partisan ?", pass = "passer", start = "mise en place",
    score = "évaluation", final = "évaluation finale",
    ["end"] = "fin du tour",
    module = "Jeu de base",
    about = "villes, chemins et abbayes ; 72 tuiles, 7 figurines chacun",
    ["option edition"] =
      "édition dont le décompte est celui des options par défaut",
    ["option tiny_city"] =
      "une ville achevée de deux tuiles vaut 1 par tuile et blason",
    ["option incomplete_road"] =
      "un chemin inachevé vaut 1 par tuile, ou 1 en tout (source "
      .. "004)",
    crossroads = "carrefour",
    ["sign pennant"] = "blason",
  },
  de = {
    city = "Stadt", road = "Straße", field = "Wiese", monastery = "Kloster",
    meeple = { "Gefolgsmann", "Gefolgsleute" },
    ["meeple city"] = "Ritter",
    ["meeple road"] = "Wegelagerer", ["meeple monastery"] = "Mönch",
    ["meeple field"] = "Bauer", tile = "Karten", pennant = "Wappen",
    around = "Karte und Nachbarn", one = "unfertige Straße",
    draw = "Karte ziehen", place = "Karte anlegen",
    figure = "Gefolgsmann einsetzen?", pass = "passen", start = "Aufbau",
    score = "Wertung", final = "Schlusswertung", ["end"] = "Zugende",
    module = "Grundspiel",
    about = "Städte, Straßen und Klöster; 72 Karten, je 7 Figuren",
    ["option edition"] =
      "Ausgabe, deren Wertung die Vorgabe der einzelnen Optionen ist",
    ["option tiny_city"] =
      "eine vollendete Stadt aus zwei Karten zählt 1 je Karte und "
      .. "Wappen",
    ["option incomplete_road"] =
      "eine unfertige Straße zählt 1 je Karte, oder 1 im Ganzen "
      .. "(Quelle 004)",
    crossroads = "Kreuzung",
    ["sign pennant"] = "Wappen",
  },
  sv = {
    city = "stad", road = "väg", field = "äng", monastery = "kloster",
    meeple = { "följeslagare", "följeslagare" },
    ["meeple city"] = "riddare",
    ["meeple road"] = "stråtrövare", ["meeple monastery"] = "munk",
    ["meeple field"] = "bonde", tile = "brickor", pennant = "sköldar",
    around = "bricka och grannar", one = "ofullbordad väg",
    draw = "dra en bricka", place = "lägg brickan",
    figure = "placera en följeslagare?", pass = "passa",
    start = "förberedelser", score = "poängräkning", final = "slutpoäng",
    ["end"] = "turens slut",
    module = "Grundspelet",
    about = "städer, vägar och kloster; 72 brickor, 7 figurer var",
    ["option edition"] =
      "utgåva vars poäng gäller om tillvalen inte säger annat",
    ["option tiny_city"] =
      "en fullbordad stad på två brickor ger 1 per bricka och "
      .. "sköld",
    ["option incomplete_road"] =
      "en ofullbordad väg ger 1 per bricka, eller 1 totalt (källa "
      .. "004)",
    crossroads = "vägkorsning",
    ["sign pennant"] = "sköld",
  },
}
