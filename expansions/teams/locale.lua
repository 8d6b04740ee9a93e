text {
  en = {
    partner = "partner's points",
  },
  it = {
    partner = "punti del compagno",
  },
  fr = {
    partner = "points du partenaire",
  },
  de = {
    partner = "Punkte des Partners",
  },
  sv = {
    partner = "partnerns poäng",
  },
}
