text {
  en = {
    church = "church", darmstadtium = "Darmstadtium",
    about = "churches that pay most followers around, and a richer city",
  },
  de = {
    church = "Kirche", darmstadtium = "Darmstadtium",
    module = "Darmstadt",
    about = "Kirchen, die den meisten Gefolgsleuten ringsum Punkte bringen, "
      .. "und eine reichere Stadt",
    ["option empty"] =
      "eine Kirche bringt denen mit den meisten Gefolgsleuten ringsum auch "
      .. "Punkte, wenn niemand in ihr steht",
  },
  fr = {
    church = "église", darmstadtium = "Darmstadtium",
    module = "Darmstadt",
    about = "des églises qui paient qui a le plus de partisans autour, et "
      .. "une ville plus riche",
    ["option empty"] =
      "une église paie qui a le plus de partisans autour, même si personne "
      .. "ne s'y trouve",
  },
  it = {
    church = "chiesa", darmstadtium = "Darmstadtium",
    module = "Darmstadt",
    about = "chiese che pagano chi ha più seguaci intorno, e una città più "
      .. "ricca",
    ["option empty"] =
      "una chiesa paga chi ha più seguaci intorno anche se nessuno vi sta",
  },
  sv = {
    church = "kyrka", darmstadtium = "Darmstadtium",
    module = "Darmstadt",
    about = "kyrkor som betalar den med flest följeslagare omkring, och en "
      .. "rikare stad",
    ["option empty"] =
      "en kyrka betalar den med flest följeslagare omkring även om ingen "
      .. "står i den",
  },
}
