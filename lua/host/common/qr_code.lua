--- QR codes for the terminal: two rows of the code are one line of text.

local tes = require "tes"

local qr_code = {}

local MARGIN = 2 -- light cells all round, or no camera finds it

-- Light cells are printed, dark ones are the ground: right where letters are
-- light on dark. With colours both are set, so it is right everywhere.
local BLOCKS = { ["00"] = "█", ["01"] = "▀", ["10"] = "▄", ["11"] = " " }
local LIGHT_ON_DARK, USUAL = tes.out.colour "0;97;40", tes.out.colour "0"

-- The code with its margin and an even number of rows.
local function framed(rows)
  local width = #rows[1] + 2 * MARGIN
  local side, empty = ("0"):rep(MARGIN), ("0"):rep(width)
  local all = {}
  for _ = 1, MARGIN do all[#all + 1] = empty end
  for _, row in ipairs(rows) do all[#all + 1] = side .. row .. side end
  for _ = 1, MARGIN do all[#all + 1] = empty end
  if #all % 2 == 1 then all[#all + 1] = empty end
  return all
end

--- The QR code of a text, as lines for the terminal.
---@param text string such as an address
---@param coloured boolean? whether the terminal shows colours
---@return string[]? lines nil: the program was built without libqrencode
function qr_code.lines(text, coloured)
  local rows = tes.qr.rows(text)
  if not rows then return nil end
  rows = framed(rows)
  local lines = {}
  for y = 1, #rows, 2 do
    local upper, lower, line = rows[y], rows[y + 1], {}
    for x = 1, #upper do
      line[x] = BLOCKS[upper:sub(x, x) .. lower:sub(x, x)]
    end
    local shown = table.concat(line)
    lines[#lines + 1] = coloured and LIGHT_ON_DARK .. shown .. USUAL or shown
  end
  return lines
end

return qr_code
