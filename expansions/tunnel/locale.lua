text {
  en = {
    tunnel = "tunnel", mouth = "mouth of a tunnel",
    ["tunnel-a"] = { "tunnel token A", "tunnel tokens A" },
    ["tunnel-b"] = { "tunnel token B", "tunnel tokens B" },
    ["tunnel-c"] = { "tunnel token C", "tunnel tokens C" },
    about =
      "roads that dive into the ground, and tokens that join two of their "
      .. "mouths",
    ["ask tunnel"] = "lay a tunnel token?",
  },
  de = {
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
      "das zweite Plättchen eines Paares kommt an jeden Eingang, oder (peer) "
      .. "an keinen",
    ["ask tunnel"] = "Ein Tunnelplättchen legen?",
  },
  fr = {
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
      "le second jeton d'une paire va à n'importe quelle entrée, ou (peer) à "
      .. "aucune",
    ["ask tunnel"] = "poser un jeton de tunnel ?",
  },
  it = {
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
      "il secondo segnalino di una coppia va a qualunque imbocco, o (peer) a "
      .. "nessuno",
    ["ask tunnel"] = "posare un segnalino tunnel?",
  },
  sv = {
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
      .. "(peer) vid ingen",
    ["ask tunnel"] = "lägga en tunnelbricka?",
  },
}
