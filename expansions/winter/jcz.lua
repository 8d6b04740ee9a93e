--- What JCloisterZone calls the things of this module, for `tessera import`.

return {
  sets   = { "winter" },
  with   = { "winter" },
  prefix = "winter/",
  tiles  = {
    ["WI/RRR"] = "rE-rS-rW", ["WI/RC"] = "cN-rW", ["WI/CR"] = "cN-rE",
    ["WI/LR"] = "m-rS", ["WI/RCc.i"] = "cNW-rS-inn", ["WI/LRFR"] = "m-rE-rW",
    ["WI/CRr"] = "cN-rES", ["WI/CFR"] = "cN-rS", ["WI/RrRr"] = "rNW-rES",
    ["WI/CcR"] = "cNW-rE", ["WI/R"] = "rS", ["WI/RrC"] = "cN-rSW",
  },
}
