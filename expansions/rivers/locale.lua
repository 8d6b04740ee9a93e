text {
  en = {
    river = "river",
    ["the river may not turn back"] =
      "the river may not turn back",
    ["branches of the river may not meet"] =
      "branches of the river may not meet",
    about = "what both rivers share",
    spring = "spring",
    lake = "lake",
    ["volcano-lake"] = "lake with a volcano",
    fork = "fork",
  },
  it = {
    river = "fiume",
    ["the river may not turn back"] =
      "il fiume non può tornare indietro",
    ["branches of the river may not meet"] =
      "i rami del fiume non possono incontrarsi",
    module = "Fiumi, ciò che hanno in comune",
    about = "ciò che i due fiumi hanno in comune",
    spring = "sorgente",
    lake = "lago",
    ["volcano-lake"] = "lago con un vulcano",
    fork = "biforcazione",
    ["option rule"] =
      "safe: nessuna tessera del fiume va persa finché può essere posata; "
      .. "peer: va persa una tessera che non può essere posata senza tornare "
      .. "indietro",
  },
  fr = {
    river = "rivière",
    ["the river may not turn back"] =
      "la rivière ne peut pas revenir en arrière",
    ["branches of the river may not meet"] =
      "les bras de la rivière ne peuvent pas se rejoindre",
    module = "Rivières, ce qu'elles partagent",
    about = "ce que partagent les deux rivières",
    spring = "source",
    lake = "lac",
    ["volcano-lake"] = "lac avec un volcan",
    fork = "bifurcation",
    ["option rule"] =
      "safe : aucune tuile de rivière n'est perdue tant qu'on peut la poser "
      .. "; peer : est perdue une tuile qui ne peut être posée sans revenir "
      .. "en arrière",
  },
  de = {
    river = "Fluss",
    ["the river may not turn back"] =
      "der Fluss darf nicht umkehren",
    ["branches of the river may not meet"] =
      "Flussarme dürfen sich nicht treffen",
    module = "Flüsse, was sie gemein haben",
    about = "was beide Flüsse gemein haben",
    spring = "Quelle",
    lake = "See",
    ["volcano-lake"] = "See mit Vulkan",
    fork = "Gabelung",
    ["option rule"] =
      "safe: keine Flusskarte geht verloren, solange sie überhaupt liegen "
      .. "kann; peer: eine Karte geht verloren, die nur mit einer Kehre "
      .. "liegen könnte",
  },
  sv = {
    river = "flod",
    ["the river may not turn back"] =
      "floden får inte vända tillbaka",
    ["branches of the river may not meet"] =
      "flodens grenar får inte mötas",
    module = "Floder, det gemensamma",
    about = "det som båda floderna delar",
    spring = "källa",
    lake = "sjö",
    ["volcano-lake"] = "sjö med vulkan",
    fork = "delning",
    ["option rule"] =
      "safe: ingen flodbricka går förlorad så länge den alls kan läggas; "
      .. "peer: en bricka går förlorad som inte kan läggas utan att vända "
      .. "tillbaka",
  },
}
