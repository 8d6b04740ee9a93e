--- Charts as inline SVG, for pages: text and lines take the page's colours.

local curve = require "host.pictures.shapes.curve"
local markup = require "host.pictures.markup"

local number, escape = curve.number, markup.escape
local charts = {}

local function open(width, height, label)
  return ('<svg class="chart" viewBox="0 0 %d %d" role="img" '
    .. 'aria-label="%s">'):format(width, height, escape(label))
end

local function text(x, y, words, anchor, more)
  return ('<text x="%s" y="%s"%s%s>%s</text>'):format(number(x), number(y),
    anchor and (' text-anchor="%s"'):format(anchor) or "",
    more and " " .. more or "", escape(words))
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
  local width, left, right, pitch = 640, 160, 172, 28
  local scale = (width - left - right) / top
  local out = { open(width, pitch * #rows + 6, label) }
  for i, row in ipairs(rows) do
    local y, x = pitch * (i - 1) + 4, left
    out[#out + 1] = ('<text x="%d" y="%d" text-anchor="end"><title>%s'
      .. '</title>%s</text>'):format(left - 8, y + 15, escape(row.name),
      markup.name(row.name, 20))
    for _, part in ipairs(row.parts) do
      local w = math.max(0, part.value) * scale
      out[#out + 1] = ('<rect x="%s" y="%d" width="%s" height="20" '
        .. 'fill="%s"><title>%s</title></rect>'):format(number(x), y,
        number(w), part.colour, escape(part.title))
      x = x + w
    end
    if row.low then
      local a, b = left + row.low * scale, left + row.high * scale
      out[#out + 1] = ('<path class="whisker" d="M%s %dV%dM%s %dV%dM%s %dH%s'
        .. '"/>'):format(number(a), y + 4, y + 16, number(b), y + 4, y + 16,
        number(a), y + 10, number(b))
      x = math.max(x, b)
    end
    out[#out + 1] = text(x + 8, y + 15, row.note)
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
  local width, left, right, pitch = 640, 200, 132, 26
  local middle, scale = (left + width - right) / 2,
    (width - left - right) / 2 / top
  local out = { open(width, pitch * #rows + 6, label),
    ('<path class="grid" d="M%s 2V%d"/>'):format(number(middle),
      pitch * #rows + 2) }
  for i, row in ipairs(rows) do
    local y = pitch * (i - 1) + 4
    local a, b = middle + (row.mean - row.half) * scale,
      middle + (row.mean + row.half) * scale
    out[#out + 1] = ('<text x="%d" y="%d" text-anchor="end"><title>%s'
      .. '</title>%s</text>'):format(left - 8, y + 14, escape(row.name),
      markup.name(row.name, 26))
    out[#out + 1] = ('<path class="whisker" d="M%s %dV%dM%s %dV%dM%s %dH%s"'
      .. '/><circle cx="%s" cy="%d" r="5" fill="%s" stroke="#222"/>'):format(
      number(a), y + 5, y + 15, number(b), y + 5, y + 15, number(a), y + 10,
      number(b), number(middle + row.mean * scale), y + 10,
      row.sure and "#c8503c" or "#fff")
    out[#out + 1] = text(width - right + 8, y + 14, row.note)
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
