text { en = { dragon = "dragon", fairy = "fairy", princess = "send home",
  barred = "the dragon is there" } }
