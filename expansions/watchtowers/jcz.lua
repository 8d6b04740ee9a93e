--- What JCloisterZone calls the things of this module, for `tessera import`.

return {
  sets     = { "watchtowers" },
  elements = { watchtower = true },
  prefix   = "watchtowers/",
  tiles    = {
    ["WT/CCRF_2T"] = "cN-cE-rS-2pennant",
    ["WT/CFff_3C"] = "cN-3monastery",
    ["WT/CFRF_1C"] = "cN-rS-1city",
    ["WT/CFRF_2M"] = "cN-rS-2meeple",
    ["WT/CRFR_1R"] = "cN-rE-rW-1road",
    ["WT/CRRC_2M"] = "cNW-rE-rS-2meeple",
    ["WT/FCFC_1C"] = "cE-cW-1city",
    ["WT/FCRC_2T"] = "cE-cW-rS-2pennant",
    ["WT/FfRC_1R"] = "cW-rS-1road",
    ["WT/FRFC_1C"] = "cW-rE-1city",
    ["WT/FRFR_3C"] = "rE-rW-3monastery",
    ["WT/FRRF_1R"] = "rE-rS-1road",
  },
}
