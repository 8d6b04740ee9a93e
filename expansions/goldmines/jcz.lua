--- What JCloisterZone calls the things of this module, for `tessera import`.

return {
  sets     = { "goldmines" },
  elements = { gold = true },
  moves    = { ["PLACE_TOKEN GOLD"] = { "gold" } },
  prefix   = "gold/",
  tiles    = {
    ["GO/LRr"] = "m-rES", ["GO/LCc"] = "m-cNW", ["GO/LCcRr"] = "m-cNW-rES",
    ["GO/LRrRr"] = "m-rNE-rSW", ["GO/RrRr"] = "rNW-rES",
    ["GO/CcRr"] = "cNW-rES", ["GO/CRcr"] = "cEW-rNS",
    ["GO/RRrr.X"] = "rNS-rEW",
  },
}
