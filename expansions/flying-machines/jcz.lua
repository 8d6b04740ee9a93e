--- What JCloisterZone calls the things of this module, for `tessera import`.
-- Its files say how far somebody flew by where they landed.

return {
  sets     = { "flier" },
  with     = { "flier" },
  features = { FlyingMachine = { kind = "word", verb = "fly" },
    FLYING_MACHINE = { kind = "word", verb = "fly" } },
  any      = { "distance" },
  prefix   = "flier/",
  tiles    = {
    ["FL/F.d"] = "f-NW", ["FL/F.dG"] = "f-NW-garden", ["FL/F.o"] = "f-W",
    ["FL/RFr.d"] = "rEW-NW", ["FL/RFr.NS.o"] = "rNS-W",
    ["FL/RFr.WE.o"] = "rEW-W", ["FL/Rr.d"] = "rES-NW",
    ["FL/Rr.NW.o"] = "rNW-W", ["FL/Rr.SW.o"] = "rSW-W",
  },
}
