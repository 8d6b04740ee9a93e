--- What JCloisterZone calls the things of this module, for `tessera import`.

return {
  sets     = { "river/2" },
  with     = { "river/2" },
  prefix   = "river2/",
  tiles    = {
    ["RI/s"] = "wE-spring", ["RI.2/IFC"] = "cE-wW",
    ["RI.2/I.v"] = "wW-volcano-lake", ["RI.2/III"] = "wNEW",
    ["RI.2/CIcI"] = "cEW-wNS", ["RI.2/LIFI"] = "m-wEW",
    ["RI.2/RIrI"] = "rEW-wNS-inn", ["RI.2/CIRI"] = "cN-rS-wEW",
    ["RI.2/II"] = "wSW", ["RI.2/IIG"] = "wSW-garden",
    ["RI.2/CcII+"] = "cNW-wES-p", ["RI.2/II+"] = "wNW-pig-herd",
    ["RI.2/RrII"] = "rNE-wSW",
  },
}
