-- common/lengths.lua - how long the texts of modules, tile sets and configs may
-- be. Whoever shows, compares or paints them later needs no bound of its own.

local lengths = {}

-- Letters that a field may have, and those that are not named here.
local by_field = { title = 200, svg = 1 << 16 }
local MOST = 2000

-- So many of one call are told.
local TOLD = 20

-- A text as long as it may be, whole letters only; and how long it was.
local function cut(text, most)
  if #text <= most then return text end
  local letters = utf8.len(text)
  if letters and letters <= most then return text end
  local last = letters and utf8.offset(text, most + 1) - 1 or most
  return text:sub(1, last), letters or #text
end

-- Cuts what is in a table, and in tables there. `seen` has those that were
-- looked at.
local function walk(given, path, tell, seen)
  if seen[given] then return end
  seen[given] = true
  local renamed
  for key, value in next, given do
    local kind = type(value)
    if type(key) == "string" and #key > MOST then
      local short, letters = cut(key, MOST)
      if letters then
        tell(path, MOST, letters)
        renamed = renamed or {}
        renamed[key] = short
      end
    elseif kind == "string" then
      local most = by_field[key] or MOST
      local short, letters = cut(value, most)
      if letters then
        tell(path .. "." .. tostring(key), most, letters)
        given[key] = short
      end
    elseif kind == "table" then
      walk(value, path .. "." .. tostring(key), tell, seen)
    end
  end
  for key, short in pairs(renamed or {}) do
    given[short], given[key] = given[key], nil
  end
end

--- Cuts the texts of a value that are longer than they may be, and says so:
--- add(format, path, most, letters).
---@param what string what the value is, for messages
---@param add fun(text: string, path: string, most: integer, letters: integer)
---@return any value the same, or shorter
function lengths.check(what, value, add)
  local told = 0
  local function tell(path, most, letters)
    told = told + 1
    if told > TOLD then return end
    add("%s must have at most %d letters, not %d", path:sub(1, MOST), most,
      letters)
  end
  if type(value) == "table" then
    walk(value, what, tell, {})
  elseif type(value) == "string" then
    local short, letters = cut(value, MOST)
    if letters then tell(what, MOST, letters) end
    return short
  end
  return value
end

return lengths
