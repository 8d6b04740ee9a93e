--- Pictures of tile types and pieces for a page that plays: fragments of SVG,
--- which the page shows as images and never as part of itself.

local tes = require "tes"
local tile_shapes = require "host.pictures.shapes.tile_shapes"
local fail = require "host.common.fail"
local figure = require "host.pictures.figure"
local looks = require "host.pictures.looks"
local regions = require "host.pictures.regions"
local tile = require "host.pictures.tile"
local T = require "host.common.text".get

local array = tes.json.array

local fragments = {}

-- Side of the box round the symbol of a figure, which is around 0,0.
fragments.SYMBOL = 40
-- A bar along an edge is as long as the edge.
fragments.BAR = 120

-- Quotes of attributes as JSON needs not escape them.
local function quoted(svg)
  return svg:find "'" and svg or (svg:gsub('"', "'"))
end

--- A tile type: `svg` turns with the tile, `upright[r + 1]` stands above it
--- when it lies with r quarter turns. Nothing in it refers to anything else.
---@param stage Stage
---@param number integer type from 0
---@return table
function fragments.type(stage, number)
  stage.pictures = stage.pictures or {}
  local known = stage.pictures[number]
  if known then return known end
  local drawn = stage:drawing(number)
  local ground, rest = tile.paint(drawn, stage.looks, "t-")
  local upright = array()
  for turns = 0, 3 do
    upright[turns + 1] = quoted(tile.upright(drawn, stage.looks, turns))
  end
  known = { id = drawn.type.id, svg = quoted(ground .. rest),
    upright = upright,
    owners = regions.owners(drawn), outlines = regions.outlines(drawn),
    count = drawn.type.plain and 0 or drawn.type.count or 0 }
  stage.pictures[number] = known
  return known
end

-- How much a type shows: its segments and marks.
local function sights(type)
  local n = #type.segments
  for _, segment in ipairs(type.segments) do
    for _ in pairs(segment.attributes or {}) do n = n + 2 end
  end
  return n
end

--- A picture of the tile of a set that shows most, to represent the set.
---@param set table as tes.ruleset.describe gives it
---@return string SVG, empty for a set without tiles
function fragments.cover(set)
  local best, most
  for _, type in ipairs(set.tiles) do
    local n = sights(type)
    if not most or n > most then best, most = type, n end
  end
  if not best then return "" end
  local look = looks.new(set.looks)
  local drawn = tile_shapes.new(best, look)
  local ground, rest = tile.paint(drawn, look, "t-")
  return quoted(ground .. rest .. tile.upright(drawn, look, 0))
end

--- A piece in the colour of a seat, by "NAME/COLOUR", or "NAME/COLOUR/ANGLE"
--- on an edge that lies so; COLOUR is -1 for what nobody owns.
---@param stage Stage
---@param key string
---@return table { svg, size }
function fragments.symbol(stage, key)
  local name, owner, angle = key:match "^([^/]+)/(-?%d)/?(%d?%d?%d?)$"
  local known = false
  for _, piece in ipairs(stage.rules:pieces()) do
    known = known or piece.name == name
  end
  owner = math.tointeger(tonumber(owner or 9))
  if not known or owner < -1 or owner > 7 then
    fail.raise("input", T("web.symbol", key))
  end
  local item = { piece = name, owner = owner,
    look = stage.looks:piece(name, owner >= 0) }
  if angle ~= "" then
    angle = math.tointeger(tonumber(angle))
    return { svg = quoted(figure.edge_symbol(item, angle)),
      size = fragments.BAR }
  end
  return { svg = quoted(figure.haloed(item)), size = fragments.SYMBOL }
end

return fragments
