--- What JCloisterZone calls the things of this module, for `tessera import`.

return {
  sets     = { "gq11" },
  with     = { "gq11" },
  elements = { ["pig-herd"] = { option = "herd", off = false } },
  prefix   = "gq11/",
  tiles    = {
    ["GQ/LRRRR"] = "m-rN-rE-rS-rW", ["GQ/F"] = "f-pig-herd",
    ["GQ/CRc"] = "cEW-rS", ["GQ/CRcR.1"] = "cEW-rN-rS",
    ["GQ/CRCr.2"] = "cN-cS-rEW", ["GQ/CRRr"] = "cN-rE-rSW",
    ["GQ/Cc!"] = "cNW-split", ["GQ/RCc"] = "cNW-rS", ["GQ/CcRR"] = "cNW-rE-rS",
    ["GQ/CcCR"] = "cNW-cE-rS", ["GQ/RFI"] = "rW-wE-spring",
    ["GQ/CICI"] = "cN-cS-wEW",
  },
}
