text {
  en = {
    besieged = "besieged", escape = "flee from the siege?",
  },
  it = {
    besieged = "assediata", escape = "fuggire dall'assedio?",
  },
  fr = {
    besieged = "assiégée", escape = "fuir le siège ?",
  },
  de = {
    besieged = "belagert", escape = "vor der Belagerung fliehen?",
  },
  sv = {
    besieged = "belägrad", escape = "fly från belägringen?",
  },
}
