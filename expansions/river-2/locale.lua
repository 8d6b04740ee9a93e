text {
  en = {
    about = "a river that forks, laid before all other tiles",
  },
  de = {
    module = "Der Fluss II",
    about = "ein Fluss, der sich teilt, vor allen anderen Karten",
  },
  fr = {
    module = "La rivière II",
    about = "une rivière qui se divise, posée avant tout le reste",
  },
  it = {
    module = "Il fiume II",
    about = "un fiume che si divide, posato prima di tutto il resto",
  },
  sv = {
    module = "Floden II",
    about = "en flod som delar sig, läggs före alla andra brickor",
  },
}
