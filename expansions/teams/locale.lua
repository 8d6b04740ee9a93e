text {
  en = {
    partner = "partner's points",
    about = "partners who sit opposite share their points",
  },
  it = {
    partner = "punti del compagno",
    module = "Squadre di due",
    about = "i compagni seduti di fronte dividono i punti",
  },
  fr = {
    partner = "points du partenaire",
    module = "Équipes de deux",
    about = "des partenaires face à face partagent leurs points",
  },
  de = {
    partner = "Punkte des Partners",
    module = "Zweierteams",
    about = "Partner, die einander gegenübersitzen, teilen ihre Punkte",
  },
  sv = {
    partner = "partnerns poäng",
    module = "Lag om två",
    about = "lagkamrater mitt emot varandra delar poäng",
  },
}
