--- A sheet of tiles: every type of a set with its name and number of copies.

local curve = require "host.pictures.shapes.curve"
local tile_shapes = require "host.pictures.shapes.tile_shapes"
local markup = require "host.pictures.markup"
local tile = require "host.pictures.tile"
local T = require "host.common.text".get

local number = curve.number
local tile_sheet = {}

local GAP, HEAD = 12, 40
-- Letters of the names, in units and at least in pixels.
local LETTERS, READABLE = 8.5, 7

-- A name and its number in lines that fit below a tile, broken after hyphens.
local function lines_of(name, count, size)
  local room = math.max(4, (100 + GAP - 3) / (.62 * size) // 1 | 0)
  local lines, line = {}, ""
  local function add(part)
    if line ~= "" and (utf8.len(line .. part) or #line + #part) > room then
      lines[#lines + 1], line = line, ""
    end
    line = line .. part
  end
  for part in name:gmatch "[^-]+-*" do
    while #part > room and utf8.len(part) == #part do
      add(part:sub(1, room))
      part = part:sub(room + 1)
    end
    add(part)
  end
  add(" " .. count)
  lines[#lines + 1] = line
  return lines
end

-- The names of all types, each as lines; and how many lines there are at most.
local function all_lines(set, size)
  local names, most = {}, 1
  for i, type in ipairs(set.tiles) do
    names[i] = lines_of(type.name, T("tiles.count", type.count), size)
    most = math.max(most, #names[i])
  end
  return names, most
end

local function paint_name(out, lines, x, y, size)
  for i, line in ipairs(lines) do
    out[#out + 1] = ('<text x="%d" y="%s" font-size="%s" fill="#2b2620">%s'
      .. '</text>\n'):format(x, number(y + 3.5 + i * size),
      number(size), markup.escape(markup.tidy(line:match "^ *(.*)$")))
  end
end

--- Paints a described tile set.
---@param set table { title, tiles }
---@param looks Looks
---@param options { size: integer, columns: integer? }
---@return string
function tile_sheet.paint(set, looks, options)
  local count = #set.tiles
  local columns = options.columns or math.min(8, math.max(4,
    math.ceil(count ^ .5)))
  columns = math.max(1, math.min(columns, count))
  local rows = (count + columns - 1) // columns
  local width = math.max(columns * (100 + GAP) + GAP, 300)
  local scale = options.size / 100
  local letters = math.max(LETTERS, READABLE / scale)
  local names, most = all_lines(set, letters)
  local label = 16 + math.ceil(most * letters - LETTERS)
  local height = HEAD + rows * (100 + label + GAP) + GAP
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
    local y = HEAD + (i - 1) // columns * (100 + label + GAP)
    local drawn = tile_shapes.new(type, looks)
    local ground, rest = tile.paint(drawn, looks, ("t%d-"):format(i - 1))
    out[#out + 1] = ('<svg x="%d" y="%d" width="100" height="100" '
      .. 'viewBox="0 0 100 100"><title>%s</title>%s%s%s</svg>\n'):format(x, y,
      markup.escape(type.id), ground, rest, tile.upright(drawn, looks, 0))
    paint_name(out, names[i], x, y + 100, letters)
  end
  out[#out + 1] = "</svg>\n"
  return table.concat(out)
end

return tile_sheet
