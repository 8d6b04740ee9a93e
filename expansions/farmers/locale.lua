text {
  en = {
    farmers = "farmers", farmed = "farmed cities",
  },
  it = {
    farmers = "contadini", farmed = "città coltivate",
  },
  fr = {
    farmers = "paysans", farmed = "villes nourries",
  },
  de = {
    farmers = "Bauern", farmed = "versorgte Städte",
  },
  sv = {
    farmers = "bönder", farmed = "försörjda städer",
  },
}
