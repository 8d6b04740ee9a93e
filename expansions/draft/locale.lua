text {
  en = {
    draft = "which of the open tiles do you take?", take = "take",
    about = "three tiles lie open, and whoever lays one takes it from there",
  },
  it = {
    draft = "quale delle tessere scoperte prendi?", take = "prendi",
    module = "Una scelta di tre tessere scoperte",
    about = "tre tessere sono scoperte, e chi posa ne prende una",
  },
  fr = {
    draft = "laquelle des tuiles visibles prenez-vous ?",
    take = "prendre",
    module = "Un choix de trois tuiles visibles",
    about = "trois tuiles sont visibles, et qui pose en prend une",
  },
  de = {
    draft = "Welche der offenen Karten nimmst du?", take = "nimm",
    module = "Auswahl aus drei offenen Karten",
    about = "drei Karten liegen offen, und wer legt, nimmt eine davon",
  },
  sv = {
    draft = "vilken av de öppna brickorna tar du?", take = "ta",
    module = "Ett val bland tre öppna brickor",
    about = "tre brickor ligger öppna, och den som lägger tar en av dem",
  },
}
