text {
  en = {
    ["how to play"] =
      "Once in the game everybody may discard the tile just drawn, instead "
      .. "of laying it, and draw another one, which is laid then. The first "
      .. "tile leaves the game.",
    ["explain redraw"] =
      "You may do so once a game: this tile leaves the game, and you "
      .. "lay the one drawn then.",
    ["ask redraw"] = "discard this tile and draw another?",
    redraw = "discard", keep = "keep",
    ["tile drawn"] = "the tile drawn",
    about = "once a game everybody may put a tile back and draw another",
  },
  it = {
    ["how to play"] =
      "Una volta nella partita ognuno può scartare la tessera appena pescata "
      .. "invece di posarla, e pescarne un'altra, che allora posa. La prima "
      .. "esce dal gioco.",
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
    ["how to play"] =
      "Une fois dans la partie, chacun peut défausser la tuile qu'il vient "
      .. "de piocher au lieu de la poser, et en piocher une autre, qu'il "
      .. "pose alors. La première quitte le jeu.",
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
    ["how to play"] =
      "Einmal im Spiel darf jeder die eben gezogene Karte abwerfen, statt "
      .. "sie zu legen, und eine andere ziehen, die dann gelegt wird. Die "
      .. "erste ist aus dem Spiel.",
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
    ["how to play"] =
      "En gång i spelet får var och en kasta den nyss dragna brickan i "
      .. "stället för att lägga den, och dra en annan, som då läggs. Den "
      .. "första lämnar spelet.",
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
