--- What is built where solids end and lines cross: walls with turrets or a
--- kerb, gates, bridges, and the trace of a line that runs below a solid.

local colour = require "host.pictures.colour"
local curve = require "host.pictures.shapes.curve"
local line_styles = require "host.pictures.line_styles"

local number = curve.number
local walls = {}

--- Adds a stroke.
function walls.stroke(out, path, width, paint, more)
  out[#out + 1] = ('<path d="%s" fill="none" stroke="%s" stroke-width="%s"%s'
    .. ' stroke-linejoin="round"/>'):format(path, paint, number(width),
    more or "")
end

local stroke = walls.stroke

local function dashes(pattern)
  return (' stroke-dasharray="%s"'):format(pattern)
end

-- ---- walls ----------------------------------------------------------------

-- A round tower seen from above.
local function turret(out, x, y, look)
  out[#out + 1] = ('<circle cx="%s" cy="%s" r="4.6" fill="%s" stroke="%s" '
    .. 'stroke-width="1"/><circle cx="%s" cy="%s" r="2.5" fill="%s"/>')
    :format(number(x), number(y), colour.shade(look.edge, .62), look.edge,
      number(x), number(y), colour.shade(look.edge, .3))
end

-- Where turrets stand on a wall: its middle, or both sides of the middle.
local function turrets(wall)
  local dx, dy = wall[7] - wall[1], wall[8] - wall[2]
  if dx * dx + dy * dy > 110 * 110 then return { .25, .75 } end
  return { .5 }
end

local function clear_of(gates, x, y)
  for _, gate in ipairs(gates) do
    if (gate.x - x) ^ 2 + (gate.y - y) ^ 2 < 21 * 21 then return false end
  end
  return true
end

local rims = {}

function rims.wall(out, wall, look, gates)
  local path = curve.path { wall }
  stroke(out, path, 6, look.edge)
  stroke(out, path, 4, colour.shade(look.edge, .55))
  stroke(out, path, 4, look.edge, dashes "1.6 3.4")
  for _, t in ipairs(turrets(wall)) do
    local x, y = curve.at(wall, t)
    if clear_of(gates, x, y) then turret(out, x, y, look) end
  end
end

function rims.kerb(out, wall, look)
  local path = curve.path { wall }
  stroke(out, path, 3.4, look.edge)
  stroke(out, path, 1.8, colour.shade(look.edge, .6))
end

function rims.none() end

--- All rims there are, by name.
function walls.all() return rims end

--- What bounds a solid where it ends, chosen by look{} with rim = NAME.
---@param gates table[] of the whole tile: no turret stands in a gate
function walls.rim(out, solid, look, gates)
  local paint = rims[look.rim] or rims.wall
  for _, wall in ipairs(solid.walls) do paint(out, wall, look, gates) end
end

-- ---- gates and what lies below --------------------------------------------

--- An opening in a rim, seen along the line that goes in.
---@param gate { x: number, y: number, dx: number, dy: number }
---@param look Look of the solid
---@param way Look of the line
function walls.gate(out, gate, look, way)
  local width = line_styles.width(way)
  local length = (gate.dx * gate.dx + gate.dy * gate.dy) ^ .5
  local ux, uy = gate.dx / length, gate.dy / length
  local x, y, w = gate.x, gate.y, width / 2 + 1
  local function corner(along, across)
    return number(x + along * ux - across * uy) .. " " ..
      number(y + along * uy + across * ux)
  end
  local dark = way.line == "water" and colour.shade(way.fill, -.55) or
    colour.shade(look.edge, -.35)
  if look.rim ~= nil and look.rim ~= "wall" then -- a plain opening
    out[#out + 1] = ('<path d="M%sL%sL%sL%sz" fill="%s"/>'):format(
      corner(-2.5, -w + 1), corner(-2.5, w - 1), corner(2.5, w - 1),
      corner(2.5, -w + 1), way.fill)
    return
  end
  out[#out + 1] = ('<path d="M%sL%sL%sL%sz" fill="%s" stroke="%s" '
    .. 'stroke-width="1"/><path d="M%sL%sL%sL%sz" fill="%s"/>'):format(
    corner(-4, -w - 3.5), corner(-4, w + 3.5), corner(4, w + 3.5),
    corner(4, -w - 3.5), colour.shade(look.edge, .62), look.edge,
    corner(-4.5, -w + 1), corner(-4.5, w - 1), corner(2, w - 2.5),
    corner(2, -w + 2.5), dark)
  for hand = -1, 1, 2 do
    local across = hand * (w + 2)
    turret(out, x - across * uy, y + across * ux, look)
  end
end

--- The trace of a line that runs below a solid.
---@param points number[] flat list
function walls.tunnel(out, points, way)
  local words = {}
  for i = 1, #points, 2 do
    words[#words + 1] = (i == 1 and "M" or "L") .. number(points[i]) .. " " ..
      number(points[i + 1])
  end
  local width = line_styles.width(way)
  local path = table.concat(words)
  stroke(out, path, width, colour.shade(way.edge, -.2),
    ' stroke-opacity=".22"')
  stroke(out, path, width - 3, way.fill,
    dashes "3.5 3.5" .. ' stroke-opacity=".65"')
end

--- The way between the parts of a solid that another one parts: carried over
--- that, between parapets.
---@param ways number[][] places
function walls.viaduct(out, ways, look)
  local words = {}
  for i, at in ipairs(ways) do
    words[i] = (i == 1 and "M" or "L") .. number(at[1]) .. " " ..
      number(at[2])
  end
  local path = table.concat(words)
  stroke(out, path, 24, "#000", ' stroke-opacity=".2"')
  stroke(out, path, 20, look.edge)
  stroke(out, path, 17.6, colour.shade(look.edge, .6))
  stroke(out, path, 17.6, look.edge, dashes "1.2 4.4")
  stroke(out, path, 12.4, look.edge)
  stroke(out, path, 10.6, colour.shade(look.fill, .25))
end

-- ---- bridges --------------------------------------------------------------

-- A way between parapets. path(more): by so much longer at both ends.
local function carried(out, path, width, fill)
  stroke(out, path(1), width + 10, "#000", ' stroke-opacity=".18"')
  stroke(out, path(0), width + 7, "#4b453c")
  stroke(out, path(-.6), width + 5.4, "#cabfa9")
  stroke(out, path(0), width + 1.6, "#4b453c")
  stroke(out, path(1), width, fill)
  stroke(out, path(-1), width, colour.shade(fill, -.16), dashes ".9 3.1")
end

--- Where a line crosses above another.
---@param at { x: number, y: number, dx: number, dy: number, reach: number }
function walls.bridge(out, at, way)
  local length = (at.dx * at.dx + at.dy * at.dy) ^ .5
  local ux, uy = at.dx / length, at.dy / length
  carried(out, function(more)
    local far = at.reach + more
    return ("M%s %sL%s %s"):format(number(at.x - far * ux),
      number(at.y - far * uy), number(at.x + far * ux),
      number(at.y + far * uy))
  end, line_styles.width(way), way.fill)
end

--- What was laid on a tile: a bridge from end to end, so that nobody takes it
--- for printed.
---@param path string
---@param look Look of what was laid
---@param way Look
function walls.span(out, path, look, way)
  carried(out, function() return path end, line_styles.width(way),
    look.default and way.fill or look.fill)
end

return walls
