text {
  en = {
    mage = "mage", witch = "witch", magic = "who goes where?",
    aside = "set aside",
    about = "he adds a point a tile, she halves what a feature is worth",
  },
  it = {
    mage = "mago", witch = "strega", magic = "chi va dove?",
    aside = "metti da parte",
    module = "Il mago e la strega",
    about = "lui dà un punto per tessera, lei dimezza il valore",
    ["option check"] = "se solo una tessera, o anche un traghetto, separa i "
      .. "due quando li riunisce",
  },
  fr = {
    mage = "mage", witch = "sorcière", magic = "qui va où ?",
    aside = "mettre de côté",
    module = "Le mage et la sorcière",
    about = "il ajoute un point par tuile, elle divise la valeur par deux",
    ["option check"] = "si seule une tuile, ou un bac aussi, sépare les deux "
      .. "quand ils se retrouvent",
  },
  de = {
    mage = "Magier", witch = "Hexe", magic = "Wer geht wohin?",
    aside = "zur Seite stellen",
    module = "Magier und Hexe",
    about = "er bringt einen Punkt je Karte, sie halbiert den Wert",
    ["option check"] = "ob nur eine Karte oder auch eine Fähre die beiden "
      .. "trennt, wenn sie sie zusammenbringt",
  },
  sv = {
    mage = "magiker", witch = "häxa", magic = "vem går vart?",
    aside = "ställ åt sidan",
    module = "Magikern och häxan",
    about = "han ger en poäng per bricka, hon halverar värdet",
    ["option check"] = "om bara en bricka, eller en färja också, skiljer de "
      .. "två åt när den för dem samman",
  },
}
