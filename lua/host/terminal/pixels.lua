--- Paints a scene as a real picture in the terminal: in pixels where the
--- terminal takes them, in coloured blocks elsewhere. The drawing is that of
--- host/pictures/svg.lua; libchafa shows it (core/bind/image/show.c).

local tes = require "tes"
local curve = require "host.pictures.shapes.curve"
local fail = require "host.common.fail"
local extent = require "host.pictures.extent"
local markup = require "host.pictures.markup"
local style = require "host.terminal.style"
local svg = require "host.pictures.svg"
local window = require "host.terminal.window"

---@class Pixels
---@field stage Stage
---@field way string blocks, sixel, kitty or iterm2
local Pixels = {}
Pixels.__index = Pixels

local pixels = {}

--- What can be asked for by name.
pixels.WAYS = { "picture", "kitty", "iterm2", "sixel", "blocks" }

-- Rows of a tile, best first; blocks show nothing in the smaller ones.
local ROWS = { 12, 9, 7, 6, 5, 4, 3 }
local BLOCK_ROWS = { 12, 10, 8, 7, 6, 5 }

-- Pixels of a character where the terminal does not tell.
local CELL = { 10, 20 }
-- A terminal that tells of fewer pixels a character does not know them.
local LEAST_CELL = 3

local INK, PAPER, RIM_INK = 0x2b2620, 0xfff3c4, 0x6b6255

local function is_set(name) return (os.getenv(name) or "") ~= "" end

-- A multiplexer shows what its own screen can hold, which is characters.
local function is_multiplexer()
  local term = os.getenv "TERM" or ""
  return is_set "TMUX" or is_set "STY" or term:find "^screen"
    or term:find "^tmux"
end

--- A painter of pictures; nil and a problem where there can be none.
---@param stage Stage
---@param wanted string one of WAYS
---@return Pixels?
---@return string? problem key of a text, or a message
function pixels.new(stage, wanted)
  local way, problem = tes.image.way()
  if not way then return nil, problem.text end
  if is_multiplexer() then way = "blocks" end
  if wanted ~= "picture" then way = wanted end
  if not tes.term.isatty "stdout" then return nil, "picture.no_terminal" end
  if way == "blocks" and not style.wanted() then
    return nil, "picture.no_colours"
  end
  return setmetatable({ stage = stage, way = way }, Pixels)
end

--- Pixels of a character of the terminal.
function Pixels:cell()
  local columns, rows, width, height = tes.term.size()
  width, height = width // columns, height // rows
  if self.way == "blocks" or width < LEAST_CELL or height < LEAST_CELL then
    return CELL[1], CELL[2]
  end
  return width, height
end

