--- The picture of one tile as SVG in a box of 100 by 100, north up: first
--- the ground (what lies under highlights of fields), then all the rest.

local colour = require "host.colour"
local curve = require "host.curve"
local drawing = require "host.drawing"
local fail = require "host.fail"
local lines = require "host.paint.lines"
local markup = require "host.markup"
local symbols = require "host.paint.symbols"
local texture = require "host.paint.texture"
local T = require "host.text".get

local number = curve.number
local tile = {}

local GRID, STEP = drawing.GRID, 100 / drawing.GRID

-- ---- ground ---------------------------------------------------------------

--- Path of what a segment owns on the grid, grown a little under what is
--- drawn above it where `wide`.
---@param drawn Drawing
---@param segment integer
---@param wide boolean?
---@return string
function tile.region(drawn, segment, wide)
  local function mine(row, column)
    local line = drawn.owner[row]
    if not line then return false end
    if line[column] == segment then return true end
    if not wide then return false end
    for r = row - 1, row + 1 do
      for c = column - 1, column + 1 do
        if drawn.owner[r] and drawn.owner[r][c] == segment then
          return true
        end
      end
    end
    return false
  end
  local out = {}
  for row = 1, GRID do
    local from
    for column = 1, GRID + 1 do
      local is = column <= GRID and mine(row, column)
      if is and not from then from = column end
      if not is and from then
        local width = (column - from) * STEP
        out[#out + 1] = ("M%s %sh%sv%sh-%sz"):format(number((from - 1) * STEP),
          number((row - 1) * STEP), number(width), number(STEP),
          number(width))
        from = nil
      end
    end
  end
  return table.concat(out)
end

