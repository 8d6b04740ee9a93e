text {
  en = {
    ["ask fairy"] = "move the fairy to a figure of yours?",
    ["how to play"] =
      "On a tile with a volcano the dragon lands, and no figure. When a tile "
      .. "shows a dragon, he moves six steps, one chosen by each player in "
      .. "turn, and sends home all figures he meets.\n"
      .. "Instead of placing a figure one may move the fairy to an own one: "
      .. "the dragon does not come to her tile, she brings 1 point at the "
      .. "start of a turn, and 3 when what that figure stands on is scored.\n"
      .. "A princess sends a knight home from her city, instead of a figure "
      .. "being placed. From a portal the figure may go to any tile laid, on "
      .. "what is neither occupied nor complete.",
    ["about fairy"] =
      "who stands beside her is safe from the dragon, and brings points "
      .. "while she stays",
    ["explain dragon"] =
      "It goes six steps, one a player in turn, never twice to the same "
      .. "tile and not to the fairy. Figures that it meets go home without "
      .. "points.",
    ["about princess"] = "a knight may be sent home from her city",
    ["about portal"] = "the figure may go to any tile laid before",
    ["about dragon"] = "the dragon moves",
    ["about volcano"] = "the dragon lands here, and no figure",
    step = "step (of 6)",
    dragon = "dragon", fairy = "fairy", princess = "send home",
    barred = "the dragon is there",
    about = "a dragon that eats figures, a fairy that protects, portals",
    volcano = "volcano",
    portal = "portal",
    ["sign princess"] = "princess",
    ["sign dragon"] = "the dragon moves",
    ["ask dragon"] = "where does the dragon go?",
    ["option dragon=before-scoring"] = "before the scoring",
    ["option dragon=after-scoring"] = "after the scoring",
    ["option dragon=off"] = "never",
    ["option fairy=next-follower"] = "with one follower",
    ["option fairy=on-tile"] = "with all on a tile",
    ["option fairy=off"] = "there is no fairy",
    ["option princess=may"] = "it may",
    ["option princess=must"] = "it must",
    ["option princess=off"] = "it stays",
    ["played dragon=before-scoring"] =
      "The dragon of a tile moves before the scoring.",
    ["played dragon=after-scoring"] =
      "The dragon of a tile moves after the scoring.",
    ["played dragon=off"] = "The dragon never moves.",
    ["played fairy=next-follower"] = "The fairy stands with one follower.",
    ["played fairy=on-tile"] = "The fairy stands with all figures on a tile.",
    ["played fairy=off"] = "There is no fairy.",
    ["played princess=may"] =
      "Who lays a princess may send a figure out of her city home.",
    ["played princess=must"] =
      "Who lays a princess must send a figure out of her city home if there "
      .. "is one.",
    ["played princess=off"] = "A princess sends nobody home.",
    ["played portal=true"] = "A portal lets a follower go to any tile.",
    ["played portal=false"] = "A portal leads nowhere.",
  },
  it = {
    ["ask fairy"] = "mettere la fata accanto a una tua figura?",
    ["how to play"] =
      "Su una tessera con un vulcano si posa il drago, e nessuna figura. "
      .. "Quando una tessera mostra un drago, esso fa sei passi, scelti a "
      .. "turno da ciascuno, e manda a casa tutte le figure che incontra.\n"
      .. "Invece di piazzare una figura si può spostare la fata accanto a "
      .. "una propria: il drago non va sulla sua tessera, lei dà 1 punto "
      .. "all'inizio di un turno, e 3 quando si valuta ciò su cui sta quella "
      .. "figura.\n"
      .. "Una principessa manda a casa un cavaliere della sua città, invece "
      .. "di piazzare una figura. Da un portale la figura può andare su ogni "
      .. "tessera già posata, su ciò che non è né occupato né completo.",
    ["about fairy"] =
      "chi le sta accanto è al sicuro dal drago e dà punti finché lei "
      .. "resta",
    ["explain dragon"] =
      "Fa sei passi, uno per giocatore a turno, mai due volte sulla "
      .. "stessa tessera né dalla fata. Le figure che incontra tornano a "
      .. "casa senza punti.",
    ["about princess"] = "un cavaliere della sua città può essere rimandato",
    ["about portal"] = "la figura può andare su ogni tessera già posata",
    ["about dragon"] = "il drago si muove",
    ["about volcano"] = "qui si posa il drago, e nessuna figura",
    step = "passo (di 6)",
    dragon = "drago", fairy = "fata", princess = "manda a casa",
    barred = "c'è il drago",
    module = "La principessa e il drago",
    about = "un drago che mangia le figure, una fata che protegge, portali",
    ["option dragon"] = "quando muove il drago di una tessera",
    ["option fairy"] =
      "la fata sta con un seguace, o con tutti quelli di una tessera",
    ["option princess"] = "se una figura può o deve lasciare la città di una "
      .. "principessa",
    ["option portal"] = "un portale porta un seguace su qualsiasi tessera",
    volcano = "vulcano",
    portal = "portale",
    ["sign princess"] = "principessa",
    ["sign dragon"] = "il drago si muove",
    ["ask dragon"] = "dove va il drago?",
    ["option dragon=before-scoring"] = "prima della valutazione",
    ["option dragon=after-scoring"] = "dopo la valutazione",
    ["option dragon=off"] = "mai",
    ["option fairy=next-follower"] = "con un seguace",
    ["option fairy=on-tile"] = "con tutti su una tessera",
    ["option fairy=off"] = "non c'è la fata",
    ["option princess=may"] = "può",
    ["option princess=must"] = "deve",
    ["option princess=off"] = "resta",
    ["played dragon=before-scoring"] =
      "Il drago di una tessera muove prima della valutazione.",
    ["played dragon=after-scoring"] =
      "Il drago di una tessera muove dopo la valutazione.",
    ["played dragon=off"] = "Il drago non muove mai.",
    ["played fairy=next-follower"] = "La fata sta con un solo seguace.",
    ["played fairy=on-tile"] =
      "La fata sta con tutte le figure di una tessera.",
    ["played fairy=off"] = "Non c'è la fata.",
    ["played princess=may"] =
      "Chi posa una principessa può mandare a casa una figura dalla sua città.",
    ["played princess=must"] =
      "Chi posa una principessa deve mandare a casa una figura dalla sua "
      .. "città, se ce n'è una.",
    ["played princess=off"] = "Una principessa non manda a casa nessuno.",
    ["played portal=true"] =
      "Un portale porta un seguace su qualsiasi tessera.",
    ["played portal=false"] = "Un portale non porta da nessuna parte.",
  },
  fr = {
    ["ask fairy"] = "placer la fée auprès d'une de vos figurines ?",
    ["how to play"] =
      "Sur une tuile avec un volcan se pose le dragon, et aucune figurine. "
      .. "Quand une tuile montre un dragon, il fait six pas, que les joueurs "
      .. "choisissent à tour de rôle, et renvoie toutes les figurines qu'il "
      .. "rencontre.\n"
      .. "Au lieu de poser une figurine, on peut mettre la fée auprès d'une "
      .. "des siennes : le dragon ne vient pas sur sa tuile, elle rapporte 1 "
      .. "point au début d'un tour, et 3 quand est évalué ce que cette "
      .. "figurine occupe.\n"
      .. "Une princesse renvoie un chevalier de sa ville, au lieu qu'on pose "
      .. "une figurine. Par un portail, la figurine peut aller sur toute "
      .. "tuile déjà posée, là où rien n'est occupé ni terminé.",
    ["about fairy"] =
      "qui est près d'elle ne craint pas le dragon et rapporte des "
      .. "points tant qu'elle reste",
    ["explain dragon"] =
      "Il fait six pas, un par joueur à son tour, jamais deux fois sur "
      .. "la même tuile ni vers la fée. Les figurines qu'il rencontre "
      .. "rentrent sans points.",
    ["about princess"] = "un chevalier de sa ville peut être renvoyé",
    ["about portal"] = "la figurine peut aller sur toute tuile déjà posée",
    ["about dragon"] = "le dragon se déplace",
    ["about volcano"] = "le dragon s'y pose, et aucune figurine",
    step = "pas (sur 6)",
    dragon = "dragon", fairy = "fée", princess = "renvoyer",
    barred = "le dragon s'y trouve",
    module = "La princesse et le dragon",
    about = "un dragon qui dévore, une fée qui protège, des portails",
    ["option dragon"] = "quand bouge le dragon d'une tuile",
    ["option fairy"] =
      "la fée accompagne un partisan, ou tous ceux d'une tuile",
    ["option princess"] =
      "si une figurine peut ou doit quitter la ville d'une princesse",
    ["option portal"] =
      "un portail mène un partisan à n'importe quelle tuile",
    volcano = "volcan",
    portal = "portail",
    ["sign princess"] = "princesse",
    ["sign dragon"] = "le dragon bouge",
    ["ask dragon"] = "où va le dragon ?",
    ["option dragon=before-scoring"] = "avant l'évaluation",
    ["option dragon=after-scoring"] = "après l'évaluation",
    ["option dragon=off"] = "jamais",
    ["option fairy=next-follower"] = "avec un partisan",
    ["option fairy=on-tile"] = "avec tous ceux d'une tuile",
    ["option fairy=off"] = "il n'y a pas de fée",
    ["option princess=may"] = "elle peut",
    ["option princess=must"] = "elle doit",
    ["option princess=off"] = "elle reste",
    ["played dragon=before-scoring"] =
      "Le dragon d'une tuile bouge avant l'évaluation.",
    ["played dragon=after-scoring"] =
      "Le dragon d'une tuile bouge après l'évaluation.",
    ["played dragon=off"] = "Le dragon ne bouge jamais.",
    ["played fairy=next-follower"] = "La fée accompagne un seul partisan.",
    ["played fairy=on-tile"] =
      "La fée accompagne toutes les figurines d'une tuile.",
    ["played fairy=off"] = "Il n'y a pas de fée.",
    ["played princess=may"] =
      "Qui pose une princesse peut renvoyer une figurine de sa ville.",
    ["played princess=must"] =
      "Qui pose une princesse doit renvoyer une figurine de sa ville s'il y "
      .. "en a une.",
    ["played princess=off"] = "Une princesse ne renvoie personne.",
    ["played portal=true"] =
      "Un portail mène un partisan à n'importe quelle tuile.",
    ["played portal=false"] = "Un portail ne mène nulle part.",
  },
  de = {
    ["ask fairy"] = "die Fee zu einer eigenen Figur stellen?",
    ["how to play"] =
      "Auf einer Karte mit Vulkan landet der Drache, und keine Figur. Zeigt "
      .. "eine Karte einen Drachen, so zieht er sechs Schritte, die reihum "
      .. "jeder wählt, und schickt alle Figuren heim, die er trifft.\n"
      .. "Statt eine Figur einzusetzen, darf man die Fee zu einer eigenen "
      .. "stellen: Der Drache kommt nicht auf ihre Karte, sie bringt 1 Punkt "
      .. "zu Beginn eines Zuges, und 3, wenn gewertet wird, worauf diese "
      .. "Figur steht.\n"
      .. "Ein Burgfräulein schickt einen Ritter aus seiner Stadt heim, statt "
      .. "dass eine Figur eingesetzt wird. Durch ein Portal darf die Figur "
      .. "auf jede Karte, die liegt, auf das, was weder besetzt noch fertig "
      .. "ist.",
    ["about fairy"] =
      "wer bei ihr steht, ist vor dem Drachen sicher und bringt Punkte, "
      .. "solange sie bleibt",
    ["explain dragon"] =
      "Er geht sechs Schritte, reihum je einen, nie zweimal auf "
      .. "dieselbe Karte und nicht zur Fee. Figuren, die er trifft, kommen "
      .. "ohne Punkte nach Hause.",
    ["about princess"] = "aus ihrer Stadt darf ein Ritter heimgeschickt werden",
    ["about portal"] = "die Figur darf auf jede Karte, die schon liegt",
    ["about dragon"] = "der Drache zieht",
    ["about volcano"] = "hier landet der Drache, und keine Figur",
    step = "Schritt (von 6)",
    dragon = "Drache", fairy = "Fee", princess = "heimschicken",
    barred = "dort ist der Drache",
    module = "Burgfräulein und Drache",
    about = "ein Drache, der Figuren frisst, eine Fee, die schützt, Portale",
    ["option dragon"] = "wann der Drache einer Karte zieht",
    ["option fairy"] =
      "die Fee steht bei einer Figur, oder bei allen auf einer Karte",
    ["option princess"] =
      "ob eine Figur aus der Stadt des Burgfräuleins muss oder nur "
      .. "kann",
    ["option portal"] = "durch ein Portal geht eine Figur auf irgendeine Karte",
    volcano = "Vulkan",
    portal = "Portal",
    ["sign princess"] = "Burgfräulein",
    ["sign dragon"] = "der Drache zieht",
    ["ask dragon"] = "Wohin zieht der Drache?",
    ["option dragon=before-scoring"] = "vor der Wertung",
    ["option dragon=after-scoring"] = "nach der Wertung",
    ["option dragon=off"] = "nie",
    ["option fairy=next-follower"] = "bei einem Gefolgsmann",
    ["option fairy=on-tile"] = "bei allen auf einer Karte",
    ["option fairy=off"] = "es gibt keine Fee",
    ["option princess=may"] = "sie darf",
    ["option princess=must"] = "sie muss",
    ["option princess=off"] = "sie bleibt",
    ["played dragon=before-scoring"] =
      "Der Drache einer Karte zieht vor der Wertung.",
    ["played dragon=after-scoring"] =
      "Der Drache einer Karte zieht nach der Wertung.",
    ["played dragon=off"] = "Der Drache zieht nie.",
    ["played fairy=next-follower"] = "Die Fee steht bei einem Gefolgsmann.",
    ["played fairy=on-tile"] =
      "Die Fee steht bei allen Figuren auf einer Karte.",
    ["played fairy=off"] = "Es gibt keine Fee.",
    ["played princess=may"] =
      "Wer ein Burgfräulein legt, darf eine Figur aus ihrer Stadt "
      .. "heimschicken.",
    ["played princess=must"] =
      "Wer ein Burgfräulein legt, muss eine Figur aus ihrer Stadt "
      .. "heimschicken, wenn eine dort steht.",
    ["played princess=off"] = "Ein Burgfräulein schickt niemanden heim.",
    ["played portal=true"] =
      "Durch ein Portal darf ein Gefolgsmann auf jede Karte gehen.",
    ["played portal=false"] = "Ein Portal führt nirgendwohin.",
  },
  sv = {
    ["ask fairy"] = "ställa fen hos en egen figur?",
    ["how to play"] =
      "På en bricka med en vulkan landar draken, och ingen figur. Visar en "
      .. "bricka en drake går draken sex steg, som spelarna väljer i tur och "
      .. "ordning, och skickar hem alla figurer den möter.\n"
      .. "I stället för att placera en figur får man ställa fen hos en egen: "
      .. "draken kommer inte till hennes bricka, hon ger 1 poäng i början av "
      .. "en tur, och 3 när det som figuren står på ger poäng.\n"
      .. "En prinsessa skickar hem en riddare från sin stad, i stället för "
      .. "att en figur placeras. Genom en portal får figuren gå till vilken "
      .. "lagd bricka som helst, till det som varken är upptaget eller "
      .. "färdigt.",
    ["about fairy"] =
      "den som står hos henne är säker för draken och ger poäng så "
      .. "länge hon stannar",
    ["explain dragon"] =
      "Den går sex steg, ett per spelare i tur, aldrig två gånger till "
      .. "samma bricka och inte till fen. Figurer som den möter går hem "
      .. "utan poäng.",
    ["about princess"] = "en riddare i hennes stad får skickas hem",
    ["about portal"] = "figuren får gå till vilken lagd bricka som helst",
    ["about dragon"] = "draken flyttar sig",
    ["about volcano"] = "här landar draken, och ingen figur",
    step = "steg (av 6)",
    dragon = "drake", fairy = "fe", princess = "skicka hem",
    barred = "draken är där",
    module = "Prinsessan och draken",
    about = "en drake som äter figurer, en fe som skyddar, portaler",
    ["option dragon"] = "när en brickas drake rör sig",
    ["option fairy"] =
      "fen står hos en följeslagare, eller hos alla på en bricka",
    ["option princess"] =
      "om en figur får eller måste lämna prinsessans stad",
    ["option portal"] =
      "en portal låter en följeslagare gå till vilken bricka som "
      .. "helst",
    volcano = "vulkan",
    portal = "portal",
    ["sign princess"] = "prinsessa",
    ["sign dragon"] = "draken rör sig",
    ["ask dragon"] = "vart går draken?",
    ["option dragon=before-scoring"] = "före poängräkningen",
    ["option dragon=after-scoring"] = "efter poängräkningen",
    ["option dragon=off"] = "aldrig",
    ["option fairy=next-follower"] = "hos en följeslagare",
    ["option fairy=on-tile"] = "hos alla på en bricka",
    ["option fairy=off"] = "det finns ingen fe",
    ["option princess=may"] = "den får",
    ["option princess=must"] = "den måste",
    ["option princess=off"] = "den stannar",
    ["played dragon=before-scoring"] =
      "En brickas drake rör sig före poängräkningen.",
    ["played dragon=after-scoring"] =
      "En brickas drake rör sig efter poängräkningen.",
    ["played dragon=off"] = "Draken rör sig aldrig.",
    ["played fairy=next-follower"] = "Fen står hos en följeslagare.",
    ["played fairy=on-tile"] = "Fen står hos alla figurer på en bricka.",
    ["played fairy=off"] = "Det finns ingen fe.",
    ["played princess=may"] =
      "Den som lägger en prinsessa får skicka hem en figur ur hennes stad.",
    ["played princess=must"] =
      "Den som lägger en prinsessa måste skicka hem en figur ur hennes stad "
      .. "om det finns någon.",
    ["played princess=off"] = "En prinsessa skickar inte hem någon.",
    ["played portal=true"] =
      "En portal låter en följeslagare gå till vilken bricka som helst.",
    ["played portal=false"] = "En portal leder ingenstans.",
  },
}
