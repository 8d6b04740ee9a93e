text {
  en = {
    ["how to play"] =
      "A wind rose parts the board into four quarters. Other tiles show a "
      .. "quarter of the rose: who lays one of them in the part of the board "
      .. "to which it points gets 3 points at once.",
    ["wind-rose"] = "wind rose", rose = "wind rose",
    about = "tiles with a quarter of a wind rose score where it points",
    ["about rose"] =
      "3 points for a tile in the part of the board it points to",
  },
  de = {
    ["how to play"] =
      "Eine Windrose teilt den Plan in vier Viertel. Andere Karten zeigen ein "
      .. "Viertel der Rose: Wer eine davon in den Teil legt, auf den sie "
      .. "zeigt, bekommt sofort 3 Punkte.",
    ["wind-rose"] = "Windrose", rose = "Windrose",
    module = "Die Windrosen",
    about = "Karten mit einem Viertel einer Windrose zählen, wo sie hinzeigt",
    ["about rose"] = "3 Punkte für eine Karte in dem Teil, auf den sie zeigt",
  },
  fr = {
    ["how to play"] =
      "Une rose des vents divise le plateau en quatre quarts. D'autres tuiles "
      .. "montrent un quart de la rose : qui en pose une dans la partie "
      .. "qu'elle indique reçoit aussitôt 3 points.",
    ["wind-rose"] = "rose des vents", rose = "rose des vents",
    module = "Les roses des vents",
    about = "les tuiles avec un quart de rose des vents comptent là où "
      .. "elle pointe",
    ["about rose"] = "3 points pour une tuile dans la partie qu'elle indique",
  },
  it = {
    ["how to play"] =
      "Una rosa dei venti divide il tavolo in quattro quarti. Altre tessere "
      .. "mostrano un quarto della rosa: chi ne posa una nella parte che "
      .. "indica riceve subito 3 punti.",
    ["wind-rose"] = "rosa dei venti", rose = "rosa dei venti",
    module = "Le rose dei venti",
    about = "le tessere con un quarto di rosa dei venti valgono dove essa "
      .. "punta",
    ["about rose"] = "3 punti per una tessera nella parte che indica",
  },
  sv = {
    ["how to play"] =
      "En vindros delar bordet i fyra fjärdedelar. Andra brickor visar en "
      .. "fjärdedel av rosen: den som lägger en av dem i den del som den pekar "
      .. "mot får genast 3 poäng.",
    ["wind-rose"] = "vindros", rose = "vindros",
    module = "Vindrosorna",
    about = "brickor med en fjärdedel av en vindros ger poäng dit den pekar",
    ["about rose"] = "3 poäng för en bricka i den del som den pekar mot",
  },
}
