text {
  en = {
    ["how to play"] =
      "A bridge carries a road straight over a tile, from one field "
      .. "side to the one across; it may make the new tile fit, or be "
      .. "built on it.\n"
      .. "When a small city of two half rounds is complete, whoever holds "
      .. "it is asked whether it becomes a castle: it then scores nothing, "
      .. "and the figure stays until something is completed later on its "
      .. "tiles or the four along both sides (not at its ends), gets as "
      .. "many points as that brings, and comes home.\n"
      .. "After the turn of a tile with a bazaar one tile for each player "
      .. "is laid open, to be laid next instead of one drawn. In an "
      .. "auction the next player chooses one of them and bids first, and "
      .. "all who have no tile yet may once bid more. The seller takes the "
      .. "highest bid for the tile, or pays as much to the bidder and "
      .. "keeps it. The last tile is free. A tile got at a bazaar starts "
      .. "no other.",
    ["ask free-lot"] = "bazaar: take one of these tiles",
    alike = "tiles alike",
    ["sold-later"] = "sold later", ["seller-bids"] = "the seller bids",
    ["most-to-bid"] = "points and credit allow",
    passes = "passes", ["gets-it"] = "gets the tile, for",
    ["gets-it-free"] = "gets the tile for nothing",
    ["keeps-it"] = "keeps the tile, for",
    ["deployed castle"] = "builds a castle",
    ["deployed on castle"] = "moves into the castle",
    ["ask bridge"] = "build a bridge?",
    ["you-pay"] = "you pay",
    ["you-get"] = "you get",
    ["explain lot"] =
      "Everybody gets one of these tiles, to be laid instead of one "
      .. "drawn. You choose which is sold now and bid first. The last one "
      .. "costs nothing.",
    ["explain free-lot"] =
      "Everybody takes one of these tiles in turn, to be laid instead of "
      .. "one drawn. They cost nothing.",
    ["explain bid"] =
      "The seller bids first. Everybody who has no tile yet may then once "
      .. "bid a higher number, or pass. If nobody does, the seller pays the "
      .. "own bid and gets the tile. Otherwise the seller takes the highest "
      .. "bid for the tile, or pays as much to the bidder and keeps it.",
    ["explain sell"] =
      "Sell: the bidder pays you the bid and gets the tile. Keep: you pay "
      .. "as much to the bidder and get the tile.",
    ["explain castle"] =
      "A castle takes one of your castles. The city then scores nothing "
      .. "now: once, you get the points of the best feature completed "
      .. "later on its tiles or the four along both sides (not at its "
      .. "ends). Pass, and the city scores as usual.",
    ["about castle"] =
      "scores nothing itself: once, its lord gets the points of the "
      .. "best feature completed later on its two tiles or the four along "
      .. "both sides (not at its ends); to a field it is a city that "
      .. "counts 1 point more",
    ["about bridge"] = "carries a road over whatever lies below",
    ["about bazaar"] = "the next tiles are sold by auction",
    bridge = { "bridge", "bridges" }, castle = { "castle", "castles" },
    bazaar = "bazaar",
    lot = "choose a tile", bid = "bid", keep = "keep",
    sell = "sell it for the bid",
    ["for-sale"] = "for sale", seller = "seller", bids = "bids",
    ["high-bid"] = "high bid", ["high-bidder"] = "bidder",
    about = "roads cross over what lies below, small cities become castles, "
      .. "tiles are sold to whoever bids most",
    ["ask castle"] = "make the city a castle?",
    ["ask lot"] = "bazaar: which tile is up next?",
    ["ask sell"] = "sell the tile, or pay the bid and keep it?",
    ["ask bid"] = "what do you bid?",
    ["option free=own-tile"] = "only on the new tile",
    ["option free=near"] = "beside it, too",
    ["option owner=single"] = "of its only follower",
    ["option owner=majority"] = "of its sole majority",
    ["played free=own-tile"] =
      "A bridge that no tile needs may go only on the new tile.",
    ["played free=near"] =
      "A bridge that no tile needs may go on the new tile or on one beside it.",
    ["played owner=single"] =
      "A small city can become a castle only if a single follower stands in "
      .. "it.",
    ["played owner=majority"] =
      "A small city can become a castle of whoever alone has the majority in "
      .. "it.",
    ["played auction=true"] = "The tiles of a bazaar are sold by auction.",
    ["played auction=false"] =
      "The tiles of a bazaar are taken in turn and cost nothing.",
    ["played credit=0"] = "A player may bid as many points as they have.",
    ["played credit"] = {
      "A player may bid 1 point more than they have.",
      "A player may bid up to %d points more than they have.",
    },
  },
  it = {
    ["how to play"] =
      "Un ponte porta una strada dritta sopra a una tessera, da un lato "
      .. "di campo a quello opposto; grazie ad esso la nuova tessera può "
      .. "combaciare, o lo si posa su di essa.\n"
      .. "Quando una piccola città di due semicerchi è completa, a chi la "
      .. "possiede si chiede se diventa un castello: allora non dà punti, "
      .. "e la figura resta finché più tardi qualcosa è completato sulle "
      .. "sue tessere o sulle quattro lungo i due lati (non alle "
      .. "estremità), riceve altrettanti punti e torna.\n"
      .. "Dopo il turno di una tessera con un bazar si scopre una tessera "
      .. "per giocatore, da posare poi invece di pescarne una. All'asta il "
      .. "giocatore seguente ne sceglie una e offre per primo, e chi non "
      .. "ha ancora una tessera può offrire una volta di più. Il venditore "
      .. "cede la tessera per l'offerta più alta, o paga altrettanto "
      .. "all'offerente e la tiene. L'ultima tessera non costa nulla. Una "
      .. "tessera presa al bazar non ne avvia un altro.",
    ["ask free-lot"] = "bazar: prendi una di queste tessere",
    alike = "tessere uguali",
    ["sold-later"] = "vendute dopo", ["seller-bids"] = "il venditore offre",
    ["most-to-bid"] = "punti e credito permettono",
    passes = "passa", ["gets-it"] = "riceve la tessera, per",
    ["gets-it-free"] = "riceve la tessera gratis",
    ["keeps-it"] = "tiene la tessera, per",
    ["deployed castle"] = "costruisce un castello",
    ["deployed on castle"] = "si trasferisce nel castello",
    ["ask bridge"] = "costruire un ponte?",
    ["you-pay"] = "paghi",
    ["you-get"] = "ricevi",
    ["explain lot"] =
      "Ognuno riceve una di queste tessere, da posare invece di pescarne "
      .. "una. Tu scegli quale si vende ora e offri per primo. L'ultima non "
      .. "costa nulla.",
    ["explain free-lot"] =
      "A turno ognuno prende una di queste tessere, da posare invece di "
      .. "pescarne una. Non costano nulla.",
    ["explain bid"] =
      "Il venditore offre per primo. Chi non ha ancora una tessera può poi "
      .. "offrire una volta un numero più alto, o passare. Se nessuno lo fa, "
      .. "il venditore paga la sua offerta e riceve la tessera. Altrimenti "
      .. "cede la tessera per l'offerta più alta, o paga altrettanto "
      .. "all'offerente e la tiene.",
    ["explain sell"] =
      "Vendere: l'offerente ti paga l'offerta e riceve la tessera. "
      .. "Tenere: gli paghi altrettanto e ricevi la tessera.",
    ["explain castle"] =
      "Il castello viene dalla tua riserva. La città allora non dà "
      .. "punti adesso: una volta ricevi i punti della migliore zona "
      .. "completata più tardi sulle sue tessere o sulle quattro lungo i "
      .. "due lati (non alle estremità). Se passi, la città dà punti come "
      .. "sempre.",
    ["about castle"] =
      "da solo non dà punti: una volta il suo signore riceve i punti "
      .. "della migliore zona completata più tardi sulle sue due tessere o "
      .. "sulle quattro lungo i due lati (non alle estremità); per un "
      .. "campo è una città che vale 1 punto in più",
    ["about bridge"] = "porta una strada sopra a tutto quello che c'è sotto",
    ["about bazaar"] = "le prossime tessere vanno all'asta",
    module = "Ponti, castelli e bazar",
    bridge = { "ponte", "ponti" }, castle = { "castello", "castelli" },
    bazaar = "bazar",
    lot = "scegliere una tessera", bid = "offrire",
    keep = "tieni", sell = "venderla per l'offerta",
    ["for-sale"] = "in vendita", seller = "venditore", bids = "offre",
    ["high-bid"] = "offerta più alta", ["high-bidder"] = "offerente",
    about = "strade che passano sopra a tutto, piccole città che diventano "
      .. "castelli, tessere vendute al miglior offerente",
    ["option free"] =
      "se un ponte di cui nessuna tessera ha bisogno può stare anche accanto "
      .. "alla tessera nuova",
    ["option owner"] =
      "il castello è dell'unico seguace della città, o di chi da solo vi ha "
      .. "la maggioranza",
    ["option auction"] =
      "le tessere di un bazar si vendono all'asta, invece che a turno",
    ["option credit"] =
      "di quanto un'offerta può superare i punti di chi la fa",
    ["ask castle"] = "fare della città un castello?",
    ["ask lot"] = "bazar: quale tessera tocca ora?",
    ["ask sell"] = "vendere la tessera, o pagare l'offerta e tenerla?",
    ["ask bid"] = "quanto offri?",
    ["option free=own-tile"] = "solo sulla nuova tessera",
    ["option free=near"] = "anche accanto",
    ["option owner=single"] = "dell'unico seguace",
    ["option owner=majority"] = "dell'unica maggioranza",
    ["played free=own-tile"] =
      "Un ponte di cui nessuna tessera ha bisogno può stare solo sulla "
      .. "tessera nuova.",
    ["played free=near"] =
      "Un ponte di cui nessuna tessera ha bisogno può stare sulla tessera "
      .. "nuova o su una accanto.",
    ["played owner=single"] =
      "Una piccola città può diventare castello solo se vi sta un unico "
      .. "seguace.",
    ["played owner=majority"] =
      "Una piccola città può diventare il castello di chi da solo vi ha la "
      .. "maggioranza.",
    ["played auction=true"] = "Le tessere di un bazar si vendono all'asta.",
    ["played auction=false"] =
      "Le tessere di un bazar si prendono a turno e non costano niente.",
    ["played credit=0"] = "Si possono offrire tanti punti quanti se ne hanno.",
    ["played credit"] = {
      "Si può offrire 1 punto in più di quelli che si hanno.",
      "Si possono offrire fino a %d punti in più di quelli che si hanno.",
    },
  },
  fr = {
    ["how to play"] =
      "Un pont fait passer un chemin tout droit au-dessus d'une tuile, "
      .. "d'un côté de pré à celui d'en face ; grâce à lui la nouvelle "
      .. "tuile peut convenir, ou bien on le pose dessus.\n"
      .. "Quand une petite ville de deux demi-cercles est finie, on "
      .. "demande à qui la tient si elle devient un château : elle ne "
      .. "rapporte alors rien, et la figurine reste jusqu'à ce que quelque "
      .. "chose soit terminé plus tard sur ses tuiles ou les quatre le "
      .. "long des deux côtés (pas aux bouts), reçoit autant de points et "
      .. "rentre.\n"
      .. "Après le tour d'une tuile avec un bazar, on découvre une tuile "
      .. "par joueur, à poser ensuite au lieu d'en piocher une. Aux "
      .. "enchères, le joueur suivant en choisit une et mise d'abord, et "
      .. "chaque joueur encore sans tuile peut une fois miser plus. Le "
      .. "vendeur cède la tuile pour la plus haute mise, ou il en paie "
      .. "autant à l'enchérisseur et la garde. La dernière tuile ne coûte "
      .. "rien. Une tuile obtenue au bazar n'en ouvre pas d'autre.",
    ["ask free-lot"] = "bazar : prenez une de ces tuiles",
    alike = "tuiles pareilles",
    ["sold-later"] = "vendues ensuite", ["seller-bids"] = "le vendeur mise",
    ["most-to-bid"] = "points et crédit permettent",
    passes = "passe", ["gets-it"] = "reçoit la tuile, pour",
    ["gets-it-free"] = "reçoit la tuile pour rien",
    ["keeps-it"] = "garde la tuile, pour",
    ["deployed castle"] = "construit un château",
    ["deployed on castle"] = "s'installe au château",
    ["ask bridge"] = "construire un pont ?",
    ["you-pay"] = "vous payez",
    ["you-get"] = "vous recevez",
    ["explain lot"] =
      "Chacun reçoit une de ces tuiles, à poser au lieu d'en piocher "
      .. "une. Vous choisissez celle qui est vendue maintenant et vous "
      .. "misez en premier. La dernière ne coûte rien.",
    ["explain free-lot"] =
      "Chacun prend à son tour une de ces tuiles, à poser au lieu d'en "
      .. "piocher une. Elles ne coûtent rien.",
    ["explain bid"] =
      "Le vendeur mise d'abord. Chaque joueur encore sans tuile peut alors "
      .. "une fois miser un nombre plus haut, ou passer. Si personne ne le "
      .. "fait, le vendeur paie sa mise et reçoit la tuile. Sinon il cède la "
      .. "tuile pour la plus haute mise, ou il en paie autant à "
      .. "l'enchérisseur et garde la tuile.",
    ["explain sell"] =
      "Vendre : l'enchérisseur vous paie sa mise et reçoit la tuile. "
      .. "Garder : vous lui payez autant et vous recevez la tuile.",
    ["explain castle"] =
      "Le château vient de votre réserve. La ville ne rapporte alors "
      .. "rien maintenant : une fois, vous recevez les points de la "
      .. "meilleure zone terminée plus tard sur ses tuiles ou les quatre "
      .. "le long des deux côtés (pas aux bouts). Si vous passez, la ville "
      .. "rapporte comme d'habitude.",
    ["about castle"] =
      "ne rapporte rien lui-même : une fois, son seigneur reçoit les "
      .. "points de la meilleure zone terminée plus tard sur ses deux "
      .. "tuiles ou les quatre le long des deux côtés (pas aux bouts) ; "
      .. "pour un pré, c'est une ville qui compte 1 point de plus",
    ["about bridge"] = "fait passer un chemin au-dessus de tout",
    ["about bazaar"] = "les prochaines tuiles sont vendues aux enchères",
    module = "Ponts, châteaux et bazars",
    bridge = { "pont", "ponts" }, castle = { "château", "châteaux" },
    bazaar = "bazar",
    lot = "choisir une tuile", bid = "miser",
    keep = "garder", sell = "la vendre pour la mise",
    ["for-sale"] = "en vente", seller = "vendeur", bids = "mise",
    ["high-bid"] = "plus haute mise", ["high-bidder"] = "enchérisseur",
    about = "des routes qui passent par-dessus tout, de petites villes qui "
      .. "deviennent châteaux, des tuiles vendues au plus offrant",
    ["option free"] =
      "si un pont dont aucune tuile n'a besoin peut aller aussi à côté de la "
      .. "nouvelle tuile",
    ["option owner"] =
      "le château est au seul partisan de la ville, ou à qui y est seul "
      .. "majoritaire",
    ["option auction"] =
      "les tuiles d'un bazar se vendent aux enchères, et non à tour de rôle",
    ["option credit"] =
      "de combien une mise peut dépasser les points du joueur",
    ["ask castle"] = "faire de la ville un château ?",
    ["ask lot"] = "bazar : quelle tuile vient ensuite ?",
    ["ask sell"] = "vendre la tuile, ou payer la mise et la garder ?",
    ["ask bid"] = "que misez-vous ?",
    ["option free=own-tile"] = "seulement sur la nouvelle tuile",
    ["option free=near"] = "à côté aussi",
    ["option owner=single"] = "à son seul partisan",
    ["option owner=majority"] = "à la seule majorité",
    ["played free=own-tile"] =
      "Un pont dont aucune tuile n'a besoin ne peut aller que sur la nouvelle "
      .. "tuile.",
    ["played free=near"] =
      "Un pont dont aucune tuile n'a besoin peut aller sur la nouvelle tuile "
      .. "ou sur une tuile à côté.",
    ["played owner=single"] =
      "Une petite ville ne peut devenir château que si un seul partisan s'y "
      .. "trouve.",
    ["played owner=majority"] =
      "Une petite ville peut devenir le château de qui y est seul majoritaire.",
    ["played auction=true"] = "Les tuiles d'un bazar se vendent aux enchères.",
    ["played auction=false"] =
      "Les tuiles d'un bazar se prennent à tour de rôle et ne coûtent rien.",
    ["played credit=0"] = "On peut miser autant de points que l'on en a.",
    ["played credit"] = {
      "On peut miser 1 point de plus que l'on en a.",
      "On peut miser jusqu'à %d points de plus que l'on en a.",
    },
  },
  de = {
    ["how to play"] =
      "Eine Brücke führt eine Straße gerade über eine Karte, von einer "
      .. "Wiesenseite zur anderen gegenüber; durch sie kann die neue Karte "
      .. "passen, oder sie kommt auf diese.\n"
      .. "Wird eine kleine Stadt aus zwei Halbrunden fertig, so wird, wer "
      .. "sie besitzt, gefragt, ob sie eine Burg wird: Dann zählt sie "
      .. "nichts, und die Figur bleibt, bis auf ihren Karten oder den vier "
      .. "an beiden Längsseiten (nicht an den Enden) später etwas fertig "
      .. "wird, bekommt ebenso viele Punkte, wie das bringt, und kommt "
      .. "heim.\n"
      .. "Nach dem Zug mit einem Basar wird für jeden eine Karte "
      .. "aufgedeckt, die man als Nächstes statt einer gezogenen legt. Bei "
      .. "einer Versteigerung wählt der nächste Spieler eine davon und "
      .. "bietet zuerst, und alle, die noch keine haben, dürfen einmal "
      .. "mehr bieten. Der Verkäufer nimmt das Höchstgebot für die Karte, "
      .. "oder er zahlt dem Bieter ebenso viel und behält sie. Die letzte "
      .. "Karte kostet nichts. Eine Karte vom Basar löst keinen weiteren "
      .. "aus.",
    ["ask free-lot"] = "Basar: Nimm eine dieser Karten",
    alike = "gleiche Karten",
    ["sold-later"] = "später verkauft",
    ["seller-bids"] = "der Verkäufer bietet",
    ["most-to-bid"] = "Punkte und Kredit erlauben",
    passes = "passt", ["gets-it"] = "bekommt die Karte, für",
    ["gets-it-free"] = "bekommt die Karte umsonst",
    ["keeps-it"] = "behält die Karte, für",
    ["deployed castle"] = "baut eine Burg",
    ["deployed on castle"] = "zieht in die Burg",
    ["ask bridge"] = "Eine Brücke bauen?",
    ["you-pay"] = "du zahlst",
    ["you-get"] = "du bekommst",
    ["explain lot"] =
      "Alle bekommen eine dieser Karten, die sie statt einer gezogenen "
      .. "legen. Du wählst, welche jetzt verkauft wird, und bietest zuerst. "
      .. "Die letzte kostet nichts.",
    ["explain free-lot"] =
      "Reihum nehmen alle eine dieser Karten, die sie statt einer "
      .. "gezogenen legen. Sie kosten nichts.",
    ["explain bid"] =
      "Wer verkauft, bietet zuerst. Alle, die noch keine Karte haben, dürfen "
      .. "dann einmal eine höhere Zahl bieten oder passen. Tut es niemand, "
      .. "zahlt der Verkäufer sein Gebot und bekommt die Karte. Sonst nimmt "
      .. "er das Höchstgebot für die Karte, oder er zahlt dem Bieter ebenso "
      .. "viel und behält sie.",
    ["explain sell"] =
      "Verkaufen: Der Bieter zahlt dir das Gebot und bekommt die Karte. "
      .. "Behalten: Du zahlst ihm ebenso viel und bekommst die Karte.",
    ["explain castle"] =
      "Die Burg kommt aus deinem Vorrat. Die Stadt wird dann nicht "
      .. "gewertet: Einmal bekommst du die Punkte des besten Gebiets, das "
      .. "später auf ihren Karten oder den vier an beiden Längsseiten "
      .. "(nicht an den Enden) fertig wird. Passt du, wird die Stadt wie "
      .. "immer gewertet.",
    ["about castle"] =
      "bringt selbst nichts: Einmal bekommt ihr Burgherr die Punkte des "
      .. "besten Gebiets, das später auf ihren beiden Karten oder den vier "
      .. "an beiden Längsseiten (nicht an den Enden) fertig wird; für eine "
      .. "Wiese ist sie eine Stadt, die 1 Punkt mehr zählt",
    ["about bridge"] =
      "führt eine Straße über alles hinweg, was darunter liegt",
    ["about bazaar"] = "die nächsten Karten werden versteigert",
    module = "Brücken, Burgen und Basare",
    bridge = { "Brücke", "Brücken" }, castle = { "Burg", "Burgen" },
    bazaar = "Basar",
    lot = "Karte wählen", bid = "bieten",
    keep = "behalten", sell = "für das Gebot verkaufen",
    ["for-sale"] = "zu verkaufen", seller = "verkauft von", bids = "bietet",
    ["high-bid"] = "Höchstgebot", ["high-bidder"] = "Bieter",
    about = "Straßen führen über alles hinweg, kleine Städte werden Burgen, "
      .. "Karten gehen an den, der am meisten bietet",
    ["option free"] =
      "ob eine Brücke, die keine Karte braucht, auch neben die neue Karte "
      .. "darf",
    ["option owner"] =
      "die Burg gehört dem einzigen Gefolgsmann der Stadt, oder wer allein "
      .. "die Mehrheit hat",
    ["option auction"] =
      "die Karten eines Basars werden versteigert, nicht reihum genommen",
    ["option credit"] =
      "um wie viel ein Gebot die eigenen Punkte übersteigen darf",
    ["ask castle"] = "Wird die Stadt eine Burg?",
    ["ask lot"] = "Basar: Welche Karte kommt dran?",
    ["ask sell"] = "Karte verkaufen, oder das Gebot zahlen und behalten?",
    ["ask bid"] = "Was bietest du?",
    ["option free=own-tile"] = "nur auf die neue Karte",
    ["option free=near"] = "auch daneben",
    ["option owner=single"] = "des einzigen Gefolgsmanns",
    ["option owner=majority"] = "der alleinigen Mehrheit",
    ["played free=own-tile"] =
      "Eine Brücke, die keine Karte braucht, darf nur auf die neue Karte.",
    ["played free=near"] =
      "Eine Brücke, die keine Karte braucht, darf auf die neue Karte oder auf "
      .. "eine daneben.",
    ["played owner=single"] =
      "Eine kleine Stadt kann nur dann eine Burg werden, wenn ein einziger "
      .. "Gefolgsmann in ihr steht.",
    ["played owner=majority"] =
      "Eine kleine Stadt kann eine Burg dessen werden, der allein die "
      .. "Mehrheit in ihr hat.",
    ["played auction=true"] = "Die Karten eines Basars werden versteigert.",
    ["played auction=false"] =
      "Die Karten eines Basars werden reihum genommen und kosten nichts.",
    ["played credit=0"] = "Man darf so viele Punkte bieten, wie man hat.",
    ["played credit"] = {
      "Man darf 1 Punkt mehr bieten, als man hat.",
      "Man darf bis zu %d Punkte mehr bieten, als man hat.",
    },
  },
  sv = {
    ["how to play"] =
      "En bro leder en väg rakt över en bricka, från en ängssida till "
      .. "den mitt emot; den kan få den nya brickan att passa, eller "
      .. "byggas på den.\n"
      .. "När en liten stad av två halvcirklar blir färdig får den som har "
      .. "den frågan om den ska bli en borg: då ger den inga poäng, och "
      .. "figuren står kvar tills något senare blir färdigt på dess "
      .. "brickor eller de fyra längs båda sidorna (inte vid ändarna), får "
      .. "lika många poäng och kommer hem.\n"
      .. "Efter turen med en basar läggs en bricka per spelare fram, att "
      .. "lägga härnäst i stället för en dragen. På auktion väljer nästa "
      .. "spelare en av dem och bjuder först, och alla som ännu inte har "
      .. "någon får en gång bjuda mer. Säljaren tar högsta budet för "
      .. "brickan, eller betalar lika mycket till budgivaren och behåller "
      .. "den. Den sista brickan kostar inget. En bricka från en basar "
      .. "startar ingen ny.",
    ["ask free-lot"] = "basar: ta en av de här brickorna",
    alike = "likadana brickor",
    ["sold-later"] = "säljs senare", ["seller-bids"] = "säljaren bjuder",
    ["most-to-bid"] = "poäng och kredit tillåter",
    passes = "passar", ["gets-it"] = "får brickan, för",
    ["gets-it-free"] = "får brickan gratis",
    ["keeps-it"] = "behåller brickan, för",
    ["deployed castle"] = "bygger en borg",
    ["deployed on castle"] = "flyttar in i borgen",
    ["ask bridge"] = "bygga en bro?",
    ["you-pay"] = "du betalar",
    ["you-get"] = "du får",
    ["explain lot"] =
      "Alla får en av de här brickorna, att lägga i stället för en "
      .. "dragen. Du väljer vilken som säljs nu och bjuder först. Den sista "
      .. "kostar inget.",
    ["explain free-lot"] =
      "Alla tar i tur och ordning en av de här brickorna, att lägga i "
      .. "stället för en dragen. De kostar inget.",
    ["explain bid"] =
      "Säljaren bjuder först. Alla som ännu inte har en bricka får sedan en "
      .. "gång bjuda ett högre tal, eller passa. Gör ingen det betalar "
      .. "säljaren sitt bud och får brickan. Annars tar säljaren högsta budet "
      .. "för brickan, eller betalar lika mycket till budgivaren och "
      .. "behåller den.",
    ["explain sell"] =
      "Sälja: budgivaren betalar dig budet och får brickan. Behålla: du "
      .. "betalar lika mycket till budgivaren och får brickan.",
    ["explain castle"] =
      "Borgen tas ur ditt förråd. Staden ger då inga poäng nu: en gång "
      .. "får du poängen för det bästa område som senare blir färdigt på "
      .. "dess brickor eller de fyra längs båda sidorna (inte vid "
      .. "ändarna). Passar du ger staden poäng som vanligt.",
    ["about castle"] =
      "ger inga poäng själv: en gång får dess herre poängen för det "
      .. "bästa område som senare blir färdigt på dess två brickor eller "
      .. "de fyra längs båda sidorna (inte vid ändarna); för en äng är den "
      .. "en stad som räknas 1 poäng mer",
    ["about bridge"] = "leder en väg över allt som ligger under",
    ["about bazaar"] = "nästa brickor säljs på auktion",
    module = "Broar, borgar och basarer",
    bridge = { "bro", "broar" }, castle = { "borg", "borgar" },
    bazaar = "basar",
    lot = "välj en bricka", bid = "bjuda",
    keep = "behåll", sell = "sälja den för budet",
    ["for-sale"] = "till salu", seller = "säljare", bids = "bjuder",
    ["high-bid"] = "högsta bud", ["high-bidder"] = "budgivare",
    about = "vägar går över allt som ligger under, små städer blir borgar, "
      .. "brickor säljs till den som bjuder mest",
    ["option free"] =
      "om en bro som ingen bricka behöver också får ligga bredvid den nya "
      .. "brickan",
    ["option owner"] =
      "borgen tillhör stadens enda följeslagare, eller den som ensam har "
      .. "majoritet",
    ["option auction"] =
      "brickorna på en basar säljs på auktion, tas inte i tur och ordning",
    ["option credit"] =
      "med hur mycket ett bud får överstiga spelarens poäng",
    ["ask castle"] = "göra staden till en borg?",
    ["ask lot"] = "basar: vilken bricka är på tur?",
    ["ask sell"] = "sälja brickan, eller betala budet och behålla den?",
    ["ask bid"] = "vad bjuder du?",
    ["option free=own-tile"] = "bara på den nya brickan",
    ["option free=near"] = "också bredvid den",
    ["option owner=single"] = "den enda följeslagarens",
    ["option owner=majority"] = "den ensamma majoritetens",
    ["played free=own-tile"] =
      "En bro som ingen bricka behöver får bara ligga på den nya brickan.",
    ["played free=near"] =
      "En bro som ingen bricka behöver får ligga på den nya brickan eller på "
      .. "en bredvid.",
    ["played owner=single"] =
      "En liten stad kan bli borg bara om en enda följeslagare står i den.",
    ["played owner=majority"] =
      "En liten stad kan bli en borg åt den som ensam har majoritet i den.",
    ["played auction=true"] = "Brickorna på en basar säljs på auktion.",
    ["played auction=false"] =
      "Brickorna på en basar tas i tur och ordning och kostar inget.",
    ["played credit=0"] = "En spelare får bjuda så många poäng som hen har.",
    ["played credit"] = {
      "En spelare får bjuda 1 poäng mer än hen har.",
      "En spelare får bjuda upp till %d poäng mer än hen har.",
    },
  },
}
