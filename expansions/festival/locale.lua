text {
  en = {
    ["ask take-back"] = "take a figure back for the festival?",
    ["how to play"] =
      "Who lays a tile with a festival may take back one own figure from "
      .. "anywhere, instead of placing one. It comes home without points.",
    ["about take-back"] =
      "it comes home without points, and you place no figure",
    festival = "festival", ["take-back"] = "take back for the festival",
    about = "who lays a festival may take a figure back, without points",
    ["option returns=meeple"] = "any figure",
    ["option returns=follower"] = "followers only",
    ["about festival"] = "who lays it may take a figure back",
    ["played returns=meeple"] =
      "Who lays a festival may take back any figure of their own.",
    ["played returns=follower"] =
      "Who lays a festival may take back only followers of their own.",
  },
  de = {
    ["ask take-back"] = "fürs Fest eine Figur zurücknehmen?",
    ["how to play"] =
      "Wer eine Karte mit einem Fest legt, darf eine eigene Figur "
      .. "zurücknehmen, wo immer sie steht, statt eine einzusetzen. Sie kommt "
      .. "ohne Punkte heim.",
    ["about take-back"] =
      "sie kommt ohne Punkte nach Hause, und du setzt keine Figur",
    festival = "Fest", ["take-back"] = "fürs Fest zurücknehmen",
    module = "Das Fest",
    about = "wer ein Fest legt, darf eine Figur ohne Punkte zurücknehmen",
    ["option returns"] =
      "was zurückgenommen werden darf: jede eigene Figur oder nur Gefolgsleute",
    ["option returns=meeple"] = "jede Figur",
    ["option returns=follower"] = "nur Gefolgsleute",
    ["about festival"] = "wer sie legt, darf eine Figur zurücknehmen",
    ["played returns=meeple"] =
      "Wer ein Fest legt, darf jede eigene Figur zurücknehmen.",
    ["played returns=follower"] =
      "Wer ein Fest legt, darf nur eigene Gefolgsleute zurücknehmen.",
  },
  fr = {
    ["ask take-back"] = "reprendre une figurine pour la fête ?",
    ["how to play"] =
      "Qui pose une tuile avec une fête peut reprendre une de ses figurines, "
      .. "où qu'elle soit, au lieu d'en poser une. Elle rentre sans points.",
    ["about take-back"] =
      "elle rentre sans points, et vous ne placez pas de figurine",
    festival = "fête", ["take-back"] = "reprendre pour la fête",
    module = "La fête",
    about = "qui pose une fête peut reprendre une figurine, sans points",
    ["option returns"] =
      "ce qui peut être repris : toute figurine à soi, ou seulement les "
      .. "partisans",
    ["option returns=meeple"] = "toute figurine",
    ["option returns=follower"] = "seulement les partisans",
    ["about festival"] = "qui la pose peut reprendre une figurine",
    ["played returns=meeple"] =
      "Qui pose une fête peut reprendre n'importe laquelle de ses figurines.",
    ["played returns=follower"] =
      "Qui pose une fête ne peut reprendre qu'un de ses partisans.",
  },
  it = {
    ["ask take-back"] = "riprendere una figura per la festa?",
    ["how to play"] =
      "Chi posa una tessera con una festa può riprendere una propria figura, "
      .. "ovunque stia, invece di piazzarne una. Torna a casa senza punti.",
    ["about take-back"] =
      "torna a casa senza punti e non piazzi nessuna figura",
    festival = "festa", ["take-back"] = "riprendi per la festa",
    module = "La festa",
    about = "chi posa una festa può riprendere una figura, senza punti",
    ["option returns"] =
      "che cosa si può riprendere: ogni propria figura, o solo i seguaci",
    ["option returns=meeple"] = "ogni figura",
    ["option returns=follower"] = "solo i seguaci",
    ["about festival"] = "chi la posa può riprendere una figura",
    ["played returns=meeple"] =
      "Chi posa una festa può riprendere una qualsiasi delle sue figure.",
    ["played returns=follower"] =
      "Chi posa una festa può riprendere solo uno dei suoi seguaci.",
  },
  sv = {
    ["ask take-back"] = "ta hem en figur för festen?",
    ["how to play"] =
      "Den som lägger en bricka med en fest får ta hem en egen figur, var den "
      .. "än står, i stället för att placera en. Den kommer hem utan poäng.",
    ["about take-back"] =
      "den kommer hem utan poäng, och du placerar ingen figur",
    festival = "fest", ["take-back"] = "hämta hem till festen",
    module = "Festen",
    about = "den som lägger en fest får hämta hem en figur, utan poäng",
    ["option returns"] =
      "vad som får hämtas hem: alla egna figurer, eller bara följeslagare",
    ["option returns=meeple"] = "alla figurer",
    ["option returns=follower"] = "bara följeslagare",
    ["about festival"] = "den som lägger den får ta hem en figur",
    ["played returns=meeple"] =
      "Den som lägger en fest får hämta hem vilken som helst av sina figurer.",
    ["played returns=follower"] =
      "Den som lägger en fest får bara hämta hem egna följeslagare.",
  },
}
