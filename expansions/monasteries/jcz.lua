--- What JCloisterZone calls the things of this module, for `tessera import`.

return {
  sets   = { "monasteries" },
  with   = { "monasteries" },
  options = { fairy = "peer", gold = "peer" },
  rules  = { ["keep-monasteries"] = { option = "others", default = "keep" } },
  prefix = "monasteries/",
  tiles  = {
    ["MO/M1"] = "m", ["MO/M2"] = "m", ["MO/M3"] = "m", ["MO/M4"] = "m",
    ["MO/MR1"] = "m-rS", ["MO/MR2"] = "m-rS",
  },
}
