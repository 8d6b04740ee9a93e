text {
  en = {
    ["how to play"] =
      "In turn everybody lays the tile drawn where its sides continue what "
      .. "lies there. Then a meeple may go on one part of this tile, if "
      .. "nobody stands yet on all that is joined with it. On a road it is "
      .. "called a robber, in a city a knight, in a monastery a monk.\n"
      .. "What is complete scores for whoever has most meeples on it, who "
      .. "then come home: a road 1 point a tile, a city 2 a tile and pennant, "
      .. "a monastery with tiles all around 9.\n"
      .. "In the end what is incomplete scores, too: a city 1 a tile and "
      .. "pennant, a monastery 1 for its tile and for each around it. The "
      .. "most points win.",
    ["about city"] = "2 points a tile and pennant when complete, 1 in the end",
    ["about road"] = "1 point a tile",
    ["about monastery"] =
      "complete when eight tiles lie around it; 1 point for each of the "
      .. "nine",
    ["about pennant"] = "counts like one more tile of its city",
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
    ["option edition=1"] = "first edition",
    ["option edition=2"] = "second edition",
    ["option edition=3"] = "third edition",
    ["option incomplete_road=per_tile"] = "1 a tile",
    ["option incomplete_road=flat"] = "1 in all",
    ["played edition=1"] =
      "Points are counted as in the first edition where no other option "
      .. "differs.",
    ["played edition=2"] =
      "Points are counted as in the second edition where no other option "
      .. "differs.",
    ["played edition=3"] =
      "Points are counted as in the third edition where no other option "
      .. "differs.",
    ["played tiny_city=true"] =
      "A complete city of two tiles counts 1 point a tile and pennant.",
    ["played tiny_city=false"] =
      "A complete city of two tiles counts 2 points a tile and pennant, as "
      .. "larger ones do.",
    ["played incomplete_road=per_tile"] =
      "A road that is incomplete at the end counts 1 point a tile.",
    ["played incomplete_road=flat"] =
      "A road that is incomplete at the end counts 1 point in all.",
  },
  it = {
    ["how to play"] =
      "A turno ognuno posa la tessera pescata dove i suoi lati continuano "
      .. "quel che c'è. Poi un seguace può andare su una parte di questa "
      .. "tessera, se nessuno sta ancora su tutto ciò che vi è unito. Su una "
      .. "strada si chiama ladro, in una città cavaliere, in un monastero "
      .. "monaco.\n"
      .. "Quel che è completo dà punti a chi vi ha più seguaci, che poi "
      .. "tornano: una strada 1 per tessera, una città 2 per tessera e "
      .. "stemma, un monastero circondato da tessere 9.\n"
      .. "Alla fine dà punti anche quel che è incompleto: una città 1 per "
      .. "tessera e stemma, un monastero 1 per la sua tessera e per ognuna "
      .. "intorno. Vince chi ha più punti.",
    ["about city"] = "2 punti per tessera e stemma se completa, 1 alla fine",
    ["about road"] = "1 punto per tessera",
    ["about monastery"] =
      "completo con otto tessere attorno; 1 punto per ognuna delle nove",
    ["about pennant"] = "vale come una tessera in più della sua città",
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
      "una strada incompleta vale 1 per tessera, o 1 in tutto",
    crossroads = "incrocio",
    ["sign pennant"] = "stemma",
    ["option edition=1"] = "prima edizione",
    ["option edition=2"] = "seconda edizione",
    ["option edition=3"] = "terza edizione",
    ["option incomplete_road=per_tile"] = "1 per tessera",
    ["option incomplete_road=flat"] = "1 in tutto",
    ["played edition=1"] =
      "Si conta come nella prima edizione, dove nessun'altra opzione dice "
      .. "altro.",
    ["played edition=2"] =
      "Si conta come nella seconda edizione, dove nessun'altra opzione dice "
      .. "altro.",
    ["played edition=3"] =
      "Si conta come nella terza edizione, dove nessun'altra opzione dice "
      .. "altro.",
    ["played tiny_city=true"] =
      "Una città completa di due tessere vale 1 punto per tessera e stemma.",
    ["played tiny_city=false"] =
      "Una città completa di due tessere vale, come le più grandi, 2 punti "
      .. "per tessera e stemma.",
    ["played incomplete_road=per_tile"] =
      "Una strada incompleta alla fine vale 1 punto per tessera.",
    ["played incomplete_road=flat"] =
      "Una strada incompleta alla fine vale 1 punto in tutto.",
  },
  fr = {
    ["how to play"] =
      "À son tour, chacun pose la tuile piochée là où ses côtés prolongent "
      .. "ce qui s'y trouve. Puis un partisan peut venir sur une partie de "
      .. "cette tuile, si personne ne se tient encore sur tout ce qui y est "
      .. "relié. Sur un chemin on l'appelle voleur, dans une ville chevalier, "
      .. "dans une abbaye moine.\n"
      .. "Ce qui est terminé rapporte à qui y a le plus de partisans, qui "
      .. "rentrent alors : un chemin 1 point par tuile, une ville 2 par tuile "
      .. "et par blason, une abbaye entourée de tuiles 9.\n"
      .. "À la fin, ce qui est inachevé rapporte aussi : une ville 1 par "
      .. "tuile et par blason, une abbaye 1 pour sa tuile et pour chacune "
      .. "autour. Le plus grand nombre de points gagne.",
    ["about city"] =
      "2 points par tuile et par blason quand elle est terminée, 1 à la "
      .. "fin",
    ["about road"] = "1 point par tuile",
    ["about monastery"] =
      "terminé quand huit tuiles l'entourent ; 1 point pour chacune des "
      .. "neuf",
    ["about pennant"] = "compte comme une tuile de plus de sa ville",
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
      "édition dont le décompte vaut si rien d'autre n'est choisi",
    ["option tiny_city"] =
      "une ville achevée de deux tuiles vaut 1 par tuile et blason",
    ["option incomplete_road"] =
      "un chemin inachevé vaut 1 par tuile, ou 1 en tout",
    crossroads = "carrefour",
    ["sign pennant"] = "blason",
    ["option edition=1"] = "première édition",
    ["option edition=2"] = "deuxième édition",
    ["option edition=3"] = "troisième édition",
    ["option incomplete_road=per_tile"] = "1 par tuile",
    ["option incomplete_road=flat"] = "1 en tout",
    ["played edition=1"] =
      "On compte comme dans la première édition, sauf là où une autre option "
      .. "diffère.",
    ["played edition=2"] =
      "On compte comme dans la deuxième édition, sauf là où une autre option "
      .. "diffère.",
    ["played edition=3"] =
      "On compte comme dans la troisième édition, sauf là où une autre option "
      .. "diffère.",
    ["played tiny_city=true"] =
      "Une ville achevée de deux tuiles vaut 1 point par tuile et blason.",
    ["played tiny_city=false"] =
      "Une ville achevée de deux tuiles vaut, comme les plus grandes, 2 "
      .. "points par tuile et blason.",
    ["played incomplete_road=per_tile"] =
      "Un chemin inachevé à la fin vaut 1 point par tuile.",
    ["played incomplete_road=flat"] =
      "Un chemin inachevé à la fin vaut 1 point en tout.",
  },
  de = {
    ["how to play"] =
      "Reihum legt man die gezogene Karte so an, dass ihre Seiten "
      .. "fortsetzen, was dort liegt. Dann darf ein eigener Gefolgsmann auf "
      .. "einen Teil dieser Karte, wenn auf allem, was damit verbunden ist, "
      .. "noch niemand steht. Auf einer Straße heißt er Wegelagerer, in einer "
      .. "Stadt Ritter, in einem Kloster Mönch.\n"
      .. "Was fertig ist, zählt für den mit den meisten Gefolgsleuten darauf, "
      .. "und diese kommen heim: eine Straße 1 Punkt je Karte, eine Stadt 2 "
      .. "je Karte und Wappen, ein Kloster mit Karten ringsum 9.\n"
      .. "Am Ende zählt auch, was nicht fertig ist: eine Stadt 1 je Karte und "
      .. "Wappen, ein Kloster 1 für seine Karte und für jede ringsum. Die "
      .. "meisten Punkte gewinnen.",
    ["about city"] =
      "fertig 2 Punkte für jede Karte und jedes Wappen, am Ende 1",
    ["about road"] = "1 Punkt für jede Karte",
    ["about monastery"] =
      "fertig, wenn acht Karten darum liegen; 1 Punkt für jede der neun",
    ["about pennant"] = "zählt wie eine Karte mehr in seiner Stadt",
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
      "Ausgabe, deren Wertung gilt, wo nichts anderes gewählt ist",
    ["option tiny_city"] =
      "eine vollendete Stadt aus zwei Karten zählt 1 je Karte und "
      .. "Wappen",
    ["option incomplete_road"] =
      "eine unfertige Straße zählt 1 je Karte, oder 1 im Ganzen",
    crossroads = "Kreuzung",
    ["sign pennant"] = "Wappen",
    ["option edition=1"] = "erste Ausgabe",
    ["option edition=2"] = "zweite Ausgabe",
    ["option edition=3"] = "dritte Ausgabe",
    ["option incomplete_road=per_tile"] = "1 je Karte",
    ["option incomplete_road=flat"] = "1 im Ganzen",
    ["played edition=1"] =
      "Gewertet wird wie in der ersten Ausgabe, wo keine andere Einstellung "
      .. "abweicht.",
    ["played edition=2"] =
      "Gewertet wird wie in der zweiten Ausgabe, wo keine andere Einstellung "
      .. "abweicht.",
    ["played edition=3"] =
      "Gewertet wird wie in der dritten Ausgabe, wo keine andere Einstellung "
      .. "abweicht.",
    ["played tiny_city=true"] =
      "Eine vollendete Stadt aus zwei Karten zählt 1 Punkt je Karte und "
      .. "Wappen.",
    ["played tiny_city=false"] =
      "Eine vollendete Stadt aus zwei Karten zählt wie größere 2 Punkte je "
      .. "Karte und Wappen.",
    ["played incomplete_road=per_tile"] =
      "Eine Straße, die am Ende unfertig ist, zählt 1 Punkt je Karte.",
    ["played incomplete_road=flat"] =
      "Eine Straße, die am Ende unfertig ist, zählt 1 Punkt im Ganzen.",
  },
  sv = {
    ["how to play"] =
      "I tur och ordning lägger alla den dragna brickan så att dess sidor "
      .. "fortsätter det som ligger där. Sedan får en följeslagare ställas på "
      .. "en del av brickan, om ingen ännu står på allt som hänger ihop med "
      .. "den. På en väg kallas den stråtrövare, i en stad riddare, i ett "
      .. "kloster munk.\n"
      .. "Det som är färdigt ger poäng till den som har flest följeslagare "
      .. "där, och de kommer hem: en väg 1 per bricka, en stad 2 per bricka "
      .. "och vapen, ett kloster med brickor runt om 9.\n"
      .. "På slutet ger också det ofärdiga poäng: en stad 1 per bricka och "
      .. "vapen, ett kloster 1 för sin bricka och för varje runt om. Flest "
      .. "poäng vinner.",
    ["about city"] =
      "2 poäng per bricka och vapen när den är färdig, 1 på slutet",
    ["about road"] = "1 poäng per bricka",
    ["about monastery"] =
      "färdigt när åtta brickor ligger runt om; 1 poäng för var och en av "
      .. "de nio",
    ["about pennant"] = "räknas som en bricka till i sin stad",
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
      "en ofullbordad väg ger 1 per bricka, eller 1 totalt",
    crossroads = "vägkorsning",
    ["sign pennant"] = "sköld",
    ["option edition=1"] = "första utgåvan",
    ["option edition=2"] = "andra utgåvan",
    ["option edition=3"] = "tredje utgåvan",
    ["option incomplete_road=per_tile"] = "1 per bricka",
    ["option incomplete_road=flat"] = "1 totalt",
    ["played edition=1"] =
      "Poängen räknas som i första utgåvan där inget annat tillval avviker.",
    ["played edition=2"] =
      "Poängen räknas som i andra utgåvan där inget annat tillval avviker.",
    ["played edition=3"] =
      "Poängen räknas som i tredje utgåvan där inget annat tillval avviker.",
    ["played tiny_city=true"] =
      "En fullbordad stad på två brickor ger 1 poäng per bricka och sköld.",
    ["played tiny_city=false"] =
      "En fullbordad stad på två brickor ger som större städer 2 poäng per "
      .. "bricka och sköld.",
    ["played incomplete_road=per_tile"] =
      "En väg som är ofullbordad på slutet ger 1 poäng per bricka.",
    ["played incomplete_road=flat"] =
      "En väg som är ofullbordad på slutet ger 1 poäng totalt.",
  },
}
