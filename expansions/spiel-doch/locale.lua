text {
  en = {
    about = "two tiles of a magazine, with which the game begins",
  },
  de = {
    module = "Spiel doch!",
    about = "zwei Karten einer Zeitschrift, mit denen das Spiel beginnt",
  },
  fr = {
    module = "Spiel doch!",
    about = "deux tuiles d'un magazine, par lesquelles la partie commence",
  },
  it = {
    module = "Spiel doch!",
    about = "due tessere di una rivista, con cui comincia la partita",
  },
  sv = {
    module = "Spiel doch!",
    about = "två brickor från en tidning, som spelet börjar med",
  },
}
