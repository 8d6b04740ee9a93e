text {
  en = {
    ["how to play"] =
      "When the game begins two tiles lie in the middle, roads beside "
      .. "cities, instead of the usual first tile. If the game begins with "
      .. "something else, such as a river, they are drawn among the others. "
      .. "No rule is added.",
    about = "two tiles of a magazine, with which the game begins",
  },
  de = {
    ["how to play"] =
      "Zu Beginn liegen zwei Karten in der Mitte, Straßen neben Städten, "
      .. "statt der üblichen ersten Karte. Beginnt das Spiel mit etwas "
      .. "anderem, etwa einem Fluss, so kommen sie unter die anderen. Neue "
      .. "Regeln gibt es nicht.",
    module = "Spiel doch!",
    about = "zwei Karten einer Zeitschrift, mit denen das Spiel beginnt",
  },
  fr = {
    ["how to play"] =
      "Au début, deux tuiles sont au milieu, des chemins à côté de villes, "
      .. "au lieu de la première tuile habituelle. Si la partie commence "
      .. "autrement, par une rivière par exemple, elles se mêlent aux "
      .. "autres. Aucune règle ne s'ajoute.",
    module = "Spiel doch!",
    about = "deux tuiles d'un magazine, par lesquelles la partie commence",
  },
  it = {
    ["how to play"] =
      "All'inizio due tessere sono al centro, strade accanto a città, al "
      .. "posto della solita prima tessera. Se la partita comincia con "
      .. "altro, per esempio con un fiume, si pescano tra le altre. Non si "
      .. "aggiungono regole.",
    module = "Spiel doch!",
    about = "due tessere di una rivista, con cui comincia la partita",
  },
  sv = {
    ["how to play"] =
      "I början ligger två brickor i mitten, vägar bredvid städer, i stället "
      .. "för den vanliga första brickan. Börjar spelet med något annat, "
      .. "till exempel en flod, blandas de med de andra. Inga regler "
      .. "tillkommer.",
    module = "Spiel doch!",
    about = "två brickor från en tidning, som spelet börjar med",
  },
}