-- Columns and rows that tiles can have.
function Pixels:sizes()
  local width, height = self:cell()
  local sizes = {}
  for i, rows in ipairs(self.way == "blocks" and BLOCK_ROWS or ROWS) do
    sizes[i] = { (rows * height + width // 2) // width, rows }
  end
  return sizes
end

-- A text as part of a drawing, where letters can be read.
local function text_of(label, width, height)
  local blanks, word = label[3]:match "^( *)(.*)$"
  return ('<text x="%d" y="%d" font-size="%d" font-family="monospace" '
    .. 'font-weight="%s" fill="#%06x">%s</text>'):format(
    (label[1] + #blanks) * width, label[2] * height + 78 * height // 100,
    8 * height // 10, label[5] and "bold" or "normal", label[4],
    markup.escape(word))
end

-- Prints a drawing made for so many cells, with texts over it: { column, row,
-- text, ink, paper }.
function Pixels:print(columns, rows, types, drawing, texts)
  local width, height = self:cell()
  local over = {}
  for _, label in ipairs(texts) do
    label[5] = label[5] or self.way == "blocks" and svg.TABLE or nil
    if self.way ~= "blocks" then
      over[#over + 1] = text_of(label, width, height)
    end
  end
  fail.check(tes.image.show { way = self.way, colours = style.depth,
    columns = columns, rows = rows, cell_width = width, cell_height = height,
    texts = texts,
    svg = ('<svg xmlns="http://www.w3.org/2000/svg" width="%d" height="%d" '
      .. 'font-family="sans-serif"><defs>%s</defs><rect width="100%%" '
      .. 'height="100%%" fill="#%06x"/>%s%s</svg>'):format(columns * width,
      rows * height, types, svg.TABLE, drawing, table.concat(over)) })
end

-- A place to choose: its number where it can be read.
local function add_mark(texts, out, mark, seen, cell)
  local size = seen.size
  local left = window.RIM + (mark.x - seen.x0) * size[1]
  local top = 1 + (mark.y - seen.y0) * size[2]
  local word = "[" .. mark.text .. "]"
  texts[#texts + 1] = { left + (size[1] - #word) // 2, top + size[2] // 2,
    word, INK, PAPER }
  out[#out + 1] = ('<rect x="%d" y="%d" width="%d" height="%d" rx="6" '
    .. 'fill="#%06x" fill-opacity=".45" stroke="#3d4a5c" '
    .. 'stroke-width="2" stroke-dasharray="7 5"/>'):format(
    left * cell[1] + 3, top * cell[2] + 3, size[1] * cell[1] - 6,
    size[2] * cell[2] - 6, PAPER)
end

-- The tiles of a row of pictures, as a scene that svg.types reads.
local function as_scene(self, pictures, tiles)
  tiles = tiles or {}
  for _, picture in ipairs(pictures) do
    tiles[#tiles + 1] = { type = picture.type, rotation = picture.rotation,
      drawing = self.stage:drawing(picture.type) }
  end
  return { tiles = tiles }
end

-- The numbers on the segments of a tile whose picture is at left, top.
local function add_numbers(self, texts, picture, left, top, size)
  for segment, text in pairs(picture.marks or {}) do
    local x, y = self.stage:drawing(picture.type):spot(segment, 1)
    x, y = curve.turn(x, y, picture.rotation)
    texts[#texts + 1] = { left + (x * size[1] // 100 | 0),
      top + (y * size[2] // 100 | 0), text, INK, PAPER }
  end
end

-- Adds a picture of a tile, with its title above it.
local function add_picture(self, texts, out, picture, left, top, size)
  local width, height = self:cell()
  texts[#texts + 1] = { left + (size[1] - #picture.title) // 2, top,
    picture.title, INK }
  out[#out + 1] = ('<svg x="%d" y="%d" width="%d" height="%d" viewBox="0 0 100 '
    .. '100" preserveAspectRatio="none"><use href="#t%dr%d"/></svg>'):format(
    left * width, (top + 1) * height, size[1] * width, size[2] * height,
    picture.type, picture.rotation)
  add_numbers(self, texts, picture, left, top + 1, size)
end

---@class Side what stands right of a board
---@field width integer columns
---@field pictures table[] as of Terminal:pictures
---@field list fun(seen: table, rows: integer): string[]

-- Adds what stands right of the board from a column on; returns its rows.
local function add_side(self, texts, out, side, left, rows, seen)
  local pictures, top = side.pictures, 0
  local size = self:tile_size(#pictures > 3 and 3 or 4)
  local a_row = math.max(1, (side.width + 2) // (size[1] + 2))
  local shown = math.min(#pictures, a_row * math.max(0,
    rows // 2 // (size[2] + 1)))
  for i = 1, shown do
    top = (i - 1) // a_row * (size[2] + 1)
    add_picture(self, texts, out, pictures[i],
      left + (i - 1) % a_row * (size[1] + 2), top, size)
  end
  top = shown > 0 and top + size[2] + 1 or 0
  for i, line in ipairs(side.list(seen, rows - top)) do
    texts[#texts + 1] = { left, top + i - 1, line, INK }
    rows = math.max(rows, top + i)
  end
  return rows
end

--- Prints the board; otherwise as Terminal:paint.
---@param game table
---@param marks { x: integer, y: integer, text: string }[]? marked cells
---@param room integer[]? columns and rows there are; nil: no limit
---@param centre { x: integer, y: integer }?
---@param side Side? what stands beside it
---@return table seen cells; cropped
---@return string[] lines about what is not on the board
function Pixels:board(game, marks, room, centre, side)
  marks = marks or {}
  local shown = self.stage:scene({ game = game }, "board")
  local more = window.zones(shown)
  if room and not side then room = { room[1], room[2] - #more - 1 } end
  local seen = window.fit(shown, marks, room, centre, self:sizes())
  extent.leave(shown, { seen.x0 - 1, seen.y0 - 1, seen.x1 + 1, seen.y1 + 1 })
  local cell = { self:cell() }
  local columns = window.RIM + (seen.x1 - seen.x0 + 1) * seen.size[1]
  local rows = 1 + (seen.y1 - seen.y0 + 1) * seen.size[2]
  local texts, out = window.rim(seen), {}
  for _, label in ipairs(texts) do label[4] = RIM_INK end
  local across, down = seen.size[1] * cell[1], seen.size[2] * cell[2]
  out[1] = ('<svg x="%d" y="%d" width="%d" height="%d" viewBox="%d %d %d %d" '
    .. 'preserveAspectRatio="none">%s</svg>'):format(window.RIM * cell[1],
    cell[2], (columns - window.RIM) * cell[1], (rows - 1) * cell[2],
    100 * seen.x0, 100 * seen.y0, 100 * (columns - window.RIM) * cell[1]
    // across, 100 * (rows - 1) * cell[2] // down, svg.board(shown))
  for _, mark in ipairs(marks) do
    if window.sees(seen, mark) then
      add_mark(texts, out, mark, seen, cell)
    end
  end
  local types = shown
  if side then
    local left = columns + 2
    columns = left + side.width
    rows = add_side(self, texts, out, side, left, math.max(rows, room[2]),
      seen)
    types = as_scene(self, side.pictures, table.move(shown.tiles, 1,
      #shown.tiles, 1, {}))
  end
  self:print(columns, rows, svg.types(types, self.stage.looks),
    table.concat(out), texts)
  return seen, more
end

--- Rows that pictures of tiles take.
function Pixels:rows(pictures, columns, small)
  local size = self:tile_size(small and 4 or 6)
  local a_row = math.max(1, (columns + 2) // (size[1] + 2))
  return (#pictures + a_row - 1) // a_row * (size[2] + 1), a_row, size
end

-- Columns and rows of a picture of so many rows.
function Pixels:tile_size(rows)
  local width, height = self:cell()
  return { (rows * height + width // 2) // width, rows }
end

--- Prints pictures of tiles beside each other, as Terminal:pictures.
function Pixels:tiles(pictures, columns, small)
  local _, a_row, size = self:rows(pictures, columns, small)
  for first = 1, #pictures, a_row do
    local row = table.move(pictures, first,
      math.min(#pictures, first + a_row - 1), 1, {})
    local texts, out = {}, {}
    for i, picture in ipairs(row) do
      add_picture(self, texts, out, picture, (i - 1) * (size[1] + 2), 0, size)
    end
    self:print(#row * (size[1] + 2) - 2, size[2] + 1,
      svg.types(as_scene(self, row), self.stage.looks), table.concat(out),
      texts)
  end
end

return pixels
