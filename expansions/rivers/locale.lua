text {
  en = {
    ["how to play"] =
      "A river runs on from its spring to a lake, and may not turn back: right "
      .. "ahead of its open end no tile may lie, and two of its ends may not "
      .. "run beside each other. Two bends in a row to the same side would "
      .. "turn it back.",
    river = "river",
    ["the river may not turn back"] =
      "the river may not turn back",
    ["branches of the river may not meet"] =
      "branches of the river may not meet",
    about = "keeps rivers from turning back on themselves",
    spring = "spring",
    lake = "lake",
    ["volcano-lake"] = "lake with a volcano",
    fork = "fork",
    ["option rule=safe"] = "no tile is lost that can be laid",
    ["option rule=peer"] = "what would turn back is lost",
    ["option rule=printed"] = "no two bends the same way",
    ["played rule=safe"] =
      "A river may not turn back, unless its tile could be laid in no other "
      .. "way.",
    ["played rule=peer"] =
      "A river never turns back; a river tile that could be laid in no other "
      .. "way leaves the game.",
    ["played rule=printed"] =
      "A river never bends twice in a row the same way.",
  },
  it = {
    ["how to play"] =
      "Un fiume va dalla sorgente a un lago e non può tornare indietro: "
      .. "subito davanti alla sua estremità aperta non deve esserci nessuna "
      .. "tessera, e due sue estremità non devono correre affiancate. Due "
      .. "curve dalla stessa parte lo riporterebbero indietro.",
    river = "fiume",
    ["the river may not turn back"] =
      "il fiume non può tornare indietro",
    ["branches of the river may not meet"] =
      "i rami del fiume non possono incontrarsi",
    module = "Fiumi: come scorrono",
    about = "impedisce ai fiumi di tornare su se stessi",
    spring = "sorgente",
    lake = "lago",
    ["volcano-lake"] = "lago con un vulcano",
    fork = "biforcazione",
    ["option rule"] = "come può scorrere un fiume",
    ["option rule=safe"] = "nessuna tessera posabile va persa",
    ["option rule=peer"] = "ciò che tornerebbe indietro va perso",
    ["option rule=printed"] = "mai due curve dalla stessa parte",
    ["played rule=safe"] =
      "Un fiume non può tornare indietro, se non quando la sua tessera non "
      .. "si potrebbe posare altrimenti.",
    ["played rule=peer"] =
      "Un fiume non torna mai indietro; una sua tessera che non si potrebbe "
      .. "posare altrimenti lascia il gioco.",
    ["played rule=printed"] =
      "Un fiume non curva mai due volte di seguito dalla stessa parte.",
  },
  fr = {
    ["how to play"] =
      "Une rivière va de sa source à un lac et ne peut pas revenir en "
      .. "arrière : aucune tuile ne doit se trouver juste devant son "
      .. "extrémité ouverte, et deux de ses extrémités ne doivent pas aller "
      .. "côte à côte. Deux coudes du même côté la ramèneraient.",
    river = "rivière",
    ["the river may not turn back"] =
      "la rivière ne peut pas revenir en arrière",
    ["branches of the river may not meet"] =
      "les bras de la rivière ne peuvent pas se rejoindre",
    module = "Rivières : leur cours",
    about = "empêche les rivières de revenir sur elles-mêmes",
    spring = "source",
    lake = "lac",
    ["volcano-lake"] = "lac avec un volcan",
    fork = "bifurcation",
    ["option rule"] = "comment une rivière peut couler",
    ["option rule=safe"] = "aucune tuile posable n'est perdue",
    ["option rule=peer"] = "ce qui reviendrait en arrière est perdu",
    ["option rule=printed"] = "jamais deux virages du même côté",
    ["played rule=safe"] =
      "Une rivière ne peut revenir en arrière, sauf si sa tuile ne pouvait "
      .. "être posée autrement.",
    ["played rule=peer"] =
      "Une rivière ne revient jamais en arrière ; une de ses tuiles qui ne "
      .. "pourrait être posée autrement quitte le jeu.",
    ["played rule=printed"] =
      "Une rivière ne tourne jamais deux fois de suite du même côté.",
  },
  de = {
    ["how to play"] =
      "Ein Fluss läuft von seiner Quelle bis zu einem See und darf nicht "
      .. "umkehren: Gleich vor seinem offenen Ende darf keine Karte liegen, "
      .. "und zwei seiner Enden dürfen nicht nebeneinander laufen. Zwei "
      .. "Biegungen in dieselbe Richtung führten ihn zurück.",
    river = "Fluss",
    ["the river may not turn back"] =
      "der Fluss darf nicht umkehren",
    ["branches of the river may not meet"] =
      "Flussarme dürfen sich nicht treffen",
    module = "Flüsse: ihr Lauf",
    about = "hält Flüsse davon ab, zu sich selbst zurückzukehren",
    spring = "Quelle",
    lake = "See",
    ["volcano-lake"] = "See mit Vulkan",
    fork = "Gabelung",
    ["option rule"] = "wie ein Fluss laufen darf",
    ["option rule=safe"] = "keine Karte, die passt, geht verloren",
    ["option rule=peer"] = "was zurückführen würde, geht verloren",
    ["option rule=printed"] = "nie zweimal dieselbe Biegung",
    ["played rule=safe"] =
      "Ein Fluss darf nicht zurückführen, außer wenn seine Karte anders gar "
      .. "nicht gelegt werden könnte.",
    ["played rule=peer"] =
      "Ein Fluss führt nie zurück; eine Flusskarte, die anders gar nicht "
      .. "gelegt werden könnte, ist aus dem Spiel.",
    ["played rule=printed"] =
      "Ein Fluss macht nie zweimal nacheinander dieselbe Biegung.",
  },
  sv = {
    ["how to play"] =
      "En flod rinner från sin källa till en sjö och får inte vända "
      .. "tillbaka: ingen bricka får ligga rakt framför dess öppna ände, och "
      .. "två av dess ändar får inte rinna bredvid varandra. Två krökar åt "
      .. "samma håll skulle föra den tillbaka.",
    river = "flod",
    ["the river may not turn back"] =
      "floden får inte vända tillbaka",
    ["branches of the river may not meet"] =
      "flodens grenar får inte mötas",
    module = "Floder: deras lopp",
    about = "hindrar floder från att vända tillbaka",
    spring = "källa",
    lake = "sjö",
    ["volcano-lake"] = "sjö med vulkan",
    fork = "delning",
    ["option rule"] = "hur en flod får rinna",
    ["option rule=safe"] = "ingen bricka som kan läggas går förlorad",
    ["option rule=peer"] = "det som vore att vända går förlorat",
    ["option rule=printed"] = "aldrig två svängar åt samma håll",
    ["played rule=safe"] =
      "En flod får inte vända tillbaka, om dess bricka kan läggas på något "
      .. "annat sätt.",
    ["played rule=peer"] =
      "En flod vänder aldrig tillbaka; en flodbricka som inte kan läggas på "
      .. "något annat sätt lämnar spelet.",
    ["played rule=printed"] =
      "En flod svänger aldrig två gånger i rad åt samma håll.",
  },
}
