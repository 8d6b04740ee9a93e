-- Third edition, with everything in its box.
return {
  title = "Third edition with river and abbot",
  modules = { "base", "farmers", "river", "abbot" },
  options = { base = { edition = 3 } },
  players = 2,
}
