--- Paints a scene as one SVG document. Every tile type is drawn once and
--- used wherever it lies.

local colour = require "host.pictures.colour"
local curve = require "host.pictures.shapes.curve"
local figure = require "host.pictures.figure"
local markup = require "host.pictures.markup"
local symbols = require "host.pictures.symbols"
local tile = require "host.pictures.tile"
local T = require "host.common.text".get

local number = curve.number
local svg = {}

-- Room around the board, in units of a hundredth of a tile.
local RIM = 30
-- Pixels: height of a row of the panel, and what its columns take at least.
local ROW, PANEL = 30, 420

--- The drawings of the types a scene uses, t0, t1, ... by number of the type,
--- and of the ways they lie, t0r0 to t0r3.
---@param scene table
---@param looks Looks
---@param hand boolean? the tile that is to be laid, too
---@return string
function svg.types(scene, looks, hand)
  local out, seen = {}, {}
  local lying = scene.tiles
  if hand and scene.hand then
    lying = table.move(lying, 1, #lying, 1, {})
    lying[#lying + 1] = { type = scene.hand, rotation = 0,
      drawing = scene.hand_drawing }
  end
  for _, placed in ipairs(lying) do
    local type, turns = placed.type, placed.rotation
    if not seen[type] then
      seen[type] = {}
      local ground, rest = tile.paint(placed.drawing, looks,
        ("t%d-"):format(type))
      out[#out + 1] = ('<g id="t%d">%s%s</g>\n'):format(type, ground, rest)
    end
    if not seen[type][turns] then
      seen[type][turns] = true
      out[#out + 1] = ('<g id="t%dr%d"><use href="#t%d"%s/>%s</g>\n'):format(
        type, turns, type, turns > 0 and
        (' transform="rotate(%d 50 50)"'):format(90 * turns) or "",
        tile.upright(placed.drawing, looks, turns))
    end
  end
  return table.concat(out)
end

local function paint_tiles(out, scene)
  for _, placed in ipairs(scene.tiles) do
    out[#out + 1] = ('<use href="#t%dr%d" x="%d" y="%d"/>\n'):format(
      placed.type, placed.rotation, 100 * placed.x, 100 * placed.y)
  end
end

-- What rules have joined, drawn as lines of the kind are.
local function paint_links(out, scene)
  for _, link in ipairs(scene.links) do
    for _, stroke in ipairs(link.strokes) do
      out[#out + 1] = ('<path d="%s" fill="none" stroke="%s" '
        .. 'stroke-width="%s"%s%s stroke-linejoin="round"/>\n'):format(
        link.path, stroke[2], number(stroke[1]), stroke[3] or "",
        stroke.dash and (' stroke-dasharray="%s"'):format(stroke.dash) or "")
    end
  end
end

local function paint_last(out, scene)
  local last = scene.tiles[#scene.tiles]
  if not last then return end
  out[#out + 1] = ('<path d="M%d %dh100v100h-100z" fill="none" '
    .. 'stroke="#ffd21f" stroke-width="4" stroke-opacity=".9"/>\n'):format(
    100 * last.x, 100 * last.y)
end

-- Shut edges with nothing on them.
local function paint_shut(out, scene)
  for _, edge in ipairs(scene.shut) do
    local x, y, angle = figure.side(edge.x, edge.y, edge.side)
    out[#out + 1] = ('<path d="M-50 0H50" transform="translate(%d %d) '
      .. 'rotate(%d)" stroke="#33302b" stroke-width="7"/>\n'):format(x, y,
      angle)
  end
end

local function paint_options(out, scene)
  for _, cell in ipairs(scene.cells) do
    out[#out + 1] = ('<rect x="%d" y="%d" width="88" height="88" rx="8" '
      .. 'fill="#fff" fill-opacity=".28" stroke="#3d4a5c" '
      .. 'stroke-width="2.5" stroke-dasharray="9 6"/>\n'):format(
      100 * cell.x + 6, 100 * cell.y + 6)
    if cell.options > 1 then
      out[#out + 1] = ('<text x="%d" y="%d" font-size="24" fill="#3d4a5c" '
        .. 'text-anchor="middle">%d</text>\n'):format(100 * cell.x + 50,
        100 * cell.y + 58, cell.options)
    end
  end
  for _, spot in ipairs(scene.spots) do
    out[#out + 1] = ('<circle cx="%s" cy="%s" r="9" fill="#fff" '
      .. 'fill-opacity=".75" stroke="#d2348b" stroke-width="2.5" '
      .. 'stroke-dasharray="4 2"/>\n'):format(number(spot.x), number(spot.y))
  end
  for _, side in ipairs(scene.sides) do
    local x, y, angle = figure.side(side.x, side.y, side.side)
    out[#out + 1] = ('<path d="M-40 0H40" transform="translate(%d %d) '
      .. 'rotate(%d)" stroke="#d2348b" stroke-width="6" '
      .. 'stroke-dasharray="9 5"/>\n'):format(x, y, angle)
  end
end

local function name_of(scene, owner)
  local seat = scene.seats[owner + 1]
  return seat and seat.name or ""
end

local function paint_figures(out, scene)
  for _, above in ipairs { false, true } do
    for _, item in ipairs(scene.edges) do
      if above ~= figure.is_bar(item.look) then
        out[#out + 1] = figure.on_edge(item, name_of(scene, item.owner)) ..
          "\n"
      end
    end
  end
  for _, item in ipairs(scene.figures) do
    out[#out + 1] = figure.paint(item, name_of(scene, item.owner)) .. "\n"
  end
end

-- Everything but the tiles themselves.
local function paint_above(out, scene)
  paint_links(out, scene)
  paint_last(out, scene)
  paint_shut(out, scene)
  paint_options(out, scene)
  paint_figures(out, scene)
end

--- The board without panel, in units of 100 a tile.
---@param scene table
---@return string
function svg.board(scene)
  local out = {}
  paint_tiles(out, scene)
  paint_above(out, scene)
  return table.concat(out)
end

-- ---- the panel ------------------------------------------------------------

local function paint_seat(out, seat, y, asked)
  local paint = colour.seats[seat.seat] or colour.neutral
  if asked then
    out[#out + 1] = ('<rect x="4" y="%d" width="244" height="28" rx="14" '
      .. 'fill="#fff" fill-opacity=".6"/>'):format(y - 14)
  end
  out[#out + 1] = ('<circle cx="22" cy="%d" r="11" fill="%s"/><text x="22" '
    .. 'y="%d" text-anchor="middle" font-size="13" font-weight="bold" '
    .. 'fill="%s">%s</text><text x="42" y="%d" font-size="15" '
    .. 'fill="#2b2620"><title>%s</title>%s</text><text x="240" y="%d" '
    .. 'font-size="16" font-weight="bold" text-anchor="end" '
    .. 'fill="#2b2620">%d</text>'):format(y, paint, y + 5,
    colour.dark(paint) and "#fff" or "#1c1c1c", seat.letter, y + 5,
    markup.name(seat.name), markup.name(seat.name, 20), y + 5, seat.score)
  local x = 262
  for _, item in ipairs(seat.supply) do
    out[#out + 1] = ('<g transform="translate(%d %d) scale(%s)">%s</g>'
      .. '<text x="%d" y="%d" font-size="12" fill="#2b2620"><title>%s'
      .. '</title>%d</text>'):format(x, y,
      ("%.2f"):format(.75 * math.min(1.4, item.look.size or 1)),
      symbols.draw(item.look, paint),
      x + 11, y + 5, markup.escape(item.title), item.count)
    x = x + 40
  end
  out[#out + 1] = "\n"
  return x
end

local function paint_zone(out, scene, zone, y)
  out[#out + 1] = ('<text x="14" y="%d" font-size="13" fill="#2b2620">%s'
    .. '</text>'):format(y + 5, markup.name(zone.title, 26))
  local x = 220
  for _, item in ipairs(zone.figures) do
    out[#out + 1] = ('<g transform="translate(%d %d) scale(.75)"><title>%s '
      .. '%s</title>%s</g>'):format(x, y, markup.name(name_of(scene,
      item.owner)),
      markup.escape(item.title), figure.symbol(item))
    x = x + 22
  end
  out[#out + 1] = "\n"
  return x
end

-- The tile that is to be laid, right of all else.
local function paint_hand(out, scene, x)
  out[#out + 1] = ('<svg x="%d" y="4" width="72" height="72" viewBox="-1 -1 '
    .. '102 102"><use href="#t%dr0"/></svg>\n'):format(x, scene.hand)
end

-- Seats and zones below the board; returns width and height.
local function paint_panel(out, scene)
  local y, width = ROW // 2 + 4, PANEL
  for _, seat in ipairs(scene.seats) do
    width = math.max(width,
      paint_seat(out, seat, y, seat.seat == scene.player))
    y = y + ROW
  end
  for _, zone in ipairs(scene.zones) do
    width = math.max(width, paint_zone(out, scene, zone, y))
    y = y + ROW
  end
  local height = y - ROW // 2 + 4
  if scene.hand then
    paint_hand(out, scene, width + 14)
    width, height = width + 100, math.max(height, 84)
  end
  return width, height
end

-- ---------------------------------------------------------------------------

-- ---- documents ------------------------------------------------------------

--- The colour below the tiles.
svg.TABLE = 0xe7dfcf

-- Where everything goes, in pixels: the board at left, top, and the panel
-- below it.
local function layout(scene, options)
  local box, scale = scene.box, options.size / 100
  local width = (100 * (box[3] - box[1] + 1) + 2 * RIM) * scale
  local height = (100 * (box[4] - box[2] + 1) + 2 * RIM) * scale
  local panel, below, across = {}, 0, 0
  if not options.bare then across, below = paint_panel(panel, scene) end
  local whole = math.max(width, across)
  return { width = whole, height = height + below, below = height,
    panel = table.concat(panel), scale = scale,
    left = (whole - width) / 2 + (RIM - 100 * box[1]) * scale,
    top = (RIM - 100 * box[2]) * scale }
end

-- A document of drawings that others use, what is below all, and the board
-- between that and the panel.
local function document(place, options, types, ground, board)
  local panel = #place.panel > 0 and ('<g transform="translate(0 %s)">\n%s'
    .. "</g>\n"):format(number(place.below), place.panel) or ""
  return table.concat { ('<svg xmlns="http://www.w3.org/2000/svg" '
    .. 'width="%s" height="%s" viewBox="0 0 %s %s" '
    .. 'font-family="sans-serif">\n<title>%s</title>\n<defs>\n'):format(
    number(place.width), number(place.height), number(place.width),
    number(place.height), markup.escape(options.title or T "render.title")),
    types, "</defs>\n", ground,
    ('<g transform="translate(%s %s) scale(%s)">\n'):format(
      number(place.left), number(place.top), ("%.4f"):format(place.scale)),
    board, "</g>\n", panel, "</svg>\n" }
end

--- The whole document.
---@param scene table
---@param looks Looks
---@param options { size: integer, bare: boolean?, title: string? }
---@return string
function svg.paint(scene, looks, options)
  return document(layout(scene, options), options,
    svg.types(scene, looks, not options.bare),
    ('<rect width="100%%" height="100%%" fill="#%06x"/>\n'):format(svg.TABLE),
    svg.board(scene))
end

local function sprite(text)
  return ('<svg xmlns="http://www.w3.org/2000/svg" width="100" height="100" '
    .. 'viewBox="0 0 100 100" font-family="sans-serif">%s</svg>'):format(text)
end

-- The number of the sprite of a type that lies turned: made of that of the
-- type without what stands upright.
local function sprite_of(list, known, placed, looks)
  local key = placed.type * 4 + placed.rotation
  local flat = "flat" .. placed.type
  if known[key] then return known[key] end
  if not known[flat] then
    local ground, rest = tile.paint(placed.drawing, looks,
      ("t%d-"):format(placed.type))
    list[#list + 1] = { svg = sprite(ground .. rest) }
    known[flat] = #list
  end
  local upright = tile.upright(placed.drawing, looks, placed.rotation)
  if upright == "" and placed.rotation == 0 then
    known[key] = known[flat]
  else
    list[#list + 1] = { of = known[flat], turns = placed.rotation,
      svg = upright ~= "" and sprite(upright) or nil }
    known[key] = #list
  end
  return known[key]
end

--- The same picture as tes.image.board takes it: every type is drawn once for
--- each way it lies, and copied. Tiles lie on whole pixels.
---@param scene table
---@param looks Looks
---@param options { size: integer, bare: boolean?, title: string? }
---@return table
function svg.sprites(scene, looks, options)
  local place = layout(scene, options)
  place.left = math.floor(place.left + .5)
  place.top = math.floor(place.top + .5)
  local list, known, cells = {}, {}, {}
  for _, placed in ipairs(scene.tiles) do
    local n = #cells
    cells[n + 1] = sprite_of(list, known, placed, looks)
    cells[n + 2] = place.left + options.size * placed.x
    cells[n + 3] = place.top + options.size * placed.y
  end
  local above = {}
  paint_above(above, scene)
  local hand = { tiles = {}, hand = scene.hand,
    hand_drawing = scene.hand_drawing }
  return { width = math.floor(place.width + .5),
    height = math.floor(place.height + .5), size = options.size,
    colour = svg.TABLE, sprites = list, cells = cells,
    svg = document(place, options, svg.types(hand, looks, not options.bare),
      "", table.concat(above)) }
end

return svg
