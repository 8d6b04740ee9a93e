-- Marks that are there several times, and on parts of the ground: deer=2.

module { "herds", title = "Herds", needs = "base", tiles = "herds" }

feature { "field", attributes = { deer = "sum" } }

-- How many deer on the ground north and south of a tile's road.
local function deer(tile)
  local list = {}
  for segment in tile:segments() do
    if segment.kind == "field" then
      list[#list + 1] = segment:value "deer" .. " of " .. segment.feature.deer
    end
  end
  return table.concat(list, ", ")
end

test "a mark with a number counts so often, on each part of the ground" {
  board  = "herd^ herd^",
  expect = function(g)
    local list = deer(g:cell(0, 0).tile)
    assert(list == "2 of 4, 1 of 2", list)
  end,
}

test "turned, the two of one tile join the one of the other" {
  board  = "herd^ herdv",
  expect = function(g)
    local list = deer(g:cell(0, 0).tile)
    assert(list == "2 of 3, 1 of 3", list)
  end,
}
