--- What JCloisterZone calls the things of this module, for `tessera import`.

return {
  sets     = { "princess-and-dragon" },
  elements = {
    dragon = { option = "dragon", off = "off" },
    fairy = { option = "fairy", off = "off" },
    princess = { option = "princess", off = "off" },
    portal = { option = "portal", off = false },
  },
  rules    = {
    ["dragon-move"] = { option = "dragon", default = "before-scoring" },
    ["fairy-placement"] = { option = "fairy", default = "next-follower" },
    ["princess-action"] = { option = "princess", default = "may" },
  },
  moves    = {
    ["MOVE_NEUTRAL_FIGURE fairy"] = { "fairy" },
    ["MOVE_NEUTRAL_FIGURE dragon"] = { "dragon" },
    ["RETURN_MEEPLE PRINCESS"] = { "princess" },
  },
  prefix   = "princess/",
  tiles    = {
    ["DG/F.v"] = "f-volcano", ["DG/RrRr.g"] = "rNW-rES-portal",
    ["DG/R.v"] = "rS-volcano", ["DG/C.d"] = "cN-dragon",
    ["DG/C.dG"] = "cN-dragon-garden", ["DG/C.v"] = "cN-volcano",
    ["DG/LRRR.d"] = "m-rE-rS-rW-dragon", ["DG/RRR.d"] = "rE-rS-rW-dragon",
    ["DG/RRR.g"] = "rE-rS-rW-portal", ["DG/CRRR.p"] = "cN-rE-rS-rW-princess",
    ["DG/CCc+.p"] = "cN-cES-p-princess", ["DG/Ccc.p"] = "cNEW-princess",
    ["DG/Ccc+.g"] = "cNEW-p-portal", ["DG/LCcc.d"] = "m-cNEW-dragon",
    ["DG/Rr.d"] = "rSW-dragon", ["DG/Rr.v"] = "rSW-volcano",
    ["DG/RFr.d"] = "rEW-dragon", ["DG/RFr.v"] = "rEW-volcano",
    ["DG/Cc!.p"] = "cNW-princess-split", ["DG/Cc.d"] = "cNW-dragon",
    ["DG/Cc.p"] = "cNW-princess", ["DG/Cc.pG"] = "cNW-princess-garden",
    ["DG/CC.v"] = "cN-cE-volcano", ["DG/CFc+.d"] = "cEW-p-dragon",
    ["DG/CcRr.p"] = "cNW-rES-princess", ["DG/CcRr.g"] = "cNW-rES-portal",
    ["DG/CRcr.d"] = "cEW-rNS-dragon", ["DG/RrC.d"] = "cN-rSW-dragon",
    ["DG/RrC.g"] = "cN-rSW-portal", ["DG/CRr.d"] = "cN-rES-dragon",
    ["DG/CRr.g"] = "cN-rES-portal",
  },
}
