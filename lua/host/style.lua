--- Colours of the terminal: names, "#rrggbb" or numbers of the 256-colour
--- palette, and none where they are not wanted.

local tes = require "tes"

local style = {}

local named = {
  black = 0, red = 160, green = 34, yellow = 220, blue = 32, magenta = 133,
  cyan = 37, white = 255, grey = 245, gray = 245, brown = 137, orange = 208,
  pink = 211, purple = 97, lightgreen = 113, darkgreen = 22, tan = 180,
  lightgrey = 251, lightgray = 251, darkgrey = 239, darkgray = 239,
  lightblue = 117, darkblue = 18, sand = 223, beige = 230, olive = 100,
}

--- Colours of seats A to H; text on them is colour 16 or 231.
style.seats = { [0] = 160, 27, 220, 28, 16, 208, 90, 44 }
style.neutral = 250

--- Number in the 256-colour palette, or nil.
---@param colour string|integer|nil
---@return integer?
function style.number(colour)
  if type(colour) == "number" then
    return math.tointeger(colour) and colour >= 0 and colour < 256
      and math.tointeger(colour) or nil
  end
  if type(colour) ~= "string" then return end
  local r, g, b = colour:match "^#(%x%x)(%x%x)(%x%x)$"
  if not r then return named[colour] end
  local function step(hex) return (tonumber(hex, 16) * 5 + 127) // 255 end
  return 16 + 36 * step(r) + 6 * step(g) + step(b)
end

local function rgb(hex)
  local r, g, b = hex:match "^#(%x%x)(%x%x)(%x%x)$"
  return tonumber(r, 16), tonumber(g, 16), tonumber(b, 16)
end

--- The first of some colours that is one: "#rrggbb" where the terminal takes
--- those, else a number in the 256-colour palette.
---@param ... any
---@return integer|string?
function style.colour(...)
  for i = 1, select("#", ...) do
    local given = select(i, ...)
    if style.true_colour and type(given) == "string" and
        given:find "^#%x%x%x%x%x%x$" then
      return given
    end
    local number = style.number(given)
    if number then return number end
  end
end

--- Whether a colour is so dark that text on it should be light.
---@param number integer|string
---@return boolean
function style.dark(number)
  if type(number) == "string" then
    local r, g, b = rgb(number)
    return 3 * r + 6 * g + b < 1280
  end
  if number >= 232 then return number < 244 end
  if number < 16 then return number < 7 or number == 8 end
  local n = number - 16
  return 2 * (n // 36) + 4 * (n // 6 % 6) + n % 6 < 15
end

--- Whether colours are wanted on standard output.
---@return boolean
function style.wanted()
  local no = os.getenv "NO_COLOR"
  local term = os.getenv "TERM"
  return tes.term.isatty "stdout" and not (no and no ~= "") and
    term ~= nil and term ~= "" and term ~= "dumb" and not term:find "^vt%d"
end

local depth = os.getenv "COLORTERM"
--- Whether the terminal takes any colour, not only those of the palette.
style.true_colour = depth == "truecolor" or depth == "24bit"

local function selected(layer, colour)
  if not colour then return "" end
  if type(colour) == "number" then
    return (";%d8;5;%d"):format(layer, colour)
  end
  return (";%d8;2;%d;%d;%d"):format(layer, rgb(colour))
end

local sequences = {}

--- The sequence that sets exactly these attributes, as host/out.lua lets it
--- through.
---@param fg integer|string?
---@param bg integer|string?
---@param bold boolean?
---@return string
function style.sequence(fg, bg, bold)
  local key = ("%s/%s/%s"):format(fg, bg, bold)
  local known = sequences[key]
  if not known then
    known = tes.out.colour("0" .. (bold and ";1" or "") ..
      selected(3, fg) .. selected(4, bg))
    sequences[key] = known
  end
  return known
end

style.reset = tes.out.colour "0"

return style
