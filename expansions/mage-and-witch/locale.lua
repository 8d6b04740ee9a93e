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
  },
  fr = {
    mage = "mage", witch = "sorcière", magic = "qui va où ?",
    aside = "mettre de côté",
    module = "Le mage et la sorcière",
    about = "il ajoute un point par tuile, elle divise la valeur par deux",
  },
  de = {
    mage = "Magier", witch = "Hexe", magic = "Wer geht wohin?",
    aside = "zur Seite stellen",
    module = "Magier und Hexe",
    about = "er bringt einen Punkt je Karte, sie halbiert den Wert",
  },
  sv = {
    mage = "magiker", witch = "häxa", magic = "vem går vart?",
    aside = "ställ åt sidan",
    module = "Magikern och häxan",
    about = "han ger en poäng per bricka, hon halverar värdet",
  },
}
