text {
  en = {
    redraw = "discard this tile and draw another?", keep = "keep it",
  },
  it = {
    redraw = "scartare questa tessera e pescarne un'altra?", keep = "tienila",
  },
  fr = {
    redraw = "défausser cette tuile et en piocher une autre ?",
    keep = "la garder",
  },
  de = {
    redraw = "diese Karte abwerfen und eine andere ziehen?",
    keep = "behalten",
  },
  sv = {
    redraw = "kasta brickan och dra en annan?", keep = "behåll den",
  },
}
