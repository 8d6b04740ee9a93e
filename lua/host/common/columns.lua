--- Tables of text.

local columns = {}

--- A table of columns, the first one flush left.
---@param rows string[][]
---@return string[]
function columns.align(rows)
  local widths, lines = {}, {}
  for _, row in ipairs(rows) do
    for i, cell in ipairs(row) do
      widths[i] = math.max(widths[i] or 0, utf8.len(cell) or #cell)
    end
  end
  for r, row in ipairs(rows) do
    local cells = {}
    for i, cell in ipairs(row) do
      local gap = (" "):rep(widths[i] - (utf8.len(cell) or #cell))
      cells[i] = i == 1 and cell .. gap or gap .. cell
    end
    lines[r] = table.concat(cells, "  "):gsub("%s+$", "")
  end
  return lines
end

return columns
