text {
  en = {
    ["how to play"] =
      "Three tiles lie open beside the pile. Instead of drawing, whoever is "
      .. "on turn takes one of them and lays it; a new one from the pile "
      .. "comes in its place.",
    ["explain draft"] =
      "You lay it now; another one will lie open in its place.",
    draft = "which of the open tiles do you take?", take = "take",
    about = "three tiles lie open, and whoever lays one takes it from there",
  },
  it = {
    ["how to play"] =
      "Accanto alla pila ci sono tre tessere scoperte. Invece di pescare se "
      .. "ne prende una e la si posa; al suo posto viene una nuova dalla "
      .. "pila.",
    ["explain draft"] = "La posi adesso; un'altra sarà scoperta al suo posto.",
    draft = "quale delle tessere scoperte prendi?", take = "prendi",
    module = "Una scelta di tre tessere scoperte",
    about = "tre tessere sono scoperte, e chi posa ne prende una",
  },
  fr = {
    ["how to play"] =
      "Trois tuiles sont visibles à côté de la pioche. Au lieu de piocher, "
      .. "on en prend une et on la pose ; une nouvelle tuile de la pioche "
      .. "vient à sa place.",
    ["explain draft"] =
      "Vous la posez maintenant ; une autre sera ouverte à sa place.",
    draft = "laquelle des tuiles visibles prenez-vous ?",
    take = "prendre",
    module = "Un choix de trois tuiles visibles",
    about = "trois tuiles sont visibles, et qui pose en prend une",
  },
  de = {
    ["how to play"] =
      "Neben dem Stapel liegen drei Karten offen. Statt zu ziehen, nimmt man "
      .. "eine davon und legt sie; an ihre Stelle kommt eine neue vom "
      .. "Stapel.",
    ["explain draft"] =
      "Du legst sie jetzt; eine andere kommt offen an ihre Stelle.",
    draft = "Welche der offenen Karten nimmst du?", take = "nimm",
    module = "Auswahl aus drei offenen Karten",
    about = "drei Karten liegen offen, und wer legt, nimmt eine davon",
  },
  sv = {
    ["how to play"] =
      "Bredvid högen ligger tre brickor öppna. I stället för att dra tar man "
      .. "en av dem och lägger den; en ny från högen kommer i dess ställe.",
    ["explain draft"] =
      "Du lägger den nu; en annan kommer öppen i dess ställe.",
    draft = "vilken av de öppna brickorna tar du?", take = "ta",
    module = "Ett val bland tre öppna brickor",
    about = "tre brickor ligger öppna, och den som lägger tar en av dem",
  },
}
