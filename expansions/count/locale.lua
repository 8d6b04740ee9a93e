text {
  en = {
    ["how to play"] =
      "A city with four quarters lies in the middle. Who lays a tile by which "
      .. "others score, but not they themselves, may send a follower into one "
      .. "of the quarters, and then move the count. Later, when something is "
      .. "completed, followers may go there from its quarter before it scores: "
      .. "to cities from the castle, to roads from the blacksmith, to "
      .. "monasteries from the cathedral, in the end to fields from the "
      .. "market. Nobody leaves the quarter where the count is.",
    ["explain count-enter"] =
      "Others got points in this turn and you did not, so a follower "
      .. "may enter a quarter. From there it can later join what is "
      .. "scored: from the castle cities, from the market fields, from the "
      .. "blacksmith roads, from the cathedral monasteries.",
    ["explain count-move"] =
      "Nobody can leave the quarter where the count is. Pass, and he "
      .. "stays.",
    ["explain count-leave"] =
      "This is about to score: a follower of yours from the city may "
      .. "join it, and counts there.",
    ["explain count-final"] =
      "The last scoring comes: a follower of yours from the city may "
      .. "join what is not complete, and counts there.",
    count = "the count", castle = "castle", market = "market",
    blacksmith = "blacksmith", cathedral = "cathedral",
    carcassonne = "Carcassonne", ["count-leave"] = "leave the city?",
    ["count-enter"] = "send a follower to the city?",
    ["count-move"] = "move the count?",
    ["count-final"] = "leave the city for the end?",
    about = "a city in the middle, from whose quarters figures go out to score",
    ["option move=by-player"] = "where its player says",
    ["option move=clockwise"] = "to the next quarter",
    ["option move=follow-meeple"] = "to the follower",
    ["option judged=part"] = "each part",
    ["option judged=turn"] = "the whole turn",
    ["option final=market-only"] = "the market only",
    ["option final=any-district"] = "any quarter",
    ["option city=sealed"] = "no",
    ["option city=open"] = "yes",
    ["about carcassonne"] = "the city of the Count, with its quarters",
    ["played move=by-player"] =
      "Who sends a follower into the city may move the count to any quarter.",
    ["played move=clockwise"] =
      "When a follower enters the city, the count goes clockwise to the next "
      .. "quarter.",
    ["played move=follow-meeple"] =
      "When a follower enters the city, the count goes to the same quarter.",
    ["played judged=part"] =
      "Each part of a double turn may send a follower into the city.",
    ["played judged=turn"] =
      "Only a double turn as a whole may send a follower into the city.",
    ["played final=market-only"] =
      "At the end of the game followers may leave only the market.",
    ["played final=any-district"] =
      "At the end of the game followers may leave every quarter.",
    ["played city=sealed"] =
      "What reaches the tile of the quarters, such as a tower, does not reach "
      .. "the followers in them.",
    ["played city=open"] =
      "What reaches the tile of the quarters, such as a tower, reaches the "
      .. "followers in them, too.",
  },
  it = {
    ["how to play"] =
      "Al centro c'è una città con quattro quartieri. Chi posa una tessera che "
      .. "dà punti ad altri ma non a sé può mandare un seguace in uno dei "
      .. "quartieri e poi muovere il conte. Più tardi, quando qualcosa è "
      .. "completo, prima della valutazione possono andarvi seguaci dal suo "
      .. "quartiere: nelle città dal castello, sulle strade dal fabbro, nei "
      .. "monasteri dalla cattedrale, alla fine nei campi dal mercato. Nessuno "
      .. "lascia il quartiere in cui si trova il conte.",
    ["explain count-enter"] =
      "Altri hanno ricevuto punti in questo turno e tu no: un seguace "
      .. "può entrare in un quartiere. Da lì potrà unirsi a ciò che si "
      .. "valuta: dal castello alle città, dal mercato ai campi, dalla "
      .. "bottega del fabbro alle strade, dalla cattedrale ai monasteri.",
    ["explain count-move"] =
      "Nessuno può lasciare il quartiere dove si trova il conte. Se "
      .. "passi, resta.",
    ["explain count-leave"] =
      "Questo sta per essere valutato: un tuo seguace della città può "
      .. "unirsi e lì conta.",
    ["explain count-final"] =
      "Arriva il conteggio finale: un tuo seguace della città può "
      .. "unirsi a ciò che è incompleto e lì conta.",
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
    ["option move=by-player"] = "dove vuole il giocatore",
    ["option move=clockwise"] = "al quartiere seguente",
    ["option move=follow-meeple"] = "dal seguace",
    ["option judged=part"] = "ogni parte",
    ["option judged=turn"] = "il turno intero",
    ["option final=market-only"] = "solo il mercato",
    ["option final=any-district"] = "ogni quartiere",
    ["option city=sealed"] = "no",
    ["option city=open"] = "sì",
    ["about carcassonne"] = "la città del conte, con i suoi quartieri",
    ["played move=by-player"] =
      "Chi manda un seguace nella città può spostare il conte in un quartiere "
      .. "a scelta.",
    ["played move=clockwise"] =
      "Quando un seguace entra nella città, il conte va al quartiere seguente "
      .. "in senso orario.",
    ["played move=follow-meeple"] =
      "Quando un seguace entra nella città, il conte va nello stesso "
      .. "quartiere.",
    ["played judged=part"] =
      "Ogni parte di un doppio turno può mandare un seguace nella città.",
    ["played judged=turn"] =
      "Solo un doppio turno intero può mandare un seguace nella città.",
    ["played final=market-only"] =
      "Alla fine del gioco i seguaci possono lasciare solo il mercato.",
    ["played final=any-district"] =
      "Alla fine del gioco i seguaci possono lasciare ogni quartiere.",
    ["played city=sealed"] =
      "Ciò che raggiunge la tessera dei quartieri, come una torre, non "
      .. "raggiunge i seguaci che vi stanno.",
    ["played city=open"] =
      "Ciò che raggiunge la tessera dei quartieri, come una torre, raggiunge "
      .. "anche i seguaci che vi stanno.",
  },
  fr = {
    ["how to play"] =
      "Une cité à quatre quartiers se trouve au milieu. Qui pose une tuile qui "
      .. "rapporte à d'autres mais pas à soi-même peut envoyer un partisan "
      .. "dans un des quartiers, puis déplacer le comte. Plus tard, quand "
      .. "quelque chose est terminé, des partisans peuvent y aller depuis son "
      .. "quartier avant l'évaluation : vers les villes depuis le château, "
      .. "vers les chemins depuis la forge, vers les abbayes depuis la "
      .. "cathédrale, à la fin vers les prés depuis le marché. Personne ne "
      .. "quitte le quartier où se trouve le comte.",
    ["explain count-enter"] =
      "D'autres ont reçu des points à ce tour et pas vous : un partisan "
      .. "peut entrer dans un quartier. De là il pourra rejoindre ce qu'on "
      .. "évalue : du château les villes, du marché les prés, de la forge "
      .. "les chemins, de la cathédrale les abbayes.",
    ["explain count-move"] =
      "Personne ne peut quitter le quartier où est le comte. Si vous "
      .. "passez, il reste.",
    ["explain count-leave"] =
      "Ceci va être évalué : un de vos partisans de la ville peut s'y "
      .. "joindre et y compte.",
    ["explain count-final"] =
      "Le décompte final arrive : un de vos partisans de la ville peut "
      .. "rejoindre ce qui est inachevé et y compte.",
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
    ["option move=by-player"] = "où le joueur veut",
    ["option move=clockwise"] = "au quartier suivant",
    ["option move=follow-meeple"] = "auprès du partisan",
    ["option judged=part"] = "chaque partie",
    ["option judged=turn"] = "le tour entier",
    ["option final=market-only"] = "seulement le marché",
    ["option final=any-district"] = "tous les quartiers",
    ["option city=sealed"] = "non",
    ["option city=open"] = "oui",
    ["about carcassonne"] = "la ville du comte, avec ses quartiers",
    ["played move=by-player"] =
      "Qui envoie un partisan dans la ville peut déplacer le comte dans le "
      .. "quartier de son choix.",
    ["played move=clockwise"] =
      "Quand un partisan entre dans la ville, le comte va au quartier suivant "
      .. "dans le sens horaire.",
    ["played move=follow-meeple"] =
      "Quand un partisan entre dans la ville, le comte va dans le même "
      .. "quartier.",
    ["played judged=part"] =
      "Chaque partie d'un double tour peut envoyer un partisan dans la ville.",
    ["played judged=turn"] =
      "Seul un double tour entier peut envoyer un partisan dans la ville.",
    ["played final=market-only"] =
      "À la fin de la partie, les partisans ne peuvent quitter que le marché.",
    ["played final=any-district"] =
      "À la fin de la partie, les partisans peuvent quitter tous les "
      .. "quartiers.",
    ["played city=sealed"] =
      "Ce qui atteint la tuile des quartiers, comme une tour, n'atteint pas "
      .. "les partisans qui s'y trouvent.",
    ["played city=open"] =
      "Ce qui atteint la tuile des quartiers, comme une tour, atteint aussi "
      .. "les partisans qui s'y trouvent.",
  },
  de = {
    ["how to play"] =
      "In der Mitte liegt eine Stadt mit vier Vierteln. Wer eine Karte legt, "
      .. "durch die andere Punkte bekommen, aber nicht man selbst, darf einen "
      .. "Gefolgsmann in eines der Viertel schicken und dann den Grafen "
      .. "versetzen. Wird später etwas fertig, dürfen vor der Wertung "
      .. "Gefolgsleute aus seinem Viertel dorthin: in Städte aus der Burg, auf "
      .. "Straßen aus der Schmiede, in Klöster aus der Kathedrale, am Ende auf "
      .. "Wiesen aus dem Markt. Niemand verlässt das Viertel, in dem der Graf "
      .. "ist.",
    ["explain count-enter"] =
      "Andere bekamen in diesem Zug Punkte, du nicht: Darum darf ein "
      .. "Gefolgsmann in ein Viertel. Von dort kann er später dazukommen, "
      .. "wenn gewertet wird: aus der Burg in Städte, vom Markt auf "
      .. "Wiesen, vom Schmied auf Straßen, von der Kathedrale in Klöster.",
    ["explain count-move"] =
      "Aus dem Viertel, in dem der Graf ist, kann niemand heraus. Passt "
      .. "du, bleibt er.",
    ["explain count-leave"] =
      "Das wird gleich gewertet: Ein Gefolgsmann von dir aus der Stadt "
      .. "darf dazukommen und zählt dort mit.",
    ["explain count-final"] =
      "Die Schlusswertung kommt: Ein Gefolgsmann von dir aus der Stadt "
      .. "darf zu etwas Unfertigem und zählt dort mit.",
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
    ["option move=by-player"] = "wohin der Spieler will",
    ["option move=clockwise"] = "ins nächste Viertel",
    ["option move=follow-meeple"] = "zum Gefolgsmann",
    ["option judged=part"] = "jeder Teil",
    ["option judged=turn"] = "der ganze Zug",
    ["option final=market-only"] = "nur den Markt",
    ["option final=any-district"] = "jedes Viertel",
    ["option city=sealed"] = "nein",
    ["option city=open"] = "ja",
    ["about carcassonne"] = "die Stadt des Grafen, mit ihren Vierteln",
    ["played move=by-player"] =
      "Wer einen Gefolgsmann in die Stadt schickt, darf den Grafen in ein "
      .. "beliebiges Viertel setzen.",
    ["played move=clockwise"] =
      "Betritt ein Gefolgsmann die Stadt, geht der Graf im Uhrzeigersinn ins "
      .. "nächste Viertel.",
    ["played move=follow-meeple"] =
      "Betritt ein Gefolgsmann die Stadt, geht der Graf in dasselbe Viertel.",
    ["played judged=part"] =
      "Jeder Teil eines Doppelzugs kann einen Gefolgsmann in die Stadt "
      .. "schicken.",
    ["played judged=turn"] =
      "Nur ein Doppelzug als Ganzes kann einen Gefolgsmann in die Stadt "
      .. "schicken.",
    ["played final=market-only"] =
      "Am Ende des Spiels dürfen Gefolgsleute nur den Markt verlassen.",
    ["played final=any-district"] =
      "Am Ende des Spiels dürfen Gefolgsleute jedes Viertel verlassen.",
    ["played city=sealed"] =
      "Was die Karte mit den Vierteln erreicht, etwa ein Turm, erreicht die "
      .. "Gefolgsleute darin nicht.",
    ["played city=open"] =
      "Was die Karte mit den Vierteln erreicht, etwa ein Turm, erreicht auch "
      .. "die Gefolgsleute darin.",
  },
  sv = {
    ["how to play"] =
      "I mitten ligger en stad med fyra kvarter. Den som lägger en bricka som "
      .. "ger andra poäng men inte en själv får skicka en följeslagare till "
      .. "ett av kvarteren och sedan flytta greven. När något senare blir "
      .. "färdigt får följeslagare gå dit från dess kvarter innan det ger "
      .. "poäng: till städer från slottet, till vägar från smedjan, till "
      .. "kloster från katedralen, på slutet till ängar från marknaden. Ingen "
      .. "lämnar det kvarter där greven är.",
    ["explain count-enter"] =
      "Andra fick poäng den här turen men inte du: därför får en "
      .. "följeslagare gå in i ett kvarter. Därifrån kan den senare gå "
      .. "till det som ger poäng: från slottet till städer, från marknaden "
      .. "till ängar, från smedjan till vägar, från katedralen till "
      .. "kloster.",
    ["explain count-move"] =
      "Ingen kan lämna kvarteret där greven är. Passar du stannar han.",
    ["explain count-leave"] =
      "Det här ger strax poäng: en av dina följeslagare i staden får gå "
      .. "dit och räknas med.",
    ["explain count-final"] =
      "Slutpoängen kommer: en av dina följeslagare i staden får gå till "
      .. "något ofärdigt och räknas med.",
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
    ["option move=by-player"] = "dit spelaren vill",
    ["option move=clockwise"] = "till nästa kvarter",
    ["option move=follow-meeple"] = "till följeslagaren",
    ["option judged=part"] = "varje del",
    ["option judged=turn"] = "hela turen",
    ["option final=market-only"] = "bara marknaden",
    ["option final=any-district"] = "alla kvarter",
    ["option city=sealed"] = "nej",
    ["option city=open"] = "ja",
    ["about carcassonne"] = "grevens stad, med sina kvarter",
    ["played move=by-player"] =
      "Den som skickar en följeslagare till staden får flytta greven till "
      .. "valfritt kvarter.",
    ["played move=clockwise"] =
      "När en följeslagare kommer in i staden går greven medurs till nästa "
      .. "kvarter.",
    ["played move=follow-meeple"] =
      "När en följeslagare kommer in i staden går greven till samma kvarter.",
    ["played judged=part"] =
      "Varje del av en dubbeltur får skicka en följeslagare till staden.",
    ["played judged=turn"] =
      "Bara en hel dubbeltur får skicka en följeslagare till staden.",
    ["played final=market-only"] =
      "Vid spelets slut får följeslagare bara lämna marknaden.",
    ["played final=any-district"] =
      "Vid spelets slut får följeslagare lämna alla kvarter.",
    ["played city=sealed"] =
      "Det som når brickan med kvarteren, såsom ett torn, når inte "
      .. "följeslagarna i dem.",
    ["played city=open"] =
      "Det som når brickan med kvarteren, såsom ett torn, når också "
      .. "följeslagarna i dem.",
  },
}
