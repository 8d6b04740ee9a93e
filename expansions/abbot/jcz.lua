--- What JCloisterZone calls the things of this module, for `tessera import`.
-- Its tiles of older editions have no gardens: ours of that shape do as well.

return {
  elements = { abbot = { piece = "abbot" }, garden = true },
  figures  = { abbot = "abbot" },
  features = { Garden = "garden" },
  moves    = { ["RETURN_MEEPLE ABBOT_RETURN"] = { "recall" } },
  twin     = "-garden",
}
