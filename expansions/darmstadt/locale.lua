text {
  en = {
    church = "church", darmstadtium = "Darmstadtium",
    about = "churches that pay most followers around, and a richer city",
    ["about church"] = "complete, it pays 3 to who has most followers around",
    ["about darmstadtium"] = "its complete city is worth 3 more",
    ["played empty=true"] =
      "A complete church pays most followers around it even if nobody stands "
      .. "in it.",
    ["played empty=false"] =
      "A complete church pays most followers around it only if somebody "
      .. "stands in it.",
  },
  de = {
    church = "Kirche", darmstadtium = "Darmstadtium",
    module = "Darmstadt",
    about = "Kirchen, die den meisten Gefolgsleuten ringsum Punkte bringen, "
      .. "und eine reichere Stadt",
    ["option empty"] =
      "eine Kirche bringt denen mit den meisten Gefolgsleuten ringsum auch "
      .. "Punkte, wenn niemand in ihr steht",
    ["about church"] =
      "vollendet bringt sie 3, wer die meisten Gefolgsleute um sie hat",
    ["about darmstadtium"] = "seine vollendete Stadt zählt 3 mehr",
    ["played empty=true"] =
      "Eine vollendete Kirche zahlt den meisten Gefolgsleuten ringsum auch "
      .. "dann, wenn niemand in ihr steht.",
    ["played empty=false"] =
      "Eine vollendete Kirche zahlt den meisten Gefolgsleuten ringsum nur, "
      .. "wenn jemand in ihr steht.",
  },
  fr = {
    church = "église", darmstadtium = "Darmstadtium",
    module = "Darmstadt",
    about = "des églises qui paient qui a le plus de partisans autour, et "
      .. "une ville plus riche",
    ["option empty"] =
      "une église paie qui a le plus de partisans autour, même si personne "
      .. "ne s'y trouve",
    ["about church"] =
      "achevée, elle paie 3 à qui a le plus de partisans autour",
    ["about darmstadtium"] = "sa ville achevée vaut 3 de plus",
    ["played empty=true"] =
      "Une église achevée paie qui a le plus de partisans autour, même si "
      .. "personne ne s'y trouve.",
    ["played empty=false"] =
      "Une église achevée ne paie qui a le plus de partisans autour que si "
      .. "quelqu'un s'y trouve.",
  },
  it = {
    church = "chiesa", darmstadtium = "Darmstadtium",
    module = "Darmstadt",
    about = "chiese che pagano chi ha più seguaci intorno, e una città più "
      .. "ricca",
    ["option empty"] =
      "una chiesa paga chi ha più seguaci intorno anche se nessuno vi sta",
    ["about church"] = "completa, paga 3 a chi ha più seguaci intorno",
    ["about darmstadtium"] = "la sua città completa vale 3 in più",
    ["played empty=true"] =
      "Una chiesa completa paga chi ha più seguaci intorno anche se nessuno "
      .. "vi sta.",
    ["played empty=false"] =
      "Una chiesa completa paga chi ha più seguaci intorno solo se qualcuno "
      .. "vi sta.",
  },
  sv = {
    church = "kyrka", darmstadtium = "Darmstadtium",
    module = "Darmstadt",
    about = "kyrkor som betalar den med flest följeslagare omkring, och en "
      .. "rikare stad",
    ["option empty"] =
      "en kyrka betalar den med flest följeslagare omkring även om ingen "
      .. "står i den",
    ["about church"] =
      "färdig ger den 3 till den med flest följeslagare runt om",
    ["about darmstadtium"] = "dess färdiga stad ger 3 till",
    ["played empty=true"] =
      "En fullbordad kyrka betalar den med flest följeslagare omkring även om "
      .. "ingen står i den.",
    ["played empty=false"] =
      "En fullbordad kyrka betalar den med flest följeslagare omkring bara om "
      .. "någon står i den.",
  },
}
