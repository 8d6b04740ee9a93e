--- What JCloisterZone calls the things of this module, for `tessera import`.

return {
  sets     = { "cult" },
  elements = { shrine = true },
  prefix   = "cult/",
  tiles    = {
    ["CU/S"] = "m", ["CU/SC"] = "m-cN", ["CU/SR"] = "m-rS",
    ["CU/SCFR"] = "m-cN-rS", ["CU/SRFR"] = "m-rN-rS",
    ["CU/SRCR"] = "m-cN-rE-rW",
  },
}
