text {
  en = {
    ["explain rob"] =
      "When this player gets points next, you get half as many, and "
      .. "your robber comes home.",
    bag = "bag", bandit = { "robber", "robbers" }, loot = "beside the score",
    robbers = "robbers", rob = "rob", robbed = "robbery",
    ["ask rob"] = "whom shall your robber wait for?",
    about = "robbers take half as much as somebody gets next",
    ["about bag"] = "who lays it sends a robber to somebody's points",
  },
  de = {
    ["explain rob"] =
      "Wenn diese Person das nächste Mal Punkte bekommt, bekommst du "
      .. "halb so viele, und dein Räuber kommt nach Hause.",
    bag = "Beutel", bandit = { "Räuber", "Räuber" },
    loot = "neben den Punkten", robbers = "Räuber", rob = "ausrauben",
    robbed = "Raub", ["ask rob"] = "wem soll dein Räuber auflauern?",
    module = "Die Räuber",
    about = "Räuber nehmen halb so viel, wie jemand als Nächstes bekommt",
    ["about bag"] = "wer sie legt, schickt einen Räuber zu jemandes Punkten",
  },
  fr = {
    ["explain rob"] =
      "Quand ce joueur recevra des points, vous en recevrez la moitié, "
      .. "et votre brigand rentrera.",
    bag = "sac", bandit = { "brigand", "brigands" },
    loot = "près du score", robbers = "brigands", rob = "voler",
    robbed = "vol", ["ask rob"] = "qui ton brigand doit-il guetter ?",
    module = "Les brigands",
    about = "les brigands prennent la moitié de ce que quelqu'un gagne ensuite",
    ["about bag"] = "qui la pose envoie un voleur près des points d'autrui",
  },
  it = {
    ["explain rob"] =
      "Quando questo giocatore riceverà punti, tu ne riceverai la metà "
      .. "e il tuo brigante tornerà a casa.",
    bag = "sacco", bandit = { "brigante", "briganti" },
    loot = "accanto ai punti", robbers = "briganti", rob = "deruba",
    robbed = "rapina", ["ask rob"] = "chi deve aspettare il tuo brigante?",
    module = "I briganti",
    about = "i briganti prendono la metà di quanto uno ottiene dopo",
    ["about bag"] = "chi la posa manda un ladro presso i punti di un altro",
  },
  sv = {
    ["explain rob"] =
      "När den spelaren nästa gång får poäng får du hälften så många, "
      .. "och din rövare kommer hem.",
    bag = "säck", bandit = { "rövare", "rövare" },
    loot = "vid poängen", robbers = "rövare", rob = "råna",
    robbed = "rån", ["ask rob"] = "vem ska din rövare vänta på?",
    module = "Rövarna",
    about = "rövare tar hälften av vad någon får härnäst",
    ["about bag"] = "den som lägger den skickar en rövare till någons poäng",
  },
}
