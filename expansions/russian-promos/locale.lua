text {
  en = {
    ["how to play"] =
      "A follower may go into the hut. With tiles all around it brings 1 "
      .. "point, otherwise in the end 1 more for each empty place around.\n"
      .. "The robber's tree catches followers on its road, the water sprite "
      .. "those on the tiles around it; caught, they score nothing. In a "
      .. "later turn one may free one's own instead of placing a figure. "
      .. "Each follower who is with the water sprite in the end costs 2 "
      .. "points.",
    ["about free"] = "it comes home from the trap, and you place no figure",
    hut = "hut", razboynik = "robber's tree", vodyanoy = "water sprite",
    empty = "empty places around", free = "free",
    ["the water sprite"] = "nobody stands beside the water sprite",
    about = "a hut that likes to be alone, and traps for followers",
    ["option first=laid"] = "the one laid first",
    ["option first=peer"] = "as JCloisterZone finds it",
    ["option tree=all"] = "all on its way",
    ["option tree=nearest"] = "the nearest each way, builders too",
    ["about razboynik"] = "catches followers of its road",
    ["about vodyanoy"] = "catches followers around it",
    ["played first=laid"] = "Of several traps the one laid first catches.",
    ["played first=peer"] =
      "Of several traps the one that JCloisterZone finds first catches.",
    ["played tree=all"] =
      "The robber's tree catches all followers on its road.",
    ["played tree=nearest"] =
      "The robber's tree catches the nearest figures each way on its road, "
      .. "builders too.",
  },
  de = {
    ["how to play"] =
      "Ein Gefolgsmann darf in die Hütte. Liegen ringsum Karten, bringt sie "
      .. "1 Punkt, sonst am Ende 1 mehr für jeden leeren Platz ringsum.\n"
      .. "Der Räuberbaum fängt Gefolgsleute auf seiner Straße, der "
      .. "Wassermann die auf den Karten ringsum; gefangen bringen sie "
      .. "nichts. In einem späteren Zug darf man einen eigenen befreien, "
      .. "statt eine Figur einzusetzen. Wer am Ende beim Wassermann ist, "
      .. "kostet 2 Punkte.",
    ["about free"] =
      "sie kommt aus der Falle nach Hause, und du setzt keine Figur",
    hut = "Hütte", razboynik = "Räuberbaum", vodyanoy = "Wassermann",
    empty = "leere Plätze ringsum", free = "befreien",
    ["the water sprite"] = "beim Wassermann steht niemand",
    module = "Russische Beigaben",
    about = "eine Hütte, die gern allein ist, und Fallen für Gefolgsleute",
    ["option first"] =
      "welche von mehreren Fallen fängt: die zuerst gelegte, oder die, die "
      .. "das Programm aufgezeichneter Spiele zuerst findet",
    ["option tree"] =
      "wen der Räuberbaum fängt: alle auf seinem Weg oder die nächsten "
      .. "jeder Richtung, auch Baumeister",
    ["option first=laid"] = "die zuerst gelegte",
    ["option first=peer"] = "wie JCloisterZone sie findet",
    ["option tree=all"] = "alle auf seinem Weg",
    ["option tree=nearest"] = "die nächsten je Richtung, auch Baumeister",
    ["about razboynik"] = "fängt Gefolgsleute seiner Straße",
    ["about vodyanoy"] = "fängt Gefolgsleute um sich herum",
    ["played first=laid"] = "Von mehreren Fallen fängt die zuerst gelegte.",
    ["played first=peer"] =
      "Von mehreren Fallen fängt die, die JCloisterZone zuerst findet.",
    ["played tree=all"] =
      "Der Räuberbaum fängt alle Gefolgsleute auf seinem Weg.",
    ["played tree=nearest"] =
      "Der Räuberbaum fängt in jeder Richtung seines Wegs die nächsten "
      .. "Figuren, auch Baumeister.",
  },
  fr = {
    ["how to play"] =
      "Un partisan peut venir dans la cabane. Entourée de tuiles, elle "
      .. "rapporte 1 point, sinon à la fin 1 de plus pour chaque place vide "
      .. "autour.\n"
      .. "L'arbre du brigand attrape les partisans sur son chemin, l'ondin "
      .. "ceux des tuiles autour ; pris, ils ne rapportent rien. À un tour "
      .. "suivant, on peut libérer un des siens au lieu de poser une "
      .. "figurine. Chaque partisan qui est chez l'ondin à la fin coûte 2 "
      .. "points.",
    ["about free"] = "elle rentre du piège, et vous ne placez pas de figurine",
    hut = "cabane", razboynik = "arbre du brigand", vodyanoy = "ondin",
    empty = "places vides autour", free = "libérer",
    ["the water sprite"] = "personne ne se tient près de l'ondin",
    module = "Promotions russes",
    about = "une cabane qui aime être seule, et des pièges à partisans",
    ["option first"] =
      "lequel de plusieurs pièges attrape : le premier posé, ou celui que "
      .. "trouve d'abord le programme des parties enregistrées",
    ["option tree"] =
      "qui l'arbre attrape : tous sur son chemin, ou les plus proches de "
      .. "chaque direction, bâtisseurs compris",
    ["option first=laid"] = "le premier posé",
    ["option first=peer"] = "comme JCloisterZone le trouve",
    ["option tree=all"] = "tous sur son chemin",
    ["option tree=nearest"] = "les plus proches, bâtisseurs compris",
    ["about razboynik"] = "attrape les partisans de son chemin",
    ["about vodyanoy"] = "attrape les partisans autour de lui",
    ["played first=laid"] =
      "De plusieurs pièges, c'est le premier posé qui attrape.",
    ["played first=peer"] =
      "De plusieurs pièges, c'est celui que JCloisterZone trouve d'abord qui "
      .. "attrape.",
    ["played tree=all"] = "L'arbre attrape tous les partisans sur son chemin.",
    ["played tree=nearest"] =
      "L'arbre attrape les figurines les plus proches de chaque direction de "
      .. "son chemin, bâtisseurs compris.",
  },
  it = {
    ["how to play"] =
      "Un seguace può andare nella capanna. Circondata da tessere dà 1 "
      .. "punto, altrimenti alla fine 1 in più per ogni posto vuoto intorno.\n"
      .. "L'albero del brigante cattura i seguaci sulla sua strada, lo "
      .. "spirito dell'acqua quelli sulle tessere intorno; catturati, non "
      .. "danno punti. In un turno successivo se ne può liberare uno proprio "
      .. "invece di piazzare una figura. Ogni seguace che alla fine è presso "
      .. "lo spirito dell'acqua costa 2 punti.",
    ["about free"] = "torna a casa dalla trappola e non piazzi nessuna figura",
    hut = "capanna", razboynik = "albero del brigante",
    vodyanoy = "spirito dell'acqua",
    empty = "posti vuoti intorno", free = "liberare",
    ["the water sprite"] = "nessuno sta presso lo spirito dell'acqua",
    module = "Promo russe",
    about = "una capanna che ama stare sola, e trappole per i seguaci",
    ["option first"] =
      "quale di più trappole cattura: la prima posata, o quella che trova "
      .. "per prima il programma delle partite registrate",
    ["option tree"] =
      "chi cattura l'albero: tutti sulla sua strada, o solo i più vicini "
      .. "in ogni direzione, anche i costruttori",
    ["option first=laid"] = "la prima posata",
    ["option first=peer"] = "come la trova JCloisterZone",
    ["option tree=all"] = "tutti sulla sua strada",
    ["option tree=nearest"] = "i più vicini, anche i costruttori",
    ["about razboynik"] = "cattura i seguaci della sua strada",
    ["about vodyanoy"] = "cattura i seguaci intorno a sé",
    ["played first=laid"] = "Di più trappole cattura la prima posata.",
    ["played first=peer"] =
      "Di più trappole cattura quella che JCloisterZone trova per prima.",
    ["played tree=all"] = "L'albero cattura tutti i seguaci sulla sua strada.",
    ["played tree=nearest"] =
      "L'albero cattura le figure più vicine in ogni direzione della sua "
      .. "strada, anche i costruttori.",
  },
  sv = {
    ["how to play"] =
      "En följeslagare får ställas i hyddan. Med brickor runt om ger den 1 "
      .. "poäng, annars på slutet 1 till för varje tom plats runt om.\n"
      .. "Rövarträdet fångar följeslagare på sin väg, vattenanden dem på "
      .. "brickorna runt om; där ger de inga poäng. I en senare tur får man "
      .. "befria en egen i stället för att placera en figur. Varje "
      .. "följeslagare som är hos vattenanden på slutet kostar 2 poäng.",
    ["about free"] = "den kommer hem från fällan, och du placerar ingen figur",
    hut = "hydda", razboynik = "rövarträd", vodyanoy = "vattenande",
    empty = "tomma platser runt om", free = "befria",
    ["the water sprite"] = "ingen står hos vattenanden",
    module = "Ryska extrabrickor",
    about = "en hydda som gärna är ensam, och fällor för följeslagare",
    ["option first"] =
      "vilken av flera fällor som fångar: den först lagda, eller den som "
      .. "programmet för inspelade partier hittar först",
    ["option tree"] =
      "vilka trädet fångar: alla på sin väg, eller bara de närmaste åt "
      .. "varje håll, även byggmästare",
    ["option first=laid"] = "den först lagda",
    ["option first=peer"] = "som JCloisterZone hittar den",
    ["option tree=all"] = "alla på sin väg",
    ["option tree=nearest"] = "de närmaste åt varje håll, även byggmästare",
    ["about razboynik"] = "fångar följeslagare på sin väg",
    ["about vodyanoy"] = "fångar följeslagare runt om",
    ["played first=laid"] = "Av flera fällor fångar den först lagda.",
    ["played first=peer"] =
      "Av flera fällor fångar den som JCloisterZone hittar först.",
    ["played tree=all"] = "Trädet fångar alla följeslagare på sin väg.",
    ["played tree=nearest"] =
      "Trädet fångar de närmaste figurerna åt varje håll på sin väg, även "
      .. "byggmästare.",
  },
}
