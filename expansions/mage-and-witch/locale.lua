text {
  en = {
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
