--- Figures and tokens as SVG: on segments, on tiles, on edges, in zones.

local colour = require "host.pictures.colour"
local curve = require "host.pictures.shapes.curve"
local markup = require "host.pictures.markup"
local symbols = require "host.pictures.symbols"

local number = curve.number
local figure = {}

-- Size of a figure on a tile of 100.
local SIZE = .95

--- The colour of the owner.
function figure.colour(owner, look)
  if owner >= 0 then return colour.seats[owner] or colour.neutral end
  return look.default and colour.neutral or look.fill
end

--- The symbol of a figure around 0,0.
function figure.symbol(item)
  return symbols.draw(item.look, figure.colour(item.owner, item.look))
end

-- The outline of a symbol, for figures on a ground of their own colour.
local halos = {}

local function halo(symbol)
  local known = halos[symbol]
  if not known then
    local shapes = symbol:gsub(' fill="[^n"][^"]*"', "")
      :gsub(' stroke="[^n"][^"]*"', ""):gsub(' stroke%-width="[^"]*"', "")
      :gsub(' [%a-]*opacity="[^"]*"', "")
    known = '<g fill="#fff" stroke="#fff" stroke-width="5" '
      .. 'stroke-linejoin="round" stroke-linecap="round">' .. shapes .. "</g>"
    halos[symbol] = known
  end
  return known
end

--- The same with an outline, to stand on any ground.
function figure.haloed(item)
  local symbol = figure.symbol(item)
  return halo(symbol) .. symbol
end

--- A figure in its place.
---@param item table of a scene
---@param name string of the owner
---@return string
function figure.paint(item, name)
  local size = SIZE * (item.look.size or 1)
  local ring = item.chosen and '<circle r="14" fill="none" stroke="#fff200" '
    .. 'stroke-width="2.5" stroke-dasharray="4 2.5"/>' or ""
  return ('<g transform="translate(%s %s)"><title>%s %s</title>%s<g '
    .. 'transform="%sscale(%s)">%s</g></g>')
    :format(number(item.x), number(item.y), markup.name(name),
      markup.escape(item.title), ring, item.lying and "rotate(90) " or "",
      number(size * 10) == "10" and "1" or ("%.2f"):format(size),
      figure.haloed(item))
end

local middles = { [0] = { 50, 0, 0 }, { 100, 50, 90 }, { 50, 100, 180 },
  { 0, 50, 270 } }

--- Place and angle of a side of a cell.
function figure.side(x, y, side)
  local middle = middles[side]
  return 100 * x + middle[1], 100 * y + middle[2], middle[3]
end

-- What lies along an edge: a wall, a gate in it, or a plain bar.
local bars = {
  wall = '<path d="M-50-6H50V6H-50z" fill="$f" stroke="$e" '
    .. 'stroke-width="1.5"/><path d="M-50-6v-4h12v4h11v-4h12v4h11v-4h8v4h11'
    .. 'v-4h12v4h11v-4h12v4z" fill="$l" stroke="$e" stroke-width="1.5"/>'
    .. '<path d="M-50 0H50M-34-6V0M-10-6V0M14-6V0M38-6V0M-22 0V6M2 0V6M26 '
    .. '0V6" fill="none" stroke="$e" stroke-width=".9"/>',
  gate = '<path d="M-50-6H50V6H-50z" fill="$f" stroke="$e" '
    .. 'stroke-width="1.5"/><path d="M-22-14H-8V8H-22zM8-14H22V8H8z" '
    .. 'fill="$l" stroke="$e" stroke-width="1.5"/><path d="M-8 8V-4A8 8 0 0 '
    .. '1 8-4V8z" fill="$e"/>',
}

--- Whether a look is a bar along an edge, below what stands there.
function figure.is_bar(look) return bars[look.symbol] ~= nil end

--- The picture of what is on an edge, along the x axis.
---@param angle integer the edge's, for what stands upright there
function figure.edge_symbol(item, angle)
  local bar = bars[item.look.symbol]
  if not bar then
    return ('<g transform="rotate(%d) scale(.9)">%s</g>'):format(-angle,
      figure.haloed(item))
  end
  local paint = figure.colour(item.owner, item.look)
  return (bar:gsub("%$(%l)", { f = paint, e = colour.shade(paint, -.55),
    l = colour.shade(paint, .35) }))
end

--- What is on an edge, in its place.
function figure.on_edge(item, name)
  local x, y, angle = figure.side(item.x, item.y, item.side)
  local ring = item.chosen and '<circle r="14" fill="none" stroke="#fff200" '
    .. 'stroke-width="2.5"/>' or ""
  local along = figure.is_bar(item.look) and 0 or 26 * (item.nth - 1)
  return ('<g transform="translate(%s %s) rotate(%d) translate(%d 0)"><title>'
    .. '%s %s</title>%s%s</g>'):format(number(x), number(y), angle, along,
    markup.name(name), markup.escape(item.title),
    figure.edge_symbol(item, angle), ring)
end

--- A number as data for pages: at most one decimal, an integer if it is whole.
---@param value number
function figure.tenths(value)
  value = math.floor(value * 10 + .5) / 10
  return math.tointeger(value) or value
end

--- The place of a figure as data for pages, in hundredths of a tile.
---@param item table of a scene
---@return number x
---@return number y
---@return integer angle
---@return number size on a tile of 100
---@return integer bar 1 for a bar along an edge
function figure.place(item)
  if not item.side then
    local size = figure.tenths(SIZE * (item.look.size or 1) * 10) / 10
    return figure.tenths(item.x), figure.tenths(item.y),
      item.lying and 90 or 0, math.tointeger(size) or size, 0
  end
  local x, y, angle = figure.side(item.x, item.y, item.side)
  if figure.is_bar(item.look) then return x, y, angle, 1, 1 end
  local off = 26 * (item.nth - 1)
  if angle == 0 then x = x + off elseif angle == 180 then x = x - off
  elseif angle == 90 then y = y + off else y = y - off end
  return x, y, angle, 1, 0
end

return figure
