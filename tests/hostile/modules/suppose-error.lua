-- play
-- expect: module 'suppose-error', allow.place, turn [0-9]+: .*suppose-error\.lua:7: .*nil
module { "suppose-error", needs = "base" }

-- in a veto, where the store is sealed and must be as it was
local function try(g, type, cell)
  return g:place(type, cell).type.id.more.most
end
allow.place("city", function(g, type, cell)
  if g.turn % 4 == 3 then g:suppose(try, type, cell) end
end)
