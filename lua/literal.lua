-- literal.lua - plain data as the text of a Lua table constructor.

local literal = {}

local function key_text(key)
  if type(key) == "string" and key:match("^[%a_][%w_]*$") then
    -- reserved words cannot be bare names
    if not load("local " .. key) then return '["' .. key .. '"]' end
    return key
  end
  return "[" .. literal.write(key) .. "]"
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
    return a < b
  end)
  return keys
end

--- Writes nil, booleans, integers, strings and tables of them on one line,
--- keys in order, so that equal values give equal texts.
---@param value any
---@return string
function literal.write(value)
  if type(value) == "string" then
    return (("%q"):format(value):gsub("\\\n", "\\n"))
  elseif type(value) ~= "table" then
    return tostring(value)
  end
  local parts = {}
  for _, item in ipairs(value) do parts[#parts + 1] = literal.write(item) end
  for _, key in ipairs(sorted_keys(value)) do
    parts[#parts + 1] = key_text(key) .. "=" .. literal.write(value[key])
  end
  return "{" .. table.concat(parts, ",") .. "}"
end

return literal
