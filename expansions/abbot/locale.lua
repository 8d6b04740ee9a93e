text {
  en = {
    garden = "garden", abbot = "abbot", recall = "take back",
  },
  it = {
    garden = "giardino", abbot = "abate", recall = "riprendi",
  },
  fr = {
    garden = "jardin", abbot = "abbé", recall = "reprendre",
  },
  de = {
    garden = "Garten", abbot = "Abt", recall = "zurücknehmen",
  },
  sv = {
    garden = "trädgård", abbot = "abbot", recall = "ta tillbaka",
  },
}