-- The ground that fills the tile, then others over it.
local function paint_ground(out, drawn, looks)
  local base
  for i, segment in ipairs(drawn.type.segments) do
    if segment.form == "ground" then
      local look = looks:kind(segment.kind)
      if not base then
        base = look
        out[#out + 1] = ('<path d="M0 0H100V100H0z" fill="%s"/>'):format(
          look.fill)
      elseif look.fill ~= base.fill then
        out[#out + 1] = ('<path d="%s" fill="%s"/>'):format(
          tile.region(drawn, i, true), look.fill)
      end
    end
  end
  if not base then
    local solid = drawn.solids[1]
    local look = solid and looks:kind(solid.name) or { fill = "#8f9a86" }
    out[#out + 1] = ('<path d="M0 0H100V100H0z" fill="%s"/>'):format(look.fill)
  end
  for i, segment in ipairs(drawn.type.segments) do
    if segment.form == "ground" then
      local look = looks:kind(segment.kind)
      local scatter = texture[look.texture] or texture.plain
      scatter(out, drawn, i, look)
    end
  end
end

-- ---- lines ----------------------------------------------------------------

local function stroke(out, path, width, paint, dash)
  out[#out + 1] = ('<path d="%s" fill="none" stroke="%s" stroke-width="%s"%s'
    .. ' stroke-linejoin="round"/>'):format(path, paint, number(width),
    dash and (' stroke-dasharray="%s"'):format(dash) or "")
end

local function line_paths(line)
  local list = {}
  for i, chain in ipairs(line.chains) do list[i] = curve.path(chain) end
  return list
end

local function paint_bridge(out, bridge, look, width)
  local at = bridge.at
  local length = (at.dx * at.dx + at.dy * at.dy) ^ .5
  local ux, uy = at.dx / length, at.dy / length
  local reach = 11
  local path = ("M%s %sL%s %s"):format(number(at.x - reach * ux),
    number(at.y - reach * uy), number(at.x + reach * ux),
    number(at.y + reach * uy))
  stroke(out, path, width + 8, "#4b453c")
  stroke(out, path, width + 6, "#b9ad97")
  stroke(out, path, width + 1.5, "#4b453c")
  stroke(out, path, width, look.fill)
end

-- Lines of one kind that meet are drawn stroke by stroke, so that no edge
-- runs across the other.
local function paint_lines(out, drawn, looks)
  for _, over in ipairs { false, true } do
    local kinds, by_kind = {}, {}
    for _, line in ipairs(drawn.lines) do
      if (line.over or false) == over then
        if not by_kind[line.name] then
          by_kind[line.name] = {}
          kinds[#kinds + 1] = line.name
        end
        table.insert(by_kind[line.name], line)
      end
    end
    for _, kind in ipairs(kinds) do
      local look = looks:kind(kind)
      for k, s in ipairs(lines.strokes(look)) do
        for _, line in ipairs(by_kind[kind]) do
          for _, path in ipairs(line_paths(line)) do
            stroke(out, path, s[1], s[2], s[3])
          end
          if #line.chains > 1 and k < 3 then
            out[#out + 1] = ('<circle cx="50" cy="50" r="%s" fill="%s"/>')
              :format(number(s[1] / 2), s[2])
          end
        end
      end
    end
  end
  for _, bridge in ipairs(drawn.bridges) do
    local look = looks:kind(bridge.line.name)
    paint_bridge(out, bridge, look, lines.width(look))
  end
end

-- An opening in a wall, seen along the line that goes in.
local function paint_gate(out, gate, look, width)
  local length = (gate.dx * gate.dx + gate.dy * gate.dy) ^ .5
  local ux, uy = gate.dx / length, gate.dy / length
  local x, y, w = gate.x, gate.y, width / 2 + 1
  local function corner(along, across)
    return number(x + along * ux - across * uy) .. " " ..
      number(y + along * uy + across * ux)
  end
  out[#out + 1] = ('<path d="M%sL%sL%sL%sz" fill="%s" stroke="%s" '
    .. 'stroke-width="1"/><path d="M%sL%sL%sL%sz" fill="%s"/>'):format(
    corner(-4, -w - 3), corner(-4, w + 3), corner(4, w + 3),
    corner(4, -w - 3), colour.shade(look.edge, .55), look.edge,
    corner(-4.5, -w + 1), corner(-4.5, w - 1), corner(2, w - 2.5),
    corner(2, -w + 2.5), colour.shade(look.edge, -.35))
end

-- ---- solid ----------------------------------------------------------------

local function paint_solids(out, drawn, looks)
  for _, solid in ipairs(drawn.solids) do
    local look = looks:kind(solid.name)
    out[#out + 1] = ('<path d="%s" fill="%s"/>'):format(solid.path, look.fill)
    local scatter = texture[look.texture] or texture.plain
    scatter(out, drawn, solid.segment, look)
    for _, wall in ipairs(solid.walls) do
      local path = curve.path { wall }
      stroke(out, path, 6, look.edge)
      stroke(out, path, 4, colour.shade(look.edge, .55))
      stroke(out, path, 4, look.edge, "1.6 3.4")
    end
  end
  for _, line in ipairs(drawn.lines) do
    for _, gate in ipairs(line.gates or {}) do
      local width = lines.width(looks:kind(line.name))
      local look = looks:kind(drawn.solids[1].name)
      for _, solid in ipairs(drawn.solids) do
        if solid.name == line.ends then look = looks:kind(solid.name) end
      end
      paint_gate(out, gate, look, width)
    end
  end
end

-- ---- symbols --------------------------------------------------------------

-- Symbols stand upright however the tile lies.
local function stand(out, turns, look, at, size)
  local x, y = curve.turn(at.x, at.y, turns)
  out[#out + 1] = symbols.at(look, x, y, size)
end

local function paint_joints(out, drawn, looks, turns)
  for _, joint in ipairs(drawn.joints) do
    local look = joint.mark and looks:mark(joint.mark) or
      looks:joint(joint.name)
    if look and look.symbol then
      stand(out, turns, look, joint,
        (look.size or 1) * (joint.mark and 1.25 or 1))
    else
      local kind = looks:kind(joint.kind)
      local x, y = curve.turn(joint.x, joint.y, turns)
      out[#out + 1] = ('<circle cx="%s" cy="%s" r="%s" fill="%s" stroke="%s" '
        .. 'stroke-width="1.3"/>'):format(number(x), number(y),
        number(lines.width(kind) * .75), kind.fill, kind.edge)
    end
  end
end

local function paint_areas(out, drawn, looks, turns)
  for _, area in ipairs(drawn.areas) do
    local look = looks:area(area.name, area.marks)
    if not look.symbol then
      local letters = area.name:sub(1, 1):upper() .. area.name:sub(2, 2)
      look = setmetatable({ symbol = "token", letters = letters },
        { __index = look })
    end
    stand(out, turns, look, area, (look.size or 1) * 1.3)
  end
end

local function paint_marks(out, drawn, looks, turns)
  for _, mark in ipairs(drawn.marks) do
    local look = looks:mark(mark.name, mark.value)
    local size = look.size or 1
    stand(out, turns, look, mark, mark.on and .8 * size or size)
  end
end

-- ---------------------------------------------------------------------------

local EDGE = '<path d="M.4 .4H99.6V99.6H.4z" fill="none" stroke="#1f2a14" '
  .. 'stroke-opacity=".28" stroke-width=".8"/>'

--- The layers of a tile's picture that turn with it.
---@param drawn Drawing
---@param looks Looks
---@param prefix string for ids within a picture of the tile's own
---@return string ground
---@return string rest
function tile.paint(drawn, looks, prefix)
  local own = looks:tile(drawn.type.id)
  if own then
    local clean, problem = markup.svg(own, prefix)
    if not clean then
      fail.raise("input", T("look.svg", drawn.type.id, problem))
    end
    return "", clean .. EDGE
  end
  local ground, rest = {}, {}
  paint_ground(ground, drawn, looks)
  paint_lines(rest, drawn, looks)
  paint_solids(rest, drawn, looks)
  rest[#rest + 1] = EDGE
  return table.concat(ground), table.concat(rest)
end

--- The layer above: what stands upright on a tile turned so often.
---@param drawn Drawing
---@param looks Looks
---@param turns integer
---@return string
function tile.upright(drawn, looks, turns)
  if looks:tile(drawn.type.id) then return "" end
  local out = {}
  paint_joints(out, drawn, looks, turns)
  paint_areas(out, drawn, looks, turns)
  paint_marks(out, drawn, looks, turns)
  return table.concat(out)
end

return tile
