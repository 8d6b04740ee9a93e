--- Chooses the part of a board that fits into a window of characters, and the
--- size of its tiles; and makes the labels around it.

local extent = require "host.pictures.extent"
local seats = require "host.games.seats"

local window = {}

--- Columns for the numbers of rows, left of the board; above it is one row.
window.RIM = 4

-- Most columns that are printed where nobody says how much room there is.
local PRINTED = 400

-- The scene's rectangle { x0, y0, x1, y1 } with all marked cells, and whether
-- there was more than can be drawn.
local function bounds(shown, marks, centre)
  local box = { table.unpack(shown.box) }
  for _, mark in ipairs(marks) do
    box = { math.min(box[1], mark.x), math.min(box[2], mark.y),
      math.max(box[3], mark.x), math.max(box[4], mark.y) }
  end
  return extent.fit(box, centre or shown.tiles[#shown.tiles])
end

--- Chooses the size of tiles and the part of the board that fits.
---@param shown table a scene
---@param marks { x: integer, y: integer }[] cells that are to be seen
---@param room integer[]? columns and rows there are; nil: no limit
---@param centre { x: integer, y: integer }? nil: the last tile
---@param sizes integer[][] columns and rows of a tile, best first
---@param zoom integer? number of the size that is wanted; nil: the largest
---  that shows everything, or else the last
---@return table { x0, x1, y0, y1, size, zoom, cropped }
function window.fit(shown, marks, room, centre, sizes, zoom)
  local box, cropped = bounds(shown, marks, centre)
  local size, columns, rows, chosen
  for i = zoom or 1, zoom or #sizes do
    size, chosen = sizes[i], i
    columns = math.max(1,
      ((room and room[1] or PRINTED) - window.RIM) // size[1])
    rows = room and math.max(1, (room[2] - 1) // size[2]) or math.huge
    if box[3] - box[1] < columns and box[4] - box[2] < rows then break end
  end
  if not room then columns = math.huge end
  centre = centre or shown.tiles[#shown.tiles] or { x = 0, y = 0 }
  local x0, x1 = extent.shorten(box[1], box[3], columns, centre.x)
  local y0, y1 = extent.shorten(box[2], box[4], rows, centre.y)
  return { x0 = x0, x1 = x1, y0 = y0, y1 = y1, size = size, zoom = chosen,
    cropped = cropped or x0 > box[1] or x1 < box[3] or y0 > box[2]
      or y1 < box[4] }
end

--- Whether a cell is in the part that is seen.
---@param seen table
---@param cell { x: integer, y: integer }
---@return boolean
function window.sees(seen, cell)
  return cell.x >= seen.x0 and cell.x <= seen.x1 and cell.y >= seen.y0
    and cell.y <= seen.y1
end

--- The numbers of columns and rows around what is seen.
---@return { [1]: integer, [2]: integer, [3]: string }[] column and row from 0
function window.rim(seen)
  local width, height = seen.size[1], seen.size[2]
  local labels = {}
  -- Numbers must not run into each other.
  local every = width < 5 and 5 or 1
  for x = seen.x0 + -seen.x0 % every, seen.x1, every do
    local text = tostring(x)
    labels[#labels + 1] = { window.RIM + (x - seen.x0) * width
      + (width - #text) // 2, 0, text }
  end
  for y = seen.y0, seen.y1 do
    labels[#labels + 1] = { 0, 1 + (y - seen.y0) * height + height // 2,
      ("%3d"):format(y) }
  end
  return labels
end

--- Lines about figures that stand in zones.
---@param shown table a scene
---@return string[]
function window.zones(shown)
  local lines = {}
  for i, zone in ipairs(shown.zones) do
    local figures = {}
    for k, figure in ipairs(zone.figures) do
      figures[k] = seats.letter(figure.owner) .. " " .. figure.title
    end
    lines[i] = zone.title .. ": " .. table.concat(figures, ", ")
  end
  return lines
end

return window
