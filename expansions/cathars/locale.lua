text {
  en = {
    ["how to play"] =
      "A besieged city brings 1 point less for each tile and pennant, so "
      .. "nothing while it is incomplete. For farmers it is worth double when "
      .. "it is complete. At the end of a turn one may take one own figure out "
      .. "of it, without points, if a monastery is on a tile of the city or "
      .. "right beside one.",
    ["explain escape"] =
      "One of your followers may flee from a besieged city: it comes "
      .. "home and scores nothing.",
    besieged = "besieged", escape = "flee:",
    ["ask escape"] = "flee from the siege?",
    about = "besieged cities are worth less, and one may flee from them",
    ["option escape=any-tile"] = "by any tile of the city",
    ["option escape=siege-tile"] = "by the tile with the siege",
    ["option escape=off"] = "nobody leaves",
    ["about besieged"] = "its city is worth less, and double to farmers",
    ["played siege=true"] =
      "A besieged city counts 1 point less a tile and pennant, and double for "
      .. "farmers.",
    ["played siege=false"] = "A besieged city counts as much as any other.",
    ["played escape=any-tile"] =
      "A follower may leave a besieged city if a monastery lies on or beside "
      .. "any of its tiles.",
    ["played escape=siege-tile"] =
      "A follower may leave a besieged city if a monastery lies on or beside "
      .. "its tile with the siege.",
    ["played escape=off"] = "No follower can flee from a besieged city.",
  },
  it = {
    ["how to play"] =
      "Una città assediata dà 1 punto in meno per tessera e stemma, quindi "
      .. "niente finché è incompleta. Ai contadini vale il doppio quando è "
      .. "completa. Alla fine di un turno si può portarne via una propria "
      .. "figura, senza punti, se un monastero è su una tessera della città o "
      .. "subito accanto.",
    ["explain escape"] =
      "Uno dei tuoi seguaci può fuggire da una città assediata: torna a "
      .. "casa e non dà punti.",
    besieged = "assediata", escape = "fuggire:",
    ["ask escape"] = "fuggire dall'assedio?",
    module = "I Catari",
    about = "le città assediate valgono meno, e se ne può fuggire",
    ["option siege"] =
      "le città assediate valgono 1 in meno per tessera e stemma, e "
      .. "il doppio per i contadini",
    ["option escape"] =
      "un seguace può lasciare una città assediata con un monastero "
      .. "su o accanto a una sua tessera, o a quella che mostra "
      .. "l'assedio",
    ["option escape=any-tile"] = "da ogni tessera della città",
    ["option escape=siege-tile"] = "dalla tessera con l'assedio",
    ["option escape=off"] = "nessuno la lascia",
    ["about besieged"] = "la sua città vale meno, e il doppio per i contadini",
    ["played siege=true"] =
      "Una città assediata vale 1 punto in meno per tessera e stemma, e il "
      .. "doppio per i contadini.",
    ["played siege=false"] = "Una città assediata vale quanto le altre.",
    ["played escape=any-tile"] =
      "Un seguace può lasciare una città assediata se c'è un monastero su o "
      .. "accanto a una sua tessera.",
    ["played escape=siege-tile"] =
      "Un seguace può lasciare una città assediata se c'è un monastero su o "
      .. "accanto alla sua tessera con l'assedio.",
    ["played escape=off"] = "Nessuno può fuggire da una città assediata.",
  },
  fr = {
    ["how to play"] =
      "Une ville assiégée rapporte 1 point de moins par tuile et par blason, "
      .. "donc rien tant qu'elle est inachevée. Aux paysans elle rapporte le "
      .. "double quand elle est terminée. À la fin d'un tour, on peut en "
      .. "retirer une de ses figurines, sans points, si une abbaye se trouve "
      .. "sur une tuile de la ville ou juste à côté.",
    ["explain escape"] =
      "Un de vos partisans peut fuir une ville assiégée : il rentre et "
      .. "ne rapporte rien.",
    besieged = "assiégée", escape = "fuir :",
    ["ask escape"] = "fuir le siège ?",
    module = "Les Cathares",
    about = "les villes assiégées valent moins, et l'on peut les fuir",
    ["option siege"] =
      "les villes assiégées valent 1 de moins par tuile et blason, "
      .. "et le double pour les paysans",
    ["option escape"] =
      "un partisan peut quitter une ville assiégée dont une tuile "
      .. "porte ou voisine une abbaye, ou seulement la tuile du siège",
    ["option escape=any-tile"] = "par toute tuile de la ville",
    ["option escape=siege-tile"] = "par la tuile du siège",
    ["option escape=off"] = "personne ne part",
    ["about besieged"] = "sa ville vaut moins, et le double pour les paysans",
    ["played siege=true"] =
      "Une ville assiégée vaut 1 point de moins par tuile et blason, et le "
      .. "double pour les paysans.",
    ["played siege=false"] = "Une ville assiégée vaut autant qu'une autre.",
    ["played escape=any-tile"] =
      "Un partisan peut quitter une ville assiégée si une de ses tuiles porte "
      .. "ou voisine une abbaye.",
    ["played escape=siege-tile"] =
      "Un partisan peut quitter une ville assiégée si sa tuile du siège porte "
      .. "ou voisine une abbaye.",
    ["played escape=off"] = "Personne ne peut fuir une ville assiégée.",
  },
  de = {
    ["how to play"] =
      "Eine belagerte Stadt bringt 1 Punkt weniger für jede Karte und jedes "
      .. "Wappen, also unfertig nichts. Bauern bringt sie doppelt so viel, "
      .. "wenn sie fertig ist. Am Ende eines Zuges darf man eine eigene Figur "
      .. "ohne Punkte aus ihr holen, wenn auf einer Karte der Stadt oder "
      .. "gleich daneben ein Kloster ist.",
    ["explain escape"] =
      "Einer deiner Gefolgsleute darf aus einer belagerten Stadt "
      .. "fliehen: Er kommt nach Hause und bringt keine Punkte.",
    besieged = "belagert", escape = "fliehen:",
    ["ask escape"] = "vor der Belagerung fliehen?",
    module = "Die Katharer",
    about = "belagerte Städte sind weniger wert, und man kann aus ihnen "
      .. "fliehen",
    ["option siege"] =
      "belagerte Städte zählen 1 weniger je Karte und Wappen, und "
      .. "doppelt für Bauern",
    ["option escape"] =
      "wer in einer belagerten Stadt steht, darf fliehen, wenn ein "
      .. "Kloster auf oder neben einer ihrer Karten liegt, oder neben "
      .. "der mit der Belagerung",
    ["option escape=any-tile"] = "an jeder Karte der Stadt",
    ["option escape=siege-tile"] = "an der Karte mit der Belagerung",
    ["option escape=off"] = "niemand flieht",
    ["about besieged"] = "seine Stadt zählt weniger, für Bauern doppelt",
    ["played siege=true"] =
      "Eine belagerte Stadt zählt 1 Punkt weniger je Karte und Wappen, für "
      .. "Bauern aber doppelt.",
    ["played siege=false"] =
      "Eine belagerte Stadt zählt so viel wie jede andere.",
    ["played escape=any-tile"] =
      "Ein Gefolgsmann darf aus einer belagerten Stadt fliehen, wenn auf oder "
      .. "neben einer ihrer Karten ein Kloster liegt.",
    ["played escape=siege-tile"] =
      "Ein Gefolgsmann darf aus einer belagerten Stadt fliehen, wenn auf oder "
      .. "neben ihrer Karte mit der Belagerung ein Kloster liegt.",
    ["played escape=off"] = "Aus einer belagerten Stadt kann niemand fliehen.",
  },
  sv = {
    ["how to play"] =
      "En belägrad stad ger 1 poäng mindre per bricka och sköld, alltså inget "
      .. "så länge den är ofärdig. För bönder är den värd det dubbla när den "
      .. "är färdig. I slutet av en tur får man ta hem en egen figur ur den, "
      .. "utan poäng, om ett kloster finns på en av stadens brickor eller "
      .. "alldeles bredvid.",
    ["explain escape"] =
      "En av dina följeslagare får fly från en belägrad stad: den "
      .. "kommer hem och ger inga poäng.",
    besieged = "belägrad", escape = "fly:",
    ["ask escape"] = "fly från belägringen?",
    module = "Katarerna",
    about = "belägrade städer är värda mindre, och man kan fly ur dem",
    ["option siege"] =
      "belägrade städer ger 1 mindre per bricka och sköld, och "
      .. "dubbelt för bönder",
    ["option escape"] =
      "en följeslagare får lämna en belägrad stad med ett kloster "
      .. "på eller intill någon av dess brickor, eller den som visar "
      .. "belägringen",
    ["option escape=any-tile"] = "vid varje bricka i staden",
    ["option escape=siege-tile"] = "vid brickan med belägringen",
    ["option escape=off"] = "ingen får lämna",
    ["about besieged"] = "dess stad ger mindre, och dubbelt till bönder",
    ["played siege=true"] =
      "En belägrad stad ger 1 poäng mindre per bricka och sköld, och dubbelt "
      .. "för bönder.",
    ["played siege=false"] = "En belägrad stad ger lika mycket som andra.",
    ["played escape=any-tile"] =
      "En följeslagare får lämna en belägrad stad om ett kloster ligger på "
      .. "eller intill någon av dess brickor.",
    ["played escape=siege-tile"] =
      "En följeslagare får lämna en belägrad stad om ett kloster ligger på "
      .. "eller intill dess bricka med belägringen.",
    ["played escape=off"] = "Ingen kan fly från en belägrad stad.",
  },
}
