text {
  en = {
    ["how to play"] =
      "Each corn circle stands for roads, cities or fields. Who lays one "
      .. "decides for all, at the end of the turn: either everybody may add a "
      .. "follower beside one of their own on such a place, or everybody who "
      .. "has one there must take one back, without points. The player who "
      .. "laid it comes last.",
    ["explain corn-circle"] =
      "You decide for all: each player may add a follower beside one of "
      .. "their own of this kind, or each must take one back.",
    ["explain corn-add"] =
      "It stands beside a follower of yours and counts with it.",
    ["explain corn-remove"] = "It comes home without points.",
    ["corn-road"] = "corn circle of roads",
    ["corn-city"] = "corn circle of cities",
    ["corn-field"] = "corn circle of fields",
    ["corn-circle"] = "shall all add a follower, or take one back?",
    ["corn-add"] = "all add a follower:",
    ["corn-remove"] = "all take a follower back:",
    ["corn-home"] = "take back",
    ["ask corn-add"] = "add a follower to one of your own?",
    ["ask corn-remove"] = "which follower do you take back?",
    about = "all players add a follower to their own, or take one back",
    ["about corn-city"] = "followers in cities: one more each, or one back",
    ["about corn-field"] = "followers in fields: one more each, or one back",
    ["about corn-road"] = "followers on roads: one more each, or one back",
  },
  de = {
    ["how to play"] =
      "Jeder Kornkreis steht für Straßen, Städte oder Wiesen. Wer einen legt, "
      .. "entscheidet am Ende des Zuges für alle: Entweder dürfen alle einen "
      .. "Gefolgsmann zu einem eigenen an solch einem Ort dazusetzen, oder "
      .. "alle, die dort einen haben, müssen einen zurücknehmen, ohne Punkte. "
      .. "Wer ihn gelegt hat, kommt zuletzt.",
    ["explain corn-circle"] =
      "Du bestimmst für alle: Alle dürfen einem ihrer Gefolgsleute "
      .. "dieser Art einen zweiten beistellen, oder alle müssen einen "
      .. "zurücknehmen.",
    ["explain corn-add"] =
      "Er steht neben einem deiner Gefolgsleute und zählt mit ihm.",
    ["explain corn-remove"] = "Er kommt ohne Punkte nach Hause.",
    ["corn-road"] = "Kornkreis der Straßen",
    ["corn-city"] = "Kornkreis der Städte",
    ["corn-field"] = "Kornkreis der Wiesen",
    ["corn-circle"] =
      "sollen alle einen Gefolgsmann dazusetzen oder einen zurücknehmen?",
    ["corn-add"] = "alle setzen einen dazu:",
    ["corn-remove"] = "alle nehmen einen zurück:",
    ["corn-home"] = "zurücknehmen",
    ["ask corn-add"] = "einen Gefolgsmann zu einem eigenen setzen?",
    ["ask corn-remove"] = "welchen Gefolgsmann nimmst du zurück?",
    module = "Die Kornkreise I",
    about = "alle setzen einen Gefolgsmann dazu, oder alle nehmen einen zurück",
    ["about corn-city"] =
      "Gefolgsleute in Städten: je einer mehr oder einer zurück",
    ["about corn-field"] =
      "Gefolgsleute auf Wiesen: je einer mehr oder einer zurück",
    ["about corn-road"] =
      "Gefolgsleute auf Straßen: je einer mehr oder einer zurück",
  },
  fr = {
    ["how to play"] =
      "Chaque cercle de culture vaut pour les chemins, les villes ou les prés. "
      .. "Qui en pose un décide pour tous, à la fin du tour : ou bien chacun "
      .. "peut ajouter un partisan auprès d'un des siens à un tel endroit, ou "
      .. "bien chacun qui y en a un doit en reprendre un, sans points. Qui l'a "
      .. "posé vient en dernier.",
    ["explain corn-circle"] =
      "Vous décidez pour tous : chacun peut ajouter un partisan à côté "
      .. "d'un des siens de cette sorte, ou chacun doit en reprendre un.",
    ["explain corn-add"] =
      "Il se place à côté d'un de vos partisans et compte avec lui.",
    ["explain corn-remove"] = "Il rentre sans points.",
    ["corn-road"] = "cercle de culture des routes",
    ["corn-city"] = "cercle de culture des villes",
    ["corn-field"] = "cercle de culture des prés",
    ["corn-circle"] =
      "tous ajoutent-ils un partisan, ou en reprennent-ils un ?",
    ["corn-add"] = "tous en ajoutent un :",
    ["corn-remove"] = "tous en reprennent un :",
    ["corn-home"] = "reprendre",
    ["ask corn-add"] = "ajouter un partisan à l'un des tiens ?",
    ["ask corn-remove"] = "quel partisan reprends-tu ?",
    module = "Les cercles de culture I",
    about = "tous ajoutent un partisan aux leurs, ou en reprennent un",
    ["about corn-city"] =
      "partisans en ville : un de plus chacun, ou un de moins",
    ["about corn-field"] =
      "partisans dans les prés : un de plus chacun, ou un de moins",
    ["about corn-road"] =
      "partisans sur les chemins : un de plus chacun, ou un de moins",
  },
  it = {
    ["how to play"] =
      "Ogni cerchio nel grano vale per strade, città o campi. Chi ne posa uno "
      .. "decide per tutti, alla fine del turno: o ognuno può aggiungere un "
      .. "seguace accanto a uno dei propri in un posto del genere, o chi ve ne "
      .. "ha deve riprenderne uno, senza punti. Chi l'ha posato viene per "
      .. "ultimo.",
    ["explain corn-circle"] =
      "Decidi per tutti: ognuno può aggiungere un seguace accanto a uno "
      .. "dei propri di questo tipo, oppure ognuno deve riprenderne uno.",
    ["explain corn-add"] = "Sta accanto a un tuo seguace e conta con lui.",
    ["explain corn-remove"] = "Torna a casa senza punti.",
    ["corn-road"] = "cerchio nel grano delle strade",
    ["corn-city"] = "cerchio nel grano delle città",
    ["corn-field"] = "cerchio nel grano dei prati",
    ["corn-circle"] =
      "tutti aggiungono un seguace, o tutti ne riprendono uno?",
    ["corn-add"] = "tutti ne aggiungono uno:",
    ["corn-remove"] = "tutti ne riprendono uno:",
    ["corn-home"] = "riprendi",
    ["ask corn-add"] = "aggiungi un seguace a uno dei tuoi?",
    ["ask corn-remove"] = "quale seguace riprendi?",
    module = "I cerchi nel grano I",
    about = "tutti aggiungono un seguace ai propri, o ne riprendono uno",
    ["about corn-city"] = "seguaci in città: uno in più a testa, o uno in meno",
    ["about corn-field"] =
      "seguaci nei campi: uno in più a testa, o uno in meno",
    ["about corn-road"] =
      "seguaci sulle strade: uno in più a testa, o uno in meno",
  },
  sv = {
    ["how to play"] =
      "Varje sädescirkel gäller vägar, städer eller ängar. Den som lägger en "
      .. "bestämmer för alla, i slutet av turen: antingen får alla lägga till "
      .. "en följeslagare hos en egen på ett sådant ställe, eller så måste "
      .. "alla som har någon där ta hem en, utan poäng. Den som lade den "
      .. "kommer sist.",
    ["explain corn-circle"] =
      "Du bestämmer för alla: var och en får ställa en följeslagare "
      .. "bredvid en egen av den sorten, eller var och en måste ta "
      .. "tillbaka en.",
    ["explain corn-add"] =
      "Den står bredvid en av dina följeslagare och räknas med den.",
    ["explain corn-remove"] = "Den kommer hem utan poäng.",
    ["corn-road"] = "sädescirkel för vägar",
    ["corn-city"] = "sädescirkel för städer",
    ["corn-field"] = "sädescirkel för fält",
    ["corn-circle"] =
      "ska alla lägga till en följeslagare eller ta hem en?",
    ["corn-add"] = "alla lägger till en:",
    ["corn-remove"] = "alla tar hem en:",
    ["corn-home"] = "ta hem",
    ["ask corn-add"] = "sätta en följeslagare hos en egen?",
    ["ask corn-remove"] = "vilken följeslagare tar du hem?",
    module = "Sädescirklarna I",
    about = "alla sätter ut en följeslagare hos sina, eller tar hem en",
    ["about corn-city"] =
      "följeslagare i städer: en till var, eller en tillbaka",
    ["about corn-field"] =
      "följeslagare på ängar: en till var, eller en tillbaka",
    ["about corn-road"] =
      "följeslagare på vägar: en till var, eller en tillbaka",
  },
}
