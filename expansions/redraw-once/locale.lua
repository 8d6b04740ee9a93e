text {
  en = {
    ["explain redraw"] =
      "You may do so once a game: this tile leaves the game, and you "
      .. "lay the one drawn then.",
    ["ask redraw"] = "discard this tile and draw another?",
    redraw = "discard", keep = "keep",
    ["tile drawn"] = "the tile drawn",
    about = "once a game everybody may put a tile back and draw another",
  },
  it = {
    ["explain redraw"] =
      "Puoi farlo una volta a partita: questa tessera esce dal gioco e "
      .. "posi quella pescata allora.",
    ["ask redraw"] = "scartare questa tessera e pescarne un'altra?",
    redraw = "scarta", keep = "tieni",
    module = "Ripesca una volta",
    ["tile drawn"] = "tessera pescata",
    about = "una volta a partita ognuno può rimettere la tessera e ripescare",
  },
  fr = {
    ["explain redraw"] =
      "Vous pouvez le faire une fois par partie : cette tuile quitte le "
      .. "jeu et vous posez celle que vous piochez alors.",
    ["ask redraw"] = "défausser cette tuile et en piocher une autre ?",
    redraw = "défausser", keep = "garder",
    module = "Repiocher une fois",
    ["tile drawn"] = "tuile piochée",
    about = "une fois par partie, chacun peut remettre sa tuile et en "
      .. "piocher une autre",
  },
  de = {
    ["explain redraw"] =
      "Das darfst du einmal im Spiel: Diese Karte ist aus dem Spiel, "
      .. "und du legst die dann gezogene.",
    ["ask redraw"] = "diese Karte abwerfen und eine andere ziehen?",
    redraw = "abwerfen", keep = "behalten",
    module = "Einmal neu ziehen",
    ["tile drawn"] = "gezogene Karte",
    about = "jeder darf einmal eine Karte zurücklegen und neu ziehen",
  },
  sv = {
    ["explain redraw"] =
      "Det får du göra en gång per parti: brickan lämnar spelet och du "
      .. "lägger den som dras då.",
    ["ask redraw"] = "kasta brickan och dra en annan?",
    redraw = "kasta", keep = "behåll",
    module = "Dra om en gång",
    ["tile drawn"] = "dragen bricka",
    about = "en gång per parti får man lägga tillbaka en bricka och dra "
      .. "en ny",
  },
}
