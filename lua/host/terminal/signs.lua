--- The signs of the terminal's board: a character and a colour for every kind,
--- mark and figure of a ruleset, so that no two look the same, and a legend of
--- those that are to be seen. Knows looks, no module.

local markup = require "host.pictures.markup"
local style = require "host.terminal.style"
local T = require "host.common.text".get

---@class Signs
---@field stage Stage
---@field boxes boolean whether the terminal can draw lines
local Signs = {}
Signs.__index = Signs

local signs = {}

-- Characters of lines by the sides they go on to, N E S W are bits 0 to 3:
-- for the first kind of line, and for the others.
local thin = { [0] = "·", "╵", "╶", "╰", "╷", "│", "╭", "├", "╴", "╯", "─",
  "┴", "╮", "┤", "┬", "┼" }
local double = { [0] = "·", "║", "═", "╚", "║", "║", "╔", "╠", "═", "╝", "═",
  "╩", "╗", "╣", "╦", "╬" }
local plain = { [0] = "+", "|", "-", "\\", "|", "|", "/", "+", "-", "/", "-",
  "+", "\\", "+", "+", "+" }

-- Between two signs of a legend.
local GAP = "   "

local SPARE = { solid = "#&@$", ground = ".,:;", area = "MBHXK", line = "=~" }
local ORDER = { solid = 1, ground = 2, area = 3, line = 4, bare = 6 }

-- Kinds of lines by priority: roads before water.
local function rank(looks, name)
  if looks:kind(name).line == "water" then return 5 end
  return ORDER[looks.forms[name]] or 9
end

