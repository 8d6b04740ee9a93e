text {
  en = { draft = "which of the open tiles do you take?", take = "take" },
  it = { draft = "quale delle tessere scoperte prendi?", take = "prendi" },
  fr = { draft = "laquelle des tuiles visibles prenez-vous ?",
    take = "prendre" },
  de = { draft = "Welche der offenen Karten nimmst du?", take = "nimm" },
  sv = { draft = "vilken av de öppna brickorna tar du?", take = "ta" },
}
