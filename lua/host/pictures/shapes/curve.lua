--- Points, cubic curves and polygons of the unit in which tiles are drawn: a
--- tile is 100 wide, x grows east, y south. A place on its border is a number
--- from 0 to 4: clockwise from the north-west corner, one a side.

local curve = {}

local abs, min = math.abs, math.min

--- Point of the border.
---@param at number
---@return number x
---@return number y
function curve.border(at)
  at = at % 4
  local side, along = at // 1, at % 1 * 100
  if side == 0 then return along, 0 end
  if side == 1 then return 100, along end
  if side == 2 then return 100 - along, 100 end
  return 0, 100 - along
end

local normals = { [0] = { 0, 1 }, { -1, 0 }, { 0, -1 }, { 1, 0 } }

--- Direction from the border into the tile, for a place within a side.
function curve.inward(at)
  local n = normals[at % 4 // 1 | 0]
  return n[1], n[2]
end

--- Point of a cubic curve { x0, y0, x1, y1, x2, y2, x3, y3 }.
---@param c number[]
---@param t number 0 to 1
---@return number x
---@return number y
function curve.at(c, t)
  local s = 1 - t
  local a, b, d, e = s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t
  return a * c[1] + b * c[3] + d * c[5] + e * c[7],
    a * c[2] + b * c[4] + d * c[6] + e * c[8]
end

--- The straight line as a cubic curve.
function curve.line(x0, y0, x1, y1)
  local dx, dy = (x1 - x0) / 3, (y1 - y0) / 3
  return { x0, y0, x0 + dx, y0 + dy, x1 - dx, y1 - dy, x1, y1 }
end

--- Appends points of a curve, its first one left out, to a flat list.
---@param c number[]
---@param points number[] x, y, x, y, ...
---@param steps integer
function curve.flatten(c, points, steps)
  for i = 1, steps do
    local x, y = curve.at(c, i / steps)
    points[#points + 1], points[#points + 2] = x, y
  end
end

--- Whether a point lies in a polygon, a flat list of points.
function curve.inside(points, x, y)
  local inside, n = false, #points
  local px, py = points[n - 1], points[n]
  for i = 1, n, 2 do
    local qx, qy = points[i], points[i + 1]
    if (qy > y) ~= (py > y) and
        x < (px - qx) * (y - qy) / (py - qy) + qx then
      inside = not inside
    end
    px, py = qx, qy
  end
  return inside
end

--- Distance of a point from a chain of straight lines, and the nearest point
--- of it.
---@param points number[] flat list
---@return number distance
---@return number x
---@return number y
function curve.distance(points, x, y)
  local best, bx, by = math.huge, points[1], points[2]
  for i = 1, #points - 3, 2 do
    local ax, ay = points[i], points[i + 1]
    local dx, dy = points[i + 2] - ax, points[i + 3] - ay
    local length = dx * dx + dy * dy
    local t = length > 0 and ((x - ax) * dx + (y - ay) * dy) / length or 0
    t = t < 0 and 0 or min(t, 1)
    local nx, ny = ax + t * dx, ay + t * dy
    local far = (nx - x) ^ 2 + (ny - y) ^ 2
    if far < best then best, bx, by = far, nx, ny end
  end
  return best ^ 0.5, bx, by
end

--- Turns a point by quarter turns clockwise around the tile's middle.
---@param turns integer
function curve.turn(x, y, turns)
  for _ = 1, turns % 4 do x, y = 100 - y, x end
  return x, y
end

--- A number for SVG: at most one decimal, no zero before the point.
---@param value number
---@return string
function curve.number(value)
  local tenths = math.floor(value * 10 + 0.5)
  if tenths % 10 == 0 then return ("%d"):format(tenths // 10) end
  local whole, rest = abs(tenths) // 10, abs(tenths) % 10
  return (tenths < 0 and "-" or "") .. (whole > 0 and whole or "") .. "." ..
    rest
end

local number = curve.number

--- "C..." for the path data of SVG.
function curve.data(c)
  local words = {}
  for i = 3, 8 do words[i - 2] = number(c[i]) end
  return "C" .. table.concat(words, " ")
end

--- "M..." up to the end of a chain of curves that follow each other.
---@param chain number[][]
---@return string
function curve.path(chain)
  local out = { "M" .. number(chain[1][1]) .. " " .. number(chain[1][2]) }
  for _, c in ipairs(chain) do out[#out + 1] = curve.data(c) end
  return table.concat(out)
end

return curve
