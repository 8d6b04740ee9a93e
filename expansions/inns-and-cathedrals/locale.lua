text {
  en = {
    ["how to play"] =
      "A complete road with an inn beside it brings 2 points a tile, a "
      .. "complete city with a cathedral 3 a tile and pennant. What remains "
      .. "incomplete may bring nothing in the end. Everybody has a big meeple, "
      .. "too, who is placed like any other and counts as two where it is "
      .. "asked who has most.",
    ["about big"] = "counts as two where it is asked who has most figures",
    ["about cathedral"] =
      "its city is worth 3 a tile and pennant, nothing if it stays open",
    ["about inn"] = "its road is worth 2 a tile, nothing if it stays open",
    big = { "big meeple", "big meeples" },
    inn = "inn", cathedral = "cathedral",
    about = "roads and cities that are worth more, or nothing; a big figure",
    ["option incomplete=zero"] = "nothing",
    ["option incomplete=ignore"] = "as without them",
    ["played inns=true"] =
      "A complete road with an inn counts 2 points a tile.",
    ["played inns=false"] = "A road with an inn counts as much as any other.",
    ["played cathedrals=true"] =
      "A complete city with a cathedral counts 3 points a tile and pennant.",
    ["played cathedrals=false"] =
      "A city with a cathedral counts as much as any other.",
    ["played big=true"] = "Each player has a big figure, which counts as two.",
    ["played big=false"] = "Nobody has a big figure.",
    ["played incomplete=zero"] =
      "What has an inn or cathedral and is incomplete at the end counts "
      .. "nothing.",
    ["played incomplete=ignore"] =
      "What has an inn or cathedral and is incomplete at the end counts as if "
      .. "it had none.",
  },
  it = {
    ["how to play"] =
      "Una strada completa con una locanda dà 2 punti per tessera, una città "
      .. "completa con una cattedrale 3 per tessera e stemma. Se restano "
      .. "incomplete, alla fine possono non dare nulla. Ognuno ha anche un "
      .. "seguace grande, che si piazza come gli altri e vale per due dove "
      .. "conta chi ne ha di più.",
    ["about big"] = "vale per due dove conta chi ha più figure",
    ["about cathedral"] =
      "la sua città vale 3 per tessera e stemma, niente se resta aperta",
    ["about inn"] = "la sua strada vale 2 per tessera, niente se resta aperta",
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
    ["option incomplete=zero"] = "niente",
    ["option incomplete=ignore"] = "come senza",
    ["played inns=true"] =
      "Una strada completa con locanda vale 2 punti per tessera.",
    ["played inns=false"] = "Una strada con locanda vale quanto le altre.",
    ["played cathedrals=true"] =
      "Una città completa con cattedrale vale 3 punti per tessera e stemma.",
    ["played cathedrals=false"] =
      "Una città con cattedrale vale quanto le altre.",
    ["played big=true"] = "Ognuno ha una figura grande, che conta per due.",
    ["played big=false"] = "Nessuno ha una figura grande.",
    ["played incomplete=zero"] =
      "Ciò che ha una locanda o una cattedrale ed è incompleto alla fine non "
      .. "vale niente.",
    ["played incomplete=ignore"] =
      "Ciò che ha una locanda o una cattedrale ed è incompleto alla fine vale "
      .. "come senza.",
  },
  fr = {
    ["how to play"] =
      "Un chemin terminé avec une auberge rapporte 2 points par tuile, une "
      .. "ville terminée avec une cathédrale 3 par tuile et par blason. S'ils "
      .. "restent inachevés, ils peuvent ne rien rapporter à la fin. Chacun a "
      .. "aussi un grand partisan, posé comme les autres, qui compte pour deux "
      .. "quand on cherche qui en a le plus.",
    ["about big"] =
      "compte pour deux quand on demande qui a le plus de figurines",
    ["about cathedral"] =
      "sa ville vaut 3 par tuile et blason, rien si elle reste ouverte",
    ["about inn"] = "son chemin vaut 2 par tuile, rien s'il reste ouvert",
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
    ["option incomplete=zero"] = "rien",
    ["option incomplete=ignore"] = "comme sans elles",
    ["played inns=true"] =
      "Un chemin achevé avec auberge vaut 2 points par tuile.",
    ["played inns=false"] = "Un chemin avec auberge vaut autant qu'un autre.",
    ["played cathedrals=true"] =
      "Une ville achevée avec cathédrale vaut 3 points par tuile et blason.",
    ["played cathedrals=false"] =
      "Une ville avec cathédrale vaut autant qu'une autre.",
    ["played big=true"] = "Chacun a une grande figurine, qui compte pour deux.",
    ["played big=false"] = "Personne n'a de grande figurine.",
    ["played incomplete=zero"] =
      "Ce qui a une auberge ou une cathédrale et reste inachevé à la fin ne "
      .. "vaut rien.",
    ["played incomplete=ignore"] =
      "Ce qui a une auberge ou une cathédrale et reste inachevé à la fin vaut "
      .. "comme sans elle.",
  },
  de = {
    ["how to play"] =
      "Eine fertige Straße mit einem Wirtshaus bringt 2 Punkte je Karte, eine "
      .. "fertige Stadt mit einer Kathedrale 3 je Karte und Wappen. Bleiben "
      .. "sie unfertig, so bringen sie am Ende vielleicht nichts. Alle haben "
      .. "auch einen großen Gefolgsmann, der wie jeder andere eingesetzt wird "
      .. "und als zwei zählt, wo es um die meisten geht.",
    ["about big"] =
      "zählt für zwei, wo es darum geht, wer die meisten Figuren hat",
    ["about cathedral"] =
      "ihre Stadt zählt 3 je Karte und Wappen, offen am Ende nichts",
    ["about inn"] = "seine Straße zählt 2 je Karte, offen am Ende nichts",
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
    ["option incomplete=zero"] = "nichts",
    ["option incomplete=ignore"] = "wie ohne sie",
    ["played inns=true"] =
      "Eine vollendete Straße mit Wirtshaus zählt 2 Punkte je Karte.",
    ["played inns=false"] =
      "Eine Straße mit Wirtshaus zählt so viel wie jede andere.",
    ["played cathedrals=true"] =
      "Eine vollendete Stadt mit Kathedrale zählt 3 Punkte je Karte und "
      .. "Wappen.",
    ["played cathedrals=false"] =
      "Eine Stadt mit Kathedrale zählt so viel wie jede andere.",
    ["played big=true"] = "Jeder hat eine große Figur, die für zwei zählt.",
    ["played big=false"] = "Niemand hat eine große Figur.",
    ["played incomplete=zero"] =
      "Was ein Wirtshaus oder eine Kathedrale hat und am Ende unfertig ist, "
      .. "zählt nichts.",
    ["played incomplete=ignore"] =
      "Was ein Wirtshaus oder eine Kathedrale hat und am Ende unfertig ist, "
      .. "zählt, als hätte es keine.",
  },
  sv = {
    ["how to play"] =
      "En färdig väg med ett värdshus ger 2 poäng per bricka, en färdig stad "
      .. "med en katedral 3 per bricka och sköld. Förblir de ofärdiga kan de "
      .. "bli utan poäng på slutet. Alla har också en stor följeslagare, som "
      .. "placeras som andra och räknas som två när det gäller vem som har "
      .. "flest.",
    ["about big"] = "räknas som två när det gäller vem som har flest figurer",
    ["about cathedral"] =
      "dess stad ger 3 per bricka och vapen, inget om den förblir öppen",
    ["about inn"] = "dess väg ger 2 per bricka, inget om den förblir öppen",
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
    ["option incomplete=zero"] = "inget",
    ["option incomplete=ignore"] = "som utan dem",
    ["played inns=true"] =
      "En fullbordad väg med värdshus ger 2 poäng per bricka.",
    ["played inns=false"] = "En väg med värdshus ger lika mycket som andra.",
    ["played cathedrals=true"] =
      "En fullbordad stad med katedral ger 3 poäng per bricka och sköld.",
    ["played cathedrals=false"] =
      "En stad med katedral ger lika mycket som andra.",
    ["played big=true"] = "Alla har en stor figur, som räknas som två.",
    ["played big=false"] = "Ingen har en stor figur.",
    ["played incomplete=zero"] =
      "Det som har värdshus eller katedral och är ofullbordat på slutet ger "
      .. "inget.",
    ["played incomplete=ignore"] =
      "Det som har värdshus eller katedral och är ofullbordat på slutet ger "
      .. "poäng som utan dem.",
  },
}
