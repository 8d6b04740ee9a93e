--- Textures of solid and ground, chosen by look{}: what is scattered over the
--- free places of a segment. The same tile always looks the same.

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

-- Places of a segment on a loose grid, at least so far from its bounds and
-- from what is drawn on it.
local function places(drawn, segment, pitch, margin, roll)
  local list = {}
  for row = 0, 100 // pitch do
    for column = 0, 100 // pitch do
      local x = (column + .5) * pitch + (row % 2) * pitch / 2
        + roll(41) / 41 * pitch * .5 - pitch / 4
      local y = (row + .5) * pitch + roll(41) / 41 * pitch * .5 - pitch / 4
      if x > 2 and x < 98 and y > 2 and y < 98
        and drawn:is_clear(segment, x, y, margin) then
        list[#list + 1] = { x = x, y = y }
      end
    end
  end
  return list
end

-- A house seen from above at an angle: a wall, a roof of two sides.
local function house(out, x, y, w, roof, wall, edge)
  local h = w * .62
  out[#out + 1] = ('<path d="M%s %sh%sv%sh-%sz" fill="%s" stroke="%s" '
    .. 'stroke-width=".5"/><path d="M%s %sl%s-%s %s %sz" fill="%s" '
    .. 'stroke="%s" stroke-width=".5" stroke-linejoin="round"/>'):format(
    number(x - w / 2), number(y), number(w), number(h), number(w), wall, edge,
    number(x - w / 2 - 1), number(y), number(w / 2 + 1), number(h),
    number(w / 2 + 1), number(h), roof, edge)
end

local function scatter_houses(out, drawn, segment, look, pitch, margin)
  local roll = dice(drawn.type.id .. segment)
  local roofs = { "#a8452e", "#bd5a38", "#8f3d2c", "#c4703f" }
  local edge = colour.shade(look.fill, -.6)
  for _, at in ipairs(places(drawn, segment, pitch, margin, roll)) do
    house(out, at.x, at.y, 6.5 + roll(3), roofs[roll(#roofs) + 1], "#f0e2c2",
      edge)
  end
end

--- Houses with room between them.
function texture.houses(out, drawn, segment, look)
  scatter_houses(out, drawn, segment, look, 13, 7)
end

--- Houses close together.
function texture.quarter(out, drawn, segment, look)
  scatter_houses(out, drawn, segment, look, 10, 4)
end

--- Tufts of grass, and a tree or two where there is room.
function texture.grass(out, drawn, segment, look)
  local roll = dice(drawn.type.id .. segment)
  local dark = colour.shade(look.fill, -.28)
  local light = colour.shade(look.fill, .22)
  local tufts, trees = {}, 0
  for _, at in ipairs(places(drawn, segment, 11, 5, roll)) do
    local kind = roll(9)
    if kind == 0 and trees < 4 and drawn:is_clear(segment, at.x, at.y, 9) then
      trees = trees + 1
      out[#out + 1] = ('<circle cx="%s" cy="%s" r="4" fill="%s" stroke="%s" '
        .. 'stroke-width=".7"/><circle cx="%s" cy="%s" r="1.4" fill="%s"/>')
        :format(number(at.x), number(at.y), colour.shade(look.fill, -.4),
          colour.shade(look.fill, -.6), number(at.x - 1.2), number(at.y - 1.4),
          colour.shade(look.fill, -.15))
    elseif kind < 6 then
      tufts[#tufts + 1] = ("M%s %sl1.2-2.6M%s %sl-1-2.2"):format(
        number(at.x), number(at.y), number(at.x), number(at.y))
    else
      out[#out + 1] = ('<circle cx="%s" cy="%s" r=".8" fill="%s"/>')
        :format(number(at.x), number(at.y), light)
    end
  end
  if #tufts > 0 then
    out[#out + 1] = ('<path d="%s" stroke="%s" stroke-width=".8" '
      .. 'fill="none"/>'):format(table.concat(tufts), dark)
  end
end

--- Stones of a pavement.
function texture.cobbles(out, drawn, segment, look)
  local roll = dice(drawn.type.id .. segment)
  local stones = {}
  for _, at in ipairs(places(drawn, segment, 8, 3, roll)) do
    stones[#stones + 1] = ("M%s %sh%s"):format(number(at.x), number(at.y),
      number(1.5 + roll(3)))
  end
  out[#out + 1] = ('<path d="%s" stroke="%s" stroke-width="1.4" '
    .. 'stroke-linecap="round" opacity=".5"/>'):format(table.concat(stones),
    colour.shade(look.fill, -.25))
end

--- Stalls under coloured cloth.
function texture.stalls(out, drawn, segment, look)
  texture.cobbles(out, drawn, segment, look)
  local roll = dice(drawn.type.id .. segment .. "s")
  local cloths = { "#d9534f", "#f0ad4e", "#5b8fc7", "#f3efe2" }
  for _, at in ipairs(places(drawn, segment, 15, 7, roll)) do
    local x, y = at.x, at.y
    out[#out + 1] = ('<path d="M%s %sh8l1.5 5h-11z" fill="%s" '
      .. 'stroke="#4a3a28" stroke-width=".5"/><path d="M%s %sv3m7-3v3" '
      .. 'stroke="#4a3a28" stroke-width=".9"/>'):format(
      number(x - 4), number(y - 3), cloths[roll(#cloths) + 1], number(x - 3.5),
      number(y + 2))
  end
end

function texture.plain() end

return texture
