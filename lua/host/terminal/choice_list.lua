--- A decision as people see it: numbered choices, and what they may type.
-- Placements are gathered by cell, and a cell is answered by its number and
-- the direction the tile's north points to, as in "5>"; every other option,
-- placements together with an overlay included, has a number of its own. A
-- key, or the start of one, does as well. A number alone is enough where the
-- tile can lie one way only; a direction alone is that of the last number.

local texts = require "host.common.text"
local report = require "host.games.report"
local seat_lines = require "host.terminal.seat_lines"

local T = texts.get

local choices = {}

--- Where north points after 0 to 3 quarter turns clockwise.
choices.arrows = report.ARROWS

-- Options that Tab looks through.
local MOST_STARTS = 2000

local rotations = { ["^"] = 0, [">"] = 1, v = 2, ["<"] = 3 }

---@class Choices
---@field game table
---@field list table[] { option =, index = } or { x =, y =, turns = {} }
---@field count integer number of options
local Choices = {}
Choices.__index = Choices

--- Reads the pending decision.
---@param game table
---@return Choices
function choices.new(game)
  local decision = game:decision()
  local self = setmetatable({ game = game, list = {}, decision = decision,
    count = decision.count }, Choices)
  local cells = {}
  for index = 0, decision.count - 1 do
    local option = game:option(index)
    if option.kind == "place" and not option.word then
      local at = option.x .. "," .. option.y
      if not cells[at] then
        cells[at] = { x = option.x, y = option.y, turns = {},
          type = option.type }
        self.list[#self.list + 1] = cells[at]
      end
      cells[at].turns[option.rotation] = index
    else
      self.list[#self.list + 1] = { option = option, index = index }
    end
  end
  return self
end

--- Marks for the cells of the board.
---@return table[]
function Choices:marks()
  local marks = {}
  for number, choice in ipairs(self.list) do
    local option = choice.option or choice
    if option.x then
      marks[#marks + 1] = { x = option.x, y = option.y,
        text = tostring(number) }
    end
  end
  return marks
end

--- The type of the tile to be laid, when it is the same in all placements.
---@return integer?
function Choices:tile()
  local type
  for _, choice in ipairs(self.list) do
    if choice.turns then
      if type and type ~= choice.type then return end
      type = choice.type
    end
  end
  return type
end

--- Pictures that go with the choices: the tile to lay, in every direction it
--- can have, or the tile whose segments are chosen from.
---@return table[]
function Choices:pictures()
  local seen, pictures = {}, {}
  for _, choice in ipairs(self.list) do
    for turn = 0, 3 do
      if choice.turns and choice.turns[turn] then seen[turn] = choice.type end
    end
  end
  for turn = 0, 3 do
    if seen[turn] then
      pictures[#pictures + 1] = { type = seen[turn], rotation = turn,
        title = choices.arrows[turn] }
    end
  end
  for number, choice in ipairs(self.list) do
    local type = choice.option and choice.option.kind == "type"
      and choice.option.type
    if type then
      pictures[#pictures + 1] = { type = type, rotation = 0,
        title = tostring(number) }
    end
  end
  for _, what in ipairs(self.decision.about or {}) do
    if what.kind == "type" then
      pictures[#pictures + 1] = { type = what.type, rotation = 0, title = "" }
    end
  end
  return #pictures > 0 and pictures or self:segment_picture()
end

function Choices:segment_picture()
  local tile, marks = nil, {}
  for number, choice in ipairs(self.list) do
    local option = choice.option
    if option and option.segment then
      if tile and tile ~= option.tile then return {} end
      tile = option.tile
      local segment = option.segment + 1
      marks[segment] = marks[segment] or tostring(number)
    end
  end
  local placed = tile and self.game:tile(tile)
  if not placed then return {} end
  return { { type = placed.type, rotation = placed.rotation, marks = marks,
    title = ("%d,%d"):format(placed.x, placed.y) } }
end

local function turns_of(number, choice)
  local words = {}
  for turn = 0, 3 do
    if choice.turns[turn] then
      words[#words + 1] = number .. choices.arrows[turn]
    end
  end
  return table.concat(words, " ")
end

-- Columns from which on keys stand beside the choices of a list.
local KEYS_FROM = 70

-- Most cells in a line, and the gap between them.
local CELLS, GAP = 4, 3

--- Lines that list the choices; cells several to a line.
---@param session Session
---@param most integer of lines
---@param columns integer room there is
---@return string[]
function Choices:lines(session, most, columns)
  local lines, cells, width = {}, {}, 0
  local function flush()
    if #cells > 0 then
      lines[#lines + 1] = table.concat(cells, (" "):rep(GAP))
    end
    cells, width = {}, 0
  end
  for number, choice in ipairs(self.list) do
    if choice.turns then
      local cell = ("%d,%d: %s"):format(choice.x, choice.y,
        turns_of(number, choice))
      if #cells == CELLS or width + #cell > columns then flush() end
      cells[#cells + 1] = cell
      width = width + #cell + GAP
    else
      flush()
      lines[#lines + 1] = ("%3d  %s %s"):format(number,
        texts.pad(report.option(session, choice.option), 36),
        self.game:key(choice.index))
    end
  end
  flush()
  if #lines > most + 1 then -- that one more line is not worth a line
    local pass = self:pass() and lines[#lines]
    local left = #lines - most - (pass and 1 or 0)
    lines = table.move(lines, 1, most, 1, {})
    lines[#lines + 1] = T("choices.more", left)
    lines[#lines + 1] = pass
  end
  return lines
end

-- The cell that a choice is about, or nil.
local function cell_of(self, choice)
  local option = choice.option or choice
  if option.x then return option end
  local tile = option.tile
  if option.figure then
    local figure = self.game:figure(option.figure)
    if figure.x then return figure end
    tile = figure.tile
  end
  return tile and self.game:tile(tile)
end

--- The cell that most of the choices without a cell of their own are about:
--- what one wants to see.
---@return { x: integer, y: integer }?
function Choices:centre()
  for _, choice in ipairs(self.list) do
    local cell = not choice.turns and cell_of(self, choice)
    if cell then return { x = cell.x, y = cell.y } end
  end
end

local function arrows_of(choice)
  local words = {}
  for turn = 0, 3 do
    if choice.turns[turn] then words[#words + 1] = choices.arrows[turn] end
  end
  return table.concat(words)
end

-- Columns of a placement in the list: number, directions, cell; and between.
choices.CELL, choices.CELL_GAP = 14, 2

-- Adds choices to the blocks of lines that stay together: placements several
-- to a line, another choice as many lines as it needs.
local function add_blocks(self, session, blocks, numbers, width)
  local line
  for _, number in ipairs(numbers) do
    local choice = self.list[number]
    if choice.turns then
      local cell = ("%3d%-4s %d,%d"):format(number, arrows_of(choice),
        choice.x, choice.y)
      if line and #line + choices.CELL_GAP + choices.CELL <= width then
        line = line .. (" "):rep(choices.CELL_GAP) .. ("%-14s"):format(cell)
        blocks[#blocks] = { line }
      else
        line = ("%-14s"):format(cell)
        blocks[#blocks + 1] = { line }
      end
    else
      line = nil
      local words = ("%3d  %s"):format(number,
        report.option(session, choice.option))
      local key = self.game:key(choice.index)
      if width >= KEYS_FROM then
        words = texts.pad(words, 41) .. " " .. key
      end
      blocks[#blocks + 1] = seat_lines.wrap(words, width, 5)
    end
  end
end

-- All choices but the one that passes, what is seen on the board first.
local function blocks_of(self, session, width, sees)
  local near, far, blocks = {}, {}, {}
  for number, choice in ipairs(self.list) do
    if not (choice.option and choice.option.kind == "pass") then
      local cell = cell_of(self, choice)
      local list = cell and not sees(cell) and far or near
      list[#list + 1] = number
    end
  end
  add_blocks(self, session, blocks, near, width)
  if #far > 0 then
    blocks[#blocks + 1] = { T "choices.unseen" }
    add_blocks(self, session, blocks, far, width)
  end
  return blocks
end

-- Blocks of lines as pages of at most so many lines.
local function pages_of(blocks, rows)
  local pages, page = {}, {}
  for _, block in ipairs(blocks) do
    if #page > 0 and #page + #block > rows then
      pages[#pages + 1], page = page, {}
    end
    table.move(block, 1, #block, #page + 1, page)
  end
  pages[#pages + 1] = page
  return pages
end

--- The choices for a place of some rows and columns: a page of them where
--- there are more. What passes is on every page.
---@param session Session
---@param rows integer
---@param width integer
---@param sees fun(cell: { x: integer, y: integer }): boolean
---@return string[]
function Choices:page(session, rows, width, sees)
  local blocks, last = blocks_of(self, session, width, sees), {}
  local pass = self:pass()
  for number, choice in ipairs(self.list) do
    if pass and choice.index == pass then
      add_blocks(self, session, last, { number }, width)
      last = last[1]
    end
  end
  local pages = pages_of(blocks, math.max(1, rows - #last))
  if #pages > 1 then pages = pages_of(blocks, math.max(1, rows - #last - 1)) end
  self.turned = (self.turned or 0) % #pages
  self.pages = #pages
  local lines = pages[self.turned + 1]
  if #pages > 1 then
    lines[#lines + 1] = T("choices.page", self.turned + 1, #pages)
  end
  return table.move(last, 1, #last, #lines + 1, lines)
end

--- Columns that the choices need at least to look well.
---@param session Session
---@return integer
function Choices:width(session)
  local widest = 0
  for _, choice in ipairs(self.list) do
    widest = math.max(widest, choice.turns
      and 2 * choices.CELL + choices.CELL_GAP
      or 5 + seat_lines.width(report.option(session, choice.option)))
  end
  return widest
end

--- Turns to the next page of the list.
function Choices:turn_page() self.turned = (self.turned or 0) + 1 end

--- The sole direction of a cell, or nil.
local function only_turn(choice)
  local index
  for turn = 0, 3 do
    if choice.turns[turn] then
      if index then return end
      index = choice.turns[turn]
    end
  end
  return index
end

-- A direction in which the tile looks as it does in one that is listed.
function Choices:alias(choice, arrow)
  local key = self.game:key(select(2, next(choice.turns)))
  return self.game:find((key:gsub("[%^>v<] ", arrow .. " ", 1)))
end

function Choices:by_number(number, arrow)
  local choice = self.list[number]
  if not choice then
    return nil, T("choices.number", number, #self.list)
  end
  self.last = number
  if not choice.turns and arrow ~= "" then
    return nil, T("choices.no_turn", number, arrow)
  elseif not choice.turns then
    return choice.index
  end
  local index
  if arrow == "" then
    index = only_turn(choice)
  else
    index = choice.turns[rotations[arrow]] or self:alias(choice, arrow)
  end
  if index then return index end
  return nil, T("choices.turn", turns_of(number, choice))
end

function Choices:by_key(word)
  local exact = self.game:find(word)
  if exact then return exact end
  local found, keys = nil, {}
  for index = 0, self.count - 1 do
    local key = self.game:key(index)
    if key:sub(1, #word) == word then
      found = index
      keys[#keys + 1] = key
    end
  end
  if #keys == 1 then return found end
  if #keys == 0 then return nil, nil end
  local shown = table.concat(keys, "\n  ", 1, math.min(#keys, 12))
  return nil, T("choices.ambiguous", word, #keys, shown)
end

--- Index of the option that does nothing, if there is one.
---@return integer?
function Choices:pass()
  for _, choice in ipairs(self.list) do
    if choice.option and choice.option.kind == "pass" then
      return choice.index
    end
  end
end

--- The least that has to be typed for an option, without the Enter after it.
---@param index integer
---@return string
function Choices:typed(index)
  for number, choice in ipairs(self.list) do
    if choice.index == index then
      return choice.option.kind == "pass" and "" or tostring(number)
    end
    for turn, at in pairs(choice.turns or {}) do
      if at == index then
        return number .. (only_turn(choice) and "" or choices.arrows[turn])
      end
    end
  end
  return self.game:key(index)
end

--- What can be typed after the start of a line, for the key Tab.
---@param line string
---@return { text: string, help: string }[]
function Choices:starts_with(session, line)
  local found = {}
  for index = 0, math.min(self.count, MOST_STARTS) - 1 do
    local key = self.game:key(index)
    if key:sub(1, #line) == line then
      found[#found + 1] = { text = key,
        help = report.option(session, self.game:option(index)) }
    end
  end
  return found
end

--- Finds the option somebody means.
---@param word string
---@return integer? index
---@return string? problem nil when the word is nothing like an answer
function Choices:find(word)
  if rotations[word] and self.last then
    return self:by_number(self.last, word)
  end
  local number, arrow = word:match "^(%d+)%s*([%^>v<]?)$"
  if number and #number < 7 then
    return self:by_number(math.tointeger(tonumber(number)), arrow)
  end
  return self:by_key(word)
end

return choices
