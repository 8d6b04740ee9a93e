text {
  en = {
    count = "the count", castle = "castle", market = "market",
    blacksmith = "blacksmith", cathedral = "cathedral",
    carcassonne = "Carcassonne", ["count-leave"] = "leave the city?",
    ["count-enter"] = "send a follower to the city?",
    ["count-move"] = "move the count?",
    ["count-final"] = "leave the city for the end?",
    about = "a city in the middle, from whose quarters figures go out to score",
  },
  it = {
    count = "il conte", castle = "castello", market = "mercato",
    blacksmith = "fabbro", cathedral = "cattedrale",
    carcassonne = "Carcassonne", ["count-leave"] = "lasciare la città?",
    ["count-enter"] = "mandare un seguace in città?",
    ["count-move"] = "muovere il conte?",
    ["count-final"] = "lasciare la città per la fine?",
    module = "Il conte di Carcassonne",
    about = "una città al centro, dai cui quartieri le figure escono a "
      .. "segnare",
    ["option move"] = "dove va il conte quando un seguace entra nella città",
    ["option judged"] =
      "se ogni parte di un doppio turno può mandare un seguace, o "
      .. "solo il turno intero",
    ["option final"] = "quali quartieri si possono lasciare alla fine",
    ["option city"] =
      "se ciò che raggiunge la tessera dei quartieri, come una torre, "
      .. "raggiunge i seguaci che vi stanno",
  },
  fr = {
    count = "le comte", castle = "château", market = "marché",
    blacksmith = "forge", cathedral = "cathédrale",
    carcassonne = "Carcassonne", ["count-leave"] = "quitter la cité ?",
    ["count-enter"] = "envoyer un partisan dans la cité ?",
    ["count-move"] = "déplacer le comte ?",
    ["count-final"] = "quitter la cité pour la fin ?",
    module = "Le comte de Carcassonne",
    about = "une ville au centre, dont les quartiers envoient des figurines "
      .. "marquer",
    ["option move"] = "où va le comte quand un partisan entre dans la ville",
    ["option judged"] =
      "si chaque partie d'un double tour peut envoyer un partisan, ou "
      .. "seulement le tour entier",
    ["option final"] = "quartiers que l'on peut quitter à la fin de la partie",
    ["option city"] =
      "si ce qui atteint la tuile des quartiers, comme une tour, atteint les "
      .. "partisans qui s'y trouvent",
  },
  de = {
    count = "der Graf", castle = "Burg", market = "Markt",
    blacksmith = "Schmiede", cathedral = "Kathedrale",
    carcassonne = "Carcassonne", ["count-leave"] = "die Stadt verlassen?",
    ["count-enter"] = "einen Gefolgsmann in die Stadt schicken?",
    ["count-move"] = "den Grafen versetzen?",
    ["count-final"] = "die Stadt zum Schluss verlassen?",
    module = "Der Graf von Carcassonne",
    about = "eine Stadt in der Mitte, aus deren Vierteln Figuren zu "
      .. "Wertungen ziehen",
    ["option move"] = "wohin der Graf geht, wenn eine Figur die Stadt betritt",
    ["option judged"] =
      "ob jeder Teil eines Doppelzugs eine Figur schicken darf, oder "
      .. "nur der ganze",
    ["option final"] = "welche Viertel man am Ende des Spiels verlassen darf",
    ["option city"] =
      "ob das, was die Karte mit den Vierteln erreicht, etwa ein Turm, auch "
      .. "die Figuren darin erreicht",
  },
  sv = {
    count = "greven", castle = "slott", market = "marknad",
    blacksmith = "smedja", cathedral = "katedral",
    carcassonne = "Carcassonne", ["count-leave"] = "lämna staden?",
    ["count-enter"] = "skicka en följeslagare till staden?",
    ["count-move"] = "flytta greven?",
    ["count-final"] = "lämna staden inför slutet?",
    module = "Greven av Carcassonne",
    about = "en stad i mitten, från vars kvarter figurer går ut och tar "
      .. "poäng",
    ["option move"] =
      "vart greven går när en följeslagare kommer in i staden",
    ["option judged"] =
      "om varje del av en dubbeltur får skicka en följeslagare, "
      .. "eller bara hela turen",
    ["option final"] = "vilka kvarter man får lämna vid spelets slut",
    ["option city"] =
      "om det som når brickan med kvarteren, såsom ett torn, når "
      .. "följeslagarna i dem",
  },
}
