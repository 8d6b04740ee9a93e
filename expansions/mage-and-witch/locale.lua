text {
  en = {
    ["how to play"] =
      "Who lays a tile with a magic sign moves the mage or the witch to "
      .. "another road or city that is not complete. Where the mage stands "
      .. "each tile is worth 1 point more; where the witch stands the points "
      .. "are halved, rounded up. Both leave when it is complete. If a tile "
      .. "brings them together on one road or city, one of them has to move.",
    ["explain magic"] =
      "One of them goes to a road or city that is not complete. With "
      .. "the mage it scores a point more for each tile, with the witch "
      .. "half.",
    ["about magic"] = "the mage or the witch is moved",
    ["sign magic"] = "magic sign",
    mage = "mage", witch = "witch", magic = "who goes where?",
    aside = "set aside",
    about = "he adds a point a tile, she halves what a feature is worth",
    ["option check=tile"] = "only a tile",
    ["option check=ferry"] = "a ferry, too",
    ["played check=tile"] =
      "Mage and witch part only when a tile brings them together.",
    ["played check=ferry"] =
      "Mage and witch part when a tile or a ferry brings them together.",
  },
  it = {
    ["how to play"] =
      "Chi posa una tessera con un segno magico sposta il mago o la strega su "
      .. "un'altra strada o città non completa. Dove sta il mago ogni tessera "
      .. "vale 1 punto in più; dove sta la strega i punti si dimezzano, "
      .. "arrotondati per eccesso. Tutti e due vanno via quando è completa. Se "
      .. "una tessera li riunisce su una strada o in una città, uno dei due "
      .. "deve spostarsi.",
    ["explain magic"] =
      "Uno dei due va su una strada o città incompleta. Con il mago "
      .. "essa dà un punto in più per tessera, con la strega la metà.",
    ["about magic"] = "si muove il mago o la strega",
    ["sign magic"] = "segno magico",
    mage = "mago", witch = "strega", magic = "chi va dove?",
    aside = "metti da parte",
    module = "Il mago e la strega",
    about = "lui dà un punto per tessera, lei dimezza il valore",
    ["option check"] = "se solo una tessera, o anche un traghetto, separa i "
      .. "due quando li riunisce",
    ["option check=tile"] = "solo una tessera",
    ["option check=ferry"] = "anche un traghetto",
    ["played check=tile"] =
      "Il mago e la strega si separano solo se una tessera li riunisce.",
    ["played check=ferry"] =
      "Il mago e la strega si separano se una tessera o un traghetto li "
      .. "riunisce.",
  },
  fr = {
    ["how to play"] =
      "Qui pose une tuile avec un signe magique déplace le mage ou la sorcière "
      .. "vers un autre chemin ou une autre ville qui n'est pas terminé. Là où "
      .. "est le mage, chaque tuile vaut 1 point de plus ; là où est la "
      .. "sorcière, les points sont divisés par deux, arrondis vers le haut. "
      .. "Tous deux partent quand c'est terminé. Si une tuile les réunit sur "
      .. "un chemin ou dans une ville, l'un des deux doit partir.",
    ["explain magic"] =
      "L'un d'eux va sur un chemin ou une ville inachevés. Avec le mage "
      .. "ils rapportent un point de plus par tuile, avec la sorcière la "
      .. "moitié.",
    ["about magic"] = "le mage ou la sorcière se déplace",
    ["sign magic"] = "signe magique",
    mage = "mage", witch = "sorcière", magic = "qui va où ?",
    aside = "mettre de côté",
    module = "Le mage et la sorcière",
    about = "il ajoute un point par tuile, elle divise la valeur par deux",
    ["option check"] = "si seule une tuile, ou un bac aussi, sépare les deux "
      .. "quand ils se retrouvent",
    ["option check=tile"] = "seulement une tuile",
    ["option check=ferry"] = "un bac aussi",
    ["played check=tile"] =
      "Le mage et la sorcière ne se séparent que si une tuile les réunit.",
    ["played check=ferry"] =
      "Le mage et la sorcière se séparent si une tuile ou un bac les réunit.",
  },
  de = {
    ["how to play"] =
      "Wer eine Karte mit einem Zauberzeichen legt, versetzt den Magier oder "
      .. "die Hexe auf eine andere Straße oder in eine andere Stadt, die nicht "
      .. "fertig ist. Wo der Magier steht, ist jede Karte 1 Punkt mehr wert; "
      .. "wo die Hexe steht, zählt nur die Hälfte der Punkte, aufgerundet. "
      .. "Beide gehen, wenn es fertig ist. Bringt eine Karte sie auf einer "
      .. "Straße oder in einer Stadt zusammen, muss eines von beiden weg.",
    ["explain magic"] =
      "Eine der beiden Figuren geht auf eine unfertige Straße oder in "
      .. "eine unfertige Stadt. Mit dem Magier bringt diese je Karte einen "
      .. "Punkt mehr, mit der Hexe die Hälfte.",
    ["about magic"] = "der Magier oder die Hexe wird versetzt",
    ["sign magic"] = "Zauberzeichen",
    mage = "Magier", witch = "Hexe", magic = "Wer geht wohin?",
    aside = "zur Seite stellen",
    module = "Magier und Hexe",
    about = "er bringt einen Punkt je Karte, sie halbiert den Wert",
    ["option check"] = "ob nur eine Karte oder auch eine Fähre die beiden "
      .. "trennt, wenn sie sie zusammenbringt",
    ["option check=tile"] = "nur eine Karte",
    ["option check=ferry"] = "auch eine Fähre",
    ["played check=tile"] =
      "Magier und Hexe trennen sich nur, wenn eine Karte sie zusammenbringt.",
    ["played check=ferry"] =
      "Magier und Hexe trennen sich, wenn eine Karte oder eine Fähre sie "
      .. "zusammenbringt.",
  },
  sv = {
    ["how to play"] =
      "Den som lägger en bricka med ett trolltecken flyttar magikern eller "
      .. "häxan till en annan väg eller stad som inte är färdig. Där magikern "
      .. "står är varje bricka värd 1 poäng mer; där häxan står halveras "
      .. "poängen, avrundat uppåt. Båda går när det är färdigt. Om en bricka "
      .. "för ihop dem på en väg eller i en stad måste en av dem flytta.",
    ["explain magic"] =
      "En av dem går till en ofärdig väg eller stad. Med magikern ger "
      .. "den en poäng mer per bricka, med häxan hälften.",
    ["about magic"] = "magikern eller häxan flyttas",
    ["sign magic"] = "trolltecken",
    mage = "magiker", witch = "häxa", magic = "vem går vart?",
    aside = "ställ åt sidan",
    module = "Magikern och häxan",
    about = "han ger en poäng per bricka, hon halverar värdet",
    ["option check"] = "om bara en bricka, eller en färja också, skiljer de "
      .. "två åt när den för dem samman",
    ["option check=tile"] = "bara en bricka",
    ["option check=ferry"] = "en färja också",
    ["played check=tile"] =
      "Magikern och häxan skils åt bara när en bricka för dem samman.",
    ["played check=ferry"] =
      "Magikern och häxan skils åt när en bricka eller en färja för dem "
      .. "samman.",
  },
}
