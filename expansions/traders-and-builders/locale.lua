text {
  en = {
    builder = "builder", pig = "pig", herd = "pig herd", wine = "wine",
    grain = "grain", cloth = "cloth", goods = "goods",
    trade = "trade in goods", ["trade-goods"] = "most goods",
    ["needs company"] =
      "needs a follower of its owner there",
    ["is there already"] = "is there already",
    ["has nothing left to do there"] = "has nothing left to do there",
  },
  it = {
    builder = "costruttore", pig = "maiale", herd = "branco di maiali",
    wine = "vino", grain = "grano", cloth = "stoffa", goods = "merci",
    trade = "commercio di merci", ["trade-goods"] = "maggioranza di merci",
    ["needs company"] =
      "lì serve un seguace del proprietario",
    ["is there already"] = "è già lì",
    ["has nothing left to do there"] = "non ha più nulla da fare lì",
  },
  fr = {
    builder = "bâtisseur", pig = "cochon", herd = "troupeau de cochons",
    wine = "vin", grain = "blé", cloth = "étoffe", goods = "marchandises",
    trade = "commerce de marchandises",
    ["trade-goods"] = "majorité de marchandises",
    ["needs company"] =
      "il y faut un partisan de son propriétaire",
    ["is there already"] = "y est déjà",
    ["has nothing left to do there"] = "n'a plus rien à y faire",
  },
  de = {
    builder = "Baumeister", pig = "Schwein", herd = "Schweineherde",
    wine = "Wein", grain = "Korn", cloth = "Tuch", goods = "Waren",
    trade = "Warenhandel", ["trade-goods"] = "Warenmehrheit",
    ["needs company"] =
      "braucht dort einen Gefolgsmann seines Besitzers",
    ["is there already"] = "ist schon dort",
    ["has nothing left to do there"] = "hat dort nichts mehr zu tun",
  },
  sv = {
    builder = "byggmästare", pig = "gris", herd = "svinhjord", wine = "vin",
    grain = "vete", cloth = "tyg", goods = "varor", trade = "varuhandel",
    ["trade-goods"] = "flest varor",
    ["needs company"] =
      "behöver en följeslagare av samma ägare där",
    ["is there already"] = "finns redan där",
    ["has nothing left to do there"] = "har inget kvar att göra där",
  },
}
