--- Where an option is on the board, for pages that show it there.

local tes = require "tes"
local figure = require "host.pictures.figure"

local array = tes.json.array

local option_place = {}

--- The middle of it in hundredths of a tile; nil where it has no place, or is
--- one of several sides.
---@param stage Stage
---@param game table
---@param option table as game:option returns it
---@return number[]?
function option_place.of(stage, game, option)
  if option.segment then
    local tile = game:tile(option.tile)
    if option.corner then return array { 100 * tile.x, 100 * tile.y } end
    local x, y = stage:place(tile, option.segment + 1, 1)
    return array { figure.tenths(x), figure.tenths(y) }
  elseif option.kind == "zone" then
    local x, y = stage.looks:zone(option.word)
    return x and array { x, y } or nil
  elseif option.x and option.kind ~= "edge" then
    return array { 100 * option.x + 50, 100 * option.y + 50 }
  end
end

return option_place
