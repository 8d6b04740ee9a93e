--- What JCloisterZone calls the things of this module, for `tessera import`.

return {
  sets     = { "river/1" },
  with     = { "river/1" },
  prefix   = "river/",
  tiles    = {
    ["RI/s"] = "wE-spring", ["RI.1/I.e"] = "wW-lake",
    ["RI.1/CICI"] = "cN-cS-wEW", ["RI.1/CIRI"] = "cN-rS-wEW",
    ["RI.1/LIRI"] = "m-rS-wEW", ["RI.1/RIrI"] = "rEW-wNS",
    ["RI.1/IFI"] = "wEW", ["RI.1/CcII"] = "cNW-wES", ["RI.1/RrII"] = "rNE-wSW",
    ["RI.1/II"] = "wSW", ["RI.1/IIG"] = "wSW-garden",
  },
}
