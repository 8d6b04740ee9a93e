--- Boards of rule tests as pictures: what `board = [[ ... ]]` of a test draws
--- with letters (see lua/tester/board_text.lua), for people who look at it.

local svg = require "host.pictures.svg"
local scene = require "host.pictures.scene"

local boards = {}

-- Cells of one board; a test has a few dozen.
local MOST = 400
local SIZE = 44 -- pixels of a tile
local ARROWS = { ["^"] = 0, [">"] = 1, v = 2, ["<"] = 3 }

-- The type that a text names: its whole id, or what stands behind the set.
local function type_of(stage, name)
  for i, type in ipairs(stage.types) do
    if type.id == name or type.id:match "[^/]*$" == name then return i - 1 end
  end
end

-- Reads the cells; nil where one names no tile.
local function cells_of(stage, text)
  local cells, y, width = {}, 0, 0
  for line in text:gmatch "[^\n]+" do
    local x = 0
    for cell in line:gmatch "%S+" do
      if not cell:find "^%.+$" then
        local name, arrow = cell:match "^(.+)([%^>v<])$"
        local type = name and type_of(stage, name)
        if not type or #cells == MOST then return end
        cells[#cells + 1] = { type = type, rotation = ARROWS[arrow], x = x,
          y = y, drawing = stage:drawing(type) }
      end
      x = x + 1
      width = math.max(width, x)
    end
    if x > 0 then y = y + 1 end
  end
  return cells, width, y
end

local NONE = {}

-- A position of nothing but tiles.
local function scene_of(cells, width, height)
  return { box = { 0, 0, width - 1, height - 1 }, tiles = cells,
    figures = NONE, edges = NONE, shut = NONE, links = NONE, zones = NONE,
    cells = NONE, spots = NONE, sides = NONE, seats = NONE }
end

--- One picture a text, false where it is no board of these rules.
---@param rules table
---@param texts string[]
---@return (string|false)[]
function boards.paint(rules, texts)
  local stage, list = scene.new(rules), {}
  for i, text in ipairs(texts) do
    local cells, width, height = cells_of(stage, text)
    list[i] = cells and cells[1] and svg.paint(
      scene_of(cells, width, height), stage.looks,
      { size = SIZE, bare = true, title = text }) or false
  end
  return list
end

return boards
