--- What JCloisterZone calls the things of this module, for `tessera import`.
-- Its files do not say what is drawn from the bag.

return {
  sets     = { "hills-and-sheep" },
  elements = {
    hill = { option = "hills", off = "off" },
    vineyard = { option = "vineyards", off = "off" },
    shepherd = { piece = "shepherd" },
  },
  rules    = {
    ["hill-tiebreaker"] = { option = "hills",
      default = "at-least-one-follower" },
    ["vineyards-for-garden"] = { option = "vineyards", default = "monasteries",
      ["true"] = "gardens", ["false"] = "monasteries" },
  },
  figures  = { shepherd = "shepherd" },
  moves    = {
    ["FLOCK_EXPAND_OR_SCORE EXPAND"] = { "grow" },
    ["FLOCK_EXPAND_OR_SCORE SCORE"] = { "stable" },
  },
  prefix   = "hills/",
  tiles    = {
    ["HS/C!.v"] = "cN-vineyard-split", ["HS/CC!.v"] = "cNW-cNE-vineyard",
    ["HS/Cc.h.1"] = "cNW-hill", ["HS/CC.h.2"] = "cN-cW-hill",
    ["HS/Cc.v"] = "cNW-vineyard", ["HS/CFC.h"] = "cN-cS-hill",
    ["HS/CFC.v"] = "cE-cW-vineyard", ["HS/CFR.h"] = "cN-rS-hill",
    ["HS/CRr.h"] = "cN-rES-hill", ["HS/LCRr"] = "m-cN-rES",
    ["HS/LRrR"] = "m-rNE-rS", ["HS/RCC.v"] = "cN-cW-rS-vineyard",
    ["HS/RFR.h"] = "rN-rS-hill", ["HS/RR.h"] = "rS-rW-hill",
    ["HS/RR.hG"] = "rS-rW-hill-garden", ["HS/RrC.h"] = "cN-rSW-hill",
    ["HS/RRr.v"] = "rEW-rS-vineyard",
  },
}
