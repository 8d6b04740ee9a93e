text {
  en = {
    ["about bazaar"] = "the next tiles are sold by auction",
    bridge = "bridge", castle = "castle", bazaar = "bazaar",
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
    ["about bazaar"] = "le prossime tessere vanno all'asta",
    module = "Ponti, castelli e bazar",
    bridge = "ponte", castle = "castello", bazaar = "bazar",
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
    ["about bazaar"] = "les prochaines tuiles sont vendues aux enchères",
    module = "Ponts, châteaux et bazars",
    bridge = "pont", castle = "château", bazaar = "bazar",
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
    ["about bazaar"] = "die nächsten Karten werden versteigert",
    module = "Brücken, Burgen und Basare",
    bridge = "Brücke", castle = "Burg", bazaar = "Basar",
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
    ["about bazaar"] = "nästa brickor säljs på auktion",
    module = "Broar, borgar och basarer",
    bridge = "bro", castle = "borg", bazaar = "basar",
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
