text {
  en = {
    about = "twelve tiles with a river, laid before all others",
  },
  de = {
    module = "Der Fluss",
    about = "zwölf Karten mit einem Fluss, vor allen anderen",
  },
  fr = {
    module = "La rivière",
    about = "douze tuiles avec une rivière, posées avant les autres",
  },
  it = {
    module = "Il fiume",
    about = "dodici tessere con un fiume, posate prima delle altre",
  },
  sv = {
    module = "Floden",
    about = "tolv brickor med en flod, läggs före alla andra",
  },
}
