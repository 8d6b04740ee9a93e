text {
  en = {
    about = "a river that forks, laid before all other tiles",
    volcano = "volcano",
    ["pig-herd"] = "pig herd",
  },
  de = {
    module = "Der Fluss II",
    about = "ein Fluss, der sich teilt, vor allen anderen Karten",
    volcano = "Vulkan",
    ["pig-herd"] = "Schweineherde",
  },
  fr = {
    module = "La rivière II",
    about = "une rivière qui se divise, posée avant tout le reste",
    volcano = "volcan",
    ["pig-herd"] = "troupeau de cochons",
  },
  it = {
    module = "Il fiume II",
    about = "un fiume che si divide, posato prima di tutto il resto",
    volcano = "vulcano",
    ["pig-herd"] = "branco di maiali",
  },
  sv = {
    module = "Floden II",
    about = "en flod som delar sig, läggs före alla andra brickor",
    volcano = "vulkan",
    ["pig-herd"] = "svinhjord",
  },
}
