--- The picture of one tile as SVG in a box of 100 by 100, north up: first
--- the ground (what lies under highlights of fields), then all the rest.

local curve = require "host.pictures.shapes.curve"
local tile_shapes = require "host.pictures.shapes.tile_shapes"
local fail = require "host.common.fail"
local line_styles = require "host.pictures.line_styles"
local markup = require "host.pictures.markup"
local walls = require "host.pictures.walls"
local symbols = require "host.pictures.symbols"
local texture = require "host.pictures.texture"
local T = require "host.common.text".get

local number = curve.number
local tile = {}

local GRID, STEP = tile_shapes.GRID, 100 / tile_shapes.GRID

-- ---- ground ---------------------------------------------------------------

--- Path of the samples that a segment owns on the grid; with `wide` a little
--- larger, below what is drawn above it.
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
        if look.texture == "grass" then texture.meadow(out, drawn, look) end
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
      texture.paint(out, drawn, i, look)
    end
  end
end

-- ---- lines and solids -----------------------------------------------------

-- Lines of one kind that meet are drawn stroke by stroke, so that no edge
-- runs across the other. Those that run above a solid come later than those
-- that do not.
local function paint_lines(out, drawn, looks, over)
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
    for k, s in ipairs(line_styles.strokes(look)) do
      for _, line in ipairs(by_kind[kind]) do
        for _, chain in ipairs(line.chains) do
          walls.stroke(out, curve.path(chain), s[1], s[2], s[3])
        end
        if #line.chains > 1 and k < 3 then
          out[#out + 1] = ('<circle cx="50" cy="50" r="%s" fill="%s"/>')
            :format(number(s[1] / 2), s[2])
        end
      end
    end
    for _, line in ipairs(by_kind[kind]) do
      line_styles.detail(out, line, look)
    end
  end
end

local function paint_bridges(out, drawn, looks)
  for _, line in ipairs(drawn.lines) do
    for _, chain in ipairs(line.overlay and line.chains or {}) do
      walls.span(out, curve.path(chain), looks:kind(line.overlay),
        looks:kind(line.name))
    end
  end
  for _, bridge in ipairs(drawn.bridges) do
    if not bridge.line.overlay then
      walls.bridge(out, { x = bridge.at.x, y = bridge.at.y, dx = bridge.at.dx,
        dy = bridge.at.dy,
        reach = line_styles.width(looks:kind(bridge.below.name)) / 2 + 4 },
        looks:kind(bridge.line.name))
    end
  end
end

local function all_gates(drawn)
  local all = {}
  for _, line in ipairs(drawn.lines) do
    for _, gate in ipairs(line.gates or {}) do all[#all + 1] = gate end
  end
  return all
end

local function paint_solids(out, drawn, looks)
  local gates = all_gates(drawn)
  for _, solid in ipairs(drawn.solids) do
    local look = looks:kind(solid.name)
    out[#out + 1] = ('<path d="%s" fill="%s"/>'):format(solid.path, look.fill)
    texture.paint(out, drawn, solid.segment, look)
    walls.rim(out, solid, look, gates)
  end
  -- what passes below shows best as a way that is carried over
  for _, solid in ipairs(drawn.solids) do
    if solid.ways then
      walls.viaduct(out, solid.ways, looks:kind(solid.name))
    end
  end
  for _, line in ipairs(drawn.lines) do
    for _, points in ipairs(line.hidden or {}) do
      walls.tunnel(out, points, looks:kind(line.name))
    end
  end
end

local function paint_gates(out, drawn, looks)
  for _, line in ipairs(drawn.lines) do
    for _, gate in ipairs(line.gates or {}) do
      walls.gate(out, gate, looks:kind(gate.into), looks:kind(line.name))
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
        number(line_styles.width(kind) * .75), kind.fill, kind.edge)
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

local DIRECTIONS = { N = 0, NE = 1, E = 2, SE = 3, S = 4, SW = 5, W = 6,
  NW = 7 }

-- A mark such as "arrow=NW" points somewhere, and turns with the tile. A look
-- for that value alone says by itself what it means.
local function point(out, turns, look, at, size, direction)
  local x, y = curve.turn(at.x, at.y, turns)
  out[#out + 1] = ('<path d="M0-19L5.5-11.5H-5.5Z" fill="%s" stroke="%s" '
    .. 'stroke-width="1.2" stroke-linejoin="round" transform="translate(%s %s) '
    .. 'rotate(%d) scale(%s)"/>'):format(look.fill or look.colour or "#fff",
    look.edge or "#222", number(x), number(y),
    (DIRECTIONS[direction] * 45 + turns * 90) % 360, number(size))
end

local function paint_marks(out, drawn, looks, turns)
  for _, mark in ipairs(drawn.marks) do
    local look = looks:mark(mark.name, mark.value)
    local size = look.size or 1
    if mark.on then size = .8 * size end
    stand(out, turns, look, mark, size)
    if DIRECTIONS[mark.value] and not looks:names(mark.name, mark.value) then
      point(out, turns, look, mark, size, mark.value)
    end
  end
end

-- The middle of what no segment owns, else of the tile.
local function middle_of_bare(drawn)
  local n, x, y = 0, 0, 0
  for row = 1, GRID do
    for column = 1, GRID do
      if drawn.owner[row][column] == 0 then
        n, x, y = n + 1, x + (column - .5) * STEP, y + (row - .5) * STEP
      end
    end
  end
  return n > 0 and { x = x / n, y = y / n } or { x = 50, y = 50 }
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
  paint_lines(rest, drawn, looks, false)
  paint_solids(rest, drawn, looks)
  paint_lines(rest, drawn, looks, true)
  paint_bridges(rest, drawn, looks)
  paint_gates(rest, drawn, looks)
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
  local emblem = looks:emblem(drawn.type.id)
  if emblem then
    stand(out, turns, emblem, middle_of_bare(drawn), emblem.size or 1)
  end
  return table.concat(out)
end

return tile
