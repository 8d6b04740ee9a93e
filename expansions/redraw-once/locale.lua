text {
  en = {
    ["ask redraw"] = "discard this tile and draw another?",
    redraw = "discard", keep = "keep",
    ["tile drawn"] = "the tile drawn",
    about = "once a game everybody may put a tile back and draw another",
  },
  it = {
    ["ask redraw"] = "scartare questa tessera e pescarne un'altra?",
    redraw = "scarta", keep = "tieni",
    module = "Ripesca una volta",
    ["tile drawn"] = "tessera pescata",
    about = "una volta a partita ognuno può rimettere la tessera e ripescare",
  },
  fr = {
    ["ask redraw"] = "défausser cette tuile et en piocher une autre ?",
    redraw = "défausser", keep = "garder",
    module = "Repiocher une fois",
    ["tile drawn"] = "tuile piochée",
    about = "une fois par partie, chacun peut remettre sa tuile et en "
      .. "piocher une autre",
  },
  de = {
    ["ask redraw"] = "diese Karte abwerfen und eine andere ziehen?",
    redraw = "abwerfen", keep = "behalten",
    module = "Einmal neu ziehen",
    ["tile drawn"] = "gezogene Karte",
    about = "jeder darf einmal eine Karte zurücklegen und neu ziehen",
  },
  sv = {
    ["ask redraw"] = "kasta brickan och dra en annan?",
    redraw = "kasta", keep = "behåll",
    module = "Dra om en gång",
    ["tile drawn"] = "dragen bricka",
    about = "en gång per parti får man lägga tillbaka en bricka och dra "
      .. "en ny",
  },
}
