-- literal.lua - plain data as the text of a Lua table constructor, which reads
-- back as what it was.

local engine = ...
if type(engine) == "table" then return { write = engine.literal } end

local literal = {}

local DEEPEST = 64

-- A number in the form that is read back as the same one.
local function number_text(value)
  if value == math.mininteger then return "(-9223372036854775807-1)" end
  if math.type(value) == "integer" then return ("%d"):format(value) end
  if value ~= value then return "(0/0)" end
  if value == math.huge then return "1e999" end
  if value == -math.huge then return "-1e999" end
  local text = ("%.17g"):format(value)
  return text:find("[.e]") and text or text .. ".0"
end

local write

local function key_text(key, depth)
  if type(key) == "string" and key:match("^[%a_][%w_]*$") then
    -- reserved words cannot be bare names
    if not load("local " .. key) then return '["' .. key .. '"]' end
    return key
  end
  return "[" .. write(key, depth) .. "]"
end

local function sorted_keys(value)
  local keys = {}
  for key in pairs(value) do
    if math.type(key) ~= "integer" or key < 1 or key > #value then
      keys[#keys + 1] = key
    end
  end
  table.sort(keys, function(a, b)
    if type(a) ~= type(b) then return type(a) < type(b) end
    if type(a) == "boolean" then return not a and b end
    return a < b
  end)
  return keys
end

function write(value, depth)
  local kind = type(value)
  if kind == "string" then
    return (("%q"):format(value):gsub("\\\n", "\\n"))
  elseif kind == "number" then
    return number_text(value)
  elseif kind == "nil" or kind == "boolean" then
    return tostring(value)
  elseif kind ~= "table" then
    error(("a %s cannot be written down"):format(kind), 0)
  elseif depth > DEEPEST then
    error("a table within itself cannot be written down", 0)
  end
  local parts = {}
  for _, item in ipairs(value) do parts[#parts + 1] = write(item, depth + 1) end
  for _, key in ipairs(sorted_keys(value)) do
    local kept = type(key)
    if kept ~= "string" and kept ~= "number" and kept ~= "boolean" then
      error(("a %s as a key cannot be written down"):format(kept), 0)
    end
    parts[#parts + 1] = key_text(key, depth + 1) .. "="
      .. write(value[key], depth + 1)
  end
  return "{" .. table.concat(parts, ",") .. "}"
end

--- Writes nil, booleans, numbers, strings and tables of them on one line,
--- keys in order, so that equal values give equal texts. Raises for anything
--- else.
---@param value any
---@return string
function literal.write(value) return write(value, 1) end

return literal
