--- Charts as inline SVG, for pages: text and lines take the page's colours.

local curve = require "host.pictures.shapes.curve"
local markup = require "host.pictures.markup"

local number, escape = curve.number, markup.escape
local charts = {}

-- Rows have their words above their bar, so that a phone shows both: how wide
-- and how far apart they are.
local ROW, PITCH = 400, 42

local function open(width, height, label, kind)
  return ('<svg class="chart %s" viewBox="0 0 %d %d" role="img" '
    .. 'aria-label="%s">'):format(kind or "field", width, height,
    escape(label))
end

local function text(x, y, words, anchor, more)
  return ('<text x="%s" y="%s"%s%s>%s</text>'):format(number(x), number(y),
    anchor and (' text-anchor="%s"'):format(anchor) or "",
    more and " " .. more or "", escape(words))
end

-- The name of a row and its note.
local function head(row, y)
  return ('<text x="0" y="%d"><title>%s</title>%s</text>'):format(y + 14,
    escape(row.name), markup.name(row.name, 36)) .. text(ROW, y + 14, row.note,
    "end")
end

-- An interval at a height.
local function whisker(a, b, y)
  return ('<path class="whisker" d="M%s %dV%dM%s %dV%dM%s %dH%s"/>'):format(
    number(a), y - 5, y + 5, number(b), y - 5, y + 5, number(a), y, number(b))
end

--- A step for the marks of an axis: 1, 2 or 5 times a power of ten.
---@param range number
---@param most integer marks at most
---@return integer
function charts.pitch(range, most)
  local step = 1
  while true do
    for _, times in ipairs { 1, 2, 5 } do
      if range / (step * times) <= most then return step * times end
    end
    step = step * 10
  end
end

