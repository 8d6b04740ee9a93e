-- For the benchmark: joins and parts a road of fifty tiles so many times a
-- turn.

module { "links", title = "Links", needs = "base" }

local times = option { "times", default = 0, min = 0, max = 100000,
  help = "joins and parts a turn" }

local LONG = 50

-- A straight road far off, of two halves of 25 tiles with a gap between.
phase { "road", stage = "setup", after = "start", run = function(g)
  for i = 1, LONG do
    local x = i <= LONG // 2 and i or i + 1
    g:place(g:type "base/U", g:cell(1000 + x, 1000), 0)
  end
end }

phase { "links", before = "tile", run = function(g)
  local a = g:cell(1000 + LONG // 2, 1000).tile:segment "road"
  local b = g:cell(1002 + LONG // 2, 1000).tile:segment "road"
  for _ = 1, times do
    g:join(a, b)
    g:part(a, b)
  end
end }
