text {
  en = { about = "six more tiles with a corn circle" },
  de = { module = "Die Kornkreise II",
    about = "sechs weitere Karten mit einem Kornkreis" },
  fr = { module = "Les cercles de culture II",
    about = "six autres tuiles avec un cercle de culture" },
  it = { module = "I cerchi nel grano II",
    about = "altre sei tessere con un cerchio nel grano" },
  sv = { module = "Sädescirklarna II",
    about = "sex brickor till med en sädescirkel" },
}
