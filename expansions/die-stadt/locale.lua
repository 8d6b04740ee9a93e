text {
  en = {
    ["how to play"] =
      "In turn everybody lays the tile drawn: streets go on as streets, "
      .. "beside markets and quarters anything but a street may lie. Whoever "
      .. "begins finds the first tile laid. Then a follower may go on a part "
      .. "of this tile on which nobody stands and which is not complete.\n"
      .. "A complete street brings 1 point a tile, 2 from four tiles on, a "
      .. "complete market its tiles times the kinds of goods in it. The "
      .. "points are for whoever has most followers on it, who then come "
      .. "home. Followers in a quarter stay until the end: whoever has most "
      .. "of them there then gets 2 points for each market beside it.\n"
      .. "From the second pile on, a scoring is followed by walls round the "
      .. "city. From whoever laid the tile on, everybody builds one, with the "
      .. "third pile two, and with two players twice as many: first of all "
      .. "the gate, then walls to its left and right. No tile can be laid "
      .. "beyond them; streets and markets that they complete score at once.\n"
      .. "Who builds a wall, not the gate, may post a follower on it as a "
      .. "guard, who gets 2 points in the end for each public building in its "
      .. "row, up to the first gap, and 3 for each historic one. Then whoever "
      .. "laid the tile may build a tower at an end of the walls, for 1 point "
      .. "for each wall since the tower before or the gate.\n"
      .. "The game ends when the ring is nearly closed or all tiles are laid. "
      .. "What is still open of the ring then counts as walled, though no "
      .. "walls are set there, but gaps inside the city do not: streets and "
      .. "markets that this completes score. Then quarters and guards do. The "
      .. "most points win.",
    begins = "begins with the tile that lies there",
    ["second-pile"] = "pile 2 begins: scorings are followed by walls",
    ["third-pile"] = "pile 3 begins: twice as many walls",
    resting = "has no guard: who came home this turn rests",
    cause = "walls for", ["walls-left"] = "walls to build",
    ["points wall"] = "walls",
    ["explain gate"] =
      "The gate is where the wall begins: all walls go on from it, to "
      .. "the left and to the right. No guard can be posted on the gate.",
    ["explain wall"] =
      "No tile can be laid beyond a wall. It closes the streets and "
      .. "markets it stands before, and those that are complete score at "
      .. "once.",
    ["explain guard"] =
      "A guard stays on the wall until the end, and then gets 2 points "
      .. "for each public building in its row, up to the first gap between "
      .. "tiles, 3 for each historic one.",
    ["explain tower"] =
      "You get a point for each wall from there to the tower before, or "
      .. "to the gate.",
    markets = "markets beside",
    street = "street", market = "market", quarter = "quarter",
    building = "building",
    follower = { "follower", "followers" },
    tower = { "tower", "towers" },
    right = "tower, walls to the right", left = "tower, walls to the left",
    wall = "wall", gate = "gate", guard = "guard",
    ["follower edge"] = "guard",
    points = "points", tile = "tiles", factor = "kinds of goods",
    public = "public buildings",
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
    ["option guards_pile2=each"] = "each wall",
    ["option guards_pile2=last"] = "everybody's last",
    ["option guards_pile2=one"] = "the very last",
    ["option guards_pile3=each"] = "each wall",
    ["option guards_pile3=last"] = "everybody's last",
    ["option guards_pile3=one"] = "the very last",
    ["about street"] =
      "when complete a point for each tile, 2 from four tiles on",
    ["about market"] = "when complete its tiles times the kinds of goods in it",
    ["about quarter"] = "in the end 2 points for each market beside it",
    ["about tower"] = "a point for each wall since the tower before",
    ["about wall"] = "closes what it stands before; no tile lies beyond it",
    ["about gate"] = "where the wall begins",
    ["about guard"] =
      "in the end 2 for each public building in its row, 3 for each historic",
    ["about fish"] = "one of the three goods that make markets worth more",
    ["about grain"] = "one of the three goods that make markets worth more",
    ["about livestock"] = "one of the three goods that make markets worth more",
    ["about public"] = "worth 2 to a guard who looks along its row",
    ["about historic"] = "worth 3 to a guard who looks along its row",
    ["played first_pile"] = {
      "Pile 1, without walls, has 1 tile.",
      "Pile 1, without walls, has %d tiles.",
    },
    ["played second_pile"] = {
      "Pile 2 has 1 tile, and the others are pile 3.",
      "Pile 2 has %d tiles, and the others are pile 3.",
    },
    ["played guard_after_score=true"] =
      "A follower that came home this turn may be a guard at once.",
    ["played guard_after_score=false"] =
      "A follower that came home this turn may not be a guard yet.",
    ["played strict_beyond=true"] =
      "A wall keeps tiles off the whole row before it.",
    ["played strict_beyond=false"] =
      "A wall keeps tiles off only the place right before it.",
    ["played empty_triggers=true"] =
      "Completing what nobody stands on makes walls as well.",
    ["played empty_triggers=false"] =
      "Only completing what somebody stands on makes walls.",
    ["played gate_is_extra=true"] =
      "With three or four players the gate does not count as a wall.",
    ["played gate_is_extra=false"] =
      "The gate counts as a wall of the player who places it, but gets no "
      .. "guard.",
    ["played guards_pile2=each"] =
      "With tiles of pile 2 each new wall may get a guard.",
    ["played guards_pile2=last"] =
      "With tiles of pile 2 everybody's last wall may get a guard.",
    ["played guards_pile2=one"] =
      "With tiles of pile 2 only the very last wall may get a guard.",
    ["played guards_pile3=each"] =
      "With tiles of pile 3 each new wall may get a guard.",
    ["played guards_pile3=last"] =
      "With tiles of pile 3 everybody's last wall may get a guard.",
    ["played guards_pile3=one"] =
      "With tiles of pile 3 only the very last wall may get a guard.",
    ["played end_gap=0"] = "The game ends when the ring is closed.",
    ["played end_gap"] = {
      "The game ends when 1 wall would close the ring.",
      "The game ends when %d walls or fewer would close the ring.",
    },
  },
  de = {
    ["how to play"] =
      "Reihum legt man die gezogene Karte an: Straßen gehen als Straßen "
      .. "weiter, an Märkten und Wohngebieten darf alles außer einer Straße "
      .. "liegen. Wer beginnt, findet die erste Karte gelegt. Dann darf ein "
      .. "Gefolgsmann auf einen Teil dieser Karte, auf dem niemand steht und "
      .. "der nicht fertig ist.\n"
      .. "Eine fertige Straße bringt 1 Punkt je Karte, ab vier Karten 2, ein "
      .. "fertiger Markt seine Karten mal die Warenarten darin. Die Punkte "
      .. "bekommt, wer dort die meisten Gefolgsleute hat, und diese kommen "
      .. "heim. Gefolgsleute in einem Wohngebiet bleiben bis zum Ende: Wer "
      .. "dann dort die meisten hat, bekommt 2 Punkte für jeden Markt "
      .. "daneben.\n"
      .. "Vom zweiten Stapel an folgen auf eine Wertung Mauern um die Stadt. "
      .. "Von dem an, der die Karte legte, baut jeder eine, mit dem dritten "
      .. "Stapel zwei, zu zweit doppelt so viele: zuallererst das Tor, dann "
      .. "Mauern links und rechts davon. Außerhalb kann keine Karte mehr "
      .. "liegen; Straßen und Märkte, die durch Mauern fertig werden, zählen "
      .. "sofort.\n"
      .. "Wer eine Mauer baut, nicht das Tor, darf einen Gefolgsmann als "
      .. "Wächter darauf stellen, der am Ende 2 Punkte für jedes öffentliche "
      .. "Gebäude in seiner Reihe bis zur ersten Lücke bekommt und 3 für "
      .. "jedes historische. Danach darf, wer die Karte legte, einen Turm an "
      .. "ein Ende der Mauern bauen, für 1 Punkt je Mauer seit dem vorigen "
      .. "Turm oder dem Tor.\n"
      .. "Das Spiel endet, wenn der Ring fast geschlossen ist oder alle "
      .. "Karten gelegt sind. Was dann vom Ring offen ist, gilt als ummauert, "
      .. "ohne dass dort Mauern gesetzt werden, Lücken in der Stadt aber "
      .. "nicht: Straßen und Märkte, die dadurch fertig werden, zählen. "
      .. "Danach zählen Wohngebiete und Wächter. Die meisten Punkte gewinnen.",
    begins = "beginnt mit der Karte, die schon liegt",
    ["second-pile"] = "Stapel 2 beginnt: Auf Wertungen folgen Mauern",
    ["third-pile"] = "Stapel 3 beginnt: doppelt so viele Mauern",
    resting = "keine Wache: Wer in diesem Zug heimkam, ruht",
    cause = "Mauern für", ["walls-left"] = "Mauern zu bauen",
    ["points wall"] = "Mauern",
    ["explain gate"] =
      "Mit dem Tor beginnt die Mauer: Alle Mauern schließen links und "
      .. "rechts daran an. Auf das Tor kommt kein Wächter.",
    ["explain wall"] =
      "Vor einer Mauer kann keine Karte mehr liegen. Sie schließt "
      .. "Straßen und Märkte, vor denen sie steht; was fertig ist, wird "
      .. "sofort gewertet.",
    ["explain guard"] =
      "Ein Wächter bleibt bis zum Ende auf der Mauer und bekommt dann 2 "
      .. "Punkte für jedes öffentliche Gebäude in seiner Reihe bis zur "
      .. "ersten Lücke, 3 für jedes historische.",
    ["explain tower"] =
      "Du bekommst einen Punkt für jede Mauer von dort bis zum vorigen "
      .. "Turm oder zum Tor.",
    markets = "angrenzende Märkte",
    street = "Straße", market = "Markt", quarter = "Wohngebiet",
    building = "Gebäude",
    follower = { "Gefolgsmann", "Gefolgsleute" },
    tower = { "Turm", "Türme" },
    right = "Turm, Mauern zur Rechten", left = "Turm, Mauern zur Linken",
    wall = "Mauer", gate = "Stadttor", guard = "Wächter",
    ["follower edge"] = "Wächter",
    points = "Punkte", tile = "Karten", factor = "Warenarten",
    public = "öffentliche Gebäude",
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
      "wer in diesem Zug heimkam, darf gleich Wächter werden",
    ["option strict_beyond"] =
      "eine Mauer hält Karten von der ganzen Reihe vor ihr fern",
    ["option empty_triggers"] =
      "auch Vollendetes, auf dem niemand steht, bringt Mauern",
    ["option gate_is_extra"] =
      "mit 3 oder 4 Spielern zählt das Tor nicht als Mauer",
    ["option guards_pile2"] =
      "Mauern, die einen Wächter haben dürfen: jede, von jedem die "
      .. "letzte, die allerletzte",
    ["option guards_pile3"] = "dasselbe in Stapel 3",
    ["option end_gap"] =
      "das Spiel endet, wenn so wenige Mauern den Ring schließen "
      .. "würden",
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
    ["option guards_pile2=each"] = "jede Mauer",
    ["option guards_pile2=last"] = "von jedem die letzte",
    ["option guards_pile2=one"] = "nur die allerletzte",
    ["option guards_pile3=each"] = "jede Mauer",
    ["option guards_pile3=last"] = "von jedem die letzte",
    ["option guards_pile3=one"] = "nur die allerletzte",
    ["about street"] =
      "fertig ein Punkt für jede Karte, ab vier Karten 2",
    ["about market"] = "fertig seine Karten mal die Warenarten darin",
    ["about quarter"] = "am Ende 2 Punkte für jeden Markt daneben",
    ["about tower"] = "ein Punkt für jede Mauer seit dem vorigen Turm",
    ["about wall"] =
      "schließt, wovor sie steht; dahinter liegt keine Karte mehr",
    ["about gate"] = "hier beginnt die Mauer",
    ["about guard"] =
      "am Ende 2 für jedes öffentliche Gebäude in der Reihe, 3 für jedes "
      .. "historische",
    ["about fish"] = "eine der drei Waren, die Märkte wertvoller machen",
    ["about grain"] = "eine der drei Waren, die Märkte wertvoller machen",
    ["about livestock"] = "eine der drei Waren, die Märkte wertvoller machen",
    ["about public"] = "2 Punkte für jeden Wächter, der auf seine Reihe schaut",
    ["about historic"] =
      "3 Punkte für jeden Wächter, der auf seine Reihe schaut",
    ["played first_pile"] = {
      "Stapel 1, ohne Mauern, hat 1 Karte.",
      "Stapel 1, ohne Mauern, hat %d Karten.",
    },
    ["played second_pile"] = {
      "Stapel 2 hat 1 Karte, die übrigen sind Stapel 3.",
      "Stapel 2 hat %d Karten, die übrigen sind Stapel 3.",
    },
    ["played guard_after_score=true"] =
      "Wer in diesem Zug heimkam, darf gleich Wächter werden.",
    ["played guard_after_score=false"] =
      "Wer in diesem Zug heimkam, darf noch nicht Wächter werden.",
    ["played strict_beyond=true"] =
      "Eine Mauer hält Karten von der ganzen Reihe vor ihr fern.",
    ["played strict_beyond=false"] =
      "Eine Mauer hält Karten nur von dem Platz direkt vor ihr fern.",
    ["played empty_triggers=true"] =
      "Auch Vollendetes, auf dem niemand steht, bringt Mauern.",
    ["played empty_triggers=false"] =
      "Nur Vollendetes, auf dem jemand steht, bringt Mauern.",
    ["played gate_is_extra=true"] =
      "Mit drei oder vier Spielern zählt das Tor nicht als Mauer.",
    ["played gate_is_extra=false"] =
      "Das Tor zählt als Mauer dessen, der es setzt, bekommt aber keinen "
      .. "Wächter.",
    ["played guards_pile2=each"] =
      "Bei Karten aus Stapel 2 darf jede neue Mauer einen Wächter haben.",
    ["played guards_pile2=last"] =
      "Bei Karten aus Stapel 2 darf von jedem die letzte Mauer einen Wächter "
      .. "haben.",
    ["played guards_pile2=one"] =
      "Bei Karten aus Stapel 2 darf nur die allerletzte Mauer einen Wächter "
      .. "haben.",
    ["played guards_pile3=each"] =
      "Bei Karten aus Stapel 3 darf jede neue Mauer einen Wächter haben.",
    ["played guards_pile3=last"] =
      "Bei Karten aus Stapel 3 darf von jedem die letzte Mauer einen Wächter "
      .. "haben.",
    ["played guards_pile3=one"] =
      "Bei Karten aus Stapel 3 darf nur die allerletzte Mauer einen Wächter "
      .. "haben.",
    ["played end_gap=0"] = "Das Spiel endet, wenn der Ring geschlossen ist.",
    ["played end_gap"] = {
      "Das Spiel endet, wenn 1 Mauer den Ring schließen würde.",
      "Das Spiel endet, wenn %d Mauern oder weniger den Ring schließen würden.",
    },
  },
  it = {
    ["how to play"] =
      "A turno ognuno posa la tessera pescata: le strade continuano come "
      .. "strade, accanto a mercati e zone residenziali può stare tutto "
      .. "tranne una strada. Chi comincia trova posata la prima tessera. Poi "
      .. "un seguace può andare su una parte di questa tessera dove non c'è "
      .. "nessuno e che non è completa.\n"
      .. "Una strada completa dà 1 punto per tessera, 2 da quattro tessere in "
      .. "su, un mercato completo le sue tessere per i tipi di merce. I punti "
      .. "vanno a chi vi ha più seguaci, che poi tornano. I seguaci in una "
      .. "zona residenziale vi restano fino alla fine: chi allora ve ne ha di "
      .. "più riceve 2 punti per ogni mercato accanto.\n"
      .. "Dalla seconda pila in poi a un punteggio seguono mura attorno alla "
      .. "città. A partire da chi ha posato la tessera ognuno ne costruisce "
      .. "uno, con la terza pila due, e in due giocatori il doppio: prima di "
      .. "tutto la porta, poi mura alla sua sinistra e alla sua destra. Oltre "
      .. "le mura non si posa nessuna tessera; le strade e i mercati che esse "
      .. "completano danno subito punti.\n"
      .. "Chi costruisce un muro, non la porta, può mettervi un seguace di "
      .. "guardia, che alla fine riceve 2 punti per ogni edificio pubblico "
      .. "della sua fila fino al primo vuoto e 3 per ogni edificio storico. "
      .. "Poi chi ha posato la tessera può alzare una torre a un capo delle "
      .. "mura, per 1 punto per ogni muro dalla torre precedente o dalla "
      .. "porta.\n"
      .. "La partita finisce quando il cerchio è quasi chiuso o tutte le "
      .. "tessere sono posate. Ciò che del cerchio è ancora aperto vale "
      .. "allora come murato, senza che vi si mettano mura, ma non i vuoti "
      .. "dentro la città: le strade e i mercati completati così danno punti. "
      .. "Poi contano zone residenziali e guardie. Vince chi ha più punti.",
    begins = "comincia con la tessera già posata",
    ["second-pile"] = "comincia la pila 2: ai punteggi seguono le mura",
    ["third-pile"] = "comincia la pila 3: il doppio delle mura",
    resting = "niente guardia: chi è tornato in questo turno riposa",
    cause = "mura per", ["walls-left"] = "mura da costruire",
    ["points wall"] = "mura",
    ["explain gate"] =
      "La porta è l'inizio delle mura: da lì proseguono, a sinistra e a "
      .. "destra. Sulla porta non si mettono guardie.",
    ["explain wall"] =
      "Oltre le mura non si posa nessuna tessera. Esse chiudono le "
      .. "strade e i mercati davanti a cui stanno; quelli completi danno "
      .. "subito punti.",
    ["explain guard"] =
      "Una guardia resta sulle mura fino alla fine e riceve allora 2 "
      .. "punti per ogni edificio pubblico della sua fila fino al primo "
      .. "vuoto, 3 per ogni edificio storico.",
    ["explain tower"] =
      "Ricevi un punto per ogni tratto di mura da lì fino alla torre "
      .. "precedente o alla porta.",
    markets = "mercati vicini",
    street = "strada", market = "mercato", quarter = "zona residenziale",
    building = "edificio",
    follower = { "seguace", "seguaci" },
    tower = { "torre", "torri" },
    right = "torre, mura a destra", left = "torre, mura a sinistra",
    wall = "fortificazione", gate = "porta della città", guard = "guardia",
    ["follower edge"] = "guardia",
    points = "punti", tile = "tessere", factor = "tipi di merce",
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
      "chi torna in questo turno può subito fare la guardia",
    ["option strict_beyond"] =
      "un muro tiene lontane le tessere da tutta la fila davanti",
    ["option empty_triggers"] =
      "completare ciò che nessuno occupa porta pure mura",
    ["option gate_is_extra"] = "in 3 o 4 la porta non conta come muro",
    ["option guards_pile2"] =
      "mura che possono avere una guardia: ognuna, l'ultima di "
      .. "ciascuno, l'ultimissima",
    ["option guards_pile3"] = "lo stesso per la pila 3",
    ["option end_gap"] =
      "il gioco finisce quando così poche mura chiuderebbero il "
      .. "cerchio",
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
    ["option guards_pile2=each"] = "ogni muro",
    ["option guards_pile2=last"] = "l'ultimo di ognuno",
    ["option guards_pile2=one"] = "solo l'ultimissimo",
    ["option guards_pile3=each"] = "ogni muro",
    ["option guards_pile3=last"] = "l'ultimo di ognuno",
    ["option guards_pile3=one"] = "solo l'ultimissimo",
    ["about street"] =
      "completa vale un punto per tessera, 2 da quattro tessere in su",
    ["about market"] = "completo vale le sue tessere per i tipi di merce",
    ["about quarter"] = "alla fine 2 punti per ogni mercato accanto",
    ["about tower"] = "un punto per ogni tratto di mura dalla torre precedente",
    ["about wall"] =
      "chiude ciò davanti a cui sta; oltre non si posa nessuna tessera",
    ["about gate"] = "qui cominciano le mura",
    ["about guard"] =
      "alla fine 2 per ogni edificio pubblico della fila, 3 per ogni "
      .. "edificio storico",
    ["about fish"] = "una delle tre merci che valorizzano i mercati",
    ["about grain"] = "una delle tre merci che valorizzano i mercati",
    ["about livestock"] = "una delle tre merci che valorizzano i mercati",
    ["about public"] = "vale 2 a una guardia che guarda la sua fila",
    ["about historic"] = "vale 3 a una guardia che guarda la sua fila",
    ["played first_pile"] = {
      "La pila 1, senza mura, ha 1 tessera.",
      "La pila 1, senza mura, ha %d tessere.",
    },
    ["played second_pile"] = {
      "La pila 2 ha 1 tessera, le altre sono la pila 3.",
      "La pila 2 ha %d tessere, le altre sono la pila 3.",
    },
    ["played guard_after_score=true"] =
      "Un seguace tornato in questo turno può subito fare la guardia.",
    ["played guard_after_score=false"] =
      "Un seguace tornato in questo turno non può ancora fare la guardia.",
    ["played strict_beyond=true"] =
      "Un muro tiene lontane le tessere da tutta la fila davanti.",
    ["played strict_beyond=false"] =
      "Un muro tiene lontane le tessere solo dal posto subito davanti.",
    ["played empty_triggers=true"] =
      "Completare ciò che nessuno occupa porta pure mura.",
    ["played empty_triggers=false"] =
      "Solo completare ciò che qualcuno occupa porta mura.",
    ["played gate_is_extra=true"] =
      "In tre o quattro la porta non conta come muro.",
    ["played gate_is_extra=false"] =
      "La porta conta come un muro di chi la mette, ma non può avere guardie.",
    ["played guards_pile2=each"] =
      "Con le tessere della pila 2 ogni nuovo muro può avere una guardia.",
    ["played guards_pile2=last"] =
      "Con le tessere della pila 2 l'ultimo muro di ognuno può avere una "
      .. "guardia.",
    ["played guards_pile2=one"] =
      "Con le tessere della pila 2 solo l'ultimissimo muro può avere una "
      .. "guardia.",
    ["played guards_pile3=each"] =
      "Con le tessere della pila 3 ogni nuovo muro può avere una guardia.",
    ["played guards_pile3=last"] =
      "Con le tessere della pila 3 l'ultimo muro di ognuno può avere una "
      .. "guardia.",
    ["played guards_pile3=one"] =
      "Con le tessere della pila 3 solo l'ultimissimo muro può avere una "
      .. "guardia.",
    ["played end_gap=0"] = "Il gioco finisce quando il cerchio è chiuso.",
    ["played end_gap"] = {
      "Il gioco finisce quando 1 muro chiuderebbe il cerchio.",
      "Il gioco finisce quando %d muri o meno chiuderebbero il cerchio.",
    },
  },
  fr = {
    ["how to play"] =
      "À son tour, chacun pose la tuile piochée : une rue continue en rue, "
      .. "à côté des marchés et des quartiers tout peut venir sauf une rue. "
      .. "Qui commence trouve la première tuile posée. Puis un partisan peut "
      .. "venir sur une partie de cette tuile où il n'y a personne et qui "
      .. "n'est pas terminée.\n"
      .. "Une rue terminée rapporte 1 point par tuile, 2 à partir de quatre "
      .. "tuiles, un marché terminé ses tuiles fois les sortes de "
      .. "marchandises. Les points vont à qui y a le plus de partisans, qui "
      .. "rentrent alors. Les partisans d'un quartier y restent jusqu'à la "
      .. "fin : qui y en a alors le plus reçoit 2 points pour chaque marché "
      .. "voisin.\n"
      .. "Dès la deuxième pile, un décompte est suivi de murs autour de la "
      .. "ville. À partir de qui a posé la tuile, chacun en construit un, "
      .. "avec la troisième pile deux, et à deux joueurs le double : d'abord "
      .. "la porte, puis des murs à sa gauche et à sa droite. Aucune tuile ne "
      .. "peut être posée au-delà ; les rues et les marchés qu'ils terminent "
      .. "rapportent aussitôt.\n"
      .. "Qui construit un mur, mais non la porte, peut y poster un partisan "
      .. "comme garde, qui reçoit à la fin 2 points pour chaque bâtiment "
      .. "public de sa rangée jusqu'au premier vide et 3 pour chaque bâtiment "
      .. "historique. Ensuite, qui a posé la tuile peut bâtir une tour à un "
      .. "bout des murs, pour 1 point par mur depuis la tour précédente ou la "
      .. "porte.\n"
      .. "La partie finit quand l'enceinte est presque fermée ou que toutes "
      .. "les tuiles sont posées. Ce qui reste ouvert de l'enceinte compte "
      .. "alors comme muré, sans qu'on y pose de murs, mais non les vides "
      .. "dans la ville : les rues et les marchés ainsi terminés rapportent. "
      .. "Puis ce sont les quartiers et les gardes. Le plus grand nombre de "
      .. "points gagne.",
    begins = "commence avec la tuile déjà posée",
    ["second-pile"] = "la pile 2 commence : les décomptes sont suivis de murs",
    ["third-pile"] = "la pile 3 commence : deux fois plus de murs",
    resting = "pas de garde : qui est rentré à ce tour se repose",
    cause = "murs pour", ["walls-left"] = "murailles à bâtir",
    ["points wall"] = "murailles",
    ["explain gate"] =
      "La porte est le début de la muraille : toutes les murailles en "
      .. "partent, à gauche et à droite. La porte n'a pas de garde.",
    ["explain wall"] =
      "Aucune tuile ne peut être posée derrière une muraille. Elle "
      .. "ferme les rues et marchés devant lesquels elle se dresse ; ceux "
      .. "qui sont achevés rapportent aussitôt.",
    ["explain guard"] =
      "Un garde reste sur la muraille jusqu'à la fin et reçoit alors 2 "
      .. "points pour chaque bâtiment public de sa rangée jusqu'au premier "
      .. "vide, 3 pour chaque bâtiment historique.",
    ["explain tower"] =
      "Vous recevez un point pour chaque muraille de là jusqu'à la tour "
      .. "précédente, ou jusqu'à la porte.",
    markets = "marchés voisins",
    street = "rue", market = "marché", quarter = "quartier",
    building = "bâtiment",
    follower = { "partisan", "partisans" },
    tower = { "tour", "tours" },
    right = "tour, murs à droite", left = "tour, murs à gauche",
    wall = "muraille", gate = "porte de la ville", guard = "garde",
    ["follower edge"] = "garde",
    points = "points", tile = "tuiles", factor = "sortes de marchandises",
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
      "qui rentre ce tour peut aussitôt devenir garde",
    ["option strict_beyond"] =
      "un mur écarte les tuiles de toute la rangée devant lui",
    ["option empty_triggers"] =
      "achever ce que nul n'occupe amène aussi des murs",
    ["option gate_is_extra"] =
      "à 3 ou 4, la porte ne compte pas comme un mur",
    ["option guards_pile2"] =
      "murs qui peuvent avoir un garde : tous, le dernier de chacun, "
      .. "le tout dernier",
    ["option guards_pile3"] = "de même pour la pile 3",
    ["option end_gap"] =
      "la partie finit quand si peu de murs fermeraient l'enceinte",
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
    ["option guards_pile2=each"] = "chaque muraille",
    ["option guards_pile2=last"] = "la dernière de chacun",
    ["option guards_pile2=one"] = "la toute dernière",
    ["option guards_pile3=each"] = "chaque muraille",
    ["option guards_pile3=last"] = "la dernière de chacun",
    ["option guards_pile3=one"] = "la toute dernière",
    ["about street"] =
      "achevée, un point par tuile, 2 à partir de quatre tuiles",
    ["about market"] = "achevé, ses tuiles fois les sortes de marchandises",
    ["about quarter"] = "à la fin 2 points pour chaque marché voisin",
    ["about tower"] =
      "un point pour chaque muraille depuis la tour précédente",
    ["about wall"] =
      "ferme ce devant quoi elle se dresse ; aucune tuile au-delà",
    ["about gate"] = "ici commence la muraille",
    ["about guard"] =
      "à la fin 2 par bâtiment public de sa rangée, 3 par bâtiment "
      .. "historique",
    ["about fish"] = "une des trois marchandises qui valorisent les marchés",
    ["about grain"] = "une des trois marchandises qui valorisent les marchés",
    ["about livestock"] =
      "une des trois marchandises qui valorisent les marchés",
    ["about public"] = "vaut 2 à un garde qui regarde sa rangée",
    ["about historic"] = "vaut 3 à un garde qui regarde sa rangée",
    ["played first_pile"] = {
      "La pile 1, sans murs, a 1 tuile.",
      "La pile 1, sans murs, a %d tuiles.",
    },
    ["played second_pile"] = {
      "La pile 2 a 1 tuile, les autres font la pile 3.",
      "La pile 2 a %d tuiles, les autres font la pile 3.",
    },
    ["played guard_after_score=true"] =
      "Un partisan rentré ce tour peut aussitôt devenir garde.",
    ["played guard_after_score=false"] =
      "Un partisan rentré ce tour ne peut pas encore devenir garde.",
    ["played strict_beyond=true"] =
      "Un mur écarte les tuiles de toute la rangée devant lui.",
    ["played strict_beyond=false"] =
      "Un mur n'écarte les tuiles que de la case juste devant lui.",
    ["played empty_triggers=true"] =
      "Achever ce que nul n'occupe amène aussi des murs.",
    ["played empty_triggers=false"] =
      "Seul ce que quelqu'un occupe amène des murs quand on l'achève.",
    ["played gate_is_extra=true"] =
      "À trois ou quatre joueurs, la porte ne compte pas comme un mur.",
    ["played gate_is_extra=false"] =
      "La porte compte comme un mur de qui la place, mais n'a pas de garde.",
    ["played guards_pile2=each"] =
      "Avec les tuiles de la pile 2, chaque nouvelle muraille peut avoir un "
      .. "garde.",
    ["played guards_pile2=last"] =
      "Avec les tuiles de la pile 2, la dernière muraille de chacun peut "
      .. "avoir un garde.",
    ["played guards_pile2=one"] =
      "Avec les tuiles de la pile 2, seule la toute dernière muraille peut "
      .. "avoir un garde.",
    ["played guards_pile3=each"] =
      "Avec les tuiles de la pile 3, chaque nouvelle muraille peut avoir un "
      .. "garde.",
    ["played guards_pile3=last"] =
      "Avec les tuiles de la pile 3, la dernière muraille de chacun peut "
      .. "avoir un garde.",
    ["played guards_pile3=one"] =
      "Avec les tuiles de la pile 3, seule la toute dernière muraille peut "
      .. "avoir un garde.",
    ["played end_gap=0"] = "La partie finit quand l'enceinte est fermée.",
    ["played end_gap"] = {
      "La partie finit quand 1 mur fermerait l'enceinte.",
      "La partie finit quand %d murs ou moins fermeraient l'enceinte.",
    },
  },
  sv = {
    ["how to play"] =
      "I tur och ordning lägger alla den dragna brickan: gator fortsätter "
      .. "som gator, bredvid marknader och kvarter får allt utom en gata "
      .. "ligga. Den som börjar finner den första brickan lagd. Sedan får en "
      .. "följeslagare ställas på en del av brickan där ingen står och som "
      .. "inte är färdig.\n"
      .. "En färdig gata ger 1 poäng per bricka, 2 från fyra brickor, en "
      .. "färdig marknad sina brickor gånger sorterna av varor. Poängen får "
      .. "den som har flest följeslagare där, och de kommer hem. Följeslagare "
      .. "i ett kvarter står kvar till slutet: den som då har flest där får 2 "
      .. "poäng för varje marknad intill.\n"
      .. "Från den andra högen följs en poängräkning av murar runt staden. "
      .. "Från den som lade brickan bygger var och en en, med den tredje "
      .. "högen två, och med två spelare dubbelt så många: allra först "
      .. "porten, sedan murar till vänster och höger om den. Ingen bricka kan "
      .. "läggas utanför dem; gator och marknader som de gör färdiga ger "
      .. "poäng genast.\n"
      .. "Den som bygger en mur, inte porten, får ställa en följeslagare på "
      .. "den som vakt, som på slutet får 2 poäng för varje offentlig byggnad "
      .. "i sin rad fram till första luckan och 3 för varje historisk. Sedan "
      .. "får den som lade brickan bygga ett torn vid en ände av murarna, för "
      .. "1 poäng för varje mur sedan förra tornet eller porten.\n"
      .. "Spelet slutar när ringen nästan är sluten eller alla brickor är "
      .. "lagda. Det som då är öppet av ringen räknas som murat, utan att "
      .. "murar sätts där, men inte luckor inne i staden: gator och marknader "
      .. "som det gör färdiga ger poäng. Sedan räknas kvarter och vakter. "
      .. "Flest poäng vinner.",
    begins = "börjar med brickan som redan ligger",
    ["second-pile"] = "hög 2 börjar: poängräkningar följs av murar",
    ["third-pile"] = "hög 3 börjar: dubbelt så många murar",
    resting = "ingen vakt: den som kom hem denna tur vilar",
    cause = "murar för", ["walls-left"] = "murar att bygga",
    ["points wall"] = "murar",
    ["explain gate"] =
      "Vid porten börjar muren: alla murar går vidare från den, åt "
      .. "vänster och höger. På porten ställs ingen vakt.",
    ["explain wall"] =
      "Ingen bricka kan läggas utanför en mur. Den stänger gator och "
      .. "marknader som den står framför, och de som är färdiga ger poäng "
      .. "genast.",
    ["explain guard"] =
      "En vakt står kvar på muren till slutet och får då 2 poäng för "
      .. "varje offentlig byggnad i sin rad fram till första luckan, 3 för "
      .. "varje historisk.",
    ["explain tower"] =
      "Du får en poäng för varje mur därifrån till förra tornet, eller "
      .. "till porten.",
    markets = "marknader intill",
    street = "gata", market = "marknad", quarter = "kvarter",
    building = "byggnad",
    follower = { "följeslagare", "följeslagare" },
    tower = { "torn", "torn" },
    right = "torn, murar åt höger", left = "torn, murar åt vänster",
    wall = "mur", gate = "stadsport", guard = "vakt",
    ["follower edge"] = "vakt",
    points = "poäng", tile = "brickor", factor = "sorters varor",
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
      "de som kom hem denna tur får genast bli vakter",
    ["option strict_beyond"] =
      "en mur håller brickor borta från hela raden framför",
    ["option empty_triggers"] =
      "även det som ingen står på ger murar när det fullbordas",
    ["option gate_is_extra"] =
      "med 3 eller 4 spelare räknas porten inte som mur",
    ["option guards_pile2"] =
      "murar som får ha en vakt: varje, allas sista, den allra sista",
    ["option guards_pile3"] = "samma sak i hög 3",
    ["option end_gap"] =
      "spelet slutar när så få murar skulle sluta ringen",
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
    ["option guards_pile2=each"] = "varje mur",
    ["option guards_pile2=last"] = "vars och ens sista",
    ["option guards_pile2=one"] = "bara den allra sista",
    ["option guards_pile3=each"] = "varje mur",
    ["option guards_pile3=last"] = "vars och ens sista",
    ["option guards_pile3=one"] = "bara den allra sista",
    ["about street"] =
      "färdig en poäng för varje bricka, 2 från fyra brickor",
    ["about market"] = "färdig dess brickor gånger sorterna av varor",
    ["about quarter"] = "vid slutet 2 poäng för varje marknad intill",
    ["about tower"] = "en poäng för varje mur sedan förra tornet",
    ["about wall"] =
      "stänger det den står framför; ingen bricka läggs utanför",
    ["about gate"] = "här börjar muren",
    ["about guard"] =
      "vid slutet 2 för varje offentlig byggnad i raden, 3 för varje "
      .. "historisk",
    ["about fish"] = "en av tre varor som gör marknader mer värda",
    ["about grain"] = "en av tre varor som gör marknader mer värda",
    ["about livestock"] = "en av tre varor som gör marknader mer värda",
    ["about public"] = "ger 2 till en vakt som ser längs dess rad",
    ["about historic"] = "ger 3 till en vakt som ser längs dess rad",
    ["played first_pile"] = {
      "Hög 1, utan murar, har 1 bricka.",
      "Hög 1, utan murar, har %d brickor.",
    },
    ["played second_pile"] = {
      "Hög 2 har 1 bricka, de andra är hög 3.",
      "Hög 2 har %d brickor, de andra är hög 3.",
    },
    ["played guard_after_score=true"] =
      "En följeslagare som kom hem denna tur får genast bli vakt.",
    ["played guard_after_score=false"] =
      "En följeslagare som kom hem denna tur får inte bli vakt än.",
    ["played strict_beyond=true"] =
      "En mur håller brickor borta från hela raden framför.",
    ["played strict_beyond=false"] =
      "En mur håller brickor borta bara från platsen närmast framför.",
    ["played empty_triggers=true"] =
      "Även det som ingen står på ger murar när det fullbordas.",
    ["played empty_triggers=false"] =
      "Bara det som någon står på ger murar när det fullbordas.",
    ["played gate_is_extra=true"] =
      "Med tre eller fyra spelare räknas porten inte som mur.",
    ["played gate_is_extra=false"] =
      "Porten räknas som en mur för den som sätter den, men får ingen vakt.",
    ["played guards_pile2=each"] =
      "Med brickor ur hög 2 får varje ny mur ha en vakt.",
    ["played guards_pile2=last"] =
      "Med brickor ur hög 2 får vars och ens sista mur ha en vakt.",
    ["played guards_pile2=one"] =
      "Med brickor ur hög 2 får bara den allra sista muren ha en vakt.",
    ["played guards_pile3=each"] =
      "Med brickor ur hög 3 får varje ny mur ha en vakt.",
    ["played guards_pile3=last"] =
      "Med brickor ur hög 3 får vars och ens sista mur ha en vakt.",
    ["played guards_pile3=one"] =
      "Med brickor ur hög 3 får bara den allra sista muren ha en vakt.",
    ["played end_gap=0"] = "Spelet slutar när ringen är sluten.",
    ["played end_gap"] = {
      "Spelet slutar när 1 mur skulle sluta ringen.",
      "Spelet slutar när %d murar eller färre skulle sluta ringen.",
    },
  },
}
