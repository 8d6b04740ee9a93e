text {
  en = {
    ["how to play"] =
      "The river comes before all other tiles: from its spring on, each tile "
      .. "drawn continues it, until a lake ends it. Only then the other tiles "
      .. "are drawn. Figures may be placed from the first tile on, but never "
      .. "on the water, which scores nothing.",
    about = "twelve tiles with a river, laid before all others",
  },
  de = {
    ["how to play"] =
      "Der Fluss kommt vor allen anderen Karten: Von der Quelle an setzt jede "
      .. "gezogene Karte ihn fort, bis ein See ihn beendet. Erst dann werden "
      .. "die anderen Karten gezogen. Figuren darf man von der ersten Karte an "
      .. "einsetzen, aber nie auf das Wasser, das auch nichts zählt.",
    module = "Der Fluss",
    about = "zwölf Karten mit einem Fluss, vor allen anderen",
  },
  fr = {
    ["how to play"] =
      "La rivière vient avant toutes les autres tuiles : dès la source, chaque "
      .. "tuile piochée la prolonge, jusqu'à ce qu'un lac la termine. Alors "
      .. "seulement on pioche les autres tuiles. On peut poser des figurines "
      .. "dès la première tuile, mais jamais sur l'eau, qui ne rapporte rien.",
    module = "La rivière",
    about = "douze tuiles avec une rivière, posées avant les autres",
  },
  it = {
    ["how to play"] =
      "Il fiume viene prima di tutte le altre tessere: dalla sorgente in poi "
      .. "ogni tessera pescata lo continua, finché un lago lo chiude. Solo "
      .. "allora si pescano le altre tessere. Le figure si possono piazzare "
      .. "dalla prima tessera in poi, ma mai sull'acqua, che non dà punti.",
    module = "Il fiume",
    about = "dodici tessere con un fiume, posate prima delle altre",
  },
  sv = {
    ["how to play"] =
      "Floden kommer före alla andra brickor: från källan fortsätter varje "
      .. "dragen bricka den, tills en sjö avslutar den. Först då dras de andra "
      .. "brickorna. Figurer får placeras från första brickan, men aldrig på "
      .. "vattnet, som inte ger några poäng.",
    module = "Floden",
    about = "tolv brickor med en flod, läggs före alla andra",
  },
}
