text {
  en = { besieged = "besieged", escape = "flee from the siege?" },
}
