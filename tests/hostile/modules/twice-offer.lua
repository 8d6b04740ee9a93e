-- play
-- expect: module 'twice-offer', figure, turn [0-9]+: .*offers 'meeple .*' twice; module 'base' offers it, too
module { "twice-offer", needs = "base" }

offer.figure { "again", list = { "stand" }, apply = { "deploy" } }
