-- common/literal.lua - plain data as the text of a Lua table constructor, which
-- reads back as what it was.

local engine = ...

local literal = {}

-- The table that a view of the sandbox shows; in the program there are no
-- views.
local shown = type(engine) == "table" and engine.shown or function(value)
  return value
end

local DEEPEST = 64

-- Caches the texts of short strings and integers, and in texts[texts] those of
-- keys: most of them occur again while a ruleset is made. In the program, which
-- lives longer, the cache is emptied for each value.
local function no_texts()
  local texts = {}
  texts[texts] = {}
  return texts
end

local SHORT = 40
local kept = type(engine) == "table" and no_texts()

local reserved = {}
for word in ([[and break do else elseif end false for function goto if in local
  nil not or repeat return then true until while]]):gmatch "%a+" do
  reserved[word] = true
end

local find, format, gsub, match = string.find, string.format, string.gsub,
  string.match
local concat, sort, type, math_type = table.concat, table.sort, type, math.type

-- A number in the form that is read back as the same one.
local function number_text(value)
  if math_type(value) == "integer" then
    if value == math.mininteger then return "(-9223372036854775807-1)" end
    return format("%d", value)
  end
  if value ~= value then return "(0/0)" end
  if value == math.huge then return "1e999" end
  if value == -math.huge then return "-1e999" end
  local text = format("%.17g", value)
  return find(text, "[.e]") and text or text .. ".0"
end

local function string_text(value)
  local text = format("%q", value)
  return find(text, "\n", 1, true) and gsub(text, "\\\n", "\\n") or text
end

local function scalar_text(value)
  local kind = type(value)
  if kind == "string" then return string_text(value) end
  if kind == "number" then return number_text(value) end
  if kind == "nil" or kind == "boolean" then return tostring(value) end
  error(("a %s cannot be written down"):format(kind), 0)
end

local function key_text(key)
  if type(key) == "string" and match(key, "^[%a_][%w_]*$")
    and not reserved[key] then
    return key .. "="
  end
  return "[" .. scalar_text(key) .. "]="
end

local function before(a, b)
  if type(a) ~= type(b) then return type(a) < type(b) end
  if type(a) == "boolean" then return not a and b end
  return a < b
end


-- Appends a value to the parts of a text; returns how many there are then.
local function add(out, n, value, texts, depth)
  local kind = type(value)
  if kind ~= "table" then
    local text
    if kind == "string" and #value < SHORT or math_type(value) == "integer" then
      text = texts[value]
      if not text then
        text = scalar_text(value)
        texts[value] = text
      end
    else
      text = scalar_text(value)
    end
    out[n + 1] = text
    return n + 1
  end
  if depth > DEEPEST then
    error("a table within itself cannot be written down", 0)
  end
  if getmetatable(value) ~= nil then value = shown(value) end
  n = n + 1
  out[n] = "{"
  local start, length = n, #value
  for i = 1, length do
    local item = value[i]
    if item == nil then -- a gap: what comes after it has keys
      length = i - 1
      break
    end
    if i > 1 then
      n = n + 1
      out[n] = ","
    end
    n = add(out, n, item, texts, depth + 1)
  end
  local keys, count, plain = nil, 0, true
  for key in next, value do
    local of = type(key)
    if of == "string" then
      keys, count = keys or {}, count + 1
      keys[count] = key
    elseif length == 0 or math_type(key) ~= "integer" or key < 1
      or key > length then
      if of ~= "number" and of ~= "boolean" then
        error(("a %s as a key cannot be written down"):format(of), 0)
      end
      keys, count, plain = keys or {}, count + 1, false
      keys[count] = key
    end
  end
  if count > 1 then sort(keys, not plain and before or nil) end
  local names = texts[texts]
  for k = 1, count do
    local key = keys[k]
    if n > start then
      n = n + 1
      out[n] = ","
    end
    local text = names[key]
    if not text then
      text = key_text(key)
      names[key] = text
    end
    n = n + 1
    out[n] = text
    n = add(out, n, value[key], texts, depth + 1)
  end
  out[n + 1] = "}"
  return n + 1
end

--- Writes nil, booleans, numbers, strings and tables of them on one line,
--- keys in order, so that equal values give equal texts. Raises for anything
--- else.
---@param value any
---@return string
function literal.write(value)
  local out = {}
  add(out, 0, value, kept or no_texts(), 1)
  return concat(out)
end

return literal
