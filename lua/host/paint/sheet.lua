--- A sheet of tiles: every type of a set with its name and number of copies.

local curve = require "host.curve"
local drawing = require "host.drawing"
local markup = require "host.markup"
local tile = require "host.paint.tile"
local T = require "host.text".get

local number = curve.number
local sheet = {}

local GAP, LABEL, HEAD = 12, 16, 40

-- Size of the letters in which the whole name fits below its tile.
local function letters(name, count)
  local length = utf8.len(name .. " × " .. count) or #name
  return math.max(2.5, math.min(8.5, (100 + GAP - 3) / (.56 * length)))
end

--- Paints a described tile set.
---@param set table { title, tiles }
---@param looks Looks
---@param options { size: integer, columns: integer? }
---@return string
function sheet.paint(set, looks, options)
  local count = #set.tiles
  local columns = options.columns or math.min(8, math.max(4,
    math.ceil(count ^ .5)))
  columns = math.max(1, math.min(columns, count))
  local rows = (count + columns - 1) // columns
  local width = math.max(columns * (100 + GAP) + GAP, 300)
  local height = HEAD + rows * (100 + LABEL + GAP) + GAP
  local scale = options.size / 100
  local copies, title = 0, set.title or set.name or ""
  for _, type in ipairs(set.tiles) do copies = copies + type.count end
  local head = markup.escape(T("tiles.head", title, count, copies))
  -- letters are a little more than half as wide as they are high
  local size = math.max(6, math.min(18,
    math.floor((width - 2 * GAP) / (.62 * utf8.len(head)))))
  local out = { ('<svg xmlns="http://www.w3.org/2000/svg" width="%s" '
    .. 'height="%s" viewBox="0 0 %d %d" font-family="sans-serif">\n'
    .. '<title>%s</title>\n<rect width="100%%" height="100%%" '
    .. 'fill="#f4efe4"/>\n<text x="%d" y="27" font-size="%d" '
    .. 'font-weight="bold" fill="#2b2620">%s</text>\n'):format(
    number(width * scale), number(height * scale), width, height,
    markup.escape(title), GAP, size, head) }
  for i, type in ipairs(set.tiles) do
    local x = GAP + (i - 1) % columns * (100 + GAP)
    local y = HEAD + (i - 1) // columns * (100 + LABEL + GAP)
    local drawn = drawing.new(type, looks)
    local ground, rest = tile.paint(drawn, looks, ("t%d-"):format(i - 1))
    out[#out + 1] = ('<svg x="%d" y="%d" width="100" height="100" '
      .. 'viewBox="0 0 100 100"><title>%s</title>%s%s%s</svg>\n<text x="%d" '
      .. 'y="%d" font-size="%s" fill="#2b2620">%s %s</text>\n'):format(x, y,
      markup.escape(type.id), ground, rest,
      tile.upright(drawn, looks, 0), x, y + 112,
      number(letters(type.name, type.count)), markup.name(type.name),
      markup.escape(T("tiles.count", type.count)))
  end
  out[#out + 1] = "</svg>\n"
  return table.concat(out)
end

return sheet
