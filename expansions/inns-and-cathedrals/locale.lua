text {
  en = {
    big = "big meeple", inn = "inn", cathedral = "cathedral",
  },
  it = {
    big = "seguace grande", inn = "locanda", cathedral = "cattedrale",
  },
  fr = {
    big = "grand partisan", inn = "auberge", cathedral = "cathédrale",
  },
  de = {
    big = "großer Gefolgsmann", inn = "Wirtshaus", cathedral = "Kathedrale",
  },
  sv = {
    big = "stor följeslagare", inn = "värdshus", cathedral = "katedral",
  },
}
