--- What JCloisterZone calls the things of this module, for `tessera import`.

return {
  sets   = { "spiel-doch" },
  with   = { "spiel-doch" },
  prefix = "spieldoch/",
  tiles  = {
    ["SD/CC"] = "cN-cW", ["SD/RRR"] = "rE-rS-rW",
    ["SD/RRRG"] = "rE-rS-rW-garden",
  },
}
