text {
  en = {
    ["how to play"] =
      "A road that dives into a tunnel is not complete there. Everybody has "
      .. "tunnel tokens and may lay one a turn on any open mouth, before or "
      .. "after placing a figure. When both tokens of one letter lie, their "
      .. "two mouths make one road, wherever they are.",
    ["about tunnel-a"] = "two with this letter join their mouths into one road",
    ["about tunnel-b"] = "two with this letter join their mouths into one road",
    ["about tunnel-c"] = "two with this letter join their mouths into one road",
    ["explain tunnel"] =
      "Two tokens of one letter join two mouths, so that their roads "
      .. "become one. One token a turn.",
    tunnel = "tunnel", mouth = "mouth of a tunnel",
    ["tunnel-a"] = { "tunnel token A", "tunnel tokens A" },
    ["tunnel-b"] = { "tunnel token B", "tunnel tokens B" },
    ["tunnel-c"] = { "tunnel token C", "tunnel tokens C" },
    about =
      "roads that dive into the ground, and tokens that join two of their "
      .. "mouths",
    ["ask tunnel"] = "lay a tunnel token?",
    ["option tokens=3/2"] = "3 for two players, 2 for three, else 1",
    ["option tokens=2/1"] = "2 for two players, else 1",
    ["option tokens=1/1"] = "1 always",
    ["option second=open"] = "to any mouth",
    ["option second=peer"] = "to none",
    ["about mouth"] = "a road goes on at another mouth with the same token",
    ["about tunnel"] = "its road passes below the city, with two mouths",
    ["played tokens=3/2"] =
      "With two players each has 3 sets of tunnel tokens, with three 2, else "
      .. "1.",
    ["played tokens=2/1"] =
      "With two players each has 2 sets of tunnel tokens, else 1.",
    ["played tokens=1/1"] = "Each player has 1 set of tunnel tokens.",
    ["played underpasses=true"] =
      "A road that passes below a city has two tunnel mouths, too.",
    ["played underpasses=false"] =
      "A road that passes below a city has no tunnel mouths.",
    ["played second=open"] =
      "The second token of a set goes to any open tunnel mouth.",
    ["played second=peer"] = "The second token of a set is never laid.",
  },
  de = {
    ["how to play"] =
      "Eine Straße, die in einen Tunnel führt, ist dort nicht fertig. Alle "
      .. "haben Tunnelplättchen und dürfen in jedem Zug eines auf einen "
      .. "offenen Tunneleingang legen, bevor oder nachdem sie eine Figur "
      .. "einsetzen. Liegen beide Plättchen eines Buchstabens, so wird aus "
      .. "ihren zwei Eingängen eine Straße, wo immer sie sind.",
    ["about tunnel-a"] =
      "zwei mit diesem Buchstaben machen aus zwei Eingängen eine Straße",
    ["about tunnel-b"] =
      "zwei mit diesem Buchstaben machen aus zwei Eingängen eine Straße",
    ["about tunnel-c"] =
      "zwei mit diesem Buchstaben machen aus zwei Eingängen eine Straße",
    ["explain tunnel"] =
      "Zwei Plättchen mit demselben Buchstaben verbinden zwei Eingänge, "
      .. "sodass ihre Straßen eine werden. Ein Plättchen pro Zug.",
    tunnel = "Tunnel", mouth = "Tunneleingang",
    ["tunnel-a"] = { "Tunnelplättchen A", "Tunnelplättchen A" },
    ["tunnel-b"] = { "Tunnelplättchen B", "Tunnelplättchen B" },
    ["tunnel-c"] = { "Tunnelplättchen C", "Tunnelplättchen C" },
    module = "Der Tunnel",
    about =
      "Straßen, die unter die Erde führen, und Plättchen, die zwei ihrer "
      .. "Eingänge verbinden",
    ["option tokens"] =
      "wie viele Paare jeder hat: zu zweit / zu dritt, sonst 1",
    ["option underpasses"] =
      "auch eine Straße unter einer Stadt hat zwei Tunneleingänge",
    ["option second"] =
      "das zweite Plättchen eines Paares kommt an jeden Eingang, oder "
      .. "an keinen",
    ["ask tunnel"] = "Ein Tunnelplättchen legen?",
    ["option tokens=3/2"] = "3 zu zweit, 2 zu dritt, sonst 1",
    ["option tokens=2/1"] = "2 zu zweit, sonst 1",
    ["option tokens=1/1"] = "immer 1",
    ["option second=open"] = "an jede Öffnung",
    ["option second=peer"] = "an keine",
    ["about mouth"] =
      "eine Straße geht an einer Öffnung mit demselben Plättchen weiter",
    ["about tunnel"] =
      "seine Straße geht unter der Stadt durch, mit zwei Öffnungen",
    ["played tokens=3/2"] =
      "Zu zweit hat jeder 3 Paare Tunnelplättchen, zu dritt 2, sonst 1.",
    ["played tokens=2/1"] =
      "Zu zweit hat jeder 2 Paare Tunnelplättchen, sonst 1.",
    ["played tokens=1/1"] = "Jeder hat 1 Paar Tunnelplättchen.",
    ["played underpasses=true"] =
      "Auch eine Straße unter einer Stadt hat zwei Tunneleingänge.",
    ["played underpasses=false"] =
      "Eine Straße unter einer Stadt hat keine Tunneleingänge.",
    ["played second=open"] =
      "Das zweite Plättchen eines Paares kommt an jeden offenen Tunneleingang.",
    ["played second=peer"] =
      "Das zweite Plättchen eines Paares wird nie gelegt.",
  },
  fr = {
    ["how to play"] =
      "Un chemin qui entre dans un tunnel n'y est pas terminé. Chacun a des "
      .. "jetons de tunnel et peut en poser un par tour sur une entrée "
      .. "ouverte, avant ou après avoir posé une figurine. Quand les deux "
      .. "jetons d'une lettre sont posés, leurs deux entrées font un seul "
      .. "chemin, où qu'elles soient.",
    ["about tunnel-a"] =
      "deux de cette lettre font un seul chemin de leurs deux entrées",
    ["about tunnel-b"] =
      "deux de cette lettre font un seul chemin de leurs deux entrées",
    ["about tunnel-c"] =
      "deux de cette lettre font un seul chemin de leurs deux entrées",
    ["explain tunnel"] =
      "Deux jetons de la même lettre relient deux entrées, et leurs "
      .. "chemins n'en font qu'un. Un jeton par tour.",
    tunnel = "tunnel", mouth = "entrée de tunnel",
    ["tunnel-a"] = { "jeton de tunnel A", "jetons de tunnel A" },
    ["tunnel-b"] = { "jeton de tunnel B", "jetons de tunnel B" },
    ["tunnel-c"] = { "jeton de tunnel C", "jetons de tunnel C" },
    module = "Le tunnel",
    about =
      "des routes qui plongent sous terre, et des jetons qui relient deux de "
      .. "leurs entrées",
    ["option tokens"] =
      "combien de paires a chaque joueur : à deux / à trois, sinon 1",
    ["option underpasses"] =
      "une route qui passe sous une ville a aussi deux entrées de tunnel",
    ["option second"] =
      "le second jeton d'une paire va à n'importe quelle entrée, ou à "
      .. "aucune",
    ["ask tunnel"] = "poser un jeton de tunnel ?",
    ["option tokens=3/2"] = "3 à deux, 2 à trois, sinon 1",
    ["option tokens=2/1"] = "2 à deux, sinon 1",
    ["option tokens=1/1"] = "toujours 1",
    ["option second=open"] = "à n'importe quelle entrée",
    ["option second=peer"] = "à aucune",
    ["about mouth"] = "un chemin continue à une entrée au même jeton",
    ["about tunnel"] = "son chemin passe sous la ville, avec deux entrées",
    ["played tokens=3/2"] =
      "À deux, chacun a 3 paires de jetons de tunnel, à trois 2, sinon 1.",
    ["played tokens=2/1"] =
      "À deux, chacun a 2 paires de jetons de tunnel, sinon 1.",
    ["played tokens=1/1"] = "Chacun a 1 paire de jetons de tunnel.",
    ["played underpasses=true"] =
      "Une route qui passe sous une ville a aussi deux entrées de tunnel.",
    ["played underpasses=false"] =
      "Une route qui passe sous une ville n'a pas d'entrées de tunnel.",
    ["played second=open"] =
      "Le second jeton d'une paire va à n'importe quelle entrée ouverte.",
    ["played second=peer"] = "Le second jeton d'une paire n'est jamais posé.",
  },
  it = {
    ["how to play"] =
      "Una strada che entra in un tunnel lì non è completa. Ognuno ha "
      .. "segnalini tunnel e può posarne uno per turno su un imbocco aperto, "
      .. "prima o dopo aver piazzato una figura. Quando i due segnalini di una "
      .. "lettera sono posati, i loro due imbocchi fanno una sola strada, "
      .. "ovunque siano.",
    ["about tunnel-a"] =
      "due con questa lettera fanno una sola strada dei loro imbocchi",
    ["about tunnel-b"] =
      "due con questa lettera fanno una sola strada dei loro imbocchi",
    ["about tunnel-c"] =
      "due con questa lettera fanno una sola strada dei loro imbocchi",
    ["explain tunnel"] =
      "Due gettoni con la stessa lettera uniscono due imbocchi, e le "
      .. "loro strade diventano una sola. Un gettone a turno.",
    tunnel = "tunnel", mouth = "imbocco di tunnel",
    ["tunnel-a"] = { "segnalino tunnel A", "segnalini tunnel A" },
    ["tunnel-b"] = { "segnalino tunnel B", "segnalini tunnel B" },
    ["tunnel-c"] = { "segnalino tunnel C", "segnalini tunnel C" },
    module = "Il tunnel",
    about =
      "strade che scendono sottoterra, e segnalini che ne uniscono due "
      .. "imbocchi",
    ["option tokens"] =
      "quante coppie ha ogni giocatore: in due / in tre, altrimenti 1",
    ["option underpasses"] =
      "anche una strada che passa sotto una città ha due imbocchi",
    ["option second"] =
      "il secondo segnalino di una coppia va a qualunque imbocco, o a "
      .. "nessuno",
    ["ask tunnel"] = "posare un segnalino tunnel?",
    ["option tokens=3/2"] = "3 in due, 2 in tre, altrimenti 1",
    ["option tokens=2/1"] = "2 in due, altrimenti 1",
    ["option tokens=1/1"] = "sempre 1",
    ["option second=open"] = "a qualunque imbocco",
    ["option second=peer"] = "a nessuno",
    ["about mouth"] =
      "una strada prosegue a un imbocco con lo stesso segnalino",
    ["about tunnel"] = "la sua strada passa sotto la città, con due imbocchi",
    ["played tokens=3/2"] =
      "In due ognuno ha 3 coppie di segnalini del tunnel, in tre 2, "
      .. "altrimenti 1.",
    ["played tokens=2/1"] =
      "In due ognuno ha 2 coppie di segnalini del tunnel, altrimenti 1.",
    ["played tokens=1/1"] = "Ognuno ha 1 coppia di segnalini del tunnel.",
    ["played underpasses=true"] =
      "Anche una strada che passa sotto una città ha due imbocchi.",
    ["played underpasses=false"] =
      "Una strada che passa sotto una città non ha imbocchi.",
    ["played second=open"] =
      "Il secondo segnalino di una coppia va a qualunque imbocco aperto.",
    ["played second=peer"] =
      "Il secondo segnalino di una coppia non si posa mai.",
  },
  sv = {
    ["how to play"] =
      "En väg som går in i en tunnel är inte färdig där. Alla har "
      .. "tunnelbrickor och får per tur lägga en på en öppen tunnelmynning, "
      .. "före eller efter att en figur placeras. När båda brickorna med en "
      .. "bokstav ligger blir deras två mynningar en väg, var de än är.",
    ["about tunnel-a"] =
      "två med den bokstaven gör en väg av sina två öppningar",
    ["about tunnel-b"] =
      "två med den bokstaven gör en väg av sina två öppningar",
    ["about tunnel-c"] =
      "två med den bokstaven gör en väg av sina två öppningar",
    ["explain tunnel"] =
      "Två brickor med samma bokstav förenar två öppningar, så att "
      .. "deras vägar blir en. En bricka per tur.",
    tunnel = "tunnel", mouth = "tunnelmynning",
    ["tunnel-a"] = { "tunnelbricka A", "tunnelbrickor A" },
    ["tunnel-b"] = { "tunnelbricka B", "tunnelbrickor B" },
    ["tunnel-c"] = { "tunnelbricka C", "tunnelbrickor C" },
    module = "Tunneln",
    about =
      "vägar som går ner i marken, och brickor som binder ihop två av deras "
      .. "mynningar",
    ["option tokens"] =
      "hur många par varje spelare har: två / tre spelare, annars 1",
    ["option underpasses"] =
      "också en väg under en stad har två tunnelmynningar",
    ["option second"] =
      "den andra brickan i ett par läggs vid vilken mynning som helst, eller "
      .. "vid ingen",
    ["ask tunnel"] = "lägga en tunnelbricka?",
    ["option tokens=3/2"] = "3 för två, 2 för tre, annars 1",
    ["option tokens=2/1"] = "2 för två, annars 1",
    ["option tokens=1/1"] = "alltid 1",
    ["option second=open"] = "vid vilken mynning som helst",
    ["option second=peer"] = "vid ingen",
    ["about mouth"] = "en väg fortsätter vid en mynning med samma bricka",
    ["about tunnel"] = "dess väg går under staden, med två mynningar",
    ["played tokens=3/2"] =
      "Med två spelare har var och en 3 par tunnelbrickor, med tre 2, annars "
      .. "1.",
    ["played tokens=2/1"] =
      "Med två spelare har var och en 2 par tunnelbrickor, annars 1.",
    ["played tokens=1/1"] = "Var och en har 1 par tunnelbrickor.",
    ["played underpasses=true"] =
      "Också en väg under en stad har två tunnelmynningar.",
    ["played underpasses=false"] =
      "En väg under en stad har inga tunnelmynningar.",
    ["played second=open"] =
      "Den andra brickan i ett par läggs vid vilken öppen mynning som helst.",
    ["played second=peer"] = "Den andra brickan i ett par läggs aldrig.",
  },
}
