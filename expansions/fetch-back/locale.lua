text {
  en = { fetch = "fetch back" },
  it = { fetch = "riprendi", module = "Le figure si possono riprendere" },
  fr = { fetch = "reprendre", module = "On peut reprendre ses figurines" },
  de = { fetch = "zurückholen",
    module = "Figuren dürfen zurückgeholt werden" },
  sv = { fetch = "hämta hem", module = "Figurer får hämtas hem" },
}
