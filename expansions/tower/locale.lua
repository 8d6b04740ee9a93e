text {
  en = {
    ["how to play"] =
      "Instead of placing a figure one may set a tower piece on a tower site "
      .. "or a tower. Then one figure in its row or column may be captured, "
      .. "no more tiles away than the tower is high. Two players who hold "
      .. "figures of each other exchange one at once; otherwise its owner "
      .. "may buy it back for 3 points, once a turn.\n"
      .. "A figure may also go on top of a tower: it scores nothing there, "
      .. "but the tower grows no more.",
    ["about tower-piece"] =
      "the tower grows, and you may capture a figure in its row or "
      .. "column that is no more tiles away than it is high",
    ["about ransom"] =
      "you pay 3 points to whoever holds it, and it comes home",
    ["explain capture"] =
      "A figure of another player goes to your prison, until it is "
      .. "exchanged or you are paid 3 points for it. One of your own comes "
      .. "home.",
    ["explain exchange"] =
      "It comes home to you for the one that you have just captured, "
      .. "which goes home as well.",
    ["about tower"] = "a tower may be built here, piece by piece",
    ["tower-piece"] = { "tower piece", "tower pieces" },
    capture = "capture",
    exchange = "exchange", ransom = "ransom", prison = "prison",
    ["points ransom"] = "ransom",
    about = "towers that capture figures, which are exchanged or ransomed",
    tower = "tower site",
    ["ask exchange"] = "exchange whom?",
    ["ask capture"] = "capture a figure?",
  },
  it = {
    ["how to play"] =
      "Invece di piazzare una figura si può mettere un pezzo di torre su una "
      .. "base di torre o su una torre. Poi si può catturare una figura "
      .. "della sua riga o colonna, distante al massimo tante tessere quanto "
      .. "la torre è alta. Due giocatori che tengono figure l'uno dell'altro "
      .. "ne scambiano subito una; altrimenti una volta per turno si può "
      .. "riscattare la propria per 3 punti.\n"
      .. "Una figura può anche salire su una torre: lì non dà punti, ma la "
      .. "torre non cresce più.",
    ["about tower-piece"] =
      "la torre cresce e puoi catturare una figura della sua riga o "
      .. "colonna distante al massimo tante tessere quanto è alta",
    ["about ransom"] = "paghi 3 punti a chi la tiene e torna a casa",
    ["explain capture"] =
      "La figura di un altro giocatore va nella tua prigione, finché è "
      .. "scambiata o ti pagano 3 punti. Una delle tue torna a casa.",
    ["explain exchange"] =
      "Torna da te in cambio di quella appena catturata, che torna a "
      .. "casa anch'essa.",
    ["about tower"] = "qui può crescere una torre, pezzo per pezzo",
    ["tower-piece"] = { "pezzo di torre", "pezzi di torre" },
    capture = "cattura",
    exchange = "scambia", ransom = "riscatta", prison = "prigione",
    ["points ransom"] = "riscatto",
    module = "La torre",
    about = "torri che catturano figure, scambiate o riscattate",
    tower = "base di torre",
    ["ask exchange"] = "chi scambi?",
    ["ask capture"] = "catturare una figura?",
  },
  fr = {
    ["how to play"] =
      "Au lieu de poser une figurine, on peut mettre un étage de tour sur un "
      .. "pied de tour ou une tour. Puis on peut capturer une figurine de sa "
      .. "rangée ou colonne, à une distance d'au plus sa hauteur en tuiles. "
      .. "Deux joueurs qui détiennent des figurines l'un de l'autre en "
      .. "échangent une aussitôt ; sinon on peut une fois par tour racheter "
      .. "la sienne pour 3 points.\n"
      .. "Une figurine peut aussi monter sur une tour : elle n'y rapporte "
      .. "rien, mais la tour ne monte plus.",
    ["about tower-piece"] =
      "la tour monte, et vous pouvez capturer une figurine de sa rangée "
      .. "ou colonne à une distance d'au plus sa hauteur en tuiles",
    ["about ransom"] = "vous payez 3 points à qui la détient, et elle rentre",
    ["explain capture"] =
      "La figurine d'un autre joueur va dans votre prison, jusqu'à un "
      .. "échange ou une rançon de 3 points. Une des vôtres rentre.",
    ["explain exchange"] =
      "Elle rentre chez vous contre celle que vous venez de capturer, "
      .. "qui rentre aussi.",
    ["about tower"] = "une tour peut s'élever ici, étage par étage",
    ["tower-piece"] = { "étage de tour", "étages de tour" },
    capture = "capturer",
    exchange = "échanger", ransom = "racheter",
    prison = "prison",
    ["points ransom"] = "rançon",
    module = "La tour",
    about = "des tours qui capturent des figurines, échangées ou rachetées",
    tower = "pied de tour",
    ["ask exchange"] = "qui échanger ?",
    ["ask capture"] = "capturer une figurine ?",
  },
  de = {
    ["how to play"] =
      "Statt eine Figur einzusetzen, darf man ein Turmteil auf einen "
      .. "Bauplatz oder einen Turm legen. Dann darf man eine Figur in seiner "
      .. "Reihe oder Spalte gefangen nehmen, die nicht mehr Karten entfernt "
      .. "ist, als der Turm hoch ist. Halten zwei Spieler Figuren "
      .. "voneinander, tauschen sie sofort eine aus; sonst darf man einmal "
      .. "im Zug eine eigene für 3 Punkte auslösen.\n"
      .. "Eine Figur darf auch auf einen Turm: Dort zählt sie nichts, aber "
      .. "der Turm wächst nicht mehr.",
    ["about tower-piece"] =
      "der Turm wächst, und du darfst eine Figur seiner Reihe oder "
      .. "Spalte fangen, die nicht mehr Karten entfernt ist, als er hoch "
      .. "ist",
    ["about ransom"] =
      "du zahlst 3 Punkte an den, der sie gefangen hält, und sie kommt "
      .. "nach Hause",
    ["explain capture"] =
      "Die Figur von jemand anderem kommt in dein Gefängnis, bis sie "
      .. "ausgetauscht wird oder du 3 Punkte für sie bekommst. Eine eigene "
      .. "kommt nach Hause.",
    ["explain exchange"] =
      "Sie kommt zu dir nach Hause, für die eben gefangene, die "
      .. "ebenfalls nach Hause kommt.",
    ["about tower"] = "hier darf ein Turm wachsen, Stück für Stück",
    ["tower-piece"] = { "Turmteil", "Turmteile" },
    capture = "gefangen nehmen",
    exchange = "austauschen", ransom = "auslösen",
    prison = "Gefängnis",
    ["points ransom"] = "Lösegeld",
    module = "Der Turm",
    about = "Türme, die Figuren gefangen nehmen, mit Austausch und Lösegeld",
    tower = "Bauplatz eines Turms",
    ["ask exchange"] = "wen austauschen?",
    ["ask capture"] = "Eine Figur gefangen nehmen?",
  },
  sv = {
    ["how to play"] =
      "I stället för att placera en figur får man lägga en torndel på en "
      .. "tornplats eller ett torn. Sedan får man tillfångata en figur i "
      .. "dess rad eller kolumn, inte fler brickor bort än tornet är högt. "
      .. "Två spelare som håller varandras figurer utväxlar genast en; "
      .. "annars får man en gång per tur lösa ut en egen för 3 poäng.\n"
      .. "En figur får också ställas på ett torn: där ger den inga poäng, "
      .. "men tornet växer inte mer.",
    ["about tower-piece"] =
      "tornet växer, och du får fånga en figur i dess rad eller kolumn "
      .. "som inte är fler brickor bort än det är högt",
    ["about ransom"] =
      "du betalar 3 poäng till den som håller den, och den kommer hem",
    ["explain capture"] =
      "En annan spelares figur går till ditt fängelse tills den byts "
      .. "eller du får 3 poäng för den. En egen kommer hem.",
    ["explain exchange"] =
      "Den kommer hem till dig i byte mot den som du nyss tog till "
      .. "fånga, som också går hem.",
    ["about tower"] = "här får ett torn växa, del för del",
    ["tower-piece"] = { "torndel", "torndelar" },
    capture = "tillfångata",
    exchange = "utväxla", ransom = "lösa ut", prison = "fängelse",
    ["points ransom"] = "lösensumma",
    module = "Tornet",
    about = "torn som tar figurer till fånga, med utbyte och lösen",
    tower = "tornplats",
    ["ask exchange"] = "vem byter du?",
    ["ask capture"] = "ta en figur till fånga?",
  },
}
