text {
  en = {
    dragon = "dragon", fairy = "fairy", princess = "send home",
    barred = "the dragon is there",
  },
  it = {
    dragon = "drago", fairy = "fata", princess = "manda a casa",
    barred = "c'è il drago",
  },
  fr = {
    dragon = "dragon", fairy = "fée", princess = "renvoyer",
    barred = "le dragon s'y trouve",
  },
  de = {
    dragon = "Drache", fairy = "Fee", princess = "heimschicken",
    barred = "dort ist der Drache",
  },
  sv = {
    dragon = "drake", fairy = "fe", princess = "skicka hem",
    barred = "draken är där",
  },
}
