text {
  en = {
    ["how to play"] =
      "Everybody has two figures on the score board, and at the end of a turn "
      .. "points move one of them, which one its owner chooses. If in one's "
      .. "own turn it stops on a dark space, a multiple of 5, one gets a "
      .. "message: one does as it says, or takes 2 points instead.",
    ["explain advance"] =
      "Your points move one of your two figures on the score board. If "
      .. "it stops at a multiple of 5 in your own turn, you get a message.",
    ["message-road"] = "the points of your smallest road",
    ["message-city"] = "the points of your smallest city",
    ["message-monastery"] = "the points of your smallest monastery",
    ["message-pennants"] = "2 points for each pennant in your cities",
    ["message-knights"] = "2 points for each of your knights",
    ["message-farmers"] = "3 points for each of your farmers",
    ["message-tile"] = "lay one more tile",
    ["message-home"] = "one follower comes home and scores",
    messages = "messages", ["message tile"] = "one more tile",
    message = "message", obey = "follow it:", seal = "points instead:",
    points = "points", scorer = "the scoring figure to",
    courier = "the courier to",
    ["ask message"] = "do as the message says, or take 2 points?",
    ["ask advance"] = "which of your figures moves?",
    advance = "figure that moves",
    about = "who stops on a dark space of the score board gets a message",
  },
  de = {
    ["how to play"] =
      "Alle haben zwei Figuren auf der Zählleiste, und am Ende eines Zuges "
      .. "ziehen Punkte eine davon; welche, wählt man selbst. Bleibt sie im "
      .. "eigenen Zug auf einem dunklen Feld stehen, einem Vielfachen von 5, "
      .. "bekommt man eine Depesche: Man befolgt sie oder nimmt stattdessen 2 "
      .. "Punkte.",
    ["explain advance"] =
      "Deine Punkte bewegen eine deiner beiden Figuren auf der "
      .. "Wertungstafel. Hält sie in deinem eigenen Zug bei einem "
      .. "Vielfachen von 5, bekommst du eine Depesche.",
    ["message-road"] = "die Punkte deiner kleinsten Straße",
    ["message-city"] = "die Punkte deiner kleinsten Stadt",
    ["message-monastery"] = "die Punkte deines kleinsten Klosters",
    ["message-pennants"] = "2 Punkte für jedes Wappen in deinen Städten",
    ["message-knights"] = "2 Punkte für jeden deiner Ritter",
    ["message-farmers"] = "3 Punkte für jeden deiner Bauern",
    ["message-tile"] = "lege noch eine Karte",
    ["message-home"] = "ein Gefolgsmann kehrt heim und wird gewertet",
    messages = "Depeschen", ["message tile"] = "noch eine Karte",
    message = "Depesche", obey = "befolgen:", seal = "stattdessen Punkte:",
    points = "Punkte", scorer = "die Zählfigur auf",
    courier = "die Botin auf",
    ["ask message"] = "der Depesche folgen oder 2 Punkte nehmen?",
    ["ask advance"] = "welche deiner Figuren zieht?",
    advance = "Figur, die zieht", module = "Die Depeschen",
    about =
      "wer auf einem dunklen Feld der Zählleiste stehen bleibt, bekommt "
      .. "eine Depesche",
  },
  fr = {
    ["how to play"] =
      "Chacun a deux figurines sur la piste de score, et à la fin d'un tour "
      .. "les points en font avancer une, au choix de leur joueur. Si à son "
      .. "propre tour elle s'arrête sur une case foncée, un multiple de 5, on "
      .. "reçoit une dépêche : on la suit, ou l'on prend 2 points à la place.",
    ["explain advance"] =
      "Vos points avancent une de vos deux figurines sur la piste de "
      .. "score. Si elle s'arrête sur un multiple de 5 à votre propre "
      .. "tour, vous recevez une dépêche.",
    ["message-road"] = "les points de ta plus petite route",
    ["message-city"] = "les points de ta plus petite ville",
    ["message-monastery"] = "les points de ta plus petite abbaye",
    ["message-pennants"] = "2 points par blason dans tes villes",
    ["message-knights"] = "2 points pour chacun de tes chevaliers",
    ["message-farmers"] = "3 points pour chacun de tes paysans",
    ["message-tile"] = "pose encore une tuile",
    ["message-home"] = "un partisan revient et marque ses points",
    messages = "dépêches", ["message tile"] = "encore une tuile",
    message = "dépêche", obey = "la suivre :", seal = "des points à la place :",
    points = "points", scorer = "la figurine de score en",
    courier = "la messagère en",
    ["ask message"] = "suivre la dépêche, ou prendre 2 points ?",
    ["ask advance"] = "laquelle de tes figurines avance ?",
    advance = "figurine qui avance", module = "Les dépêches",
    about =
      "qui s'arrête sur une case foncée de la piste de score reçoit une "
      .. "dépêche",
  },
  it = {
    ["how to play"] =
      "Ognuno ha due figure sul segnapunti, e alla fine di un turno i punti ne "
      .. "fanno avanzare una, a scelta di chi la possiede. Se nel proprio "
      .. "turno si ferma su una casella scura, un multiplo di 5, si riceve un "
      .. "dispaccio: lo si segue, o si prendono invece 2 punti.",
    ["explain advance"] =
      "I tuoi punti muovono una delle tue due figure sul tabellone dei "
      .. "punti. Se si ferma su un multiplo di 5 nel tuo turno, ricevi un "
      .. "dispaccio.",
    ["message-road"] = "i punti della tua strada più piccola",
    ["message-city"] = "i punti della tua città più piccola",
    ["message-monastery"] = "i punti del tuo monastero più piccolo",
    ["message-pennants"] = "2 punti per ogni stemma nelle tue città",
    ["message-knights"] = "2 punti per ogni tuo cavaliere",
    ["message-farmers"] = "3 punti per ogni tuo contadino",
    ["message-tile"] = "posa un'altra tessera",
    ["message-home"] = "un seguace torna e fa i suoi punti",
    messages = "dispacci", ["message tile"] = "un'altra tessera",
    message = "dispaccio", obey = "seguirlo:", seal = "invece punti:",
    points = "punti", scorer = "il segnapunti a",
    courier = "la messaggera a",
    ["ask message"] = "segui il dispaccio, o prendi 2 punti?",
    ["ask advance"] = "quale delle tue figure avanza?",
    advance = "figura che avanza", module = "I dispacci",
    about =
      "chi si ferma su una casella scura del segnapunti riceve un dispaccio",
  },
  sv = {
    ["how to play"] =
      "Alla har två figurer på poängbanan, och i slutet av en tur flyttar "
      .. "poängen en av dem, den som ägaren väljer. Stannar den under ens egen "
      .. "tur på ett mörkt fält, en multipel av 5, får man ett budskap: man "
      .. "följer det, eller tar 2 poäng i stället.",
    ["explain advance"] =
      "Dina poäng flyttar en av dina två figurer på poängtavlan. "
      .. "Stannar den på en multipel av 5 i din egen tur får du ett "
      .. "budskap.",
    ["message-road"] = "poängen för din minsta väg",
    ["message-city"] = "poängen för din minsta stad",
    ["message-monastery"] = "poängen för ditt minsta kloster",
    ["message-pennants"] = "2 poäng för varje vapen i dina städer",
    ["message-knights"] = "2 poäng för var och en av dina riddare",
    ["message-farmers"] = "3 poäng för var och en av dina bönder",
    ["message-tile"] = "lägg en bricka till",
    ["message-home"] = "en följeslagare kommer hem och räknas",
    messages = "budskap", ["message tile"] = "en bricka till",
    message = "budskap", obey = "följa det:", seal = "poäng i stället:",
    points = "poäng", scorer = "poängfiguren till",
    courier = "budbäraren till",
    ["ask message"] = "följa budskapet eller ta 2 poäng?",
    ["ask advance"] = "vilken av dina figurer flyttas?",
    advance = "figur som flyttas", module = "Budskapen",
    about =
      "den som stannar på ett mörkt fält på poängbanan får ett budskap",
  },
}
