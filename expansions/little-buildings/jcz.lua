--- What JCloisterZone calls the things of this module, for `tessera import`.

return {
  elements = { ["little-buildings"] = true },
  rules    = {
    ["little-buildings-scoring"] = { option = "scoring", default = "1/1/1" },
  },
  moves    = {
    ["PLACE_TOKEN LB_SHED"] = { "shed" },
    ["PLACE_TOKEN LB_HOUSE"] = { "house" },
    ["PLACE_TOKEN LB_TOWER"] = { "turret" },
  },
}
