--- Colours for pictures: names, "#rrggbb", and shades of them.

local colour = {}

local named = {
  black = "#1c1c1c", red = "#c62828", green = "#2e7d32", yellow = "#e8b92e",
  blue = "#2a62b8", magenta = "#a8438f", cyan = "#2a9a9a", white = "#f7f7f2",
  grey = "#8a8a8a", brown = "#8a6242", orange = "#e07b1f", pink = "#e08a9a",
  purple = "#7a4fa0", lightgreen = "#8cc46a", darkgreen = "#1d5a2a",
  tan = "#d2b48c", lightgrey = "#c6c6c6", darkgrey = "#4e4e4e",
  lightblue = "#87c8ee", darkblue = "#16327a", sand = "#eddcb0",
  beige = "#e6dcc4", olive = "#80852a",
}
named.gray, named.lightgray, named.darkgray =
  named.grey, named.lightgrey, named.darkgrey

--- Colours of seats A to H, and of what belongs to nobody.
colour.seats = { [0] = "#c9302c", "#2a62c0", "#e3b521", "#2f8a3c", "#2b2b2e",
  "#e5791a", "#7d45a6", "#1f9aa0" }
colour.neutral = "#b9b2a6"

--- "#rrggbb" of a colour, or nil.
---@param value any
---@return string?
function colour.hex(value)
  if type(value) ~= "string" then return nil end
  if value:find "^#%x%x%x%x%x%x$" then return value:lower() end
  return named[value]
end

local function parts(hex)
  return tonumber(hex:sub(2, 3), 16), tonumber(hex:sub(4, 5), 16),
    tonumber(hex:sub(6, 7), 16)
end

--- A lighter (to 1) or darker (to -1) shade.
---@param hex string
---@param by number
---@return string
function colour.shade(hex, by)
  local to, amount = by > 0 and 255 or 0, math.abs(by)
  local function mix(c) return math.floor(c + (to - c) * amount + .5) end
  local r, g, b = parts(hex)
  return ("#%02x%02x%02x"):format(mix(r), mix(g), mix(b))
end

--- Whether text on the colour should be light.
function colour.dark(hex)
  local r, g, b = parts(hex)
  return 3 * r + 6 * g + b < 1400
end

return colour
