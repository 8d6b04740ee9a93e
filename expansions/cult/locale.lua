text {
  en = {
    ["how to play"] =
      "A shrine is placed and scored like a monastery. If it lies beside a "
      .. "monastery the two compete: whichever is complete first scores, and a "
      .. "figure in the other comes home without points. No shrine may lie "
      .. "beside two monasteries, and no monastery beside two shrines.",
    ["about shrine"] = "challenges a monastery beside it: who is first scores",
    shrine = "shrine", challenge = "lost the challenge",
    ["more than one rival"] =
      "no shrine beside two monasteries, no monastery beside two shrines",
    about = "shrines and monasteries compete: who is surrounded first wins",
  },
  de = {
    ["how to play"] =
      "Eine Kultstätte wird wie ein Kloster besetzt und gewertet. Liegt sie "
      .. "neben einem Kloster, so wetteifern die beiden: Was zuerst fertig "
      .. "ist, wird gewertet, und eine Figur im anderen kommt ohne Punkte "
      .. "heim. Keine Kultstätte darf neben zwei Klöstern liegen, und kein "
      .. "Kloster neben zwei Kultstätten.",
    ["about shrine"] =
      "fordert ein Kloster daneben heraus: wer zuerst fertig ist, punktet",
    shrine = "Kultstätte", challenge = "hat die Herausforderung verloren",
    ["more than one rival"] =
      "keine Kultstätte neben zwei Klöstern, kein Kloster neben zweien",
    module = "Die Kultstätten",
    about = "Kultstätten und Klöster wetteifern: wer zuerst umringt ist, siegt",
  },
  fr = {
    ["how to play"] =
      "Un lieu de culte s'occupe et s'évalue comme une abbaye. S'il se trouve "
      .. "près d'une abbaye, les deux rivalisent : le premier terminé marque, "
      .. "et une figurine dans l'autre rentre sans points. Aucun lieu de culte "
      .. "ne peut se trouver près de deux abbayes, et aucune abbaye près de "
      .. "deux lieux de culte.",
    ["about shrine"] = "défie un monastère voisin : le premier achevé marque",
    shrine = "lieu de culte", challenge = "a perdu le défi",
    ["more than one rival"] =
      "pas de lieu de culte près de deux abbayes, ni l'inverse",
    module = "Les lieux de culte",
    about = "lieux de culte et abbayes rivalisent : le premier entouré gagne",
  },
  it = {
    ["how to play"] =
      "Un santuario si occupa e si valuta come un monastero. Se è accanto a un "
      .. "monastero i due si sfidano: segna il primo completo, e una figura "
      .. "nell'altro torna a casa senza punti. Nessun santuario può stare "
      .. "accanto a due monasteri, e nessun monastero accanto a due santuari.",
    ["about shrine"] = "sfida un monastero vicino: segna il primo completo",
    shrine = "santuario", challenge = "ha perso la sfida",
    ["more than one rival"] =
      "nessun santuario presso due monasteri, né il contrario",
    module = "Il culto",
    about = "santuari e monasteri si sfidano: vince il primo circondato",
  },
  sv = {
    ["how to play"] =
      "En kultplats besätts och ger poäng som ett kloster. Ligger den bredvid "
      .. "ett kloster tävlar de två: den som först är färdig ger poäng, och en "
      .. "figur i den andra kommer hem utan poäng. Ingen kultplats får ligga "
      .. "bredvid två kloster, och inget kloster bredvid två kultplatser.",
    ["about shrine"] =
      "utmanar ett kloster bredvid: den som blir klar först får poäng",
    shrine = "kultplats", challenge = "förlorade utmaningen",
    ["more than one rival"] =
      "ingen kultplats intill två kloster, inget kloster intill två",
    module = "Kultplatserna",
    about = "kultplatser och kloster tävlar: den som först omges vinner",
  },
}
