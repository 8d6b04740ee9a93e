--- What JCloisterZone calls the things of this module, for `tessera import`.

return {
  sets     = { "tunnel" },
  elements = { tunnel = true },
  rules    = {
    ["more-tunnel-tokens"] = { option = "tokens", default = "3/2" },
    ["tunnelize-other-expansions"] = { option = "underpasses",
      default = true, ["true"] = true, ["false"] = false },
  },
  moves    = {
    ["PLACE_TOKEN TUNNEL_A"] = { "tunnel-a" },
    ["PLACE_TOKEN TUNNEL_B"] = { "tunnel-b" },
    ["PLACE_TOKEN TUNNEL_C"] = { "tunnel-c" },
  },
  prefix   = "tunnel/",
  tiles    = {
    ["TU/CRRR"] = "cN-rE-rS-rW", ["TU/RCR"] = "cN-rE-rW", ["TU/RR"] = "rE-rS",
    ["TU/RRRR"] = "rN-rE-rS-rW",
  },
}
