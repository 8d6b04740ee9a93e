text {
  en = {
    dormitory = "dormitory", row = "tiles in its rows",
    ["meeple dormitory"] = "lying abbot",
    ["somebody is in"] = "somebody is in this monastery",
    about = "monasteries where one may lie down until the end of the game",
  },
  de = {
    dormitory = "Schlafsaal", row = "Karten in seinen Reihen",
    ["meeple dormitory"] = "liegender Abt",
    ["somebody is in"] = "in diesem Kloster ist schon jemand",
    module = "Besondere Klöster",
    about = "Klöster, in denen man sich bis zum Spielende hinlegen kann",
    ["option others"] =
      "ob die Klöster des Grundspiels ersetzt werden oder bleiben",
  },
  fr = {
    dormitory = "dortoir", row = "tuiles de ses rangées",
    ["meeple dormitory"] = "abbé couché",
    ["somebody is in"] = "quelqu'un est déjà dans cette abbaye",
    module = "Abbayes particulières",
    about = "des abbayes où l'on peut se coucher jusqu'à la fin de la partie",
    ["option others"] =
      "si les abbayes du jeu de base sont remplacées ou restent",
  },
  it = {
    dormitory = "dormitorio", row = "tessere nelle sue file",
    ["meeple dormitory"] = "abate coricato",
    ["somebody is in"] = "in questo monastero c'è già qualcuno",
    module = "Monasteri speciali",
    about = "monasteri in cui ci si può coricare fino alla fine",
    ["option others"] =
      "se i monasteri del gioco base vengono sostituiti o restano",
  },
  sv = {
    dormitory = "sovsal", row = "brickor i dess rader",
    ["meeple dormitory"] = "liggande abbot",
    ["somebody is in"] = "någon är redan i detta kloster",
    module = "Särskilda kloster",
    about = "kloster där man kan lägga sig till spelets slut",
    ["option others"] = "om grundspelets kloster byts ut eller är kvar",
  },
}
