--- How lines are drawn, chosen by look{} with line = NAME: a list of strokes
--- from below to above, each { width, colour, dash }.

local colour = require "host.colour"

local lines = {}

local styles = {}

function styles.road(look, width)
  return { { width + 2.6, look.edge }, { width, look.fill } }
end

function styles.street(look, width)
  return { { width + 2.6, look.edge }, { width, look.fill },
    { width - 3, colour.shade(look.fill, -.1), "2.2 2.2" } }
end

function styles.water(look, width)
  local light = colour.shade(look.fill, .4)
  return { { width + 3, colour.shade(look.fill, -.4) }, { width, look.fill },
    { 1.2, light, "9 7" } }
end

function styles.track(look, width)
  return { { width, look.edge, "2 2.4" }, { width - 3, look.fill } }
end

local widths = { road = 9, street = 11, water = 14, track = 8 }

--- Strokes of a line.
---@param look Look
---@return table[]
function lines.strokes(look)
  local name = styles[look.line] and look.line or "road"
  return styles[name](look, look.width or widths[name])
end

--- Width of the line without its edges.
function lines.width(look)
  return look.width or widths[look.line] or widths.road
end

return lines
