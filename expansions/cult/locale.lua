text {
  en = {
    ["about shrine"] = "challenges a monastery beside it: who is first scores",
    shrine = "shrine", challenge = "lost the challenge",
    ["more than one rival"] =
      "no shrine beside two monasteries, no monastery beside two shrines",
    about = "shrines and monasteries compete: who is surrounded first wins",
  },
  de = {
    ["about shrine"] =
      "fordert ein Kloster daneben heraus: wer zuerst fertig ist, punktet",
    shrine = "Kultstätte", challenge = "hat die Herausforderung verloren",
    ["more than one rival"] =
      "keine Kultstätte neben zwei Klöstern, kein Kloster neben zweien",
    module = "Die Kultstätten",
    about = "Kultstätten und Klöster wetteifern: wer zuerst umringt ist, siegt",
  },
  fr = {
    ["about shrine"] = "défie un monastère voisin : le premier achevé marque",
    shrine = "lieu de culte", challenge = "a perdu le défi",
    ["more than one rival"] =
      "pas de lieu de culte près de deux abbayes, ni l'inverse",
    module = "Les lieux de culte",
    about = "lieux de culte et abbayes rivalisent : le premier entouré gagne",
  },
  it = {
    ["about shrine"] = "sfida un monastero vicino: segna il primo completo",
    shrine = "santuario", challenge = "ha perso la sfida",
    ["more than one rival"] =
      "nessun santuario presso due monasteri, né il contrario",
    module = "Il culto",
    about = "santuari e monasteri si sfidano: vince il primo circondato",
  },
  sv = {
    ["about shrine"] =
      "utmanar ett kloster bredvid: den som blir klar först får poäng",
    shrine = "kultplats", challenge = "förlorade utmaningen",
    ["more than one rival"] =
      "ingen kultplats intill två kloster, inget kloster intill två",
    module = "Kultplatserna",
    about = "kultplatser och kloster tävlar: den som först omges vinner",
  },
}
