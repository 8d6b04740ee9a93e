text {
  en = {
    shepherd = { "shepherd", "shepherds" }, ["shepherd field"] = "shepherd",
    hill = "hill",
    vineyard = "vineyard", vineyards = "vineyards", flocks = "the flocks",
    flock = "flock", grow = "look for more sheep",
    stable = "drive them into the stable", sheep = "sheep or wolf",
    ["is herded already"] = "is herded already",
    ["sheep-1"] = "1 sheep", ["sheep-2"] = "2 sheep",
    ["sheep-3"] = "3 sheep", ["sheep-4"] = "4 sheep",
    about =
      "shepherds with growing flocks, hills that break ties, vineyards round "
      .. "monasteries",
    ["ask flock"] = "more sheep, or into the stable?",
  },
  de = {
    shepherd = { "Schäfer", "Schäfer" }, ["shepherd field"] = "Schäfer",
    hill = "Hügel",
    vineyard = "Weinberg", vineyards = "Weinberge", flocks = "die Herden",
    flock = "Herde", grow = "mehr Schafe suchen",
    stable = "in den Stall treiben", sheep = "Schafe oder Wolf",
    ["is herded already"] = "wird schon gehütet",
    ["sheep-1"] = "1 Schaf", ["sheep-2"] = "2 Schafe",
    ["sheep-3"] = "3 Schafe", ["sheep-4"] = "4 Schafe",
    module = "Hügel und Schafe",
    about =
      "Schäfer mit wachsenden Herden, Hügel, die bei Gleichstand "
      .. "entscheiden, Weinberge um Klöster",
    ["option hills"] =
      "unter gleichen Spielern haben die ein Gebiet, die dort eine Figur auf "
      .. "einem Hügel haben, oder die mit den meisten",
    ["option vineyards"] =
      "was für jeden Weinberg um es herum 3 mehr wert ist: vollendete "
      .. "Klöster, oder auch Gärten",
    ["ask flock"] = "Mehr Schafe, oder in den Stall?",
  },
  fr = {
    shepherd = { "berger", "bergers" }, ["shepherd field"] = "berger",
    hill = "colline",
    vineyard = "vigne", vineyards = "vignes", flocks = "les troupeaux",
    flock = "troupeau", grow = "chercher d'autres moutons",
    stable = "les rentrer à l'étable", sheep = "moutons ou loup",
    ["is herded already"] = "est déjà gardé",
    ["sheep-1"] = "1 mouton", ["sheep-2"] = "2 moutons",
    ["sheep-3"] = "3 moutons", ["sheep-4"] = "4 moutons",
    module = "Collines et moutons",
    about =
      "des bergers aux troupeaux qui grandissent, des collines qui "
      .. "départagent, des vignes autour des abbayes",
    ["option hills"] =
      "entre joueurs à égalité, l'emportent ceux qui ont un partisan sur une "
      .. "colline, ou ceux qui en ont le plus",
    ["option vineyards"] =
      "ce qui vaut 3 de plus par vigne autour : les abbayes complètes, ou "
      .. "aussi les jardins",
    ["ask flock"] = "d'autres moutons, ou à l'étable ?",
  },
  it = {
    shepherd = { "pastore", "pastori" }, ["shepherd field"] = "pastore",
    hill = "collina",
    vineyard = "vigneto", vineyards = "vigneti", flocks = "le greggi",
    flock = "gregge", grow = "cercare altre pecore",
    stable = "portarle nell'ovile", sheep = "pecore o lupo",
    ["is herded already"] = "è già sorvegliato",
    ["sheep-1"] = "1 pecora", ["sheep-2"] = "2 pecore",
    ["sheep-3"] = "3 pecore", ["sheep-4"] = "4 pecore",
    module = "Colline e pecore",
    about =
      "pastori con greggi che crescono, colline che decidono i pareggi, "
      .. "vigneti intorno ai monasteri",
    ["option hills"] =
      "fra giocatori alla pari prevale chi ha un seguace su una collina, o "
      .. "chi ne ha di più",
    ["option vineyards"] =
      "che cosa vale 3 in più per ogni vigneto intorno: i monasteri "
      .. "completi, o anche i giardini",
    ["ask flock"] = "altre pecore, o nell'ovile?",
  },
  sv = {
    shepherd = { "herde", "herdar" }, ["shepherd field"] = "herde",
    hill = "kulle",
    vineyard = "vingård", vineyards = "vingårdar", flocks = "hjordarna",
    flock = "hjord", grow = "leta efter fler får",
    stable = "driva in dem i fållan", sheep = "får eller varg",
    ["is herded already"] = "vallas redan",
    ["sheep-1"] = "1 får", ["sheep-2"] = "2 får",
    ["sheep-3"] = "3 får", ["sheep-4"] = "4 får",
    module = "Kullar och får",
    about =
      "herdar med växande hjordar, kullar som avgör vid lika, vingårdar runt "
      .. "kloster",
    ["option hills"] =
      "bland lika spelare har de ett område som har en följeslagare på en "
      .. "kulle, eller de som har flest",
    ["option vineyards"] =
      "vad som är värt 3 mer för varje vingård runt om: färdiga kloster, "
      .. "eller trädgårdar också",
    ["ask flock"] = "fler får, eller in i fållan?",
  },
}
