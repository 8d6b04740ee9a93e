--- What JCloisterZone calls the things of this module, for `tessera import`.

return {
  sets     = { "corn-circles/1" },
  with     = { "corn-circles/1", "corn-circles/2" },
  elements = { ["corn-circle"] = true },
  moves    = {
    ["CIRCLE_REMOVE_OR_DEPLOY DEPLOY"] = { "corn-add" },
    ["CIRCLE_REMOVE_OR_DEPLOY REMOVE"] = { "corn-remove" },
    ["RETURN_MEEPLE CORN_CIRCLE"] = { "corn-home" },
  },
  prefix   = "circles1/",
  tiles    = {
    ["CC.1/Cc.1"] = "cNW-city", ["CC.1/CC.2"] = "cN-cE-city",
    ["CC.1/CR"] = "cN-rE-field", ["CC.1/Rr"] = "rSW-road",
    ["CC.1/RrC"] = "cN-rSW-field", ["CC.1/RRR"] = "rN-rS-rW-road",
  },
}
