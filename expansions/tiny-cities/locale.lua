text {
  en = {
    ["how to play"] =
      "A complete city of only two tiles brings 1 point a tile and pennant "
      .. "instead of 2, so 2 points where it has no pennant. Larger cities "
      .. "score as ever.",
    about = "a complete city of two tiles is worth half",
  },
  de = {
    ["how to play"] =
      "Eine fertige Stadt aus nur zwei Karten bringt 1 Punkt für jede Karte "
      .. "und jedes Wappen statt 2, ohne Wappen also 2 Punkte. Größere "
      .. "Städte zählen wie immer.",
    module = "Kleinste Städte zählen 2",
    about = "eine vollendete Stadt aus zwei Karten zählt die Hälfte",
  },
  fr = {
    ["how to play"] =
      "Une ville terminée de seulement deux tuiles rapporte 1 point par "
      .. "tuile et par blason au lieu de 2, donc 2 points sans blason. Les "
      .. "villes plus grandes comptent comme toujours.",
    module = "Les villes minuscules valent 2",
    about = "une ville achevée de deux tuiles vaut la moitié",
  },
  it = {
    ["how to play"] =
      "Una città completa di sole due tessere dà 1 punto per tessera e "
      .. "stemma invece di 2, quindi 2 punti senza stemmi. Le città più "
      .. "grandi contano come sempre.",
    module = "Le città minuscole valgono 2",
    about = "una città completa di due tessere vale la metà",
  },
  sv = {
    ["how to play"] =
      "En färdig stad på bara två brickor ger 1 poäng per bricka och sköld i "
      .. "stället för 2, alltså 2 poäng utan sköld. Större städer räknas som "
      .. "alltid.",
    module = "Minsta städer ger 2",
    about = "en fullbordad stad på två brickor ger hälften",
  },
}
