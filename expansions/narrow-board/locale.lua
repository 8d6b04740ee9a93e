text {
  en = {
    ["the board would be too wide"] = "the board would be too wide",
  },
  it = {
    ["the board would be too wide"] = "l'area di gioco sarebbe troppo larga",
  },
  fr = {
    ["the board would be too wide"] = "le plateau serait trop large",
  },
  de = {
    ["the board would be too wide"] = "das Spielfeld würde zu breit",
  },
  sv = {
    ["the board would be too wide"] = "spelplanen skulle bli för bred",
  },
}
