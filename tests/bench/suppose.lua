-- For the benchmark: supposes one placement so many times a turn.

module { "suppose", title = "Suppose", needs = "base" }

local times = option { "times", default = 0, min = 0, max = 100000,
  help = "suppositions a turn" }

local function lay(g, type, cell, rotation) g:place(type, cell, rotation) end

phase { "suppose", before = "tile", run = function(g)
  local type = g.tile.type
  for _, cell in ipairs(g:frontier()) do
    for rotation = 0, 3 do
      if g:fits(type, cell, rotation) then
        for _ = 1, times do g:suppose(lay, type, cell, rotation) end
        return
      end
    end
  end
end }
