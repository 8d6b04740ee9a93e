--- What JCloisterZone calls the things of this module, for `tessera import`.

return {
  sets   = { "wind-roses" },
  with   = { "wind-roses" },
  prefix = "windroses/",
  tiles  = {
    ["WR/Cc.1"] = "cNW-NE", ["WR/CC.2"] = "cN-cW-SE", ["WR/CFc"] = "cNS-NW",
    ["WR/CFR"] = "cE-rW-all", ["WR/Rr"] = "rSW-all", ["WR/RrC"] = "cN-rSW-SW",
  },
}
