--- Which part of a tile belongs to which segment, for pages that react to
--- clicks and highlight features.

local tes = require "tes"
local curve = require "host.pictures.shapes.curve"
local tile_shapes = require "host.pictures.shapes.tile_shapes"
local tile = require "host.pictures.tile"

local array = tes.json.array

local regions = {}

-- Width of the stroke that lights a line up.
local LINE = 12

--- One letter for each of GRID x GRID samples, row by row: "A" is the first
--- segment, "." none.
---@param drawn Drawing
---@return string
function regions.owners(drawn)
  local rows = {}
  for row = 1, tile_shapes.GRID do
    local line = {}
    for column = 1, tile_shapes.GRID do
      local owner = drawn.owner[row][column]
      line[column] = owner > 0 and owner <= 26 and string.char(64 + owner)
        or "."
    end
    rows[row] = table.concat(line)
  end
  return table.concat(rows)
end

--- Outline of each segment: { path, width of the stroke or 0 }.
---@param drawn Drawing
---@return table[]
function regions.outlines(drawn)
  local list = array()
  for i in ipairs(drawn.type.segments) do
    list[i] = array { tile.region(drawn, i), 0 }
  end
  for _, solid in ipairs(drawn.solids) do
    if solid.segment > 0 then list[solid.segment] = array { solid.path, 0 } end
  end
  for _, line in ipairs(drawn.lines) do
    local words = {}
    for k, chain in ipairs(line.chains) do words[k] = curve.path(chain) end
    list[line.segment] = array { table.concat(words), LINE }
  end
  return list
end

return regions
