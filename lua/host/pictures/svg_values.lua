--- The values that attributes of an SVG fragment may have. Only numbers,
--- colours, paths, transformations and listed words pass, each by its grammar,
--- so no list of harmful values is needed. A reference leads to an id of the
--- same fragment, which gets a prefix.

local values = {}

-- Numbers as SVG writes them, from `at` on; returns where it ends.
local function number_end(text, at)
  local _, stop = text:find("^[+-]?%d+%.?%d*", at)
  if not stop then _, stop = text:find("^[+-]?%.%d+", at) end
  if not stop then return nil end
  local _, exponent = text:find("^[eE][+-]?%d+", stop + 1)
  return exponent or stop
end

-- How many numbers there are from `at` on, between blanks and commas, and
-- where they end.
local function count_numbers(text, at)
  local count = 0
  while true do
    local _, blank = text:find("^[%s,]*", at)
    local stop = number_end(text, blank + 1)
    if not stop then return count, at end
    count, at = count + 1, stop + 1
  end
end

local function only_blank(text, at) return not text:find("[^%s,]", at) end

local function numbers(text)
  local count, at = count_numbers(text, 1)
  return count > 0 and only_blank(text, at) and text or nil
end

local function length(text)
  local stop = number_end(text, 1)
  local unit = stop and text:sub(stop + 1)
  return (unit == "" or unit == "%" or unit == "px") and text or nil
end

-- Numbers that each letter of a path takes: a multiple of so many.
local arguments = { m = 2, l = 2, t = 2, h = 1, v = 1, c = 6, s = 4, q = 4,
  a = 7, z = 0 }

local function path(text)
  local at = 1
  while true do
    local _, stop, letter = text:find("^[%s,]*(%a)", at)
    if not stop then break end
    local each = arguments[letter:lower()]
    if not each then return nil end
    local count
    count, at = count_numbers(text, stop + 1)
    -- flags of arcs may be written together, "01" for 0 and 1
    if each == 0 and count > 0 or each > 0 and each < 7 and
        (count == 0 or count % each ~= 0) then
      return nil
    end
  end
  return only_blank(text, at) and text or nil
end

local transformations = { matrix = { 6, 6 }, translate = { 1, 2 },
  scale = { 1, 2 }, rotate = { 1, 3 }, skewX = { 1, 1 }, skewY = { 1, 1 } }

local function transformation(text)
  local at = 1
  while true do
    local _, stop, name, inner = text:find("^[%s,]*(%a+)%s*%(([^()]*)%)", at)
    if not stop then break end
    local takes = transformations[name]
    if not takes or not numbers(inner) then return nil end
    local count = count_numbers(inner, 1)
    if count < takes[1] or count > takes[2] then return nil end
    at = stop + 1
  end
  return only_blank(text, at) and text or nil
end

local function reference(text, prefix)
  local id = text:match "^%s*url%(%s*#([%w_-]+)%s*%)%s*$"
  return id and ("url(#%s%s)"):format(prefix, id)
end

-- "#abc", "red", "rgb(1, 2%, 3)": the parts are numbers, nothing else.
local function colour(text)
  if text:find "^%s*%a+%s*$" then return text end
  local digits = text:match "^%s*#(%x+)%s*$"
  if digits then
    return (#digits == 3 or #digits == 4 or #digits == 6 or #digits == 8)
      and text or nil
  end
  local name, inner = text:match "^%s*(%a+)%(([^()]*)%)%s*$"
  if name ~= "rgb" and name ~= "rgba" and name ~= "hsl" and name ~= "hsla" then
    return nil
  end
  local plain = inner:gsub("[%%/]", " ")
  local count, at = count_numbers(plain, 1)
  return (count == 3 or count == 4) and only_blank(plain, at) and text or nil
end

local function paint(text, prefix)
  return colour(text) or reference(text, prefix)
end

local function words(list)
  local known = {}
  for word in list:gmatch "%S+" do known[word] = true end
  return function(text) return known[text] and text or nil end
end

local function either(one, other)
  return function(text, prefix)
    return one(text, prefix) or other(text, prefix)
  end
end

local function id(text, prefix)
  return text:find "^[%w_-]+$" and prefix .. text or nil
end

local rule, units = words "nonzero evenodd inherit",
  words "userSpaceOnUse objectBoundingBox"

local grammar = {
  d = path, points = numbers, id = id,
  transform = transformation, gradientTransform = transformation,
  fill = paint, stroke = paint, ["stop-color"] = colour,
  ["clip-path"] = either(words "none", reference),
  ["fill-rule"] = rule, ["clip-rule"] = rule,
  ["stroke-linecap"] = words "butt round square inherit",
  ["stroke-linejoin"] = words "miter round bevel inherit",
  ["stroke-dasharray"] = either(words "none", numbers),
  spreadMethod = words "pad reflect repeat",
  gradientUnits = units, clipPathUnits = units,
}
for name in ([[x y width height cx cy r rx ry x1 y1 x2 y2 fx fy offset
    stroke-width stroke-miterlimit stroke-dashoffset fill-opacity
    stroke-opacity stop-opacity opacity]]):gmatch "%S+" do
  grammar[name] = length
end

--- Whether an attribute is allowed at all.
---@param name string
---@return boolean
function values.known(name) return grammar[name] ~= nil end

--- The value as it may be written, or nil.
---@param name string of the attribute
---@param value string
---@param prefix string of ids
---@return string?
function values.clean(name, value, prefix)
  -- nothing that could end the attribute, or be undone by a reader of XML
  if value:find "[^%w%s%.,%-%+%%#()/_]" then return nil end
  return grammar[name](value, prefix)
end

return values
