--- What JCloisterZone calls the things of this module, for `tessera import`.

return {
  sets     = { "siege/cathars" },
  with     = { "siege/cathars" },
  elements = { siege = true, escape = { option = "escape", off = "off" } },
  rules    = { ["espace-variant"] =
    { option = "escape", default = "any-tile" } },
  moves    = { ["RETURN_MEEPLE SIEGE_ESCAPE"] = { "escape" } },
  prefix   = "cathars/",
  tiles    = {
    ["SI.CA/C"] = "cN", ["SI.CA/RCr"] = "cN-rEW", ["SI.CA/Cc"] = "cNW",
    ["SI.CA/CcRr"] = "cNW-rES",
  },
}
