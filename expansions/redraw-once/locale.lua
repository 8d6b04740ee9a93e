text {
  en = {
    redraw = "discard this tile and draw another?", keep = "keep it",
    drawn = "the tile drawn",
    about = "once a game everybody may put a tile back and draw another",
  },
  it = {
    redraw = "scartare questa tessera e pescarne un'altra?", keep = "tienila",
    module = "Ripesca una volta",
    drawn = "tessera pescata",
    about = "una volta a partita ognuno può rimettere la tessera e ripescare",
  },
  fr = {
    redraw = "défausser cette tuile et en piocher une autre ?",
    keep = "la garder",
    module = "Repiocher une fois",
    drawn = "tuile piochée",
    about = "une fois par partie, chacun peut remettre sa tuile et en "
      .. "piocher une autre",
  },
  de = {
    redraw = "diese Karte abwerfen und eine andere ziehen?",
    keep = "behalten",
    module = "Einmal neu ziehen",
    drawn = "gezogene Karte",
    about = "jeder darf einmal eine Karte zurücklegen und neu ziehen",
  },
  sv = {
    redraw = "kasta brickan och dra en annan?", keep = "behåll den",
    module = "Dra om en gång",
    drawn = "dragen bricka",
    about = "en gång per parti får man lägga tillbaka en bricka och dra "
      .. "en ny",
  },
}
