--- What JCloisterZone calls the things of this module, for `tessera import`.

return {
  sets     = { "ferries" },
  elements = { ferry = true },
  moves    = { ["PLACE_TOKEN FERRY"] = { "ferry", "ferry-move" } },
  prefix   = "ferries/",
  tiles    = {
    ["FR/CRRR"] = "cN-rE-rS-rW", ["FR/RRR"] = "rE-rS-rW",
    ["FR/RRRR"] = "rN-rE-rS-rW",
  },
}
