--- What JCloisterZone calls the things of this module, for `tessera import`.

return {
  sets     = { "inns-and-cathedrals" },
  elements = {
    inn = { option = "inns", off = false },
    cathedral = { option = "cathedrals", off = false },
    ["big-follower"] = { option = "big", off = false, piece = "big" },
  },
  rules    = { ["inn-and-cathedral-final-scoring"] =
    { option = "incomplete", default = "zero" } },
  figures  = { big = "big" },
  prefix   = "inns/",
  tiles    = {
    ["IC/Cccc.c"] = "cNESW-cathedral", ["IC/LRFR"] = "m-rE-rW",
    ["IC/CCCC"] = "cN-cE-cS-cW", ["IC/CCCCG"] = "cN-cE-cS-cW-garden",
    ["IC/CCC"] = "cN-cE-cW", ["IC/CRCR"] = "cN-cS-rE-rW",
    ["IC/CCc+"] = "cNW-cS-p", ["IC/C!"] = "cN-split", ["IC/CFR"] = "cN-rS",
    ["IC/CcR"] = "cNW-rE", ["IC/CRcR+"] = "cEW-rN-rS-p",
    ["IC/RCc.i"] = "cNW-rS-inn", ["IC/RrC.i"] = "cN-rSW-inn",
    ["IC/CcRr+.i"] = "cNW-rES-p-inn", ["IC/RRR.i"] = "rE-rS-rW-inn",
    ["IC/RFr.i"] = "rEW-inn", ["IC/RFr.iG"] = "rEW-inn-garden",
    ["IC/Rr.i"] = "rSW-inn", ["IC/RrRr"] = "rNW-rES",
  },
}
