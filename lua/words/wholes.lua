-- words/wholes.lua - what the features of features of the running game are made
-- of: lists of kinds by name. lua/plan/catalogue.lua fills it, methods of
-- words/bound.lua look into it.

return { kinds = {} }
