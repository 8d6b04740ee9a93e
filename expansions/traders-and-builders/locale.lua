text {
  en = {
    ["how to play"] =
      "Who lays the tile that completes a city takes the goods in it, "
      .. "whoever scores the city. In the end most of each kind of goods "
      .. "bring 10 points.\n"
      .. "A builder goes on an incomplete road or city where a figure of the "
      .. "same player stands already; who makes it grow with a later tile "
      .. "draws and lays one more tile in this turn.\n"
      .. "A pig goes to own farmers, and makes each complete city beside "
      .. "their field worth 1 point more.",
    ["about builder"] =
      "when you make its road or city larger in a later turn, you lay a "
      .. "second tile",
    ["about pig"] = "your farmers on its field get more for each city",
    ["about goods"] = "who completes the city takes the goods",
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
    ["about pig-herd"] = "its field is worth 1 more a city to farmers",
    ["played goods=true"] =
      "Who completes a city takes its goods, and the most of a kind bring 10 "
      .. "points at the end.",
    ["played goods=false"] = "Goods count nothing.",
    ["played builder=true"] =
      "Each player has a builder, who earns a second part of the turn.",
    ["played builder=false"] = "Nobody has a builder.",
    ["played pig=true"] =
      "Each player has a pig, which adds 1 point for each complete city "
      .. "beside its field.",
    ["played pig=false"] = "Nobody has a pig.",
    ["played herd=true"] =
      "A field with a pig herd counts 1 point more for each complete city "
      .. "beside it.",
    ["played herd=false"] =
      "A pig herd counts nothing, unless another module lets it.",
  },
  it = {
    ["how to play"] =
      "Chi posa la tessera che completa una città ne prende le merci, "
      .. "chiunque segni la città. Alla fine chi ha più merci di un tipo "
      .. "riceve 10 punti.\n"
      .. "Un costruttore va su una strada o città incompleta dove sta già "
      .. "una figura dello stesso giocatore; chi la allunga con una tessera "
      .. "posata più tardi ne pesca e ne posa un'altra in questo turno.\n"
      .. "Un maiale va dai propri contadini, e ogni città completa accanto "
      .. "al loro campo vale 1 punto in più.",
    ["about builder"] =
      "se ingrandisci la sua strada o città in un turno successivo, "
      .. "posi una seconda tessera",
    ["about pig"] =
      "i tuoi contadini del suo campo ricevono di più per ogni città",
    ["about goods"] = "chi completa la città prende le merci",
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
    ["about pig-herd"] = "il suo campo vale ai contadini 1 in più per città",
    ["played goods=true"] =
      "Chi completa una città prende le sue merci, e averne di più di un tipo "
      .. "porta 10 punti alla fine.",
    ["played goods=false"] = "Le merci non valgono niente.",
    ["played builder=true"] =
      "Ognuno ha un costruttore, che dà una seconda parte del turno.",
    ["played builder=false"] = "Nessuno ha un costruttore.",
    ["played pig=true"] =
      "Ognuno ha un maiale, che aggiunge 1 punto per ogni città completa "
      .. "accanto al suo campo.",
    ["played pig=false"] = "Nessuno ha un maiale.",
    ["played herd=true"] =
      "Un campo con un branco di maiali vale 1 punto in più per ogni città "
      .. "completa accanto.",
    ["played herd=false"] =
      "Un branco di maiali non vale niente, a meno che un altro modulo lo "
      .. "conti.",
  },
  fr = {
    ["how to play"] =
      "Qui pose la tuile qui termine une ville en prend les marchandises, "
      .. "peu importe qui marque la ville. À la fin, le plus de marchandises "
      .. "de chaque sorte rapporte 10 points.\n"
      .. "Un bâtisseur vient sur un chemin ou une ville inachevés où se "
      .. "tient déjà une figurine du même joueur ; qui les agrandit avec une "
      .. "tuile posée plus tard pioche et pose une tuile de plus dans ce "
      .. "tour.\n"
      .. "Un cochon rejoint ses propres paysans, et chaque ville terminée au "
      .. "bord de leur pré vaut 1 point de plus.",
    ["about builder"] =
      "si vous agrandissez son chemin ou sa ville à un tour suivant, "
      .. "vous posez une deuxième tuile",
    ["about pig"] = "vos paysans de son pré reçoivent plus pour chaque ville",
    ["about goods"] = "qui achève la ville prend les marchandises",
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
    ["about pig-herd"] = "son pré vaut aux paysans 1 de plus par ville",
    ["played goods=true"] =
      "Qui achève une ville prend ses marchandises, et en avoir le plus d'une "
      .. "sorte rapporte 10 points à la fin.",
    ["played goods=false"] = "Les marchandises ne valent rien.",
    ["played builder=true"] = "Chacun a un bâtisseur, qui fait rejouer.",
    ["played builder=false"] = "Personne n'a de bâtisseur.",
    ["played pig=true"] =
      "Chacun a un cochon, qui ajoute 1 point par ville achevée qui borde son "
      .. "pré.",
    ["played pig=false"] = "Personne n'a de cochon.",
    ["played herd=true"] =
      "Un pré avec un troupeau de cochons vaut 1 point de plus par ville "
      .. "achevée qui le borde.",
    ["played herd=false"] =
      "Un troupeau de cochons ne vaut rien, sauf si un autre module le compte.",
  },
  de = {
    ["how to play"] =
      "Wer die Karte legt, die eine Stadt fertig macht, nimmt die Waren "
      .. "darin, gleich wer die Stadt wertet. Am Ende bringen die meisten "
      .. "Waren jeder Art 10 Punkte.\n"
      .. "Ein Baumeister kommt auf eine unfertige Straße oder Stadt, in der "
      .. "schon eine eigene Figur steht; wer sie mit einer späteren Karte "
      .. "verlängert, zieht und legt in diesem Zug noch eine.\n"
      .. "Ein Schwein kommt zu eigenen Bauern und macht jede fertige Stadt "
      .. "an ihrer Wiese 1 Punkt mehr wert.",
    ["about builder"] =
      "machst du seine Straße oder Stadt in einem späteren Zug größer, "
      .. "legst du eine zweite Karte",
    ["about pig"] =
      "deine Bauern auf seiner Wiese bekommen für jede Stadt mehr",
    ["about goods"] = "wer die Stadt abschließt, nimmt die Waren",
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
    ["about pig-herd"] = "ihre Wiese bringt Bauern 1 mehr je Stadt",
    ["played goods=true"] =
      "Wer eine Stadt vollendet, nimmt ihre Waren, und die meisten einer "
      .. "Sorte bringen am Ende 10 Punkte.",
    ["played goods=false"] = "Waren zählen nichts.",
    ["played builder=true"] =
      "Jeder hat einen Baumeister, der einen zweiten Zugteil bringt.",
    ["played builder=false"] = "Niemand hat einen Baumeister.",
    ["played pig=true"] =
      "Jeder hat ein Schwein, das 1 Punkt mehr für jede vollendete Stadt an "
      .. "seiner Wiese bringt.",
    ["played pig=false"] = "Niemand hat ein Schwein.",
    ["played herd=true"] =
      "Eine Wiese mit Schweineherde zählt 1 Punkt mehr für jede vollendete "
      .. "Stadt an ihr.",
    ["played herd=false"] =
      "Eine Schweineherde zählt nichts, außer ein anderes Modul wertet sie.",
  },
  sv = {
    ["how to play"] =
      "Den som lägger brickan som gör en stad färdig tar varorna i den, vem "
      .. "som än får poäng för staden. På slutet ger flest varor av varje "
      .. "slag 10 poäng.\n"
      .. "En byggmästare ställs på en ofärdig väg eller stad där en egen "
      .. "figur redan står; den som får den att växa med en senare bricka "
      .. "drar och lägger en bricka till under turen.\n"
      .. "En gris ställs hos egna bönder och gör varje färdig stad vid deras "
      .. "äng värd 1 poäng mer.",
    ["about builder"] =
      "när du gör dess väg eller stad större i en senare tur lägger du "
      .. "en andra bricka",
    ["about pig"] = "dina bönder på dess äng får mer för varje stad",
    ["about goods"] = "den som gör staden klar tar varorna",
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
    ["about pig-herd"] = "dess äng ger bönder 1 till per stad",
    ["played goods=true"] =
      "Den som fullbordar en stad tar dess varor, och flest av en sort ger 10 "
      .. "poäng på slutet.",
    ["played goods=false"] = "Varor ger inget.",
    ["played builder=true"] =
      "Alla har en byggmästare, som ger en andra del av turen.",
    ["played builder=false"] = "Ingen har en byggmästare.",
    ["played pig=true"] =
      "Alla har en gris, som ger 1 poäng mer för varje fullbordad stad vid "
      .. "sin äng.",
    ["played pig=false"] = "Ingen har en gris.",
    ["played herd=true"] =
      "En äng med svinhjord ger 1 poäng mer för varje fullbordad stad vid den.",
    ["played herd=false"] =
      "En svinhjord ger inget, om inte en annan modul räknar den.",
  },
}
