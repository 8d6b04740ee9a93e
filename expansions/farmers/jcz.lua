--- What JCloisterZone calls the things of this module, for `tessera import`.
-- It knows one way of scoring a field, that of the third edition.

return {
  elements = { farmers = true },
  options  = { scoring = "field" },
  features = { Field = "field", Farm = "field" },
}
