--- Paints a scene for the terminal: colours and glyphs of looks on a grid of
--- characters.

local tes = require "tes"
local canvas = require "host.terminal.canvas"
local keys_of = require "common.keys"
local scene = require "host.pictures.scene"
local seats = require "host.games.seats"
local tile_grid = require "host.terminal.tile_grid"
local signs = require "host.terminal.signs"
local small_tile = require "host.terminal.small_tile"
local style = require "host.terminal.style"
local texts = require "host.common.text"
local window = require "host.terminal.window"

local T = texts.get

---@class Terminal
---@field rules table
---@field stage Stage
---@field coloured boolean
---@field signs Signs
local Terminal = {}
Terminal.__index = Terminal

local board_painter = {}

-- Sizes a tile can be drawn in, best first.
local SIZES = { { 9, 5 }, { 7, 3 }, { 5, 3 }, small_tile.SIZE }
local RIM = window.RIM
local LAST, RIM_COLOUR, NUMBER, BAR = 226, 244, 51, 240

--- A painter for games of a ruleset.
---@param rules table
---@param coloured boolean?
---@param boxes boolean? whether lines can be drawn; nil: as the locale says
---@return Terminal
function board_painter.new(rules, coloured, boxes)
  if boxes == nil then boxes = tes.term.utf8() end
  local stage = scene.new(rules)
  return setmetatable({ rules = rules, stage = stage, shapes = {},
    coloured = coloured or false, signs = signs.new(stage, boxes),
    form = function(kind) return stage.looks:form(kind) end }, Terminal)
end

