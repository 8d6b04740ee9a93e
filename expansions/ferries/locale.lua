text {
  en = {
    ferry = "ferry", ["ferry-move"] = "move a ferry", lake = "lake",
  },
  it = {
    ferry = "traghetto", ["ferry-move"] = "sposta un traghetto",
    lake = "lago",
  },
  fr = {
    ferry = "bac", ["ferry-move"] = "déplacer un bac", lake = "lac",
  },
  de = {
    ferry = "Fähre", ["ferry-move"] = "eine Fähre umlegen", lake = "See",
  },
  sv = {
    ferry = "färja", ["ferry-move"] = "flytta en färja", lake = "sjö",
  },
}
