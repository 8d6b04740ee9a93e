text { en = { hand = "which tile do you lay?", lay = "lay" } }
