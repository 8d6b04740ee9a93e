--- What JCloisterZone calls the things of this module, for `tessera import`.
-- Its files do not say which tiles a bazaar has for sale.

return {
  sets     = { "bridges-castles-and-bazaars" },
  elements = { bridge = { stock = "bridge" }, castle = { stock = "castle" },
    bazaar = true },
  rules    = { ["bazaar-no-auction"] = { option = "auction",
    default = true, ["true"] = false, ["false"] = true } },
  moves    = {
    ["PLACE_TOKEN BRIDGE"] = { "bridge" },
    ["PLACE_TOKEN CASTLE"] = { "castle" },
  },
  unsaid   = { "bazaar" },
  prefix   = "bridges/",
  tiles    = {
    ["BB/Cccc.b"] = "cNESW-bazaar", ["BB/CCCR"] = "cN-cE-cW-rS",
    ["BB/CFc.b"] = "cEW-bazaar", ["BB/CFR!"] = "cW-rE-split",
    ["BB/CFR!G"] = "cW-rE-split-garden", ["BB/CFR.b"] = "cN-rS-bazaar",
    ["BB/F.b"] = "f-bazaar", ["BB/LCFc"] = "m-cEW", ["BB/LRFr"] = "m-rEW",
    ["BB/R.bi"] = "rS-inn-bazaar", ["BB/RFR.b"] = "rN-rS-bazaar",
    ["BB/RFR.bi"] = "rN-rS-inn-bazaar",
  },
}
