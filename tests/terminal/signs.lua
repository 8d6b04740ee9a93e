-- Shapes of tiles as characters, and colours that can be told apart.

local check = ...

package.preload.tes = function()
  return { term = {}, out = { colour = function(code) return code end } }
end
local tile_grid = require "host.terminal.tile_grid"
local style = require "host.terminal.style"

local forms = { city = "solid", road = "line", river = "line",
  field = "ground", monastery = "area" }
local function form(kind) return forms[kind] end

local function segment(kind, sides, halves, ends)
  return { kind = kind, sides = sides or 0, halves = halves or 0,
    ends = ends }
end

local N, E, S, W = 1, 2, 4, 8
local sizes = { { 9, 5 }, { 7, 3 }, { 5, 3 } }

local tiles = {
  ["four cities"] = { segment("city", N), segment("city", E),
    segment("city", S), segment("city", W) },
  ["four cities round a field"] = { segment("city", N), segment("city", E),
    segment("city", S), segment("city", W), segment "field" },
  ["two bends NW ES"] = { segment("road", N | W), segment("road", E | S),
    segment("field", 0, 1 | 1 << 7), segment("field", 0, 6 | 1 << 5 | 8),
    segment("field", 0, 1 << 4) },
  ["two bends NE SW"] = { segment("road", N | E), segment("river", S | W),
    segment("field", 0, 2 | 4), segment("field", 0, 1 | 8 | 16 | 128),
    segment("field", 0, 32 | 64) },
  ["a bridge"] = { segment("road", N | S), segment("river", E | W),
    segment("field", 0, 255) },
  ["a crossing"] = { segment("road", N), segment("road", E),
    segment("road", S), segment("field", 0, 255) },
  ["a road to a monastery over a river"] = { segment "monastery",
    segment("river", E | W), segment("road", S, 0, "monastery"),
    segment("field", 0, 255) },
}

-- Whether every character is somebody's.
local function is_full(drawn)
  for row = 1, drawn.height do
    for column = 1, drawn.width do
      if not drawn.owner[row][column] then return false end
    end
  end
  return true
end

local beside = { [0] = { 0, -1 }, { 1, 0 }, { 0, 1 }, { -1, 0 } }

-- Whether every line goes on where it points to, to its own kind: no two
-- lines run into each other.
local function lines_hold(drawn)
  for row = 1, drawn.height do
    for column = 1, drawn.width do
      for side = 0, 3 do
        local c, r = column + beside[side][1], row + beside[side][2]
        local mask = drawn.ways[row][column]
        local other = drawn.ways[r] and drawn.ways[r][c]
        if mask and mask >> side & 1 == 1 and other and
            other >> (side + 2) % 4 & 1 == 1 and
            drawn.owner[r][c] ~= drawn.owner[row][column] then
          return false
        end
      end
    end
  end
  return true
end

for name, segments in pairs(tiles) do
  for _, size in ipairs(sizes) do
    for turns = 0, 3 do
      local drawn = tile_grid.new(tile_grid.turn(segments, turns), size[1],
        size[2], form)
      local what = ("%s, %dx%d, turned %d"):format(name, size[1], size[2],
        turns)
      check(what .. ": no hole", is_full(drawn))
      check(what .. ": lines stay apart", lines_hold(drawn))
      local seen = {}
      for row = 1, size[2] do
        for column = 1, size[1] do seen[drawn.owner[row][column]] = true end
      end
      for i, part in ipairs(segments) do
        if forms[part.kind] ~= "ground" then
          check(("%s: %s %d is to be seen"):format(what, part.kind, i),
            seen[i])
        end
      end
    end
  end
end

local bends = tile_grid.new(tiles["two bends NW ES"], 9, 5, form)
check("two bends leave the middle free", not bends.ways[3][5])
local crossing = tile_grid.new(tiles["a crossing"], 9, 5, form)
check("three roads end in the middle", #crossing.joints == 1 and
  not crossing.ways[3][5])

-- The looks of the base game and of Die Stadt.
for name, wanted in pairs {
  base = { "#b5783a", "#5f9e3e", "#c8503c", "#3a78c8", "#d878b0" },
  stadt = { "#5f9e3e", "#9a6b43", "#c8503c" },
  equal = { "#808080", "#808080", "#828282", 8, "grey" },
} do
  for _, depth in ipairs { "16", "256", "true" } do
    local colours, apart = style.distinct(wanted, depth), true
    for i = 1, #colours do
      for k = i + 1, #colours do
        apart = apart and (name == "equal" and depth == "true" or
          style.difference(colours[i], colours[k]) > 55)
      end
    end
    check(name .. ": kinds differ in " .. depth, apart)
  end
end
