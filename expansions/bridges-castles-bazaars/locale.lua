text {
  en = {
    bridge = "bridge", castle = "castle", bazaar = "bazaar",
    lot = "choose a tile", bid = "bid", keep = "pay the bid and keep it",
    sell = "sell it for the bid",
    ["for-sale"] = "for sale", seller = "seller", bids = "bids",
    ["high-bid"] = "high bid", ["high-bidder"] = "bidder",
    about = "roads cross over what lies below, small cities become castles, "
      .. "tiles are sold to whoever bids most",
    ["ask castle"] = "make the city a castle?",
    ["ask lot"] = "bazaar: which tile is up next?",
    ["ask sell"] = "sell the tile, or pay the bid and keep it?",
    ["ask bid"] = "what do you bid?",
  },
  it = {
    module = "Ponti, castelli e bazar",
    bridge = "ponte", castle = "castello", bazaar = "bazar",
    lot = "scegliere una tessera", bid = "offrire",
    keep = "pagare l'offerta e tenerla", sell = "venderla per l'offerta",
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
      "se le tessere di un bazar si vendono o si prendono a turno",
    ["option credit"] =
      "di quanto un'offerta può superare i punti di chi la fa",
    ["ask castle"] = "fare della città un castello?",
    ["ask lot"] = "bazar: quale tessera tocca ora?",
    ["ask sell"] = "vendere la tessera, o pagare l'offerta e tenerla?",
    ["ask bid"] = "quanto offri?",
  },
  fr = {
    module = "Ponts, châteaux et bazars",
    bridge = "pont", castle = "château", bazaar = "bazar",
    lot = "choisir une tuile", bid = "miser",
    keep = "payer la mise et la garder", sell = "la vendre pour la mise",
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
      "si les tuiles d'un bazar se vendent, ou se prennent à tour de rôle",
    ["option credit"] =
      "de combien une mise peut dépasser les points du joueur",
    ["ask castle"] = "faire de la ville un château ?",
    ["ask lot"] = "bazar : quelle tuile vient ensuite ?",
    ["ask sell"] = "vendre la tuile, ou payer la mise et la garder ?",
    ["ask bid"] = "que misez-vous ?",
  },
  de = {
    module = "Brücken, Burgen und Basare",
    bridge = "Brücke", castle = "Burg", bazaar = "Basar",
    lot = "Karte wählen", bid = "bieten",
    keep = "Gebot zahlen und behalten", sell = "für das Gebot verkaufen",
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
      "ob die Karten eines Basars versteigert oder reihum genommen werden",
    ["option credit"] =
      "um wie viel ein Gebot die eigenen Punkte übersteigen darf",
    ["ask castle"] = "Wird die Stadt eine Burg?",
    ["ask lot"] = "Basar: Welche Karte kommt dran?",
    ["ask sell"] = "Karte verkaufen, oder das Gebot zahlen und behalten?",
    ["ask bid"] = "Was bietest du?",
  },
  sv = {
    module = "Broar, borgar och basarer",
    bridge = "bro", castle = "borg", bazaar = "basar",
    lot = "välj en bricka", bid = "bjuda",
    keep = "betala budet och behålla den", sell = "sälja den för budet",
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
      "om brickorna på en basar säljs eller tas i tur och ordning",
    ["option credit"] =
      "med hur mycket ett bud får överstiga spelarens poäng",
    ["ask castle"] = "göra staden till en borg?",
    ["ask lot"] = "basar: vilken bricka är på tur?",
    ["ask sell"] = "sälja brickan, eller betala budet och behålla den?",
    ["ask bid"] = "vad bjuder du?",
  },
}
