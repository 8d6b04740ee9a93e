-- play
-- expect: module 'twice-offer-any', figure, turn [0-9]+: .*offers 'meeple .*' twice; module 'base' offers it, too
module { "twice-offer-any", needs = "base" }

offer.any { "again", list = { "stand" }, apply = { "deploy" } }
