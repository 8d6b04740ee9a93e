--- What JCloisterZone calls the things of this module, for `tessera import`.

return {
  elements = { phantom = { piece = "phantom" } },
  figures  = { phantom = "phantom" },
}
