-- House rule: the board may not grow wider than a number of columns.

module { "narrow-board", title = "Narrow board", version = "1",
  needs = "base" }

local width = option { "width", default = 8, min = 2, max = 200,
  help = "columns that the board may have" }

local S = state { west = "integer", east = "integer" }

on.placed(function(_, tile)
  S.west = math.min(S.west, tile.cell.x)
  S.east = math.max(S.east, tile.cell.x)
end)

allow.place(function(_, _, cell)
  local west, east = math.min(S.west, cell.x), math.max(S.east, cell.x)
  if east - west >= width then
    return false, "the board would be too wide"
  end
end)
