--- A grid of characters with colours.

local style = require "host.terminal.style"

---@class Canvas
local Canvas = {}
Canvas.__index = Canvas

local canvas = {}

---@param width integer
---@param height integer
---@return Canvas
function canvas.new(width, height)
  local self = setmetatable({ width = width, height = height }, Canvas)
  for row = 1, height do self[row] = {} end
  return self
end

--- Sets one character; positions outside are ignored, nil attributes keep
--- what is there.
---@param column integer from 1
---@param row integer from 1
---@param char string? one character
---@param fg integer?
---@param bg integer?
---@param bold boolean?
function Canvas:set(column, row, char, fg, bg, bold)
  local line = self[row]
  if not line or column < 1 or column > self.width then return end
  local cell = line[column]
  if not cell then
    cell = { char = " " }
    line[column] = cell
  end
  cell.char = char or cell.char
  cell.fg = fg or cell.fg
  cell.bg = bg or cell.bg
  if bold ~= nil then cell.bold = bold end
end

--- Writes a text to the right.
function Canvas:text(column, row, text, fg, bg, bold)
  for _, code in utf8.codes(text) do
    self:set(column, row, utf8.char(code), fg, bg, bold)
    column = column + 1
  end
end

local empty = { char = " " }

--- The lines to print.
---@param coloured boolean
---@return string[]
function Canvas:lines(coloured)
  local lines = {}
  for row = 1, self.height do
    local out, last = {}, ""
    for column = 1, self.width do
      local cell = self[row][column] or empty
      if coloured then
        local now = (cell.fg or cell.bg or cell.bold)
          and style.sequence(cell.fg, cell.bg, cell.bold) or ""
        if now ~= last then
          out[#out + 1] = now == "" and style.reset or now
          last = now
        end
      end
      out[#out + 1] = cell.char
    end
    if last ~= "" then out[#out + 1] = style.reset end
    lines[row] = table.concat(out):gsub("%s+$", "")
  end
  return lines
end

return canvas
