--- What JCloisterZone calls the things of this module, for `tessera import`.

return {
  sets     = { "king-and-robber" },
  elements = {
    king = { option = "king", off = false },
    robber = { option = "robber", off = false },
  },
  rules    = { ["king-and-robber-scoring"] =
    { option = "scoring", default = "default" } },
  prefix   = "king/",
  tiles    = {
    ["KR/LC"] = "m-cN", ["KR/RC"] = "cN-rW", ["KR/RCG"] = "cN-rW-garden",
    ["KR/CRrR"] = "cN-rES-rW", ["KR/CcRR!"] = "cNW-rE-rS-split",
    ["KR/CCcc"] = "cNS-cEW",
  },
}
