--- What the seats have, as lines of a terminal.

local markup = require "host.pictures.markup"
local public_state = require "host.games.public_state"
local seats = require "host.games.seats"
local style = require "host.terminal.style"
local texts = require "host.common.text"

local T = texts.get

local seat_lines = {}

--- Columns that a text takes, colours aside.
---@param text string
---@return integer
function seat_lines.width(text)
  local plain = text:gsub("%c%[[%d;:]*m", "")
  return utf8.len(plain) or #plain
end

local width = seat_lines.width

-- Blanks up to a width.
local function pad(text, columns)
  return text .. (" "):rep(columns - width(text))
end

--- A text broken at blanks; the lines after the first begin with some blanks.
---@param text string
---@param columns integer
---@param indent integer
---@return string[]
function seat_lines.wrap(text, columns, indent)
  local lines, line = {}, nil
  for gap, word in text:gmatch "(%s*)(%S+)" do
    if line and width(line) + #gap + width(word) > columns then
      lines[#lines + 1] = line
      line = (" "):rep(indent) .. word
    else
      line = (line or "") .. gap .. word
    end
  end
  lines[#lines + 1] = line
  return lines
end

-- A seat's letter and name.
local function name_of(session, seat, coloured)
  local letter = seats.letter(seat)
  local name = session:name(seat)
  name = name ~= letter and " " .. markup.tidy(name) or ""
  if not coloured then return letter .. name end
  local bg = style.seat(seat)
  return style.sequence(style.text_on(bg), bg, true) .. " " .. letter .. " "
    .. style.reset .. name
end

-- What all see of a seat's variables, after what else is told of it.
local function with_state(session, seat, text)
  local list = public_state.texts(session, seat)
  if #list == 0 then return text end
  return text .. "; " .. markup.tidy(table.concat(list, ", "))
end

--- The same of the game, as lines.
---@param session Session
---@param columns integer
---@return string[]
function seat_lines.game(session, columns)
  local text = table.concat(public_state.texts(session), ", ")
  return seat_lines.wrap(markup.tidy(text), columns, 4)
end

-- Figures in the supply of a seat, and how many they are.
local function supply_of(session, seat)
  local list, rules, all = {}, session.rules, 0
  for i, piece in ipairs(rules:pieces()) do
    local count = piece.owned and session.game:supply(seat, i - 1) or 0
    if count > 0 then
      list[#list + 1] = texts.count(rules, count, piece.name)
      all = all + count
    end
  end
  return #list > 0 and table.concat(list, ", ") or T "board.no_figures", all
end

--- A table: a seat a row with its points and the figures of its supply.
---@param session Session
---@param coloured boolean
---@param columns integer? room there is
---@return string[]
function seat_lines.table(session, coloured, columns)
  local rows, widest, lines = {}, 0, {}
  for seat = 0, session.game:players() - 1 do
    local name = name_of(session, seat, coloured)
    rows[seat + 1] = { name, with_state(session, seat,
      (supply_of(session, seat))) }
    widest = math.max(widest, width(name))
  end
  for i, row in ipairs(rows) do
    local start = T("board.points", pad(row[1], widest),
      session.game:score(i - 1))
    for _, line in ipairs(seat_lines.wrap(start .. "  " .. row[2],
      columns or math.maxinteger, width(start) + 2)) do
      lines[#lines + 1] = line
    end
  end
  return lines
end

--- The same in fewer lines: all figures of one seat only, of the others how
--- many they are.
---@param session Session
---@param coloured boolean
---@param columns integer
---@param asked integer the seat in full
---@return string[]
function seat_lines.short(session, coloured, columns, asked)
  local others = {}
  local function start(seat)
    return T("board.points", name_of(session, seat, coloured),
      session.game:score(seat))
  end
  for seat = 0, session.game:players() - 1 do
    if seat ~= asked then
      local _, count = supply_of(session, seat)
      others[#others + 1] = with_state(session, seat, start(seat) .. " "
        .. (count > 0 and T("board.figures", count) or T "board.no_figures"))
    end
  end
  local lines = asked >= 0 and seat_lines.wrap(start(asked) .. "  "
    .. with_state(session, asked, (supply_of(session, asked))), columns, 4)
    or {}
  local more = seat_lines.wrap(table.concat(others, "   "), columns, 4)
  return table.move(more, 1, #more, #lines + 1, lines)
end

return seat_lines
