-- tester/find_option.lua - finding an option by the words that a test uses for
-- it.
--
-- A text matches a key word by word. Of a tile the set's prefix may be left
-- out ("D^ 0,1" for "base/D^ 0,1"), of a segment any port will do, not only
-- the first ("meeple city W" for "meeple city N"; "field S" for both halves),
-- a tile may be written with any rotation that leads to the same position,
-- and the last words of an answer may be left out where nothing else begins
-- so.

local keys = {}

--- Words of a text.
---@param text string
---@return string[]
function keys.words(text)
  local list = {}
  for word in text:gmatch("%S+") do list[#list + 1] = word end
  return list
end

--- "A" for seat 1, "CHANCE" for 0.
---@param seat integer
---@return string
function keys.letter(seat)
  return seat == 0 and "CHANCE" or string.char(64 + seat)
end

--- Seat of a letter, nil when the text is none.
---@param text string?
---@return integer?
function keys.seat(text)
  if text == "CHANCE" then return 0 end
  return text and text:match("^[A-H]$") and text:byte() - 64 or nil
end

--- Cell of "x,y", nil when the text is none.
---@return integer? x
---@return integer? y
function keys.cell(text)
  local x, y = (text or ""):match("^(-?%d+),(-?%d+)$")
  return math.tointeger(tonumber(x)), math.tointeger(tonumber(y))
end

--- Whether a text names the id `full`, with or without the set's prefix.
function keys.names(text, full)
  return text == full or full:sub(-#text - 1) == "/" .. text
end

--- Arrows of tiles, by rotation.
keys.ARROWS = { [0] = "^", ">", "v", "<" }

--- The ports of a segment as laid, the one of its key first: "N" for sides,
--- "NL" for halves, and "N" again for both halves of a side.
---@param segment Segment
---@return string[]
function keys.ports(segment)
  local list, whole = {}, {}
  local function add(port)
    local there = segment.tile:segment(segment.kind, port) == segment
    if there then list[#list + 1] = port end
    return there
  end
  for side in ("NESW"):gmatch(".") do add(side) end
  if #list > 0 then return list end
  for side in ("NESW"):gmatch(".") do
    local left, right = add(side .. "L"), add(side .. "R")
    if left and right then whole[#whole + 1] = side end
  end
  return table.move(whole, 1, #whole, #list + 1, list)
end

-- Words of an option's key; the place of the port among them, if any.
local function spelled(option)
  if not option.words then
    option.words = keys.words(option.key)
    option.ports = option.segment and keys.ports(option.segment)
    for i = 1, #option.words - 1 do
      if option.ports and option.words[i] == option.segment.kind
        and option.words[i + 1] == option.ports[1] then
        option.port = i + 1
      end
    end
  end
  return option.words, option.port
end

-- Does the text name a tile to be laid, in any rotation that leads to the same
-- position as the one in its key?
local function same_tile(option, text, key)
  local differ, id = option.turns >> 1, key:sub(1, -2)
  for rotation, arrow in pairs(keys.ARROWS) do
    if keys.ARROWS[rotation & differ] == key:sub(-1)
      and keys.names(text, id .. arrow) then
      return true
    end
  end
  return false
end

local function same(option, i, text)
  local words, port = spelled(option)
  if i == 1 and option.turns then return same_tile(option, text, words[1]) end
  if i ~= port then return keys.names(text, words[i]) end
  for _, name in ipairs(option.ports) do
    if name == text then return true end
  end
  return false
end

-- Do the n words from `first` begin the option's key?
local function begins(option, list, first, n)
  if #spelled(option) < n then return false end
  for i = 1, n do
    if not same(option, i, list[first + i - 1]) then return false end
  end
  return true
end

local function candidates(options, list, first, n, whole)
  local found = {}
  for i, option in ipairs(options) do
    if (not whole or #spelled(option) == n) and begins(option, list, first, n)
    then
      found[#found + 1] = i
    end
  end
  return found
end

-- What may follow an abbreviation; a word that might belong to it may not.
local function may_follow(text)
  if text:match("^[NESW][LR]?$") then return false end
  return keys.seat(text) or text == "draw" or text:match("[%^>v<]$")
end

--- Finds the option that the words from `first` to `last` begin with; as
--- many words as possible. Returns the numbers of the options found (one,
--- several when it is ambiguous, or none) and how many words were used.
---@param options table[] as engine.drive.options gives them
---@param list string[]
---@param first integer
---@param last integer
---@return integer[] found
---@return integer used
function keys.find(options, list, first, last)
  for n = last - first + 1, 1, -1 do
    local found = candidates(options, list, first, n, true)
    if #found > 0 then return found, n end
  end
  for n = last - first + 1, 1, -1 do
    local found = candidates(options, list, first, n, false)
    if #found > 0 then
      if first + n <= last and not may_follow(list[first + n]) then
        return {}, 0
      end
      return found, n
    end
  end
  return {}, 0
end

--- Numbers of the options that a whole text names or abbreviates.
---@return integer[]
function keys.all(options, text)
  local list = keys.words(text)
  local found = candidates(options, list, 1, #list, true)
  if #found > 0 then return found end
  return candidates(options, list, 1, #list, false)
end

--- Keys of options, a few of them, as one text.
---@param options table[]
---@param most integer?
function keys.show(options, most)
  local list = {}
  most = most or 24
  for i = 1, math.min(#options, most) do list[i] = options[i].key end
  if #options > most then
    list[#list + 1] = ("… %d more"):format(#options - most)
  end
  return #list == 0 and "nothing" or table.concat(list, "; ")
end

return keys
