--- What JCloisterZone calls the things of this module, for `tessera import`.

return {
  sets     = { "labyrinth" },
  elements = { labyrinth = true },
  rules    = {
    ["labyrinth-variant"] = { option = "variant", default = "basic" },
  },
  prefix   = "labyrinth/",
  tiles    = { ["LA/Rrrr"] = "rNESW" },
}
