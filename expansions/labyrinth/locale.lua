text {
  en = {
    labyrinth = "labyrinth", crowd = "figure on the road",
    about =
      "a road with four arms, each free by itself; figures on it add "
      .. "points",
  },
  de = {
    labyrinth = "Labyrinth", crowd = "Figur auf der Straße",
    module = "Das Labyrinth",
    about =
      "eine Straße mit vier Armen, von denen jeder für sich frei ist; "
      .. "Figuren auf ihr bringen Punkte",
    ["option variant"] =
      "jeder Arm ist für sich frei und Figuren bringen Punkte (advanced), "
      .. "oder es ist eine gewöhnliche Straße (basic)",
  },
  fr = {
    labyrinth = "labyrinthe", crowd = "figurine sur la route",
    module = "Le labyrinthe",
    about =
      "une route à quatre bras, libres chacun pour soi ; les figurines "
      .. "qui s'y trouvent rapportent des points",
    ["option variant"] =
      "chaque bras est libre pour lui-même et les figurines rapportent "
      .. "des points (advanced), ou c'est une route ordinaire (basic)",
  },
  it = {
    labyrinth = "labirinto", crowd = "figura sulla strada",
    module = "Il labirinto",
    about =
      "una strada con quattro bracci, ciascuno libero per sé; le figure "
      .. "che vi stanno portano punti",
    ["option variant"] =
      "ogni braccio è libero per sé e le figure portano punti (advanced), "
      .. "oppure è una strada comune (basic)",
  },
  sv = {
    labyrinth = "labyrint", crowd = "figur på vägen",
    module = "Labyrinten",
    about =
      "en väg med fyra armar, var och en ledig för sig; figurer på den "
      .. "ger poäng",
    ["option variant"] =
      "varje arm är ledig för sig och figurer ger poäng (advanced), eller "
      .. "så är det en vanlig väg (basic)",
  },
}
