--- What JCloisterZone calls the things of this module, for `tessera import`.

return {
  sets     = { "russian-promos" },
  with     = { "russian-promos" },
  elements = { yaga = true, ["russian-trap"] = true },
  options  = { first = "peer" },
  features = { YagaHut = "hut" },
  prefix   = "russian/",
  tiles    = {
    ["RU/L"] = "h", ["RU/RRrr"] = "rN-rESW", ["RU/SR"] = "rEW-razboynik",
    ["RU/V"] = "f-vodyanoy",
  },
}
