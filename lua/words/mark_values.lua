-- words/mark_values.lua - what the marks of tiles of the running game say:
-- their values by the id of a type, where it has marks, and which marks there
-- are. lua/plan/catalogue.lua fills it, methods of words/bound.lua look into
-- it.

return { values = {}, names = {} }