-- A side that no segment holds shows its kind: it is drawn like a further
-- segment.
local function with_bare(segments, type)
  local held = 0
  for _, segment in ipairs(segments) do
    held = held | segment.sides
    for side = 0, 3 do
      if segment.halves >> 2 * side & 3 ~= 0 then held = held | 1 << side end
    end
  end
  local bare = {}
  for side = 0, 3 do
    local kind = type.sides and type.sides[side + 1]
    if held >> side & 1 == 0 and kind then
      bare[kind] = bare[kind] or { kind = kind, sides = 0, halves = 0 }
      bare[kind].sides = bare[kind].sides | 1 << side
    end
  end
  for _, kind in ipairs(keys_of(bare)) do
    segments[#segments + 1] = bare[kind]
  end
  return segments
end

-- Which segment of a type passes over another one, from 1.
local function upper_of(type)
  local first = type.crossing and type.crossing[1]
  return first and first[1]
end

--- The shape of a tile: of a type turned, or of what lies there, where more
--- may have been laid on it.
---@param type integer from 0
---@param turns integer
---@param size integer[]
---@param lies table[]? segments of the placed tile
---@return Shape
function Terminal:shape(type, turns, size, lies)
  local described = self.stage.types[type + 1]
  local key = ("%d.%d/%d/%d"):format(type, turns, size[1], size[2])
  local other = lies and #lies ~= #described.segments
  local known = not other and self.shapes[key]
  if known then return known end
  local bare = with_bare({ table.unpack(described.segments) }, described)
  local segments = tile_grid.turn(bare, turns)
  if other then -- an overlay: what it shows is known from the board alone
    for i, segment in ipairs(lies) do
      local same = described.segments[i]
      segments[i] = { kind = segment.kind, sides = segment.sides,
        halves = segment.halves, ends = same and same.ends,
        marks = same and same.marks }
    end
  end
  known = tile_grid.new(segments, size[1], size[2], self.form,
    upper_of(described))
  known.segments, known.marks = segments, described.marks or {}
  if not other then self.shapes[key] = known end
  return known
end

local beside_upright = { { -1, 0 }, { 1, 0 }, { 0, -1 }, { 0, 1 },
  { -1, -1 }, { 1, 1 }, { -1, 1 }, { 1, -1 } }
local beside_level = { { 0, -1 }, { 0, 1 }, { -1, 0 }, { 1, 0 },
  { -1, -1 }, { 1, 1 }, { -1, 1 }, { 1, -1 } }

-- What lies below a line at a character: what is beside it, an area only where
-- there is nothing else.
function Terminal:below(drawn, column, row)
  local area
  local upright = drawn.ways[row][column] & 5 ~= 0
  for _, step in ipairs(upright and beside_upright or beside_level) do
    local c, r = column + step[1], row + step[2]
    local owner = drawn.owner[r] and drawn.owner[r][c]
    if owner and not drawn.ways[r][c] then
      if self.form(drawn.segments[owner].kind) ~= "area" then return owner end
      area = area or owner
    end
  end
  return area
end

function Terminal:paint_line(to, column, row, drawn, at)
  local kind = drawn.segments[drawn.owner[at[2]][at[1]]].kind
  local sign = self.signs:kind(kind)
  local char = self.signs:line(kind, drawn.ways[at[2]][at[1]])
  self.signs:show(1, sign, kind)
  if not self.coloured then return to:set(column, row, char) end
  local ground = self:below(drawn, at[1], at[2])
  local ground_sign = ground and self.signs:kind(drawn.segments[ground].kind)
  if sign.glyph == "─" and ground_sign then
    to:set(column, row, char, self.signs:ink(sign.colour, ground_sign.colour),
      ground_sign.colour, true)
  else
    to:set(column, row, char, style.text_on(sign.colour), sign.colour)
  end
end

-- Signs of marks and of the ends of lines.
function Terminal:paint_signs(to, left, top, drawn)
  local taken = {}
  local function is_ground(i)
    return drawn.segments[i] and
      self.form(drawn.segments[i].kind) == "ground"
  end
  local function put(sign, segment)
    local column, row = tile_grid.sign_place(drawn, segment, taken, is_ground)
    if not sign or not column then return end
    taken[row * 100 + column] = true
    self.signs:show(4, sign)
    local bg = self.coloured and sign.colour or nil
    to:set(left + column - 1, top + row - 1, sign.glyph,
      bg and style.text_on(bg), bg, true)
  end
  local joined = {}
  for _, joint in ipairs(drawn.joints) do
    local name = joint.name or ""
    local sign = drawn.marks[name] and self.signs:mark(name,
      drawn.marks[name]) or self.signs:joint(joint.name)
    joined[name] = true
    self.signs:show(3, sign, name)
    local bg = self.coloured and sign.colour or nil
    to:set(left + joint.column - 1, top + joint.row - 1, sign.glyph,
      bg and style.text_on(bg), bg, true)
  end
  for i, segment in ipairs(drawn.segments) do
    for _, name in ipairs(keys_of(segment.marks or {})) do
      if not drawn.marks[name] and (self.form(segment.kind) ~= "area" or
          self.signs:area(segment.kind, segment.marks)
          == self.signs:kind(segment.kind)) then
        put(self.signs:mark(name, segment.marks[name]), i)
      end
    end
  end
  for _, name in ipairs(keys_of(drawn.marks)) do
    if not joined[name] then put(self.signs:mark(name, drawn.marks[name])) end
  end
end

--- Paints one tile with its upper left corner at a position.
function Terminal:paint_tile(to, left, top, drawn)
  if drawn.height == 1 then
    return small_tile.paint(self, to, left, top, drawn)
  end
  for row = 1, drawn.height do
    for column = 1, drawn.width do
      local i = drawn.owner[row][column]
      local segment = i and drawn.segments[i]
      local c, r = left + column - 1, top + row - 1
      if segment and drawn.ways[row][column] then
        self:paint_line(to, c, r, drawn, { column, row })
      elseif segment then
        local sign = self.signs:area(segment.kind, segment.marks)
        local area = self.form(segment.kind) == "area"
        self.signs:show(area and 2 or 1, sign, segment.kind)
        if self.coloured then
          to:set(c, r, area and sign.glyph or " ",
            style.text_on(sign.colour), sign.colour, area)
        else
          to:set(c, r, sign.glyph)
        end
      end
    end
  end
  self:paint_signs(to, left, top, drawn)
end

local function mark_corners(to, left, top, width, height, coloured)
  local fg = coloured and LAST or nil
  to:set(left, top, "+", fg, nil, true)
  to:set(left + width - 1, top, "+", fg, nil, true)
  to:set(left, top + height - 1, "+", fg, nil, true)
  to:set(left + width - 1, top + height - 1, "+", fg, nil, true)
end

--- Paints shut edges of a tile (mask of sides) as bars.
function Terminal:paint_edges(to, left, top, width, height, sides)
  local fg = self.coloured and 231 or nil
  local bg = self.coloured and BAR or nil
  for step = 0, width - 1 do
    if sides & 1 ~= 0 then to:set(left + step, top, "%", fg, bg, true) end
    if sides & 4 ~= 0 then
      to:set(left + step, top + height - 1, "%", fg, bg, true)
    end
  end
  for step = 0, height - 1 do
    if sides & 8 ~= 0 then to:set(left, top + step, "%", fg, bg, true) end
    if sides & 2 ~= 0 then
      to:set(left + width - 1, top + step, "%", fg, bg, true)
    end
  end
end

--- Letter of the seat, then the glyph of the piece where there is room. What
--- is nobody's and stands on an edge is its glyph alone: the edge itself is
--- to be seen.
function Terminal:paint_figure(to, column, row, figure, short)
  local glyph, text = figure.look.glyph, seats.letter(figure.owner)
  if glyph then
    self.signs:show(5, { glyph = (figure.owner < 0 and "" or "A") .. glyph },
      figure.piece)
  end
  if figure.side and figure.owner < 0 then
    if not glyph then return end
    text = glyph
  elseif figure.owner < 0 and glyph then
    text = glyph
  elseif not short and glyph then
    text = text .. glyph
  end
  local own = figure.owner < 0 and not figure.look.default
    and style.colour(figure.look.fill)
  local bg = self.coloured and (own or style.seat(figure.owner)) or nil
  to:text(column, row, text, bg and style.text_on(bg), bg, true)
end

-- Figures by tile, those on the edge of a cell included.
local function figures_by_tile(game, shown)
  local by_tile = {}
  for _, list in ipairs { shown.figures, shown.edges } do
    for _, figure in ipairs(list) do
      local tile = figure.tile or game:tile_at(figure.x, figure.y)
      if tile then
        by_tile[tile] = by_tile[tile] or {}
        table.insert(by_tile[tile], figure)
      end
    end
  end
  return by_tile
end

-- Masks of shut sides by tile.
local function shut_by_tile(game, shown)
  local by_tile = {}
  for _, edge in ipairs(shown.shut) do
    local tile = game:tile_at(edge.x, edge.y)
    by_tile[tile] = (by_tile[tile] or 0) | 1 << edge.side
  end
  return by_tile
end

-- Segments joined on a tile: a sign in its middle that shows which sides.
local function links_by_tile(shown)
  local by_tile = {}
  for _, link in ipairs(shown.links) do
    if link.tile then
      by_tile[link.tile] = by_tile[link.tile] or {}
      table.insert(by_tile[link.tile], link)
    end
  end
  return by_tile
end

-- A line through the middle, from one of the sides to the other.
function Terminal:paint_links(to, left, top, drawn, links)
  for _, link in ipairs(links) do
    local sign = self.signs:kind(link.kind)
    local bg = self.coloured and sign.colour or nil
    to:set(left + drawn.width // 2, top + drawn.height // 2,
      self.signs:line(link.kind, link.sides), bg and style.text_on(bg), bg,
      true)
  end
end

local edges = { [0] = { 0.5, 0 }, { 1, 0.5 }, { 0.5, 1 }, { 0, 0.5 } }

local function on_tile(figure)
  return not figure.side and not figure.corner and figure.segment == 0
end

-- Those on the tile itself stand side by side; `crowd`: how many they are.
local function figure_place(figure, drawn, crowd)
  if drawn.height == 1 then
    local column = small_tile.place(drawn, figure.side and 0 or figure.segment)
    local most = on_tile(figure) and drawn.width + 1 - crowd or column
    return math.max(1, math.min(column, most)), 1
  elseif figure.side then
    local part = edges[figure.side]
    return 1 + math.floor(part[1] * (drawn.width - 1)),
      1 + math.floor(part[2] * (drawn.height - 1))
  elseif figure.corner then
    return 1, 1
  elseif figure.segment > 0 then
    return tile_grid.place(drawn, figure.segment)
  end
  local first = math.min(drawn.width // 2 + 2, drawn.width + 1 - 2 * crowd)
  return math.max(1, first), drawn.height
end

--- Paints a placed tile with its figures, links and shut edges.
function Terminal:paint_placed(to, left, top, game, index, figures, size, shut,
    links)
  local tile = game:tile(index)
  local drawn = self:shape(tile.type, tile.rotation, size,
    game:segments(index))
  self:paint_tile(to, left, top, drawn)
  local small = size[2] == 1
  if links and not small then
    self:paint_links(to, left, top, drawn, links)
  end
  if shut then self:paint_edges(to, left, top, size[1], size[2], shut) end
  if index == game:tiles() - 1 and not small then
    mark_corners(to, left, top, size[1], size[2], self.coloured)
  end
  local taken, crowd = {}, 0
  for _, figure in ipairs(figures or {}) do
    if on_tile(figure) then crowd = crowd + 1 end
  end
  for _, figure in ipairs(figures or {}) do
    local column, row = figure_place(figure, drawn, crowd)
    while taken[row * 100 + column] and column < drawn.width do
      column = column + (small and 1 or 2)
    end
    taken[row * 100 + column] = true
    self:paint_figure(to, left + column - 1, top + row - 1, figure,
      small or column >= drawn.width)
  end
end

local function centred(to, left, width, row, text, fg, bold)
  to:text(left + (width - #text) // 2, row, text, fg, nil, bold)
end

local function paint_rim(to, seen, coloured)
  local fg = coloured and RIM_COLOUR or nil
  for _, label in ipairs(window.rim(seen)) do
    to:text(label[1] + 1, label[2] + 1, label[3], fg)
  end
end

--- The nearest number of a size of tiles.
---@param wanted integer
---@return integer
function Terminal:zoom(wanted)
  return math.max(1, math.min(wanted, #SIZES))
end

-- The number of a choice on its cell; in small cells there is no room for
-- brackets.
function Terminal:paint_mark(to, left, top, size, text)
  local row = top + size[2] // 2
  if size[2] > 1 then
    return centred(to, left, size[1], row, "[" .. text .. "]",
      self.coloured and NUMBER or nil, true)
  end
  local ink, paper = self.coloured and 16 or nil, self.coloured and NUMBER
  to:text(left + (size[1] - #text) // 2, row, text, ink, paper or nil, true)
end

-- Where small tiles have no corners to mark, the last one has its row and its
-- column marked at the rim.
function Terminal:point_out(to, last, corner)
  if not last then return end
  local fg = self.coloured and LAST or nil
  local left, top = corner(last.x, last.y)
  if left > RIM and left <= to.width then to:set(left + 1, 1, "+", fg) end
  if top > 1 and top <= to.height then to:set(RIM, top, "+", fg) end
end

--- Paints the board without what is said below it.
---@param game table
---@param shown table a scene of it on a grid
---@param marks { x: integer, y: integer, text: string }[]? marked cells
---@param room integer[]? columns and rows there are; nil: no limit
---@param centre { x: integer, y: integer }? cell in the middle of what fits;
---  nil: the last tile
---@param zoom integer? number of the size of tiles; nil: the largest that fits
---@return string[] lines
---@return table seen cells, size, zoom; see window.fit
---@return integer columns
function Terminal:board(game, shown, marks, room, centre, zoom)
  local seen = window.fit(shown, marks, room, centre, SIZES, zoom)
  local width, height = seen.size[1], seen.size[2]
  local to = canvas.new(RIM + (seen.x1 - seen.x0 + 1) * width,
    1 + (seen.y1 - seen.y0 + 1) * height)
  local function corner(x, y)
    return RIM + 1 + (x - seen.x0) * width, 2 + (y - seen.y0) * height
  end
  paint_rim(to, seen, self.coloured)
  local figures = figures_by_tile(game, shown)
  local shut, links = shut_by_tile(game, shown), links_by_tile(shown)
  for y = seen.y0, seen.y1 do
    for x = seen.x0, seen.x1 do
      local index = game:tile_at(x, y)
      if index then
        local left, top = corner(x, y)
        self:paint_placed(to, left, top, game, index, figures[index],
          seen.size, shut[index], links[index])
      end
    end
  end
  for _, mark in ipairs(marks) do
    if window.sees(seen, mark) then
      local left, top = corner(mark.x, mark.y)
      self:paint_mark(to, left, top, seen.size, mark.text)
    end
  end
  if height == 1 then self:point_out(to, shown.tiles[#shown.tiles], corner) end
  return to:lines(self.coloured), seen, to.width
end

--- Paints the board, with lines about what is not on it.
---@param game table
---@param marks { x: integer, y: integer, text: string }[]?
---@param room integer[]? as of Terminal:board
---@param centre { x: integer, y: integer }?
---@param zoom integer?
---@return string[] lines
---@return table seen
function Terminal:paint(game, marks, room, centre, zoom)
  local shown = self.stage:scene({ game = game }, "grid")
  local more = window.zones(shown)
  if room then room = { room[1], room[2] - #more - 1 } end
  local lines, seen = self:board(game, shown, marks or {}, room, centre, zoom)
  if seen.cropped then lines[#lines + 1] = T "board.cropped" end
  table.move(more, 1, #more, #lines + 1, lines)
  return lines, seen
end

--- Pictures of tiles beside each other.
---@param pictures { type: integer, rotation: integer, title: string,
---  marks: table<integer, string>? }[] marks by segment, from 1
---@param columns integer? room there is
---@param small boolean? not the largest size
---@return string[]
function Terminal:pictures(pictures, columns, small)
  local first_size = small and 2 or 1
  -- the last size but one is the least that has room for numbers
  while first_size < #SIZES - 1 and
      #pictures * (SIZES[first_size][1] + 2) - 2 > (columns or 80) do
    first_size = first_size + 1
  end
  local width, height = table.unpack(SIZES[first_size])
  local a_row = math.max(1, ((columns or 80) + 2) // (width + 2))
  local lines = {}
  for first = 1, #pictures, a_row do
    local count = math.min(a_row, #pictures - first + 1)
    local to = canvas.new(count * (width + 2), height + 1)
    for i = 0, count - 1 do
      local picture = pictures[first + i]
      local left = 1 + i * (width + 2)
      local drawn = self:shape(picture.type, picture.rotation,
        { width, height })
      self:paint_tile(to, left, 2, drawn)
      centred(to, left, width, 1, picture.title, nil, true)
      for segment, text in pairs(picture.marks or {}) do
        local column, row = tile_grid.place(drawn, segment)
        to:text(left + column - 1, 1 + row, text,
          self.coloured and 16 or nil, self.coloured and NUMBER or nil, true)
      end
    end
    for _, line in ipairs(to:lines(self.coloured)) do
      lines[#lines + 1] = line
    end
  end
  return lines
end

--- What the signs on the boards painted so far mean.
---@param columns integer room there is
---@param only_new boolean? those that no legend had yet
---@param most integer? lines
---@return string[]
function Terminal:legend(columns, only_new, most)
  return self.signs:legend(self.coloured, columns, self.rules, only_new, most)
end

--- Lines that it would have.
function Terminal:legend_height(columns, only_new)
  return self.signs:legend_height(self.coloured, columns, self.rules, only_new)
end

return board_painter
