--- What JCloisterZone calls the things of this module, for `tessera import`.

return {
  sets   = { "corn-circles/2" },
  with   = { "corn-circles/2" },
  prefix = "circles2/",
  tiles  = {
    ["CC.2/RRr"] = "rE-rSW-road", ["CC.2/RRRr"] = "rN-rE-rSW-road",
    ["CC.2/CFR"] = "cN-rS-field", ["CC.2/RCR"] = "cN-rE-rW-field",
    ["CC.2/CFC"] = "cN-cS-city", ["CC.2/CcCc"] = "cNW-cES-city",
  },
}
