--- The screen of a question: the board, and beside it, where the terminal is
--- wide enough, the tile that it is about and the list of choices; the seats
--- and the question below. All of it has room on the screen at once, below the
--- last news.

local tes = require "tes"
local texts = require "host.common.text"
local out = require "host.common.out"
local report = require "host.games.report"
local seat_lines = require "host.terminal.seat_lines"
local seat_view = require "host.games.seat_view"
local window = require "host.terminal.window"

local T = texts.get
local say, say_all = out.say, out.say_all

local screen = {}

-- Rows from which on nobody has to be brief, columns from which on the list
-- stands beside the board, and the columns between the two.
local ROOMY, WIDE, GAP = 40, 72, 2
-- Least columns of the list, and columns that its place is rounded up to, so
-- that it moves seldom.
local LEAST, STEP = 30, 10
-- Rows from which on the tile is shown above the list.
local SHOWN = 9
-- Rows that news leave to board and list.
local FREE = 12
-- Part of the rows for news, for the legend of signs, and for what is not on
-- the board.
local NEWS, LEGEND, ZONES = 6, 8, 8
-- Where nobody says how large the screen is, lines of choices.
local LEAST_LINES, MOST_LINES = 12, 40

local function add(lines, more)
  table.move(more, 1, #more, #lines + 1, lines)
end

local function add_wrapped(lines, more, columns)
  for _, line in ipairs(more) do
    add(lines, seat_lines.wrap(line, columns, 4))
  end
end

-- What is held in secret; what others hold is left out where a small screen
-- has no room for it.
local function secrets(session, columns, rows)
  local lines, own = {}, {}
  add_wrapped(lines, seat_view.lines(session), columns)
  if #lines <= math.max(2, rows // 8) or rows >= ROOMY
    or not tes.term.isatty "stdout" then
    return lines
  end
  add_wrapped(own, seat_view.lines(session, true), columns)
  return own
end

-- What the question means: on a small screen only when it is asked first.
local function explanation(play, session, prompt, columns, rows)
  local words = report.explained(session.rules, prompt)
  if not words then return {} end
  play.explained = play.explained or {}
  local first, now = play.explained[prompt], session.game:answers()
  if first and first ~= now and rows < ROOMY then return {} end
  play.explained[prompt] = first or now
  return seat_lines.wrap("  " .. words, columns, 2)
end

-- The seats, secrets, and the question itself.
local function foot(play, session, current, columns, rows)
  local game, decision, lines = session.game, current.decision, {}
  local coloured = play.painter.coloured
  local all = seat_lines.table(session, coloured, columns)
  add(lines, #all <= math.max(2, rows // 8) and all
    or seat_lines.short(session, coloured, columns, decision.player))
  add(lines, seat_lines.game(session, columns))
  if game:hides() then add(lines, secrets(session, columns, rows)) end
  local turn = T("play.turn", game:turn(), game:tiles_left())
  local tile = current:tile()
  local question = T(tile and "play.question.tile" or "play.question",
    session:name(decision.player),
    report.question(session, decision),
    tile and session.rules:type_id(tile))
  if seat_lines.width(lines[#lines]) + 3 + #turn <= columns then
    lines[#lines] = lines[#lines] .. "   " .. turn
  else
    lines[#lines + 1] = turn
  end
  add(lines, seat_lines.wrap(question, columns, 4))
  add(lines, explanation(play, session, decision.prompt, columns, rows))
  if decision.about then
    add(lines, seat_lines.wrap("  " .. report.subject(session,
      decision.about), columns, 4))
  end
  return lines
end

-- What is in zones, in so many lines.
local function zones(shown, columns, most)
  local lines = {}
  add_wrapped(lines, window.zones(shown), columns)
  if #lines > most then
    local left = #lines - most + 1
    lines = table.move(lines, 1, most - 1, 1, {})
    lines[most] = T("board.more_zones", left)
  end
  return lines
end

-- The tile that the question is about, and below it the list of choices.
local function panel(play, session, current, rows, columns, small)
  local lines = {}
  local pictures = current:pictures()
  if #pictures > 0 and rows >= SHOWN then
    local painted = play.painter:pictures(pictures, columns, small)
    -- of many tiles the first, so that half the room is left
    add(lines, #painted <= rows // 2 and painted
      or table.move(painted, 1, rows // 2, 1, {}))
    if not small then lines[#lines + 1] = "" end
  end
  add(lines, current:page(session, math.max(3, rows - #lines), columns,
    function(cell) return window.sees(play.seen, cell) end))
  return lines
end

-- What is said below the board, as lines, when it is painted.
local function below(play, session, shown, current, columns, rows)
  local lines = zones(shown, columns, math.max(2, rows // ZONES))
  add(lines, foot(play, session, current, columns, rows))
  return lines
end

-- Prints the board, beside it the panel.
local function print_both(left, width, right, columns, panel_width)
  local at = math.min((width + GAP + STEP - 1) // STEP * STEP,
    columns - panel_width)
  for i = 1, math.max(#left, #right) do
    local line = left[i] or ""
    if right[i] and right[i] ~= "" then
      line = line .. (" "):rep(at - seat_lines.width(line)) .. right[i]
    end
    say(line)
  end
end

-- The rows that are left for board and list above some lines: the last news
-- stay in view where the rest has room.
local function rows_left(play, rows, under)
  local high = rows - 1 - #under
  return high - math.min(play.told_rows, rows // NEWS,
    math.max(1, high - FREE))
end

-- Columns for a list beside the board.
local function list_width(session, current, columns)
  return math.min(math.max(LEAST, current:width(session)),
    columns * 2 // 5 + 2)
end

-- The board as a picture, the list within it.
local function pictured(play, session, current, columns, rows)
  local shown = play.painter.stage:scene({ game = session.game }, "grid")
  local width = list_width(session, current, columns)
  local under = below(play, session, shown, current, columns, rows)
  out.flush()
  play.seen = play.pixels:board(session.game, current:marks(),
    { columns - width - GAP, math.max(5, rows_left(play, rows, under)) },
    play.centre or current:centre(),
    { width = width, pictures = current:pictures(),
      list = function(seen, high)
        return current:page(session, math.max(3, high), width, function(cell)
          return window.sees(seen, cell)
        end)
      end })
  say_all(under)
end

local function beside(play, session, current, columns, rows)
  local painter, game = play.painter, session.game
  local roomy = rows >= ROOMY
  local shown = painter.stage:scene({ game = game }, "grid")
  local width = list_width(session, current, columns)
  local under = below(play, session, shown, current, columns, rows)
  local high = rows_left(play, rows, under)
  local most, reserve, left, seen, wide, kept = rows // LEGEND, 0
  repeat -- until what is said about the board has room below it
    kept = reserve
    painter.signs:clear()
    left, seen, wide = painter:board(game, shown, current:marks(),
      { columns - width - GAP, math.max(5, high - kept) },
      play.centre or current:centre(), play.zoom)
    reserve = math.max(kept, math.min(most,
      painter:legend_height(columns, not roomy)) + (seen.cropped and 1 or 0))
  until reserve == kept
  play.seen = seen
  local right = panel(play, session, current,
    math.max(#left, 5, high - reserve), width, not roomy)
  print_both(left, wide, right, columns, width)
  say_all(painter:legend(columns, not roomy, most))
  if seen.cropped then say(T "board.moves") end
  say_all(under)
end

-- The board, then all the rest below it.
local function stacked(play, session, current, columns, rows, on_screen)
  local game, small = session.game, rows < ROOMY
  local shown = play.painter.stage:scene({ game = game }, "grid")
  local head, tail, paint = {}, {}, nil
  local pictures = current:pictures()
  if not play.pixels then
    add(head, play.painter:pictures(pictures, columns, small))
  elseif #pictures > 0 then
    paint = play.pixels:rows(pictures, columns, small)
  end
  add(head, foot(play, session, current, columns, rows))
  local room = small and math.max(3, rows - #head - (paint or 0) - 13)
    or math.min(math.max(rows // 2, LEAST_LINES), MOST_LINES)
  play.seen = play.seen or { x0 = 0, x1 = 0, y0 = 0, y1 = 0 }
  add(tail, on_screen and current:page(session, room, columns,
    function() return true end) or current:lines(session, room, columns))
  say ""
  play:paint(game, current:marks(), { columns, math.max(7, rows - #head
    - #tail - (paint or 0) - 2 - #window.zones(shown)) },
    play.centre or current:centre())
  say_all(play.painter:legend(columns, true))
  if paint then
    out.flush()
    play.pixels:tiles(pictures, columns, small)
  end
  say_all(head)
  say_all(tail)
end

--- Asks once more, below a board that is on the screen already.
---@param play Play
---@param current Choices
function screen.ask(play, current)
  local columns, rows = tes.term.size()
  local session = play:view(play.asked)
  local lines = foot(play, session, current, columns, rows)
  add(lines, current:page(session, math.max(3, rows // 2), columns,
    function() return true end))
  say_all(lines)
end

--- Shows a question.
---@param play Play
---@param session Session as the player who is asked sees it
---@param current Choices
function screen.show(play, session, current)
  local columns, rows = tes.term.size()
  local on_screen = tes.term.isatty "stdout"
  if on_screen and columns >= WIDE then
    local show = play.pixels and pictured or beside
    show(play, session, current, columns, rows)
  else
    stacked(play, session, current, columns, rows, on_screen)
  end
end

return screen
