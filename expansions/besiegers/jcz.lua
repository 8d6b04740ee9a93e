--- What JCloisterZone calls the things of this module, for `tessera import`.

return {
  sets   = { "siege/besiegers" },
  with   = { "siege/besiegers" },
  prefix = "besiegers/",
  tiles  = {
    ["SI.BE/Ccc"] = "cNEW", ["SI.BE/CcR"] = "cNW-rE", ["SI.BE/CFR"] = "cN-rS",
    ["SI.BE/CRr"] = "cN-rES", ["SI.BE/RCc"] = "cNW-rS",
    ["SI.BE/RrC"] = "cN-rSW",
  },
}
