text {
  en = {
    about = "a complete city of two tiles is worth half",
  },
  de = {
    module = "Kleinste Städte zählen 2",
    about = "eine vollendete Stadt aus zwei Karten zählt die Hälfte",
  },
  fr = {
    module = "Les villes minuscules valent 2",
    about = "une ville achevée de deux tuiles vaut la moitié",
  },
  it = {
    module = "Le città minuscole valgono 2",
    about = "una città completa di due tessere vale la metà",
  },
  sv = {
    module = "Minsta städer ger 2",
    about = "en fullbordad stad på två brickor ger hälften",
  },
}
