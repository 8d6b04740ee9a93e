--- How lines are drawn, chosen by look{} with line = NAME: a list of strokes
--- from below to above, each { width, colour, more attributes }; then details.

local colour = require "host.pictures.colour"
local curve = require "host.pictures.shapes.curve"

local number = curve.number

local line_styles = {}

local styles = {}

local function dashes(pattern)
  return (' stroke-dasharray="%s"'):format(pattern)
end

function styles.road(look, width)
  return { { width + 2.6, look.edge }, { width, look.fill },
    { width - 6, colour.shade(look.fill, .35),
      ' stroke-opacity=".6"' } }
end

function styles.street(look, width)
  return { { width + 2.6, look.edge }, { width, look.fill },
    { width - 3, colour.shade(look.fill, -.1), dashes "2.2 2.2" } }
end

function styles.water(look, width)
  return { { width + 3, colour.shade(look.fill, -.4) }, { width, look.fill },
    { width - 6, colour.shade(look.fill, .14) } }
end

function styles.track(look, width)
  return { { width, look.edge, dashes "2 2.4" }, { width - 3, look.fill } }
end

local widths = { road = 9, street = 11, water = 14, track = 8 }

--- All styles there are, by name.
function line_styles.all() return styles end

--- Strokes of a line.
---@param look Look
---@return table[]
function line_styles.strokes(look)
  local name = styles[look.line] and look.line or "road"
  return styles[name](look, look.width or widths[name])
end

-- How what rules have joined over a distance is drawn, by look{} with
-- link = NAME.
local links = {}

function links.dashed(look)
  local dark = colour.dark(look.fill)
  return { { 6.5, dark and "#fff" or look.edge, dash = "9 7" },
    { 3.5, look.fill, dash = "9 7" } }
end

function links.line(look) return line_styles.strokes(look) end

function links.none() return {} end

--- All ways there are to draw links, by name.
function line_styles.links() return links end

--- Strokes of a link: on one tile it is a line as others are, over a distance
--- it is what its look says, or dashed. A stroke with dashes has their pattern
--- as its field dash.
---@param look Look
---@param distant boolean
---@return table[]
function line_styles.link(look, distant)
  return (links[distant and look.link or not distant and "line" or "dashed"]
    or links.dashed)(look)
end

--- Width of the line without its edges.
function line_styles.width(look)
  return look.width or widths[look.line] or widths.road
end

-- Ripples by turns left and right of the middle of the water.
local function ripples(out, line, look)
  local words = {}
  for _, points in ipairs(line.points) do
    local hand, along = 1, 4
    for i = 1, #points - 3, 2 do
      local x, y = points[i], points[i + 1]
      local dx, dy = points[i + 2] - x, points[i + 3] - y
      local far = (dx * dx + dy * dy) ^ .5
      along = along + far
      if along >= 11 and far > 0 then
        local ux, uy = dx / far * 2.4, dy / far * 2.4
        local ox, oy = -dy / far * 3.4 * hand, dx / far * 3.4 * hand
        words[#words + 1] = ("M%s %sq%s %s %s %st%s %s"):format(
          number(x + ox - ux), number(y + oy - uy),
          number(ux / 2 - uy * .5), number(uy / 2 + ux * .5), number(ux),
          number(uy), number(ux), number(uy))
        along, hand = 0, -hand
      end
    end
  end
  out[#out + 1] = ('<path d="%s" fill="none" stroke="%s" stroke-width="1" '
    .. 'stroke-linecap="round" stroke-opacity=".85"/>'):format(
    table.concat(words), colour.shade(look.fill, .55))
end

local details = { water = ripples }

--- What a line shows along its way, above its strokes.
---@param line table of a drawing
---@param look Look
function line_styles.detail(out, line, look)
  local paint = details[look.line]
  if paint then paint(out, line, look) end
end

return line_styles
