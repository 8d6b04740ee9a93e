-- The River II (source 001): another twelve tiles, alone or together with
-- those of the first river. It parts in two: one branch ends in a city, the
-- other in a lake with a volcano.

module { "river-2", title = "The River II", version = "1", needs = "rivers",
  tiles = "river-2" }

mark { "volcano" }

-- Together with the first river there are branches for one lake only: the
-- one with the volcano, which belongs to this river.
phase { "lakes", stage = "setup", after = "start", run = function(g)
  local pile, volcano = g:pile "river-lake", false
  for lake in pile:types() do volcano = volcano or lake:has "volcano" end
  for lake, copies in pile:types() do
    if volcano and not lake:has "volcano" then pile:add(lake, -copies) end
  end
end }
