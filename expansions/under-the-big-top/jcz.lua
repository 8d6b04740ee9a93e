--- What JCloisterZone calls the things of this module, for `tessera import`.
-- Its files do not say which animal is on the token that is turned over.

return {
  sets     = { "under-the-big-top", "big-top" },
  options  = { castle = "lord" },
  elements = {
    ["big-top"] = { option = "circus", off = false },
    acrobats = { option = "acrobats", off = false },
    ringmaster = { piece = "ringmaster" },
  },
  figures  = { ringmaster = "ringmaster" },
  features = { Acrobats = { kind = "tile" } },
  moves    = { SCORE_ACROBATS = { "applause" } },
  unsaid   = { "circus", "last circus" },
  prefix   = "bigtop/",
  tiles    = {
    ["BT/ffff.ac"] = "f-acrobats", ["BT/ffff.g.ac"] = "f-acrobats-garden",
    ["BT/ffrf.ac"] = "rS-acrobats", ["BT/ffrr.ac"] = "rS-rW-acrobats",
    ["BT/rfrf.ac"] = "rN-rS-acrobats", ["BT/rrrf.ac"] = "rN-rE-rS-acrobats",
    ["BT/ffrf.bt"] = "rS-circus", ["BT/frrf.bt"] = "rE-rS-circus",
    ["BT/frrf.g.bt"] = "rE-rS-circus-garden", ["BT/frfr.bt"] = "rE-rW-circus",
    ["BT/frrr.bt"] = "rE-rS-rW-circus", ["BT/cfff.bt"] = "cN-circus",
    ["BT/cffr.bt"] = "cN-rW-circus", ["BT/cfrf.bt"] = "cN-rS-circus",
    ["BT/crfr.bt"] = "cN-rE-rW-circus", ["BT/cfcf.bt"] = "cN-cS-circus",
    ["BT/ccrf.bt"] = "cN-cE-rS-circus", ["BT/crrc.bt"] = "cNW-rE-rS-circus",
  },
}