-- Kinds in the order in which they choose.
local function kinds_of(looks)
  local names = {}
  for name in pairs(looks.forms) do names[#names + 1] = name end
  table.sort(names, function(a, b)
    local x, y = rank(looks, a), rank(looks, b)
    if x ~= y then return x < y end
    return a < b
  end)
  return names
end

-- The first of some characters that is not in use.
local function first_free(taken, letters)
  for char in letters:gmatch "." do
    if not taken[char] then return char end
  end
  return "?"
end

local function add_kinds(self)
  local looks, names, wanted, lines = self.stage.looks,
    kinds_of(self.stage.looks), {}, 0
  local thin_one
  for i, name in ipairs(names) do
    local look = looks:kind(name)
    -- the first kind of line is drawn on the ground in characters
    wanted[i] = style.colour(look.colour, "true") and look.colour or look.fill
    thin_one = thin_one or looks.forms[name] == "line" and i
  end
  local road = thin_one and style.colour(table.remove(wanted, thin_one))
  local colours = style.distinct(wanted)
  if thin_one then table.insert(colours, thin_one, road) end
  for i, name in ipairs(names) do
    local form, look = looks.forms[name], looks:kind(name)
    local glyph = look.glyph
    if not glyph or self.taken[glyph] or #glyph > 1 and not self.boxes then
      glyph = first_free(self.taken, SPARE[form] or SPARE.solid)
    end
    if form == "line" then
      lines = lines + 1
      self.chars[name] = not self.boxes and plain or lines > 1 and double
        or thin
      if not self.boxes and lines > 1 then
        self.chars[name] = setmetatable({}, { __index = function()
          return glyph
        end })
      end
      glyph = self.chars[name][10]
    end
    self.taken[glyph] = true
    self.kinds[name] = { glyph = glyph, colour = colours[i], form = form }
  end
end

-- A letter of a word that no other sign has: lower case, for seats have
-- capitals.
local function letter_for(self, word)
  local letters = word:lower():gsub("[^a-z0-9]", "") ..
    "abcdefghijklmnopqrstuvwxyz0123456789"
  return first_free(self.taken, letters)
end

local function add_mark(self, name, value)
  local key = value ~= true and name .. "=" .. tostring(value) or name
  local look = self.stage.looks:mark(name, value)
  if self.marks[key] or look.symbol == "none" then return end
  local glyph = look.glyph
  if not glyph or self.taken[glyph] or #glyph > 1 and not self.boxes then
    glyph = letter_for(self, value ~= true and tostring(value) or name)
  end
  self.taken[glyph] = true
  self.marks[key] = { glyph = glyph, colour = style.colour(look.fill),
    word = value ~= true and tostring(value) or name }
end

-- Areas that their marks change have a sign of their own.
local function add_area(self, kind, marks)
  for name, value in pairs(marks) do
    local key = kind .. "." .. name
    local given = value == true and self.stage.looks.given[key]
    if given and not self.areas[key] then
      local glyph = given.glyph
      if not glyph or self.taken[glyph] then glyph = letter_for(self, name) end
      self.taken[glyph] = true
      self.areas[key] = { glyph = glyph, word = name,
        colour = style.colour(given.fill or given.colour)
          or self.kinds[kind].colour }
    end
  end
end

local function each_mark(types, f)
  local list = {}
  for _, type in ipairs(types) do
    for name, value in pairs(type.marks or {}) do
      list[#list + 1] = { name, value }
    end
    for _, segment in ipairs(type.segments) do
      for name, value in pairs(segment.marks or {}) do
        list[#list + 1] = { name, value, segment }
      end
    end
  end
  table.sort(list, function(a, b)
    if a[1] ~= b[1] then return a[1] < b[1] end
    return tostring(a[2]) < tostring(b[2])
  end)
  for _, mark in ipairs(list) do f(mark[1], mark[2], mark[3]) end
end

--- The signs of a ruleset.
---@param stage Stage
---@param boxes boolean whether the terminal can draw lines
---@return Signs
function signs.new(stage, boxes)
  local self = setmetatable({ stage = stage, boxes = boxes, kinds = {},
    marks = {}, areas = {}, joints = {}, chars = {}, seen = {}, told = {},
    taken = { ["+"] = true, ["["] = true, ["]"] = true, ["?"] = true,
      x = true, ["%"] = true } }, Signs)
  add_kinds(self)
  each_mark(stage.types, function(_, _, segment)
    if segment and segment.form == "area" then
      add_area(self, segment.kind, segment.marks)
    end
  end)
  each_mark(stage.types, function(name, value) add_mark(self, name, value) end)
  return self
end

--- The sign of a kind: glyph, colour, form.
---@param name string
---@return table
function Signs:kind(name)
  local known = self.kinds[name]
  if not known then
    local look = self.stage.looks:kind(name)
    known = { glyph = look.glyph or "#", form = "solid",
      colour = style.colour(look.colour) or style.colour(look.fill) or 250 }
    self.kinds[name] = known
  end
  return known
end

--- The sign of an area with marks.
function Signs:area(kind, marks)
  for name in pairs(marks or {}) do
    local known = self.areas[kind .. "." .. name]
    if known then return known end
  end
  return self:kind(kind)
end

--- The sign of a mark; nil when it is not shown.
function Signs:mark(name, value)
  return self.marks[value ~= true and name .. "=" .. tostring(value) or name]
end

--- The character of a line that goes on to these sides.
function Signs:line(kind, mask)
  local chars = self.chars[kind] or (self.boxes and thin or plain)
  return chars[mask]
end

--- What stands where lines end: a cross where they meet, a letter for what
--- else has a look.
---@param name string?
---@return table sign
function Signs:joint(name)
  local known = self.joints[name or ""]
  if not known then
    local look = name and self.stage.looks:joint(name)
    local plain_end = not look or not look.symbol or look.symbol == "plaza"
    known = { glyph = plain_end and (self.boxes and "×" or "x")
      or look.glyph or letter_for(self, name), word = name or "" }
    known.colour = not plain_end and style.colour(look.fill) or nil
    self.taken[known.glyph] = true
    self.joints[name or ""] = known
  end
  return known
end

--- The colour of a line on a ground of some colour: its own where the two can
--- be told apart.
---@param colour integer|string? nil: any that can be read
---@param ground integer|string
---@return integer|string
function Signs:ink(colour, ground)
  if not colour or style.difference(colour, ground) < 200 then
    return style.text_on(ground)
  end
  return colour
end

--- Forgets what is shown: another board is going to be painted.
function Signs:clear() self.seen = {} end

--- Notes that something is shown: for the legend.
---@param order integer kinds 1, areas 2, joints 3, marks 4, figures 5
---@param sign table glyph, colour, word
---@param word string?
function Signs:show(order, sign, word)
  word = sign.word or word
  local key = (order == 5 and "figure " or "") .. sign.glyph .. word
  if not self.seen[key] then
    self.seen[key] = { order = order, glyph = sign.glyph, word = word,
      colour = sign.colour, key = key }
  end
end

-- What a sign means: modules may have another word for it than for the rule.
local function word_for(rules, key)
  if key == "" then return T "sign.end" end
  local word = rules:text("sign " .. key)
  return word ~= "sign " .. key and word or rules:text(key)
end

-- A sign with its meaning, and the columns it takes.
local function entry_text(rules, entry, coloured)
  local word = markup.tidy(entry.order == 5 and rules:text(entry.word)
    or word_for(rules, entry.word))
  local glyph, size = entry.glyph, utf8.len(entry.glyph)
  if coloured and entry.colour then
    glyph = style.sequence(style.text_on(entry.colour), entry.colour, true)
      .. " " .. glyph .. " " .. style.reset
    size = size + 2
  end
  return glyph .. " " .. word, size + 1 + (utf8.len(word) or #word)
end

--- The legend of what has been shown.
---@param coloured boolean
---@param columns integer room there is
---@param rules table
---@param only_new boolean? what was in no legend yet
---@param most integer? lines; what has no room is new the next time
---@return string[]
function Signs:legend(coloured, columns, rules, only_new, most)
  local list, lines, line, width = {}, {}, {}, 0
  for _, entry in pairs(self.seen) do
    if not only_new or not self.told[entry.key] then
      list[#list + 1] = entry
    end
  end
  table.sort(list, function(a, b)
    if a.order ~= b.order then return a.order < b.order end
    return a.word < b.word
  end)
  for _, entry in ipairs(list) do
    local text, size = entry_text(rules, entry, coloured)
    if width + size > columns and width > 0 then
      lines[#lines + 1], line, width = table.concat(line, GAP), {}, 0
      if #lines == most then break end
    end
    line[#line + 1], width = text, width + size + #GAP
    self.told[entry.key] = true
  end
  if #line > 0 then lines[#lines + 1] = table.concat(line, GAP) end
  return lines
end

--- Lines that this legend will have.
function Signs:legend_height(coloured, columns, rules, only_new)
  local told = self.told
  self.told = setmetatable({}, { __index = told })
  local height = #self:legend(coloured, columns, rules, only_new)
  self.told = told
  return height
end

return signs
