text {
  en = {
    ["how to play"] =
      "Who goes into a special monastery chooses: to stand there as a monk, "
      .. "who scores as in any monastery, or to lie down in the dormitory "
      .. "until the end of the game. Who lies there then gets 1 point for its "
      .. "tile and for each tile in the four rows from it, up to the first "
      .. "gaps.",
    dormitory = "dormitory", row = "tiles in its rows",
    ["meeple dormitory"] = "lying abbot",
    ["somebody is in"] = "somebody is in this monastery",
    about = "monasteries where one may lie down until the end of the game",
    ["option others=replace"] = "these replace them",
    ["option others=keep"] = "they stay",
    ["option fairy=print"] = "yes, as printed",
    ["option fairy=peer"] = "no, as in JCloisterZone",
    ["option gold=nine"] = "on the nine tiles",
    ["option gold=peer"] = "along the four rows",
    ["played others=replace"] =
      "The special monasteries replace those of the base game.",
    ["played others=keep"] =
      "The special monasteries come besides those of the base game.",
    ["played fairy=print"] =
      "The fairy pays beside a monk in a special monastery, too.",
    ["played fairy=peer"] =
      "The fairy pays nothing when a special monastery scores.",
    ["played gold=nine"] =
      "Who scores a special monastery takes the gold on its nine tiles.",
    ["played gold=peer"] =
      "Who scores a special monastery takes the gold in its four rows.",
  },
  de = {
    ["how to play"] =
      "Wer in ein besonderes Kloster geht, wählt: Man steht dort als Mönch, "
      .. "der wie in jedem Kloster gewertet wird, oder man legt sich im "
      .. "Schlafsaal bis zum Spielende hin. Wer dort liegt, bekommt dann 1 "
      .. "Punkt für seine Karte und für jede Karte der vier Reihen von ihr "
      .. "aus, bis zu den ersten Lücken.",
    dormitory = "Schlafsaal", row = "Karten in seinen Reihen",
    ["meeple dormitory"] = "liegender Abt",
    ["somebody is in"] = "in diesem Kloster ist schon jemand",
    module = "Besondere Klöster",
    about = "Klöster, in denen man sich bis zum Spielende hinlegen kann",
    ["option others"] =
      "ob die Klöster des Grundspiels ersetzt werden oder bleiben",
    ["option fairy"] =
      "ob die Fee auch bei einem Mönch zahlt oder nicht",
    ["option gold"] =
      "Gold nimmt man auf neun Karten oder in den vier Reihen",
    ["option others=replace"] = "diese ersetzen sie",
    ["option others=keep"] = "sie bleiben",
    ["option fairy=print"] = "ja, wie gedruckt",
    ["option fairy=peer"] = "nein, wie in JCloisterZone",
    ["option gold=nine"] = "auf den neun Karten",
    ["option gold=peer"] = "in den vier Reihen",
    ["played others=replace"] =
      "Die besonderen Klöster ersetzen die des Grundspiels.",
    ["played others=keep"] =
      "Die besonderen Klöster kommen zu denen des Grundspiels hinzu.",
    ["played fairy=print"] =
      "Die Fee zahlt auch bei einem Mönch in einem besonderen Kloster.",
    ["played fairy=peer"] =
      "Die Fee zahlt nichts, wenn ein besonderes Kloster gewertet wird.",
    ["played gold=nine"] =
      "Wer ein besonderes Kloster wertet, nimmt das Gold auf seinen neun "
      .. "Karten.",
    ["played gold=peer"] =
      "Wer ein besonderes Kloster wertet, nimmt das Gold in seinen vier "
      .. "Reihen.",
  },
  fr = {
    ["how to play"] =
      "Qui entre dans une abbaye particulière choisit : s'y tenir comme moine, "
      .. "qui marque comme dans toute abbaye, ou se coucher dans le dortoir "
      .. "jusqu'à la fin de la partie. Qui y est couché reçoit alors 1 point "
      .. "pour sa tuile et pour chaque tuile des quatre rangées qui en "
      .. "partent, jusqu'aux premiers trous.",
    dormitory = "dortoir", row = "tuiles de ses rangées",
    ["meeple dormitory"] = "abbé couché",
    ["somebody is in"] = "quelqu'un est déjà dans cette abbaye",
    module = "Abbayes particulières",
    about = "des abbayes où l'on peut se coucher jusqu'à la fin de la partie",
    ["option others"] =
      "si les abbayes du jeu de base sont remplacées ou restent",
    ["option fairy"] =
      "si la fée paie aussi près d'un moine ou non",
    ["option gold"] =
      "l'or se prend sur les neuf tuiles, ou dans les quatre rangées",
    ["option others=replace"] = "celles-ci les remplacent",
    ["option others=keep"] = "elles restent",
    ["option fairy=print"] = "oui, comme imprimé",
    ["option fairy=peer"] = "non, comme dans JCloisterZone",
    ["option gold=nine"] = "sur les neuf tuiles",
    ["option gold=peer"] = "dans les quatre rangées",
    ["played others=replace"] =
      "Les abbayes particulières remplacent celles du jeu de base.",
    ["played others=keep"] =
      "Les abbayes particulières s'ajoutent à celles du jeu de base.",
    ["played fairy=print"] =
      "La fée paie aussi près d'un moine dans une abbaye particulière.",
    ["played fairy=peer"] =
      "La fée ne paie rien quand une abbaye particulière est évaluée.",
    ["played gold=nine"] =
      "Qui marque une abbaye particulière prend l'or de ses neuf tuiles.",
    ["played gold=peer"] =
      "Qui marque une abbaye particulière prend l'or de ses quatre rangées.",
  },
  it = {
    ["how to play"] =
      "Chi entra in un monastero speciale sceglie: starvi come monaco, che "
      .. "segna come in ogni monastero, o coricarsi nel dormitorio fino alla "
      .. "fine della partita. Chi vi è coricato riceve allora 1 punto per la "
      .. "sua tessera e per ogni tessera delle quattro file che ne partono, "
      .. "fino ai primi buchi.",
    dormitory = "dormitorio", row = "tessere nelle sue file",
    ["meeple dormitory"] = "abate coricato",
    ["somebody is in"] = "in questo monastero c'è già qualcuno",
    module = "Monasteri speciali",
    about = "monasteri in cui ci si può coricare fino alla fine",
    ["option others"] =
      "se i monasteri del gioco base vengono sostituiti o restano",
    ["option fairy"] =
      "se la fata paga anche accanto a un monaco o no",
    ["option gold"] =
      "l'oro si prende sulle nove tessere, o nelle quattro file",
    ["option others=replace"] = "questi li sostituiscono",
    ["option others=keep"] = "restano",
    ["option fairy=print"] = "sì, come stampato",
    ["option fairy=peer"] = "no, come in JCloisterZone",
    ["option gold=nine"] = "sulle nove tessere",
    ["option gold=peer"] = "nelle quattro file",
    ["played others=replace"] =
      "I monasteri speciali sostituiscono quelli del gioco base.",
    ["played others=keep"] =
      "I monasteri speciali si aggiungono a quelli del gioco base.",
    ["played fairy=print"] =
      "La fata paga anche accanto a un monaco in un monastero speciale.",
    ["played fairy=peer"] =
      "La fata non paga niente quando si valuta un monastero speciale.",
    ["played gold=nine"] =
      "Chi segna un monastero speciale prende l'oro delle sue nove tessere.",
    ["played gold=peer"] =
      "Chi segna un monastero speciale prende l'oro delle sue quattro file.",
  },
  sv = {
    ["how to play"] =
      "Den som går in i ett särskilt kloster väljer: att stå där som munk, som "
      .. "ger poäng som i alla kloster, eller att lägga sig i sovsalen till "
      .. "spelets slut. Den som ligger där får då 1 poäng för sin bricka och "
      .. "för varje bricka i de fyra raderna från den, fram till de första "
      .. "luckorna.",
    dormitory = "sovsal", row = "brickor i dess rader",
    ["meeple dormitory"] = "liggande abbot",
    ["somebody is in"] = "någon är redan i detta kloster",
    module = "Särskilda kloster",
    about = "kloster där man kan lägga sig till spelets slut",
    ["option others"] = "om grundspelets kloster byts ut eller är kvar",
    ["option fairy"] =
      "om fen betalar även vid en munk eller inte",
    ["option gold"] =
      "guld tas på nio brickor, eller i de fyra raderna",
    ["option others=replace"] = "dessa ersätter dem",
    ["option others=keep"] = "de är kvar",
    ["option fairy=print"] = "ja, som tryckt",
    ["option fairy=peer"] = "nej, som i JCloisterZone",
    ["option gold=nine"] = "på de nio brickorna",
    ["option gold=peer"] = "i de fyra raderna",
    ["played others=replace"] = "De särskilda klostren ersätter grundspelets.",
    ["played others=keep"] =
      "De särskilda klostren kommer utöver grundspelets.",
    ["played fairy=print"] =
      "Fen betalar även vid en munk i ett särskilt kloster.",
    ["played fairy=peer"] =
      "Fen betalar inget när ett särskilt kloster räknas.",
    ["played gold=nine"] =
      "Den som får poäng för ett särskilt kloster tar guldet på dess nio "
      .. "brickor.",
    ["played gold=peer"] =
      "Den som får poäng för ett särskilt kloster tar guldet i dess fyra "
      .. "rader.",
  },
}
