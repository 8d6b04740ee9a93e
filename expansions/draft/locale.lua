text {
  en = {
    ["explain draft"] =
      "You lay it now; another one will lie open in its place.",
    draft = "which of the open tiles do you take?", take = "take",
    about = "three tiles lie open, and whoever lays one takes it from there",
  },
  it = {
    ["explain draft"] = "La posi adesso; un'altra sarà scoperta al suo posto.",
    draft = "quale delle tessere scoperte prendi?", take = "prendi",
    module = "Una scelta di tre tessere scoperte",
    about = "tre tessere sono scoperte, e chi posa ne prende una",
  },
  fr = {
    ["explain draft"] =
      "Vous la posez maintenant ; une autre sera ouverte à sa place.",
    draft = "laquelle des tuiles visibles prenez-vous ?",
    take = "prendre",
    module = "Un choix de trois tuiles visibles",
    about = "trois tuiles sont visibles, et qui pose en prend une",
  },
  de = {
    ["explain draft"] =
      "Du legst sie jetzt; eine andere kommt offen an ihre Stelle.",
    draft = "Welche der offenen Karten nimmst du?", take = "nimm",
    module = "Auswahl aus drei offenen Karten",
    about = "drei Karten liegen offen, und wer legt, nimmt eine davon",
  },
  sv = {
    ["explain draft"] =
      "Du lägger den nu; en annan kommer öppen i dess ställe.",
    draft = "vilken av de öppna brickorna tar du?", take = "ta",
    module = "Ett val bland tre öppna brickor",
    about = "tre brickor ligger öppna, och den som lägger tar en av dem",
  },
}
