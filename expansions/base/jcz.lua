--- What JCloisterZone calls the things of this module, for `tessera import`
-- (see host/import/foreign_names.lua). Tiles: its ids and ours.

return {
  sets     = { "basic" },
  always   = true,
  elements = { ["small-follower"] = { piece = "meeple" } },
  rules    = { ["tiny-city-scoring"] =
    { option = "tiny_city", default = false, ["4"] = false, ["2"] = true } },
  figures  = { small = "meeple" },
  features = { City = "city", Road = "road", Monastery = "monastery",
    Cloister = "monastery", CLOISTER = "monastery", MONASTERY = "monastery" },
  prefix   = "base/",
  tiles    = {
    ["BA/LR"] = "A", ["BA/L"] = "B", ["BA/Cccc+"] = "C", ["BA/RCr"] = "D",
    ["BA/C"] = "E", ["BA/CG"] = "E-garden", ["BA/CFc+"] = "F",
    ["BA/CFc.1"] = "G", ["BA/CFC.2"] = "H", ["BA/CFCG"] = "H-garden",
    ["BA/CC.2"] = "I", ["BA/CCG"] = "I-garden", ["BA/CRr"] = "J",
    ["BA/RrC"] = "K", ["BA/CRRR"] = "L", ["BA/Cc+"] = "M",
    ["BA/Cc+G"] = "M-garden", ["BA/Cc.1"] = "N", ["BA/CcG"] = "N-garden",
    ["BA/CcRr+"] = "O", ["BA/CcRr"] = "P", ["BA/Ccc+"] = "Q", ["BA/Ccc"] = "R",
    ["BA/CccG"] = "R-garden", ["BA/CccR+"] = "S", ["BA/CccR"] = "T",
    ["BA/RFr"] = "U", ["BA/RFrG"] = "U-garden", ["BA/Rr"] = "V",
    ["BA/RrG"] = "V-garden", ["BA/RRR"] = "W", ["BA/RRRR"] = "X",
  },
}
