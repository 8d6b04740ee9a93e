-- play
-- expect: module 'twice-offer-lua', figure, turn [0-9]+: .*offers 'meeple .*' twice; module 'base' offers it, too
module { "twice-offer-lua", needs = "base" }

offer.figure { "again", list = function(_, o) o:stand() end,
  apply = { "deploy" } }
