--- What JCloisterZone calls the things of this module, for `tessera import`.

return {
  sets     = { "tower" },
  elements = { tower = true },
  features = { Tower = { kind = "tile" }, TOWER = { kind = "tile" } },
  moves    = {
    ["PLACE_TOKEN TOWER_PIECE"] = { "tower-piece" },
    CAPTURE_FOLLOWER = { "capture" },
    EXCHANGE_FOLLOWER = { "exchange" },
    PAY_RANSOM = { "ransom" },
  },
  prefix   = "tower/",
  tiles    = {
    ["TO/C"] = "cN", ["TO/F"] = "f", ["TO/FG"] = "f-garden", ["TO/L"] = "m",
    ["TO/RR"] = "rS-rW", ["TO/RRG"] = "rS-rW-garden", ["TO/RRR"] = "rN-rE-rW",
    ["TO/RrRr.2"] = "rNW-rES", ["TO/RRRR.1"] = "rN-rE-rS-rW",
    ["TO/CRcr"] = "cEW-rNS", ["TO/CFR"] = "cN-rS", ["TO/RrC"] = "cN-rSW",
    ["TO/RCr"] = "cN-rEW", ["TO/Cc"] = "cNW", ["TO/CcR!"] = "cNW-rE-split",
    ["TO/CC.2"] = "cN-cW", ["TO/CRCr.2"] = "cN-cS-rEW",
    ["TO/CccR"] = "cNEW-rS", ["TO/CccC+"] = "cNEW-cS-p",
  },
}
