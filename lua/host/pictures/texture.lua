--- Textures of solid and ground, chosen by look{}: what is scattered over the
--- free places of a segment. All is seen from straight above, so that a tile
--- looks right however it lies, and the same tile always looks the same.

local curve = require "host.pictures.shapes.curve"
local colour = require "host.pictures.colour"

local number = curve.number
local texture, textures = {}, {}

-- A small generator of its own: pictures must not depend on anything else.
local function dice(text)
  local state = 5381
  for i = 1, #text do state = (state * 33 + text:byte(i)) & 0x7fffffff end
  return function(n)
    state = (state * 1103515245 + 12345) & 0x7fffffff
    return (state >> 8) % n
  end
end

-- The same for a tile with something laid over it.
local function dice_of(drawn, what)
  return dice((drawn.type.printed or drawn.type.id) .. (what or ""))
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

-- Everything is strokes of one width and colour gathered in one path, within
-- a group without fill: a fraction of the bytes of shapes of their own.
local function strokes(out, words, paint, width, more)
  if #words == 0 then return end
  out[#out + 1] = ('<path d="%s" stroke="%s" stroke-width="%s"%s/>'):format(
    table.concat(words), paint, number(width), more or "")
end

local ROUND = ' stroke-linecap="round"'

-- A stroke from one place by so much, and a dot.
local function dash(x, y, dx, dy)
  return (("M%s %sl%s %s"):format(number(x), number(y), number(dx),
    number(dy)):gsub(" %-", "-"))
end

local function dot(x, y)
  return (("M%s %sh.1"):format(number(x), number(y)):gsub(" %-", "-"))
end

