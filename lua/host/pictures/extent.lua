--- Limits how much of a board is drawn: a rule may lay a tile very far away,
--- and the empty cells in between would take for ever.

local extent = {}

-- Most cells of a picture, more than 50 boxes of every tile there is.
extent.most = 250000

--- Shortens low..high to `most` cells around `centre`.
---@param low integer
---@param high integer
---@param most integer
---@param centre integer
---@return integer first
---@return integer last
function extent.shorten(low, high, most, centre)
  if high - low + 1 <= most then return low, high end
  local first = math.max(low, math.min(centre - most // 2, high - most + 1))
  return first, first + most - 1
end

--- The part of a rectangle of cells that is drawn.
---@param box integer[] { x0, y0, x1, y1 }
---@param centre { x: integer, y: integer }? what is to be seen
---@return integer[] box
---@return boolean cropped
function extent.fit(box, centre)
  local wide, high = box[3] - box[1] + 1, box[4] - box[2] + 1
  if wide * high <= extent.most then return box, false end
  local side = math.tointeger(math.sqrt(extent.most))
  -- a long strip stays one
  local columns = high < side and extent.most // high or math.min(wide, side)
  local rows = wide < side and extent.most // wide or math.min(high, side)
  centre = centre or { x = box[1], y = box[2] }
  local x0, x1 = extent.shorten(box[1], box[3], columns, centre.x)
  local y0, y1 = extent.shorten(box[2], box[4], rows, centre.y)
  return { x0, y0, x1, y1 }, true
end

-- What of a list lies in a rectangle of cells; `unit` of the coordinates is 1,
-- or 100 where they are hundredths of a cell.
local function within(list, box, unit)
  local seen = {}
  for _, item in ipairs(list) do
    local x, y = item.x // unit, item.y // unit
    if x >= box[1] and x <= box[3] and y >= box[2] and y <= box[4] then
      seen[#seen + 1] = item
    end
  end
  return seen
end

--- Removes from a scene what is outside a rectangle of cells.
---@param scene table
---@param box integer[] { x0, y0, x1, y1 }
function extent.leave(scene, box)
  for _, name in ipairs { "tiles", "cells", "edges", "sides", "shut" } do
    scene[name] = within(scene[name], box, 1)
  end
  for _, name in ipairs { "spots", "figures" } do
    scene[name] = within(scene[name], box, 100)
  end
end

--- Reduces a scene to the part that can be drawn, with the last tile in the
--- middle.
---@param scene table
function extent.crop(scene)
  local box, cropped = extent.fit(scene.box, scene.tiles[#scene.tiles])
  if not cropped then return end
  scene.box = box
  extent.leave(scene, box)
end

return extent
