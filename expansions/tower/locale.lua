text {
  en = {
    ["tower-piece"] = { "tower piece", "tower pieces" },
    capture = "capture",
    exchange = "exchange", ransom = "pay a ransom", prison = "prison",
    about = "towers that capture figures, which are exchanged or ransomed",
  },
  it = {
    ["tower-piece"] = { "pezzo di torre", "pezzi di torre" },
    capture = "cattura",
    exchange = "scambia", ransom = "paga un riscatto", prison = "prigione",
    module = "La torre",
    about = "torri che catturano figure, scambiate o riscattate",
  },
  fr = {
    ["tower-piece"] = { "étage de tour", "étages de tour" },
    capture = "capturer",
    exchange = "échanger", ransom = "payer une rançon", prison = "prison",
    module = "La tour",
    about = "des tours qui capturent des figurines, échangées ou rachetées",
  },
  de = {
    ["tower-piece"] = { "Turmteil", "Turmteile" },
    capture = "gefangen nehmen",
    exchange = "austauschen", ransom = "Lösegeld zahlen",
    prison = "Gefängnis",
    module = "Der Turm",
    about = "Türme, die Figuren gefangen nehmen, mit Austausch und Lösegeld",
  },
  sv = {
    ["tower-piece"] = { "torndel", "torndelar" },
    capture = "tillfångata",
    exchange = "utväxla", ransom = "betala lösen", prison = "fängelse",
    module = "Tornet",
    about = "torn som tar figurer till fånga, med utbyte och lösen",
  },
}