-- Crowns of trees with a light spot, by their radius.
local function put_trees(out, trees, crown)
  for _, r in ipairs { 2.4, 3.6 } do
    local crowns, lights, shadows = {}, {}, {}
    for _, at in ipairs(trees) do
      if at.r == r then
        shadows[#shadows + 1] = dot(at.x + .9, at.y + 1.1)
        crowns[#crowns + 1] = dot(at.x, at.y)
        lights[#lights + 1] = dot(at.x - r * .3, at.y - r * .35)
      end
    end
    strokes(out, shadows, "#000", 2 * r, ROUND .. ' opacity=".16"')
    strokes(out, crowns, colour.shade(crown, -.4), 2 * r + .6, ROUND)
    strokes(out, crowns, crown, 2 * r - .6, ROUND)
    strokes(out, lights, colour.shade(crown, .3), r * .84, ROUND)
  end
end

-- ---- roofs ----------------------------------------------------------------

-- Ways a ridge can run: cosine and sine, written out, so that the bytes do not
-- depend on a mathematics library.
local ways = { { 1, 0 }, { .98, .2 }, { .98, -.2 }, { 0, 1 }, { .2, .98 },
  { -.2, .98 }, { .93, .37 }, { -.37, .93 } }

local TILES = { "#b5523a", "#c8663f", "#9c4433", "#bf7347" }

-- A stroke along a ridge, so far beside it.
local function along(at, way, half, beside)
  return dash(at.x - half * way[1] - beside * way[2],
    at.y - half * way[2] + beside * way[1], 2 * half * way[1],
    2 * half * way[2])
end

-- The slope at an end of a hipped roof.
local function hip(at, way, half, deep)
  local function corner(u, v)
    return number(at.x + u * way[1] - v * way[2]) .. " " ..
      number(at.y + u * way[2] + v * way[1])
  end
  local inner = half - (half > 0 and deep or -deep) * .9
  return ("M%sL%sL%sz"):format(corner(half, -deep), corner(inner, 0),
    corner(half, deep))
end

local function fill(out, words, paint)
  if #words == 0 then return end
  out[#out + 1] = ('<path d="%s" fill="%s"/>'):format(table.concat(words),
    paint)
end

local function scatter_roofs(out, drawn, segment, pitch, margin, size)
  local roll = dice_of(drawn, segment)
  local deep = size * .76
  local shadows, edges, trees, by_colour = {}, {}, {}, {}
  for i = 1, #TILES do
    by_colour[i] = { light = {}, dark = {}, lit = {}, shaded = {} }
  end
  for _, at in ipairs(places(drawn, segment, pitch, margin, roll)) do
    local kind, way = roll(12), ways[roll(#ways) + 1]
    local half, paths = size + roll(8) / 5, by_colour[roll(#TILES) + 1]
    if kind == 0 then
      trees[#trees + 1] = { x = at.x, y = at.y, r = 2.4 }
    else
      shadows[#shadows + 1] = along({ x = at.x + .9, y = at.y + 1.1 }, way,
        half + .3, 0)
      edges[#edges + 1] = along(at, way, half + .35, 0)
      table.insert(paths.light, along(at, way, half, -deep / 2))
      table.insert(paths.dark, along(at, way, half, deep / 2))
      if kind > 8 then
        table.insert(paths.lit, hip(at, way, -half, deep))
        table.insert(paths.shaded, hip(at, way, half, deep))
      end
    end
  end
  strokes(out, shadows, "#2b1a0c", 2 * deep + .6, ' opacity=".28"')
  strokes(out, edges, "#5c2a1e", 2 * deep + .7)
  for i, paint in ipairs(TILES) do
    local light, dark = colour.shade(paint, .16), colour.shade(paint, -.16)
    strokes(out, by_colour[i].light, light, deep)
    strokes(out, by_colour[i].dark, dark, deep)
    fill(out, by_colour[i].lit, colour.shade(paint, .3))
    fill(out, by_colour[i].shaded, colour.shade(paint, -.28))
  end
  put_trees(out, trees, "#6d9447")
end

--- Roofs with room between them.
function textures.houses(out, drawn, segment)
  scatter_roofs(out, drawn, segment, 12.5, 5.8, 3.6)
end

--- Roofs close together.
function textures.quarter(out, drawn, segment)
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

--- Blades of grass, and trees where there is room.
function textures.grass(out, drawn, segment, look)
  local roll = dice_of(drawn, segment)
  local blades, flowers, trees = {}, {}, {}
  for _, at in ipairs(places(drawn, segment, 12, 5, roll)) do
    local kind = roll(10)
    if kind == 0 and #trees < 5 and drawn:is_clear(segment, at.x, at.y, 8) then
      trees[#trees + 1] = { x = at.x, y = at.y, r = 3.6 }
      if roll(2) == 0 then
        trees[#trees + 1] = { x = at.x + 4.4, y = at.y + roll(4) - 1.5,
          r = 2.4 }
      end
    elseif kind < 7 then
      local way = ways[roll(#ways) + 1]
      blades[#blades + 1] = dash(at.x, at.y, way[1] * 2.2, way[2] * 2.2)
      blades[#blades + 1] = dash(at.x + way[2] * 1.8, at.y - way[1] * 1.8,
        way[1] * 1.7, way[2] * 1.7)
    else
      flowers[#flowers + 1] = dot(at.x, at.y)
    end
  end
  strokes(out, blades, colour.shade(look.fill, -.25), .8, ROUND)
  strokes(out, flowers, colour.shade(look.fill, .32), 1.5, ROUND)
  put_trees(out, trees, colour.shade(look.fill, -.38))
end

--- What lies under the grass of the whole tile.
function texture.meadow(out, drawn, look)
  put_patches(out, dice_of(drawn), look)
end

-- ---- pavements ------------------------------------------------------------

--- Stones of a pavement.
function textures.cobbles(out, drawn, segment, look)
  local roll = dice_of(drawn, segment)
  local stones = {}
  for _, at in ipairs(places(drawn, segment, 8, 3, roll)) do
    local way, long = ways[roll(#ways) + 1], .5 + roll(3) / 2
    stones[#stones + 1] = dash(at.x, at.y, way[1] * long, way[2] * long)
  end
  strokes(out, stones, colour.shade(look.fill, -.2), 1.4,
    ROUND .. ' opacity=".55"')
end

--- Stalls under striped cloth.
function textures.stalls(out, drawn, segment, look)
  textures.cobbles(out, drawn, segment, look)
  local roll = dice_of(drawn, segment .. "s")
  local cloths = { "#cf4a42", "#e79a3c", "#4a86c0", "#7a9a3e" }
  local shadows, edges, sheets = {}, {}, {}
  local stripes = { {}, {}, {}, {} }
  for _, at in ipairs(places(drawn, segment, 14, 7, roll)) do
    local way, cloth = ways[roll(#ways) + 1], stripes[roll(#cloths) + 1]
    shadows[#shadows + 1] = along({ x = at.x + .7, y = at.y + 1 }, way, 4.4, 0)
    edges[#edges + 1] = along(at, way, 4.5, 0)
    sheets[#sheets + 1] = along(at, way, 4.2, 0)
    cloth[#cloth + 1] = along(at, way, 4.2, -2.1)
    cloth[#cloth + 1] = along(at, way, 4.2, .7)
  end
  strokes(out, shadows, "#2b1a0c", 6.4, ' opacity=".25"')
  strokes(out, edges, "#5a4a34", 6.4)
  strokes(out, sheets, "#fbf5e4", 5.6)
  for i, cloth in ipairs(cloths) do strokes(out, stripes[i], cloth, 1.4) end
end

function textures.plain() end

--- All there are, by name.
function texture.all() return textures end

--- Paints the texture of a look over the free places of a segment.
---@param out string[]
---@param drawn Drawing
---@param segment integer from 1
---@param look Look
function texture.paint(out, drawn, segment, look)
  out[#out + 1] = '<g fill="none">'
  local scatter = textures[look.texture] or textures.plain
  scatter(out, drawn, segment, look)
  if out[#out] == '<g fill="none">' then
    out[#out] = nil
  else
    out[#out + 1] = "</g>"
  end
end

return texture
