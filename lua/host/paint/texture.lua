--- Textures of solid and ground, chosen by look{}: what is scattered over the
--- free places of a segment. All is seen from straight above, so that a tile
--- looks right however it lies, and the same tile always looks the same.

local curve = require "host.curve"
local colour = require "host.colour"

local number = curve.number
local texture = {}

-- A small generator of its own: pictures must not depend on anything else.
local function dice(text)
  local state = 5381
  for i = 1, #text do state = (state * 33 + text:byte(i)) & 0x7fffffff end
  return function(n)
    state = (state * 1103515245 + 12345) & 0x7fffffff
    return (state >> 8) % n
  end
end

-- Places of a segment on a loose grid, at least so far from its bounds, from
-- the border of the tile and from what is drawn on it.
local function places(drawn, segment, pitch, margin, roll)
  local list, rim = {}, margin - 1
  for row = 0, 100 // pitch do
    for column = 0, 100 // pitch do
      local x = (column + .5) * pitch + (row % 2) * pitch / 2
        + roll(41) / 41 * pitch * .5 - pitch / 4
      local y = (row + .5) * pitch + roll(41) / 41 * pitch * .5 - pitch / 4
      if x > rim and x < 100 - rim and y > rim and y < 100 - rim
        and drawn:is_clear(segment, x, y, margin) then
        list[#list + 1] = { x = x, y = y }
      end
    end
  end
  return list
end

-- ---- roofs ----------------------------------------------------------------

-- Ways a ridge can run: cosine and sine, written out so that no library of
-- mathematics has a say in the bytes.
local ways = { { 1, 0 }, { .98, .2 }, { .98, -.2 }, { 0, 1 }, { .2, .98 },
  { -.2, .98 }, { .93, .37 }, { -.37, .93 } }

local TILES = { "#b5523a", "#c8663f", "#9c4433", "#bf7347" }

-- Path of a polygon given in the axes of a roof.
local function polygon(at, way, ...)
  local corners = { ... }
  local words = {}
  for i = 1, #corners, 2 do
    local u, v = corners[i], corners[i + 1]
    words[#words + 1] = (i == 1 and "M" or "L")
      .. number(at.x + u * way[1] - v * way[2]) .. " "
      .. number(at.y + u * way[2] + v * way[1])
  end
  return table.concat(words) .. "z"
end

-- Adds a roof to the paths of its colour: two sides, or four where hipped.
local function roof(paths, shadows, at, way, w, d, hipped)
  local inset = hipped and d * .8 or 0
  shadows[#shadows + 1] = polygon(at, way, -w, -d, w, -d, w + 1.2, d + 1.4,
    -w + 1, d + 1.4)
  table.insert(paths.light, polygon(at, way, -w, -d, w, -d, w - inset, 0,
    -w + inset, 0))
  table.insert(paths.dark, polygon(at, way, -w, d, w, d, w - inset, 0,
    -w + inset, 0))
  if hipped then
    table.insert(paths.light, polygon(at, way, -w, -d, -w + inset, 0, -w, d))
    table.insert(paths.dark, polygon(at, way, w, -d, w - inset, 0, w, d))
  end
end

local function put(out, words, paint, more)
  if #words == 0 then return end
  out[#out + 1] = ('<path d="%s" fill="%s"%s/>'):format(table.concat(words),
    paint, more or "")
end

-- Crowns of trees with a light spot.
local function put_trees(out, trees, look)
  if #trees == 0 then return end
  local crowns, lights, shadows = {}, {}, {}
  local function disc(x, y, r)
    return ("M%s %sa%s %s 0 1 0 %s 0a%s %s 0 1 0-%s 0z"):format(
      number(x - r), number(y), number(r), number(r), number(2 * r),
      number(r), number(r), number(2 * r))
  end
  for i, at in ipairs(trees) do
    shadows[i] = disc(at.x + .9, at.y + 1.1, at.r)
    crowns[i] = disc(at.x, at.y, at.r)
    lights[i] = disc(at.x - at.r * .3, at.y - at.r * .35, at.r * .42)
  end
  put(out, shadows, "#000", ' fill-opacity=".16"')
  put(out, crowns, look.crown, (' stroke="%s" stroke-width=".6"')
    :format(colour.shade(look.crown, -.4)))
  put(out, lights, colour.shade(look.crown, .3))
end

local function scatter_roofs(out, drawn, segment, pitch, margin, size)
  local roll = dice(drawn.type.id .. segment)
  local shadows, trees, by_colour = {}, {}, {}
  for i = 1, #TILES do by_colour[i] = { light = {}, dark = {} } end
  for _, at in ipairs(places(drawn, segment, pitch, margin, roll)) do
    local kind, way = roll(12), ways[roll(#ways) + 1]
    local w, d = size + roll(8) / 5, size * .74 + roll(4) / 5
    if kind == 0 then
      trees[#trees + 1] = { x = at.x, y = at.y, r = 2.4 }
    else
      roof(by_colour[roll(#TILES) + 1], shadows, at, way, w, d, kind > 8)
    end
  end
  put(out, shadows, "#2b1a0c", ' fill-opacity=".28"')
  local edge = ' stroke="#5c2a1e" stroke-width=".45" stroke-linejoin="round"'
  for i, paint in ipairs(TILES) do
    put(out, by_colour[i].light, colour.shade(paint, .16), edge)
    put(out, by_colour[i].dark, colour.shade(paint, -.14), edge)
  end
  put_trees(out, trees, { crown = "#6d9447" })
end

--- Roofs with room between them.
function texture.houses(out, drawn, segment)
  scatter_roofs(out, drawn, segment, 12.5, 5.8, 3.6)
end

--- Roofs close together.
function texture.quarter(out, drawn, segment)
  scatter_roofs(out, drawn, segment, 10.5, 4.5, 3.3)
end

-- ---- ground ---------------------------------------------------------------

-- Wide patches of another green, within the tile: they need no bounds, for
-- everything else is drawn over them.
local function put_patches(out, roll, look)
  local light = colour.shade(look.fill, .055)
  local dark = colour.shade(look.fill, -.035)
  for k = 1, 4 do
    local rx, ry = 12 + roll(14), 10 + roll(10)
    out[#out + 1] = ('<ellipse cx="%d" cy="%d" rx="%d" ry="%d" fill="%s"/>')
      :format(rx + roll(101 - 2 * rx), ry + roll(101 - 2 * ry), rx, ry,
        k % 2 == 0 and light or dark)
  end
end

--- Patches of meadow, blades of grass, and trees where there is room.
function texture.grass(out, drawn, segment, look)
  local roll = dice(drawn.type.id .. segment)
  local dark = colour.shade(look.fill, -.25)
  local light = colour.shade(look.fill, .32)
  local blades, flowers, trees = {}, {}, {}
  for _, at in ipairs(places(drawn, segment, 10, 5, roll)) do
    local kind = roll(10)
    if kind == 0 and #trees < 5 and drawn:is_clear(segment, at.x, at.y, 8) then
      trees[#trees + 1] = { x = at.x, y = at.y, r = 3.2 + roll(3) / 2 }
      if roll(2) == 0 then
        trees[#trees + 1] = { x = at.x + 4.4, y = at.y + roll(4) - 1.5,
          r = 2.6 }
      end
    elseif kind < 7 then
      local way = ways[roll(#ways) + 1]
      blades[#blades + 1] = ("M%s %sl%s %sm%s %sl%s %s"):format(number(at.x),
        number(at.y), number(way[1] * 2.2), number(way[2] * 2.2),
        number(-way[2] * 1.7), number(way[1] * 1.7), number(-way[1] * 1.6),
        number(-way[2] * 1.6))
    else
      flowers[#flowers + 1] = ("M%s %sh.01"):format(number(at.x),
        number(at.y))
    end
  end
  local function strokes(words, paint, width)
    if #words == 0 then return end
    out[#out + 1] = ('<path d="%s" stroke="%s" stroke-width="%s" '
      .. 'stroke-linecap="round" fill="none"/>'):format(table.concat(words),
      paint, width)
  end
  strokes(blades, dark, ".7")
  strokes(flowers, light, "1.5")
  put_trees(out, trees, { crown = colour.shade(look.fill, -.38) })
end

--- What lies under the grass of the whole tile.
function texture.meadow(out, drawn, look)
  put_patches(out, dice(drawn.type.id), look)
end

-- ---- pavements ------------------------------------------------------------

--- Stones of a pavement.
function texture.cobbles(out, drawn, segment, look)
  local roll = dice(drawn.type.id .. segment)
  local stones = {}
  for _, at in ipairs(places(drawn, segment, 7, 3, roll)) do
    local way, long = ways[roll(#ways) + 1], .5 + roll(3) / 2
    stones[#stones + 1] = ("M%s %sl%s %s"):format(number(at.x), number(at.y),
      number(way[1] * long), number(way[2] * long))
  end
  out[#out + 1] = ('<path d="%s" stroke="%s" stroke-width="1.4" '
    .. 'stroke-linecap="round" opacity=".55"/>'):format(table.concat(stones),
    colour.shade(look.fill, -.2))
end

--- Stalls under striped cloth.
function texture.stalls(out, drawn, segment, look)
  texture.cobbles(out, drawn, segment, look)
  local roll = dice(drawn.type.id .. segment .. "s")
  local cloths = { "#cf4a42", "#e79a3c", "#4a86c0", "#7a9a3e" }
  local shadows, sheets, stripes = {}, {}, { {}, {}, {}, {} }
  for _, at in ipairs(places(drawn, segment, 14, 7, roll)) do
    local way, cloth = ways[roll(#ways) + 1], stripes[roll(#cloths) + 1]
    shadows[#shadows + 1] = polygon(at, way, -4, -2, 4.6, -2, 4.8, 4.2, -3.4,
      4.2)
    sheets[#sheets + 1] = polygon(at, way, -4.2, -3, 4.2, -3, 4.2, 3, -4.2, 3)
    for u = -4.2, 2, 2.8 do
      cloth[#cloth + 1] = polygon(at, way, u, -3, u + 1.4, -3, u + 1.4, 3, u,
        3)
    end
  end
  put(out, shadows, "#2b1a0c", ' fill-opacity=".25"')
  put(out, sheets, "#fbf5e4", ' stroke="#5a4a34" stroke-width=".6"')
  for i, cloth in ipairs(cloths) do put(out, stripes[i], cloth) end
end

function texture.plain() end

return texture
