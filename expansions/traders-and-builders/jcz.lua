--- What JCloisterZone calls the things of this module, for `tessera import`.

return {
  sets     = { "traders-and-builders" },
  elements = {
    traders = { option = "goods", off = false },
    builder = { option = "builder", off = false, piece = "builder" },
    pig = { option = "pig", off = false, piece = "pig" },
    ["pig-herd"] = { option = "herd", off = false },
  },
  figures  = { builder = "builder", pig = "pig" },
  prefix   = "traders/",
  tiles    = {
    ["TB/Cc.g"] = "cNW-grain", ["TB/Cc.w"] = "cNW-wine",
    ["TB/CCc.c"] = "cEW-cS-cloth", ["TB/CCc.w"] = "cEW-cS-wine",
    ["TB/Ccc.g"] = "cNEW-grain", ["TB/CcCC.c"] = "cNW-cE-cS-cloth",
    ["TB/CcRR!.c"] = "cNW-rE-rS-cloth-split", ["TB/CcRR.w"] = "cNW-rE-rS-wine",
    ["TB/CcRR.wG"] = "cNW-rE-rS-wine-garden",
    ["TB/CcRC.c"] = "cNW-cS-rE-cloth", ["TB/CcRC.g"] = "cNW-cS-rE-grain",
    ["TB/CcR.c"] = "cNW-rE-cloth", ["TB/CcR.cG"] = "cNW-rE-cloth-garden",
    ["TB/CcR!.w"] = "cNW-rE-wine-split", ["TB/CccR.w"] = "cNEW-rS-wine",
    ["TB/CcCc.w"] = "cNW-cES-wine", ["TB/CFc.w"] = "cEW-wine",
    ["TB/CR"] = "cN-rE", ["TB/CRc.g"] = "cEW-rS-grain",
    ["TB/CRc.w"] = "cEW-rS-wine", ["TB/CRcR.w"] = "cEW-rN-rS-wine",
    ["TB/LRRR"] = "m-rE-rS-rW", ["TB/RCc.g"] = "cNW-rS-grain",
    ["TB/RCc!.g"] = "cNW-rS-grain-split", ["TB/RRC"] = "cN-rS-rW",
    ["TB/RRrr"] = "rNS-rEW",
  },
}
