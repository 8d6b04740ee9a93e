text {
  en = {
    ["how to play"] =
      "Who lays a tile with a bag may send the own robber beside somebody "
      .. "else's points; then the next player whose robber is at home may do "
      .. "so, too. When that somebody gets points next, each robber there gets "
      .. "half as many for its owner, rounded up, and comes home. Nobody loses "
      .. "points by it.",
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
    ["how to play"] =
      "Wer eine Karte mit einem Beutel legt, darf den eigenen Räuber neben die "
      .. "Punkte von jemand anderem schicken; dann darf es auch der Nächste, "
      .. "dessen Räuber zu Hause ist. Bekommt dieser Jemand das nächste Mal "
      .. "Punkte, so bringt jeder Räuber dort halb so viele heim, aufgerundet. "
      .. "Niemand verliert dadurch Punkte.",
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
    ["how to play"] =
      "Qui pose une tuile avec un sac peut envoyer son brigand près des points "
      .. "d'un autre ; puis le joueur suivant dont le brigand est à la maison "
      .. "le peut aussi. Quand cet autre reçoit ensuite des points, chaque "
      .. "brigand présent en rapporte la moitié à son joueur, arrondie vers le "
      .. "haut, et rentre. Personne n'y perd de points.",
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
    ["how to play"] =
      "Chi posa una tessera con un sacco può mandare il proprio brigante "
      .. "presso i punti di un altro; poi può farlo anche il prossimo "
      .. "giocatore il cui brigante è a casa. Quando poi quell'altro riceve "
      .. "punti, ogni brigante lì ne porta a casa la metà, arrotondata per "
      .. "eccesso. Nessuno ci perde punti.",
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
    ["how to play"] =
      "Den som lägger en bricka med en säck får skicka sin rövare till någon "
      .. "annans poäng; sedan får också nästa spelare vars rövare är hemma "
      .. "göra det. När denna någon härnäst får poäng tar varje rövare där hem "
      .. "hälften så många, avrundat uppåt. Ingen förlorar poäng på det.",
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
