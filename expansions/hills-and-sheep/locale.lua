text {
  en = {
    ["how to play"] =
      "A shepherd may go to a field, also beside farmers, and draws some "
      .. "sheep. Who later makes the field of the own shepherd grow either "
      .. "looks for more sheep, though a wolf can drive all away, or takes "
      .. "them to the stable for 1 point a sheep. On a hill one wins where "
      .. "there would be a tie for most figures. A complete monastery is worth "
      .. "3 more for each vineyard beside it.",
    ["about shepherd"] =
      "gathers sheep on its field, which bring points when they go into "
      .. "the stable",
    ["explain flock"] =
      "More sheep: a token adds 1 to 4 sheep, but a wolf drives all "
      .. "shepherds of this field home without points. Into the stable: "
      .. "each of them gets a point a sheep and comes home.",
    ["about vineyard"] = "a monastery beside it is worth 3 more",
    ["about hill"] = "in a tie, who stands on it wins",
    shepherd = { "shepherd", "shepherds" }, ["shepherd field"] = "shepherd",
    hill = "hill",
    vineyard = "vineyard", vineyards = "vineyards", flocks = "the flocks",
    flock = "flock", grow = "look for more sheep",
    stable = "drive them into the stable", sheep = "sheep or wolf",
    ["is herded already"] = "is herded already",
    ["sheep-1"] = "1 sheep", ["sheep-2"] = "2 sheep",
    ["sheep-3"] = "3 sheep", ["sheep-4"] = "4 sheep",
    about =
      "shepherds with growing flocks, hills that break ties, vineyards round "
      .. "monasteries",
    ["ask flock"] = "more sheep, or into the stable?",
    ["option hills=at-least-one-follower"] = "who has a follower on a hill",
    ["option hills=number-of-followers"] = "who has most of them on hills",
    ["option hills=off"] = "hills decide nothing",
    ["option vineyards=monasteries"] = "complete monasteries",
    ["option vineyards=gardens"] = "monasteries and gardens",
    ["option vineyards=off"] = "nothing",
    ["played hills=at-least-one-follower"] =
      "Of equal players those with a follower on a hill hold a feature.",
    ["played hills=number-of-followers"] =
      "Of equal players those with the most followers on hills hold a feature.",
    ["played hills=off"] = "Hills decide nothing.",
    ["played vineyards=monasteries"] =
      "A complete monastery counts 3 points more for each vineyard around it.",
    ["played vineyards=gardens"] =
      "A complete monastery or garden counts 3 points more for each vineyard "
      .. "around it.",
    ["played vineyards=off"] = "Vineyards count nothing.",
  },
  de = {
    ["how to play"] =
      "Ein Schäfer darf auf eine Wiese, auch neben Bauern, und zieht dort "
      .. "Schafe. Wer die Wiese seines Schäfers später vergrößert, sucht "
      .. "entweder mehr Schafe, wobei ein Wolf alle vertreiben kann, oder "
      .. "treibt sie in den Stall und bekommt 1 Punkt je Schaf. Bei "
      .. "Gleichstand um die meisten Figuren gewinnt, wer auf einem Hügel "
      .. "steht. Ein fertiges Kloster ist für jeden Weinberg daneben 3 mehr "
      .. "wert.",
    ["about shepherd"] =
      "sammelt auf seiner Wiese Schafe, die Punkte bringen, wenn sie in "
      .. "den Stall gehen",
    ["explain flock"] =
      "Mehr Schafe: Ein Plättchen bringt 1 bis 4 Schafe, aber ein Wolf "
      .. "jagt alle Schäfer dieser Wiese ohne Punkte nach Hause. In den "
      .. "Stall: Jeder von ihnen bekommt einen Punkt je Schaf und kommt "
      .. "nach Hause.",
    ["about vineyard"] = "ein Kloster daneben ist 3 mehr wert",
    ["about hill"] = "bei Gleichstand gewinnt, wer auf ihm steht",
    shepherd = { "Schäfer", "Schäfer" }, ["shepherd field"] = "Schäfer",
    hill = "Hügel",
    vineyard = "Weinberg", vineyards = "Weinberge", flocks = "die Herden",
    flock = "Herde", grow = "mehr Schafe suchen",
    stable = "in den Stall treiben", sheep = "Schafe oder Wolf",
    ["is herded already"] = "wird schon gehütet",
    ["sheep-1"] = "1 Schaf", ["sheep-2"] = "2 Schafe",
    ["sheep-3"] = "3 Schafe", ["sheep-4"] = "4 Schafe",
    module = "Hügel und Schafe",
    about =
      "Schäfer mit wachsenden Herden, Hügel, die bei Gleichstand "
      .. "entscheiden, Weinberge um Klöster",
    ["option hills"] =
      "unter gleichen Spielern haben die ein Gebiet, die dort eine Figur auf "
      .. "einem Hügel haben, oder die mit den meisten",
    ["option vineyards"] =
      "was für jeden Weinberg um es herum 3 mehr wert ist: vollendete "
      .. "Klöster, oder auch Gärten",
    ["ask flock"] = "Mehr Schafe, oder in den Stall?",
    ["option hills=at-least-one-follower"] =
      "wer einen Gefolgsmann auf einem Hügel hat",
    ["option hills=number-of-followers"] = "wer die meisten auf Hügeln hat",
    ["option hills=off"] = "Hügel entscheiden nichts",
    ["option vineyards=monasteries"] = "vollendete Klöster",
    ["option vineyards=gardens"] = "Klöster und Gärten",
    ["option vineyards=off"] = "nichts",
    ["played hills=at-least-one-follower"] =
      "Unter gleich starken Spielern haben die ein Gebiet, die dort einen "
      .. "Gefolgsmann auf einem Hügel haben.",
    ["played hills=number-of-followers"] =
      "Unter gleich starken Spielern haben die ein Gebiet, die dort die "
      .. "meisten Gefolgsleute auf Hügeln haben.",
    ["played hills=off"] = "Hügel entscheiden nichts.",
    ["played vineyards=monasteries"] =
      "Ein vollendetes Kloster zählt 3 Punkte mehr für jeden Weinberg ringsum.",
    ["played vineyards=gardens"] =
      "Ein vollendetes Kloster oder vollendeter Garten zählt 3 Punkte mehr "
      .. "für jeden Weinberg ringsum.",
    ["played vineyards=off"] = "Weinberge zählen nichts.",
  },
  fr = {
    ["how to play"] =
      "Un berger peut venir dans un pré, même près de paysans, et y tire des "
      .. "moutons. Qui agrandit plus tard le pré de son berger cherche "
      .. "d'autres moutons, mais un loup peut tous les chasser, ou bien les "
      .. "rentre à l'étable pour 1 point par mouton. En cas d'égalité pour le "
      .. "plus de figurines, qui se trouve sur une colline l'emporte. Une "
      .. "abbaye terminée vaut 3 de plus pour chaque vigne à côté.",
    ["about shepherd"] =
      "rassemble sur son pré des moutons qui rapportent quand ils "
      .. "rentrent à l'étable",
    ["explain flock"] =
      "Plus de moutons : un jeton ajoute 1 à 4 moutons, mais un loup "
      .. "renvoie tous les bergers de ce pré sans points. À l'étable : "
      .. "chacun d'eux reçoit un point par mouton et rentre.",
    ["about vineyard"] = "un monastère voisin vaut 3 de plus",
    ["about hill"] = "en cas d'égalité, qui s'y trouve l'emporte",
    shepherd = { "berger", "bergers" }, ["shepherd field"] = "berger",
    hill = "colline",
    vineyard = "vigne", vineyards = "vignes", flocks = "les troupeaux",
    flock = "troupeau", grow = "chercher d'autres moutons",
    stable = "les rentrer à l'étable", sheep = "moutons ou loup",
    ["is herded already"] = "est déjà gardé",
    ["sheep-1"] = "1 mouton", ["sheep-2"] = "2 moutons",
    ["sheep-3"] = "3 moutons", ["sheep-4"] = "4 moutons",
    module = "Collines et moutons",
    about =
      "des bergers aux troupeaux qui grandissent, des collines qui "
      .. "départagent, des vignes autour des abbayes",
    ["option hills"] =
      "entre joueurs à égalité, l'emportent ceux qui ont un partisan sur une "
      .. "colline, ou ceux qui en ont le plus",
    ["option vineyards"] =
      "ce qui vaut 3 de plus par vigne autour : les abbayes complètes, ou "
      .. "aussi les jardins",
    ["ask flock"] = "d'autres moutons, ou à l'étable ?",
    ["option hills=at-least-one-follower"] =
      "qui a un partisan sur une colline",
    ["option hills=number-of-followers"] = "qui en a le plus sur des collines",
    ["option hills=off"] = "les collines ne décident rien",
    ["option vineyards=monasteries"] = "les abbayes complètes",
    ["option vineyards=gardens"] = "abbayes et jardins",
    ["option vineyards=off"] = "rien",
    ["played hills=at-least-one-follower"] =
      "Entre joueurs à égalité, l'emportent ceux qui ont un partisan sur une "
      .. "colline.",
    ["played hills=number-of-followers"] =
      "Entre joueurs à égalité, l'emportent ceux qui ont le plus de partisans "
      .. "sur des collines.",
    ["played hills=off"] = "Les collines ne décident rien.",
    ["played vineyards=monasteries"] =
      "Une abbaye achevée vaut 3 points de plus par vigne autour.",
    ["played vineyards=gardens"] =
      "Une abbaye achevée ou un jardin achevé vaut 3 points de plus par vigne "
      .. "autour.",
    ["played vineyards=off"] = "Les vignes ne valent rien.",
  },
  it = {
    ["how to play"] =
      "Un pastore può andare in un campo, anche accanto a contadini, e vi "
      .. "pesca delle pecore. Chi più tardi ingrandisce il campo del suo "
      .. "pastore cerca altre pecore, ma un lupo può cacciarle tutte, oppure "
      .. "le porta nell'ovile per 1 punto a pecora. In caso di parità per chi "
      .. "ha più figure vince chi sta su una collina. Un monastero completo "
      .. "vale 3 in più per ogni vigneto accanto.",
    ["about shepherd"] =
      "raduna sul suo campo pecore che danno punti quando vanno "
      .. "nell'ovile",
    ["explain flock"] =
      "Più pecore: un gettone aggiunge da 1 a 4 pecore, ma un lupo "
      .. "caccia a casa senza punti tutti i pastori di questo campo. "
      .. "Nell'ovile: ognuno di loro riceve un punto a pecora e torna a "
      .. "casa.",
    ["about vineyard"] = "un monastero vicino vale 3 in più",
    ["about hill"] = "in caso di parità vince chi ci sta sopra",
    shepherd = { "pastore", "pastori" }, ["shepherd field"] = "pastore",
    hill = "collina",
    vineyard = "vigneto", vineyards = "vigneti", flocks = "le greggi",
    flock = "gregge", grow = "cercare altre pecore",
    stable = "portarle nell'ovile", sheep = "pecore o lupo",
    ["is herded already"] = "è già sorvegliato",
    ["sheep-1"] = "1 pecora", ["sheep-2"] = "2 pecore",
    ["sheep-3"] = "3 pecore", ["sheep-4"] = "4 pecore",
    module = "Colline e pecore",
    about =
      "pastori con greggi che crescono, colline che decidono i pareggi, "
      .. "vigneti intorno ai monasteri",
    ["option hills"] =
      "fra giocatori alla pari prevale chi ha un seguace su una collina, o "
      .. "chi ne ha di più",
    ["option vineyards"] =
      "che cosa vale 3 in più per ogni vigneto intorno: i monasteri "
      .. "completi, o anche i giardini",
    ["ask flock"] = "altre pecore, o nell'ovile?",
    ["option hills=at-least-one-follower"] = "chi ha un seguace su una collina",
    ["option hills=number-of-followers"] = "chi ne ha di più sulle colline",
    ["option hills=off"] = "le colline non decidono nulla",
    ["option vineyards=monasteries"] = "i monasteri completi",
    ["option vineyards=gardens"] = "monasteri e giardini",
    ["option vineyards=off"] = "niente",
    ["played hills=at-least-one-follower"] =
      "Fra giocatori alla pari prevale chi ha un seguace su una collina.",
    ["played hills=number-of-followers"] =
      "Fra giocatori alla pari prevale chi ha più seguaci sulle colline.",
    ["played hills=off"] = "Le colline non decidono nulla.",
    ["played vineyards=monasteries"] =
      "Un monastero completo vale 3 punti in più per ogni vigneto intorno.",
    ["played vineyards=gardens"] =
      "Un monastero o giardino completo vale 3 punti in più per ogni vigneto "
      .. "intorno.",
    ["played vineyards=off"] = "I vigneti non valgono niente.",
  },
  sv = {
    ["how to play"] =
      "En herde får ställas på en äng, även bredvid bönder, och drar får där. "
      .. "Den som senare får sin herdes äng att växa letar antingen efter fler "
      .. "får, men en varg kan driva bort alla, eller driver in dem i fållan "
      .. "för 1 poäng per får. När det är lika om vem som har flest figurer "
      .. "vinner den som står på en kulle. Ett färdigt kloster är värt 3 till "
      .. "för varje vingård bredvid.",
    ["about shepherd"] =
      "samlar får på sin äng, som ger poäng när de går in i fållan",
    ["explain flock"] =
      "Fler får: en bricka ger 1 till 4 får, men en varg jagar hem alla "
      .. "herdar på ängen utan poäng. In i fållan: var och en av dem får "
      .. "en poäng per får och kommer hem.",
    ["about vineyard"] = "ett kloster bredvid är värt 3 till",
    ["about hill"] = "vid lika vinner den som står på den",
    shepherd = { "herde", "herdar" }, ["shepherd field"] = "herde",
    hill = "kulle",
    vineyard = "vingård", vineyards = "vingårdar", flocks = "hjordarna",
    flock = "hjord", grow = "leta efter fler får",
    stable = "driva in dem i fållan", sheep = "får eller varg",
    ["is herded already"] = "vallas redan",
    ["sheep-1"] = "1 får", ["sheep-2"] = "2 får",
    ["sheep-3"] = "3 får", ["sheep-4"] = "4 får",
    module = "Kullar och får",
    about =
      "herdar med växande hjordar, kullar som avgör vid lika, vingårdar runt "
      .. "kloster",
    ["option hills"] =
      "bland lika spelare har de ett område som har en följeslagare på en "
      .. "kulle, eller de som har flest",
    ["option vineyards"] =
      "vad som är värt 3 mer för varje vingård runt om: färdiga kloster, "
      .. "eller trädgårdar också",
    ["ask flock"] = "fler får, eller in i fållan?",
    ["option hills=at-least-one-follower"] =
      "den med en följeslagare på en kulle",
    ["option hills=number-of-followers"] = "den med flest på kullar",
    ["option hills=off"] = "kullar avgör inget",
    ["option vineyards=monasteries"] = "färdiga kloster",
    ["option vineyards=gardens"] = "kloster och trädgårdar",
    ["option vineyards=off"] = "inget",
    ["played hills=at-least-one-follower"] =
      "Bland lika spelare har de ett område som har en följeslagare på en "
      .. "kulle.",
    ["played hills=number-of-followers"] =
      "Bland lika spelare har de ett område som har flest följeslagare på "
      .. "kullar.",
    ["played hills=off"] = "Kullar avgör inget.",
    ["played vineyards=monasteries"] =
      "Ett fullbordat kloster ger 3 poäng mer för varje vingård runt om.",
    ["played vineyards=gardens"] =
      "Ett fullbordat kloster eller en fullbordad trädgård ger 3 poäng mer "
      .. "för varje vingård runt om.",
    ["played vineyards=off"] = "Vingårdar ger inget.",
  },
}
