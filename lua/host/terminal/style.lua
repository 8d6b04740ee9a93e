--- Colours of the terminal, in as many as it has: none, 16, the palette of
--- 256, or any ("true"). A colour is a number of the palette, or "#rrggbb".

local tes = require "tes"

local style = {}

local named = {
  black = 0, red = 160, green = 34, yellow = 220, blue = 32, magenta = 133,
  cyan = 37, white = 255, grey = 245, gray = 245, brown = 137, orange = 208,
  pink = 211, purple = 97, lightgreen = 113, darkgreen = 22, tan = 180,
  lightgrey = 251, lightgray = 251, darkgrey = 239, darkgray = 239,
  lightblue = 117, darkblue = 18, sand = 223, beige = 230, olive = 100,
}

-- What the first sixteen look like in most terminals.
local basic = { [0] = "#000000", "#cd0000", "#00a000", "#cd9a00", "#1030d0",
  "#cd00cd", "#00a8a8", "#d0d0d0", "#707070", "#ff4040", "#40ff40", "#ffff40",
  "#6060ff", "#ff60ff", "#40ffff", "#ffffff" }

local cube = { [0] = 0, 95, 135, 175, 215, 255 }

local function rgb(colour)
  if type(colour) == "number" and colour >= 232 then
    local grey = 8 + 10 * (colour - 232)
    return grey, grey, grey
  elseif type(colour) == "number" and colour >= 16 then
    local n = colour - 16
    return cube[n // 36], cube[n // 6 % 6], cube[n % 6]
  end
  local r, g, b = (basic[colour] or colour):match "^#(%x%x)(%x%x)(%x%x)$"
  return tonumber(r, 16), tonumber(g, 16), tonumber(b, 16)
end

--- How different two colours look.
---@return number 0 for equal ones, some 760 for black and white
function style.difference(a, b)
  local r, g, b_ = rgb(a)
  local s, h, c = rgb(b)
  return (2 * (r - s) ^ 2 + 4 * (g - h) ^ 2 + 3 * (b_ - c) ^ 2) ^ .5
end

-- The colour of a part of the palette that looks most like another one.
local function nearest(colour, first, last, avoid, apart)
  local best, far = first, math.huge
  for candidate = first, last do
    local d = style.difference(candidate, colour)
    for _, other in ipairs(avoid or {}) do
      local close = apart - style.difference(candidate, other)
      if close > 0 then d = d + 4 * close end
    end
    if d < far then best, far = candidate, d end
  end
  return best
end

---@param depth string? "16", "256", "true"; nil: what the terminal has
---@return string
local function depth_of(depth) return depth or style.depth end

--- Any name, number or "#rrggbb" as a colour that the terminal has.
---@param given any
---@param depth string?
---@return integer|string? nil: it is no colour
function style.colour(given, depth)
  if type(given) == "string" then
    given = named[given] or given:match "^#%x%x%x%x%x%x$"
  end
  if type(given) == "number" then
    given = math.tointeger(given)
    if not given or given < 0 or given > 255 then return end
  end
  depth = depth_of(depth)
  if not given or depth == "true" then return given end
  if depth == "16" then
    return type(given) == "number" and given < 16 and given
      or nearest(given, 0, 15)
  end
  return type(given) == "number" and given or nearest(given, 16, 255)
end

--- Colours that can be told apart, each as near as can be to one of a list.
---@param wanted any[]
---@param depth string?
---@return table[] colours
function style.distinct(wanted, depth)
  depth = depth_of(depth)
  local taken = {}
  for i, colour in ipairs(wanted) do
    local given = style.colour(colour, "true") or 250
    if depth == "16" then -- without black, and without those of the seats
      taken[i] = nearest(given, 1, 8, taken, 300)
    elseif depth == "256" then
      taken[i] = nearest(given, 16, 255, taken, 110)
    else
      taken[i] = given
      for _, other in ipairs(taken) do
        if other ~= given and style.difference(other, given) < 60 then
          taken[i] = nearest(given, 16, 255, table.move(taken, 1, i - 1, 1,
            {}), 110)
        end
      end
    end
  end
  return taken
end

local seats = {
  ["16"] = { [0] = 9, 12, 11, 10, 0, 13, 5, 14 },
  ["256"] = { [0] = 160, 27, 220, 28, 16, 208, 90, 44 },
}

--- Colour of a seat, from 0; of nobody for any other number.
---@param seat integer
---@param depth string?
---@return integer
function style.seat(seat, depth)
  depth = depth_of(depth)
  return (seats[depth] or seats["256"])[seat] or depth == "16" and 15 or 250
end

--- Whether a colour is so dark that text on it should be light.
---@param colour integer|string
---@return boolean
function style.dark(colour)
  local r, g, b = rgb(colour)
  return 3 * r + 6 * g + b < 1280
end

--- Light or dark, for text on a colour.
---@return integer
function style.text_on(colour) return style.dark(colour) and 231 or 16 end

--- How many colours the terminal has, from what the environment says of it.
---@return string "16", "256" or "true"
local function depth_here()
  local more, term = os.getenv "COLORTERM", os.getenv "TERM" or ""
  if more == "truecolor" or more == "24bit" or term:find "direct" then
    return "true"
  end
  return term:find "256" and "256" or "16"
end

style.depth = depth_here()

--- Whether colours are wanted on standard output.
---@return boolean
function style.wanted()
  local no = os.getenv "NO_COLOR"
  local term = os.getenv "TERM"
  return tes.term.isatty "stdout" and not (no and no ~= "") and
    term ~= nil and term ~= "" and term ~= "dumb" and not term:find "^vt%d"
end

-- The codes of a colour as foreground (3) or background (4).
local function selected(layer, colour)
  colour = style.colour(colour)
  if not colour then return "" end
  if type(colour) == "string" then
    return (";%d8;2;%d;%d;%d"):format(layer, rgb(colour))
  elseif colour < 16 and style.depth == "16" then
    return (";%d%d"):format(colour < 8 and layer or layer + 6, colour % 8)
  end
  return (";%d8;5;%d"):format(layer, colour)
end

local sequences = {}

--- The sequence that sets exactly these attributes, as host/common/out.lua lets
--- it through.
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
