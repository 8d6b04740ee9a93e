--- What JCloisterZone calls the things of this module, for `tessera import`.

return {
  sets     = { "darmstadt" },
  elements = { church = true },
  prefix   = "darmstadt/",
  tiles    = {
    ["DA/Cccc"] = "cNESW-darmstadtium", ["DA/LRRRR"] = "m-rN-rE-rS-rW",
    ["DA/LRR"] = "m-rES",
  },
}
