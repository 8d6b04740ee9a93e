text {
  en = {
    step = "step (of 6)",
    dragon = "dragon", fairy = "fairy", princess = "send home",
    barred = "the dragon is there",
    about = "a dragon that eats figures, a fairy that protects, portals",
    volcano = "volcano",
    portal = "portal",
    ["sign princess"] = "princess",
    ["sign dragon"] = "the dragon moves",
    ["ask dragon"] = "where does the dragon go?",
  },
  it = {
    step = "passo (di 6)",
    dragon = "drago", fairy = "fata", princess = "manda a casa",
    barred = "c'è il drago",
    module = "La principessa e il drago",
    about = "un drago che mangia le figure, una fata che protegge, portali",
    ["option dragon"] = "quando muove il drago di una tessera",
    ["option fairy"] =
      "la fata sta con un seguace, o con tutti quelli di una tessera",
    ["option princess"] = "se una figura può o deve lasciare la città di una "
      .. "principessa",
    ["option portal"] = "un portale porta un seguace su qualsiasi tessera",
    volcano = "vulcano",
    portal = "portale",
    ["sign princess"] = "principessa",
    ["sign dragon"] = "il drago si muove",
    ["ask dragon"] = "dove va il drago?",
  },
  fr = {
    step = "pas (sur 6)",
    dragon = "dragon", fairy = "fée", princess = "renvoyer",
    barred = "le dragon s'y trouve",
    module = "La princesse et le dragon",
    about = "un dragon qui dévore, une fée qui protège, des portails",
    ["option dragon"] = "quand bouge le dragon d'une tuile",
    ["option fairy"] =
      "la fée accompagne un partisan, ou tous ceux d'une tuile",
    ["option princess"] =
      "si une figurine peut ou doit quitter la ville d'une princesse",
    ["option portal"] =
      "un portail mène un partisan à n'importe quelle tuile",
    volcano = "volcan",
    portal = "portail",
    ["sign princess"] = "princesse",
    ["sign dragon"] = "le dragon bouge",
    ["ask dragon"] = "où va le dragon ?",
  },
  de = {
    step = "Schritt (von 6)",
    dragon = "Drache", fairy = "Fee", princess = "heimschicken",
    barred = "dort ist der Drache",
    module = "Burgfräulein und Drache",
    about = "ein Drache, der Figuren frisst, eine Fee, die schützt, Portale",
    ["option dragon"] = "wann der Drache einer Karte zieht",
    ["option fairy"] =
      "die Fee steht bei einer Figur, oder bei allen auf einer Karte",
    ["option princess"] =
      "ob eine Figur aus der Stadt des Burgfräuleins muss oder nur "
      .. "kann",
    ["option portal"] = "durch ein Portal geht eine Figur auf irgendeine Karte",
    volcano = "Vulkan",
    portal = "Portal",
    ["sign princess"] = "Burgfräulein",
    ["sign dragon"] = "der Drache zieht",
    ["ask dragon"] = "Wohin zieht der Drache?",
  },
  sv = {
    step = "steg (av 6)",
    dragon = "drake", fairy = "fe", princess = "skicka hem",
    barred = "draken är där",
    module = "Prinsessan och draken",
    about = "en drake som äter figurer, en fe som skyddar, portaler",
    ["option dragon"] = "när en brickas drake rör sig",
    ["option fairy"] =
      "fen står hos en följeslagare, eller hos alla på en bricka",
    ["option princess"] =
      "om en figur får eller måste lämna prinsessans stad",
    ["option portal"] =
      "en portal låter en följeslagare gå till vilken bricka som "
      .. "helst",
    volcano = "vulkan",
    portal = "portal",
    ["sign princess"] = "prinsessa",
    ["sign dragon"] = "draken rör sig",
    ["ask dragon"] = "vart går draken?",
  },
}
