text {
  en = {
    hut = "hut", razboynik = "robber's tree", vodyanoy = "water sprite",
    empty = "empty places around", free = "free",
    ["the water sprite"] = "nobody stands beside the water sprite",
    about = "a hut that likes to be alone, and traps for followers",
  },
  de = {
    hut = "Hütte", razboynik = "Räuberbaum", vodyanoy = "Wassermann",
    empty = "leere Plätze ringsum", free = "befreien",
    ["the water sprite"] = "beim Wassermann steht niemand",
    module = "Russische Beigaben",
    about = "eine Hütte, die gern allein ist, und Fallen für Gefolgsleute",
    ["option first"] =
      "welche von mehreren Fallen fängt: die zuerst gelegte, oder die, die "
      .. "das Programm aufgezeichneter Spiele zuerst findet",
  },
  fr = {
    hut = "cabane", razboynik = "arbre du brigand", vodyanoy = "ondin",
    empty = "places vides autour", free = "libérer",
    ["the water sprite"] = "personne ne se tient près de l'ondin",
    module = "Promotions russes",
    about = "une cabane qui aime être seule, et des pièges à partisans",
    ["option first"] =
      "lequel de plusieurs pièges attrape : le premier posé, ou celui que "
      .. "trouve d'abord le programme des parties enregistrées",
  },
  it = {
    hut = "capanna", razboynik = "albero del brigante",
    vodyanoy = "spirito dell'acqua",
    empty = "posti vuoti intorno", free = "liberare",
    ["the water sprite"] = "nessuno sta presso lo spirito dell'acqua",
    module = "Promo russe",
    about = "una capanna che ama stare sola, e trappole per i seguaci",
    ["option first"] =
      "quale di più trappole cattura: la prima posata, o quella che trova "
      .. "per prima il programma delle partite registrate",
  },
  sv = {
    hut = "hydda", razboynik = "rövarträd", vodyanoy = "vattenande",
    empty = "tomma platser runt om", free = "befria",
    ["the water sprite"] = "ingen står hos vattenanden",
    module = "Ryska extrabrickor",
    about = "en hydda som gärna är ensam, och fällor för följeslagare",
    ["option first"] =
      "vilken av flera fällor som fångar: den först lagda, eller den som "
      .. "programmet för inspelade partier hittar först",
  },
}
