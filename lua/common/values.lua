-- common/values.lua - values in tile files: how messages show them, and which
-- shapes are allowed.

local values = {}

local MAX_PROBLEMS = 500 -- a file that loops may make any number
local WORD = "^[%w][%w%-]*$"

-- Words for messages ------------------------------------------------------

--- A value as a message shows it: short, printable, without addresses.
function values.show(value)
  local kind = type(value)
  if kind == "string" then
    if #value > 48 then
      value = string.gsub(string.sub(value, 1, 45),
                          "[\xC0-\xFF]?[\x80-\xBF]*$", "") .. "..."
    end
    return '"' .. string.gsub(value, '[%c"]', "?") .. '"'
  elseif kind == "number" or kind == "boolean" then
    return value == value and tostring(value) or "NaN"
  elseif kind == "nil" then
    return "nothing"
  end
  return "a " .. kind
end

--- "a, b and c"
function values.join(list)
  local n = #list
  if n < 2 then return list[1] or "none" end
  return table.concat(list, ", ", 1, n - 1) .. " and " .. list[n]
end

--- How many letters to change, add or drop to make one word the other.
local function distance(a, b)
  local above = {}
  for j = 0, #b do above[j] = j end
  for i = 1, #a do
    local row = { [0] = i }
    for j = 1, #b do
      local same = string.byte(a, i) == string.byte(b, j)
      local best = above[j - 1] + (same and 0 or 1)
      if above[j] + 1 < best then best = above[j] + 1 end
      if row[j - 1] + 1 < best then best = row[j - 1] + 1 end
      row[j] = best
    end
    above = row
  end
  return above[#b]
end

--- The word of a list that was probably meant: the one with the fewest letters
--- changed, at most a third of them (one or two in short words).
---@param word string
---@param list string[]
---@return string? word  nil when nothing is near
function values.nearest(word, list)
  if #word > 40 then return nil end
  local limit = #word < 4 and 1 or #word < 7 and 2 or #word // 3
  local best
  for _, candidate in ipairs(list) do
    if #candidate <= #word + limit then
      local d = distance(word, candidate)
      if d < limit or d == limit and (not best or candidate < best) then
        best, limit = candidate, d
      end
    end
  end
  return best
end

--- " (did you mean ...?)", or the choices if they are few.
function values.hint(word, list)
  local near = values.nearest(word, list)
  if near then return ' (did you mean "' .. near .. '"?)' end
  if #list > 0 and #list <= 8 then
    return " (known: " .. values.join(list) .. ")"
  end
  return ""
end

function values.add_problem(problems, where, format, ...)
  if #problems >= MAX_PROBLEMS then return end
  local text = string.format(format, ...)
  problems[#problems + 1] = { where = where, text = text }
end

function values.words_of(text)
  local words = {}
  for word in string.gmatch(text, "%S+") do words[#words + 1] = word end
  return words
end

-- Shapes: what may stand in the tables of a tile file ---------------------

function values.is_integer(value, low, high)
  return type(value) == "number" and value >= low and value <= high
         and value % 1 == 0
end

function values.is_word(value)
  return type(value) == "string" and #value <= 64
         and string.find(value, WORD) ~= nil
end

--- The list in a table's positions. Nil when a position was left out; then the
--- second result is its number.
function values.positions(t)
  local count = 0
  for key in pairs(t) do
    if type(key) == "number" and key % 1 == 0 and key >= 1 then
      count = count + 1
    end
  end
  local list = {}
  for i = 1, count do
    if t[i] == nil then return nil, i end
    list[i] = t[i]
  end
  return list
end

function values.is_list_of(check)
  return function(value)
    if type(value) ~= "table" then return false end
    local list = values.positions(value)
    if not list then return false end
    for _, item in ipairs(list) do
      if not check(item) then return false end
    end
    return true
  end
end

return values
