text {
  en = {
    big = { "big meeple", "big meeples" },
    inn = "inn", cathedral = "cathedral",
    about = "roads and cities that are worth more, or nothing; a big figure",
  },
  it = {
    big = { "seguace grande", "seguaci grandi" },
    inn = "locanda", cathedral = "cattedrale",
    module = "Locande e cattedrali",
    about = "strade e città che valgono di più, o niente; una figura grande",
    ["option inns"] =
      "una strada con locanda vale 2 per tessera, 0 se incompleta",
    ["option cathedrals"] =
      "una città con cattedrale vale 3 per tessera e stemma, 0 se "
      .. "incompleta",
    ["option big"] = "ognuno ha una figura grande, che conta per due",
    ["option incomplete"] =
      "ciò che è incompleto alla fine non vale niente, o come senza "
      .. "locanda e cattedrale",
  },
  fr = {
    big = { "grand partisan", "grands partisans" },
    inn = "auberge", cathedral = "cathédrale",
    module = "Auberges et cathédrales",
    about = "chemins et villes qui valent plus, ou rien ; une grande figurine",
    ["option inns"] = "un chemin avec auberge vaut 2 par tuile, 0 inachevé",
    ["option cathedrals"] =
      "une ville avec cathédrale vaut 3 par tuile et blason, 0 "
      .. "inachevée",
    ["option big"] = "chacun a une grande figurine, qui compte pour deux",
    ["option incomplete"] =
      "ce qui est inachevé à la fin ne vaut rien, ou comme sans "
      .. "auberge ni cathédrale",
  },
  de = {
    big = { "großer Gefolgsmann", "große Gefolgsleute" },
    inn = "Wirtshaus", cathedral = "Kathedrale",
    module = "Wirtshäuser und Kathedralen",
    about = "Straßen und Städte, die mehr zählen oder nichts; eine "
      .. "große Figur",
    ["option inns"] =
      "eine Straße mit Wirtshaus zählt 2 je Karte, unfertig 0",
    ["option cathedrals"] =
      "eine Stadt mit Kathedrale zählt 3 je Karte und Wappen, "
      .. "unfertig 0",
    ["option big"] = "jeder hat eine große Figur, die für zwei zählt",
    ["option incomplete"] =
      "was am Ende unfertig ist, zählt nichts, oder als wären "
      .. "Wirtshaus und Kathedrale nicht da",
  },
  sv = {
    big = { "stor följeslagare", "stora följeslagare" },
    inn = "värdshus", cathedral = "katedral",
    module = "Värdshus och katedraler",
    about = "vägar och städer som ger mer, eller inget; en stor figur",
    ["option inns"] = "en väg med värdshus ger 2 per bricka, 0 ofullbordad",
    ["option cathedrals"] =
      "en stad med katedral ger 3 per bricka och sköld, 0 "
      .. "ofullbordad",
    ["option big"] = "alla har en stor figur, som räknas som två",
    ["option incomplete"] =
      "det ofullbordade ger inget på slutet, eller som om värdshus "
      .. "och katedral inte fanns",
  },
}
