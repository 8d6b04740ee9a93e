--- What JCloisterZone calls the things of this module, for `tessera import`.

return {
  sets     = { "mage-and-witch" },
  elements = { mage = true, witch = true },
  moves    = {
    ["MOVE_NEUTRAL_FIGURE mage"] = { "mage" },
    ["MOVE_NEUTRAL_FIGURE witch"] = { "witch" },
  },
  prefix   = "mage/",
  tiles    = {
    ["MW/CRRR.3"] = "cN-rE-rS-rW", ["MW/CcRr.1"] = "cNW-rES",
    ["MW/CCCR.3"] = "cN-cE-cW-rS", ["MW/CRcR"] = "cEW-rN-rS",
    ["MW/CFC"] = "cN-cS", ["MW/CccR.1"] = "cNEW-rS",
    ["MW/CRRr.2"] = "cN-rE-rSW", ["MW/CCRr.2"] = "cN-cW-rES",
    ["MW/CCRrG"] = "cN-cW-rES-garden",
  },
}
