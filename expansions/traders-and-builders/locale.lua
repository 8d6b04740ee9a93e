text {
  en = {
    builder = { "builder", "builders" },
    pig = { "pig", "pigs" },
    herd = "pig herd", wine = "wine",
    grain = "grain", cloth = "cloth", goods = "goods",
    trade = "trade in goods", ["trade-goods"] = "most goods",
    ["needs company"] =
      "needs a follower of its owner there",
    ["is there already"] = "is there already",
    ["has nothing left to do there"] = "has nothing left to do there",
    about = "goods in cities, a builder for double turns, a pig for fields",
    ["pig-herd"] = "pig herd",
  },
  it = {
    builder = { "costruttore", "costruttori" },
    pig = { "maiale", "maiali" },
    herd = "branco di maiali",
    wine = "vino", grain = "grano", cloth = "stoffa", goods = "merci",
    trade = "commercio di merci", ["trade-goods"] = "maggioranza di merci",
    ["needs company"] =
      "lì serve un seguace del proprietario",
    ["is there already"] = "è già lì",
    ["has nothing left to do there"] = "non ha più nulla da fare lì",
    module = "Mercanti e costruttori",
    about = "merci nelle città, un costruttore per turni doppi, un maiale "
      .. "per i campi",
    ["option goods"] =
      "chi completa una città prende le sue merci; averne di più "
      .. "vale 10 alla fine",
    ["option builder"] =
      "ognuno ha un costruttore, che dà una seconda parte del turno",
    ["option pig"] = "ognuno ha un maiale, che vale 1 per città del campo",
    ["option herd"] =
      "un campo con un branco di maiali vale 1 in più per città",
    ["pig-herd"] = "branco di maiali",
  },
  fr = {
    builder = { "bâtisseur", "bâtisseurs" },
    pig = { "cochon", "cochons" },
    herd = "troupeau de cochons",
    wine = "vin", grain = "blé", cloth = "étoffe", goods = "marchandises",
    trade = "commerce de marchandises",
    ["trade-goods"] = "majorité de marchandises",
    ["needs company"] =
      "il y faut un partisan de son propriétaire",
    ["is there already"] = "y est déjà",
    ["has nothing left to do there"] = "n'a plus rien à y faire",
    module = "Marchands et bâtisseurs",
    about = "des marchandises, un bâtisseur pour rejouer, un cochon pour "
      .. "les prés",
    ["option goods"] =
      "qui achève une ville prend ses marchandises ; en avoir le "
      .. "plus vaut 10 à la fin",
    ["option builder"] = "chacun a un bâtisseur, qui fait rejouer",
    ["option pig"] = "chacun a un cochon, qui vaut 1 par ville du pré",
    ["option herd"] =
      "un pré avec un troupeau de cochons vaut 1 de plus par ville",
    ["pig-herd"] = "troupeau de cochons",
  },
  de = {
    builder = { "Baumeister", "Baumeister" },
    pig = { "Schwein", "Schweine" },
    herd = "Schweineherde",
    wine = "Wein", grain = "Korn", cloth = "Tuch", goods = "Waren",
    trade = "Warenhandel", ["trade-goods"] = "Warenmehrheit",
    ["needs company"] =
      "braucht dort einen Gefolgsmann seines Besitzers",
    ["is there already"] = "ist schon dort",
    ["has nothing left to do there"] = "hat dort nichts mehr zu tun",
    module = "Händler und Baumeister",
    about = "Waren in Städten, ein Baumeister für Doppelzüge, ein "
      .. "Schwein für Wiesen",
    ["option goods"] =
      "wer eine Stadt vollendet, nimmt ihre Waren; die meisten einer "
      .. "Sorte zählen am Ende 10",
    ["option builder"] =
      "jeder hat einen Baumeister, der einen zweiten Zugteil bringt",
    ["option pig"] = "jeder hat ein Schwein, 1 mehr je Stadt der Wiese",
    ["option herd"] = "eine Wiese mit Schweineherde zählt 1 mehr je Stadt",
    ["pig-herd"] = "Schweineherde",
  },
  sv = {
    builder = { "byggmästare", "byggmästare" },
    pig = { "gris", "grisar" },
    herd = "svinhjord", wine = "vin",
    grain = "vete", cloth = "tyg", goods = "varor", trade = "varuhandel",
    ["trade-goods"] = "flest varor",
    ["needs company"] =
      "behöver en följeslagare av samma ägare där",
    ["is there already"] = "finns redan där",
    ["has nothing left to do there"] = "har inget kvar att göra där",
    module = "Handelsmän och byggmästare",
    about = "varor i städer, en byggmästare för dubbla turer, en gris "
      .. "för ängar",
    ["option goods"] =
      "den som fullbordar en stad tar dess varor; flest av en sort "
      .. "ger 10 på slutet",
    ["option builder"] =
      "alla har en byggmästare, som ger en andra del av turen",
    ["option pig"] = "alla har en gris, som ger 1 per stad vid ängen",
    ["option herd"] = "en äng med svinhjord ger 1 mer per stad",
    ["pig-herd"] = "svinhjord",
  },
}
