--- What JCloisterZone calls the things of this module, for `tessera import`:
-- a river tile that fits nowhere is lost there.

return {
  with     = { "river/1", "river/2" },
  options  = { rule = "peer" },
}
