--- What JCloisterZone calls the things of this module, for `tessera import`.

return {
  sets     = { "festival" },
  elements = { festival = true },
  rules    = {
    ["festival-return"] = { option = "returns", default = "meeple" },
  },
  moves    = { ["RETURN_MEEPLE FESTIVAL"] = { "take-back" } },
  prefix   = "festival/",
  tiles    = {
    ["FE/CCc"] = "cEW-cS", ["FE/CcCc"] = "cNW-cES", ["FE/CFR"] = "cN-rS",
    ["FE/CR"] = "cN-rE", ["FE/CRCR"] = "cN-cS-rE-rW", ["FE/CRr"] = "cN-rES",
    ["FE/LRR"] = "m-rS-rW", ["FE/RC"] = "cN-rW", ["FE/RrC"] = "cN-rSW",
    ["FE/RrRr"] = "rNW-rES",
  },
}
