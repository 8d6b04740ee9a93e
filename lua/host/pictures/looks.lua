--- Looks: those that modules declare with look{}, with defaults by form for all
--- fields that a module leaves out.
--
--   look { NAME, colour =, glyph =, fill =, edge =, texture =, rim =,
--          line =, symbol =, width =, size =, svg = }
-- NAME is a kind of segment, a side without segment, a piece ("piece.NAME"
-- where something else has that name too), a mark ("pennant", "goods=wine"),
-- an area with a mark ("building.historic"), the end of a line
-- ("crossroads"), or the id of a tile ("base/D", svg only).
--   colour   for every painter: a name, "#rrggbb", or a palette number
--   glyph    for the terminal: one character
--   fill     for pictures, if different from colour; edge: its outline
--   texture  of solid and ground: see host/pictures/texture.lua
--   rim      where a solid ends: see host/pictures/walls.lua
--   line     of lines: see host/pictures/line_styles.lua;  width of the line
--   symbol   see host/pictures/symbols.lua; "none": draws nothing;  size of it
-- The look of an area with a mark may depend on its value, as in
-- "building.name=well"; a tile without svg has its symbol in its middle.
--   svg      the tile's own picture, a fragment of SVG 100 wide, north up

local colour = require "host.pictures.colour"
local keys_of = require "common.keys"
local source = require "host.common.source"

---@class Look
---@field fill string "#rrggbb"
---@field edge string
---@field texture string?
---@field rim string?
---@field line string?
---@field width number?
---@field symbol string?
---@field glyph string?
---@field colour any as declared
---@field default boolean? nobody declared it

---@class Looks
local Looks = {}
Looks.__index = Looks

local looks = {}

-- Kinds nobody described, in the order of their names.
local spare = {
  solid = { "#b98b5e", "#8f7fb5", "#5f8f9e", "#c07a6a", "#a3a35a" },
  line = { "#efe6cf", "#7fb0d8", "#d8c27f", "#c9c9c9", "#e0b0a0" },
  ground = { "#7fae55", "#b89a72", "#9fb89a", "#c2b280" },
  area = { "#c8503c", "#7d5ba6", "#2f7f86", "#b58a2c", "#6b7785" },
  bare = { "#8a8f98", "#a39a8a" },
}
local textures = { solid = "plain", ground = "grass", bare = "plain" }

local function fill_up(given, fill, more)
  local full = {}
  for key, value in pairs(more) do full[key] = value end
  for key, value in pairs(given or {}) do full[key] = value end
  full.fill = colour.hex(full.fill) or colour.hex(full.colour) or fill
  full.edge = colour.hex(full.edge) or colour.shade(full.fill, -.45)
  full.default = given == nil
  return full
end

--- The looks of a ruleset, or of a described tile set.
---@param described table see lua/describe/ruleset.lua: looks = {}, kinds = {}
---@return Looks
function looks.new(described)
  local self = setmetatable({ given = described.looks, kinds = {}, marks = {},
    forms = {} }, Looks)
  local used = {}
  for _, kind in ipairs(described.kinds) do
    local list = spare[kind.form] or spare.solid
    local n = used[kind.form] or 0
    local given = self.given[kind.name]
    if not given then used[kind.form] = n + 1 end
    self.forms[kind.name] = kind.form
    self.kinds[kind.name] = fill_up(given, list[n % #list + 1],
      { texture = textures[kind.form],
        line = kind.form == "line" and "road" or nil })
  end
  return self
end

--- The looks of a loaded ruleset.
---@param rules table
---@return Looks
function looks.of(rules)
  return looks.new(source.read(rules:describe "looks"))
end

--- The look of a kind of segment, or of a side without segment.
---@return Look
function Looks:kind(name)
  local known = self.kinds[name]
  if not known then
    known = fill_up(self.given[name], spare.bare[1], { texture = "plain" })
    self.kinds[name] = known
  end
  return known
end

--- The form of a kind: "solid", "line", "ground", "area", or nil.
function Looks:form(name) return self.forms[name] end

--- The look of a mark; without one it shows its letters.
---@param name string
---@param value any
---@return Look
function Looks:mark(name, value)
  local key = value ~= nil and value ~= true and name .. "=" .. tostring(value)
    or name
  local known = self.marks[key]
  if not known then
    local given = self.given[key] or self.given[name]
    local text = key == name and name or tostring(value)
    known = fill_up(given, "#f2e3b3", { symbol = "badge",
      letters = text:sub(1, 1):upper() .. text:sub(2, 2) })
    self.marks[key] = known
  end
  return known
end

--- Is there a look for this value of a mark alone?
---@param name string
---@param value any
---@return boolean
function Looks:names(name, value)
  return self.given[name .. "=" .. tostring(value)] ~= nil
end

--- Whether a mark of an area changes the look of the area, and so is to be
--- seen by that.
---@param kind string
---@param mark string
---@param value any
---@return boolean
function Looks:changes(kind, mark, value)
  local key = kind .. "." .. mark
  return self.given[key] ~= nil
    or self.given[key .. "=" .. tostring(value)] ~= nil
end

--- The look of an area, which its marks may change.
---@param name string
---@param marks table
---@return Look
function Looks:area(name, marks)
  -- looks for a value of a mark come before looks for the mark
  local found
  for _, mark in ipairs(keys_of(marks)) do
    local key = name .. "." .. mark
    local own = self.given[key .. "=" .. tostring(marks[mark])]
    local base = self.given[key]
    if own then
      return fill_up(own, self:kind(name).fill, base or found or {})
    end
    found = found or base
  end
  return found and fill_up(found, self:kind(name).fill, { symbol = "house" })
    or self:kind(name)
end

--- The look of a piece.
---@return Look
function Looks:piece(name, owned)
  local key = "piece " .. name
  local known = self.marks[key]
  if not known then
    known = fill_up(self.given["piece." .. name] or self.given[name],
      "#d8d2c4",
      { symbol = owned and "person" or "token",
        letters = name:sub(1, 1):upper() .. name:sub(2, 2) })
    self.marks[key] = known
  end
  return known
end

--- Where on the board a zone lies, in hundredths of a tile; nil: it is beside
--- the board.
---@return number? x
---@return number? y
function Looks:zone(name)
  local given = self.given["zone." .. name]
  if given and given.x and given.y then return given.x, given.y end
end

--- The look of the end of lines, or nil.
function Looks:joint(name)
  local given = self.given[name]
  return given and fill_up(given, "#d9c9a3", {}) or nil
end

--- The look of a tile whose symbol stands in its middle, or nil.
function Looks:emblem(id)
  local given = self.given[id]
  return given and not given.svg and given.symbol
    and fill_up(given, "#c9b79c", {}) or nil
end

--- The SVG that replaces a tile, or nil.
function Looks:tile(id)
  local given = self.given[id]
  return given and type(given.svg) == "string" and given.svg or nil
end

return looks
