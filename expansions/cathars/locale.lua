text {
  en = {
    besieged = "besieged", escape = "flee from the siege?",
    about = "besieged cities are worth less, and one may flee from them",
  },
  it = {
    besieged = "assediata", escape = "fuggire dall'assedio?",
    module = "I Catari",
    about = "le città assediate valgono meno, e se ne può fuggire",
    ["option siege"] =
      "le città assediate valgono 1 in meno per tessera e stemma, e "
      .. "il doppio per i contadini",
    ["option escape"] =
      "un seguace può lasciare una città assediata con un monastero "
      .. "su o accanto a una sua tessera, o a quella che mostra "
      .. "l'assedio",
  },
  fr = {
    besieged = "assiégée", escape = "fuir le siège ?",
    module = "Les Cathares",
    about = "les villes assiégées valent moins, et l'on peut les fuir",
    ["option siege"] =
      "les villes assiégées valent 1 de moins par tuile et blason, "
      .. "et le double pour les paysans",
    ["option escape"] =
      "un partisan peut quitter une ville assiégée dont une tuile "
      .. "porte ou voisine une abbaye, ou seulement la tuile du siège",
  },
  de = {
    besieged = "belagert", escape = "vor der Belagerung fliehen?",
    module = "Die Katharer",
    about = "belagerte Städte sind weniger wert, und man kann aus ihnen "
      .. "fliehen",
    ["option siege"] =
      "belagerte Städte zählen 1 weniger je Karte und Wappen, und "
      .. "doppelt für Bauern",
    ["option escape"] =
      "wer in einer belagerten Stadt steht, darf fliehen, wenn ein "
      .. "Kloster auf oder neben einer ihrer Karten liegt, oder neben "
      .. "der mit der Belagerung",
  },
  sv = {
    besieged = "belägrad", escape = "fly från belägringen?",
    module = "Katarerna",
    about = "belägrade städer är värda mindre, och man kan fly ur dem",
    ["option siege"] =
      "belägrade städer ger 1 mindre per bricka och sköld, och "
      .. "dubbelt för bönder",
    ["option escape"] =
      "en följeslagare får lämna en belägrad stad med ett kloster "
      .. "på eller intill någon av dess brickor, eller den som visar "
      .. "belägringen",
  },
}
