text {
  en = {
    ["how to play"] =
      "A church is a monastery and scores like one. When it has tiles all "
      .. "around, whoever has most followers on these nine tiles, whatever "
      .. "they stand on, gets 3 points besides; who are equal get them each. "
      .. "The city with the Darmstadtium brings 3 points more when it is "
      .. "complete.",
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
    ["how to play"] =
      "Eine Kirche ist ein Kloster und zählt wie eines. Liegen ringsum "
      .. "Karten, so bekommt außerdem 3 Punkte, wer auf diesen neun Karten "
      .. "die meisten Gefolgsleute hat, worauf sie auch stehen; bei "
      .. "Gleichstand bekommt sie jeder. Die Stadt mit dem Darmstadtium "
      .. "bringt fertig 3 Punkte mehr.",
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
    ["how to play"] =
      "Une église est une abbaye et compte comme telle. Quand elle est "
      .. "entourée de tuiles, qui a le plus de partisans sur ces neuf "
      .. "tuiles, où qu'ils soient, reçoit en outre 3 points ; à égalité, "
      .. "chacun les reçoit. La ville avec le Darmstadtium rapporte 3 points "
      .. "de plus quand elle est terminée.",
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
    ["how to play"] =
      "Una chiesa è un monastero e conta come tale. Quando è circondata da "
      .. "tessere, chi ha più seguaci su queste nove tessere, ovunque "
      .. "stiano, riceve inoltre 3 punti; in parità li riceve ognuno. La "
      .. "città con il Darmstadtium dà 3 punti in più quando è completa.",
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
    ["how to play"] =
      "En kyrka är ett kloster och räknas som ett. När det ligger brickor "
      .. "runt om får dessutom den som har flest följeslagare på dessa nio "
      .. "brickor, vad de än står på, 3 poäng; vid lika får var och en dem. "
      .. "Staden med Darmstadtium ger 3 poäng mer när den är färdig.",
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
