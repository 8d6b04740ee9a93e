--- What JCloisterZone calls the things of this module, for `tessera import`.

return {
  sets     = { "abbey-and-mayor" },
  elements = {
    abbey = { option = "abbeys", off = 0, counts = true },
    mayor = { piece = "mayor" },
    wagon = { piece = "wagon" },
    barn = { piece = "barn", needs = "farmers" },
  },
  rules    = {
    ["barn-placement"] = { option = "barn", default = "not-occupied" },
    ["wagon-move"] = { option = "wagon", default = "near",
      C1 = "connected", C2 = "near" },
  },
  figures  = { mayor = "mayor", wagon = "wagon", barn = "barn" },
  moves    = { ["PLACE_TILE AM/A"] = { "abbey" } }, -- is not drawn
  prefix   = "abbey/",
  tiles    = {
    ["AM/C++"] = "cNESW-pp", ["AM/CCcc+"] = "cNS-cEW-p",
    ["AM/CCc+"] = "cN-cEW-p", ["AM/CCRR"] = "cN-cW-rE-rS",
    ["AM/LRRRR"] = "m-rN-rE-rS-rW", ["AM/RC"] = "cN-rW", ["AM/CRr"] = "cN-rES",
    ["AM/RrC"] = "cN-rSW", ["AM/C!+"] = "cW-p-split", ["AM/R"] = "rS",
    ["AM/RG"] = "rS-garden", ["AM/Rrr"] = "rNEW", ["AM/CRcr+"] = "cEW-rNS-p",
    ["AM/A"] = "abbey",
  },
}