--- How often each value came, one line a series.
---@param label string
---@param series { name: string, colour: string, values: integer[] }[]
---@return string
function charts.histogram(label, series)
  local low, high = math.huge, -math.huge
  for _, one in ipairs(series) do
    for _, value in ipairs(one.values) do
      low, high = math.min(low, value), math.max(high, value)
    end
  end
  if low > high then return "" end
  local bin = charts.pitch(high - low + 1, 36)
  local first = low // bin
  local bins, top = high // bin - first + 1, 1
  local counts = {}
  for i, one in ipairs(series) do
    counts[i] = {}
    for k = 1, bins do counts[i][k] = 0 end
    for _, value in ipairs(one.values) do
      local k = value // bin - first + 1
      counts[i][k] = counts[i][k] + 1
      top = math.max(top, counts[i][k])
    end
  end
  local width, height, left, base = 640, 220, 40, 190
  local function x(k) return left + (width - left - 10) * k / bins end
  local function y(count) return base - (base - 12) * count / top end
  local out = { open(width, height, label) }
  local mark = charts.pitch(top, 5)
  for count = 0, top, mark do
    out[#out + 1] = ('<path class="grid" d="M%d %sH%d"/>'):format(left,
      number(y(count)), width - 10) .. text(left - 5, y(count) + 4, count,
      "end")
  end
  local every = charts.pitch(bins, 12)
  for k = 0, bins - 1, every do
    out[#out + 1] = text(x(k), base + 16, (first + k) * bin, "middle")
  end
  for i, one in ipairs(series) do
    local words = { ("M%s %d"):format(number(x(0)), base) }
    for k = 1, bins do
      words[#words + 1] = ("V%sH%s"):format(number(y(counts[i][k])),
        number(x(k)))
    end
    words[#words + 1] = "V" .. base
    out[#out + 1] = ('<path d="%s" fill="%s" fill-opacity=".16" stroke="%s" '
      .. 'stroke-width="2"><title>%s</title></path>'):format(
      table.concat(words), one.colour, one.colour, escape(one.name))
  end
  out[#out + 1] = "</svg>"
  return table.concat(out)
end

--- Bars to the right, each with parts.
---@param label string
---@param rows { name: string, note: string, parts: { value: number,
---  colour: string, title: string }[], low: number?, high: number? }[] low
---  and high: an interval to be drawn over the bar
---@param most number? value of the full width
---@return string
function charts.bars(label, rows, most)
  local top = most or 0
  for _, row in ipairs(rows) do
    local sum = 0
    for _, part in ipairs(row.parts) do sum = sum + math.max(0, part.value) end
    if not most then top = math.max(top, sum, row.high or 0) end
  end
  if top <= 0 then top = 1 end
  local scale = ROW / top
  local out = { open(ROW, PITCH * #rows, label, "rows") }
  for i, row in ipairs(rows) do
    local y, x = PITCH * (i - 1), 0
    out[#out + 1] = head(row, y)
    for _, part in ipairs(row.parts) do
      local w = math.max(0, part.value) * scale
      out[#out + 1] = ('<rect x="%s" y="%d" width="%s" height="16" '
        .. 'fill="%s"><title>%s</title></rect>'):format(number(x), y + 19,
        number(w), part.colour, escape(part.title))
      x = x + w
    end
    if row.low then
      out[#out + 1] = whisker(row.low * scale, row.high * scale, y + 27)
    end
  end
  out[#out + 1] = "</svg>"
  return table.concat(out)
end

--- Changes to the left and to the right of nothing, each with an interval.
---@param label string
---@param rows { name: string, note: string, mean: number, half: number,
---  sure: boolean? }[]
---@return string
function charts.changes(label, rows)
  local top = 0
  for _, row in ipairs(rows) do
    top = math.max(top, math.abs(row.mean) + row.half)
  end
  if top <= 0 then top = 1 end
  local middle, scale = ROW / 2, (ROW / 2 - 6) / top
  local out = { open(ROW, PITCH * #rows, label, "rows") }
  for i, row in ipairs(rows) do
    local y = PITCH * (i - 1)
    local mean, half = row.mean * scale, row.half * scale
    out[#out + 1] = head(row, y)
    out[#out + 1] = ('<path class="grid" d="M%s %dV%d"/>'):format(
      number(middle), y + 18, y + 36)
    out[#out + 1] = whisker(middle + mean - half, middle + mean + half, y + 27)
    out[#out + 1] = ('<circle cx="%s" cy="%d" r="5" fill="%s" stroke="#222"/>')
      :format(number(middle + mean), y + 27, row.sure and "#c8503c" or "#fff")
  end
  out[#out + 1] = "</svg>"
  return table.concat(out)
end

--- Lines over the course of something, with marks on them.
---@param label string
---@param series { name: string, colour: string, values: number[] }[]
---@param marks { at: integer, series: integer, title: string }[]
---@return string
function charts.lines(label, series, marks)
  local low, high, most = math.huge, -math.huge, 2
  for _, one in ipairs(series) do
    most = math.max(most, #one.values)
    for _, value in ipairs(one.values) do
      low, high = math.min(low, value), math.max(high, value)
    end
  end
  if low > high then return "" end
  local width, height, left, base = 640, 240, 40, 220
  local pitch = charts.pitch(math.max(high - low, 1), 6)
  low = low // pitch * pitch
  high = math.max(high, low + pitch)
  local across = (width - left - 10) / (most - 1)
  local up = (base - 12) / (high - low)
  local function x(i) return left + across * (i - 1) end
  local function y(value) return base - up * (value - low) end
  local out = { open(width, height, label) }
  for value = low // 1 | 0, high // 1 | 0, pitch do
    out[#out + 1] = ('<path class="grid" d="M%d %sH%d"/>'):format(left,
      number(y(value)), width - 10) .. text(left - 5, y(value) + 4, value,
      "end")
  end
  for _, one in ipairs(series) do
    local points = {}
    for i, value in ipairs(one.values) do
      points[i] = ("%s %s"):format(number(x(i)), number(y(value)))
    end
    out[#out + 1] = ('<path d="M%s" fill="none" stroke="%s" '
      .. 'stroke-width="2"><title>%s</title></path>'):format(
      table.concat(points, "L"), one.colour, escape(one.name))
  end
  for _, mark in ipairs(marks) do
    local one = series[mark.series]
    out[#out + 1] = ('<circle cx="%s" cy="%s" r="5" fill="%s" stroke="#222">'
      .. '<title>%s</title></circle>'):format(number(x(mark.at)),
      number(y(one.values[mark.at])), one.colour, escape(mark.title))
  end
  out[#out + 1] = "</svg>"
  return table.concat(out)
end

--- A map of cells, the darker the more.
---@param label string
---@param cells { x: integer, y: integer, share: number }[]
---@param title fun(cell: table): string
---@return string
function charts.heat(label, cells, title)
  if #cells == 0 then return "" end
  local x0, y0, x1, y1 = math.huge, math.huge, -math.huge, -math.huge
  local top = 0
  for _, cell in ipairs(cells) do
    x0, x1 = math.min(x0, cell.x), math.max(x1, cell.x)
    y0, y1 = math.min(y0, cell.y), math.max(y1, cell.y)
    top = math.max(top, cell.share)
  end
  local out = { open(10 * (x1 - x0 + 1), 10 * (y1 - y0 + 1), label) }
  for _, cell in ipairs(cells) do
    out[#out + 1] = ('<rect x="%d" y="%d" width="9.4" height="9.4" '
      .. 'class="heat" fill-opacity="%.2f"><title>%s</title></rect>')
      :format(10 * (cell.x - x0), 10 * (cell.y - y0),
        .06 + .94 * (cell.share / top) ^ .6, escape(title(cell)))
  end
  out[#out + 1] = "</svg>"
  return table.concat(out)
end

return charts
