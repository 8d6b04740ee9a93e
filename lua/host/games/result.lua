--- Who has won, and what for: of a game that is over, or as it stands.

local columns = require "host.common.columns"
local report = require "host.games.report"
local texts = require "host.common.text"

local T = texts.get

local result = {}

--- Points by seat and reason: { [seat] = { [reason] = points } }, and the
--- reasons in the order of their first score.
---@param game table
---@return table[] by_seat from index 0
---@return string[] reasons
function result.categories(game)
  local by_seat, reasons, known = {}, {}, {}
  for seat = 0, game:players() - 1 do by_seat[seat] = {} end
  for i = 0, game:events() - 1 do
    local player, points, reason = game:points(i)
    if player and player >= 0 then
      reason = reason or "?"
      if not known[reason] then
        known[reason] = true
        reasons[#reasons + 1] = reason
      end
      by_seat[player][reason] = (by_seat[player][reason] or 0) + points
    end
  end
  return by_seat, reasons
end

--- Do all seats win or lose together, and have they lost?
---@param game table
---@return boolean together
---@return boolean lost
function result.together(game)
  local lost = game:value(".lost", -1)
  return lost ~= nil, lost == 1
end

--- Seats with the highest score; of those who win or lose together all or none.
---@param game table
---@return integer[]
function result.winners(game)
  local list, best = {}, nil
  local together, lost = result.together(game)
  if together then
    for seat = 0, lost and -1 or game:players() - 1 do list[seat + 1] = seat end
    return list
  end
  for seat = 0, game:players() - 1 do
    local score = game:score(seat)
    if not best or score > best then list, best = {}, score end
    if score == best then list[#list + 1] = seat end
  end
  return list
end

--- The itemised result: a row per reason, a column per seat.
---@param session Session
---@return string[]
function result.rows(session)
  local game, rules = session.game, session.rules
  local by_seat, reasons = result.categories(game)
  local rows = { { "" } }
  for seat = 0, game:players() - 1 do
    rows[1][seat + 2] = session:name(seat)
  end
  for _, reason in ipairs(reasons) do
    local row = { report.reason(rules, reason) }
    for seat = 0, game:players() - 1 do
      row[seat + 2] = tostring(by_seat[seat][reason] or 0)
    end
    rows[#rows + 1] = row
  end
  local total = { T "result.total" }
  for seat = 0, game:players() - 1 do
    total[seat + 2] = tostring(game:score(seat))
  end
  rows[#rows + 1] = total
  return columns.align(rows)
end

--- "A wins with 81 points", or who shares the win, or that all have won or
--- lost, or that the game is not over.
---@param session Session
---@return string
function result.verdict(session)
  local game = session.game
  local status = game:status()
  if status ~= "over" then return T("result." .. status) end
  local together, lost = result.together(game)
  if together then
    local sum = 0
    for seat = 0, game:players() - 1 do sum = sum + game:score(seat) end
    return T(lost and "result.lost" or "result.together", sum)
  end
  local names = {}
  local winners = result.winners(game)
  for i, seat in ipairs(winners) do names[i] = session:name(seat) end
  return T(#winners == 1 and "result.win" or "result.tie",
    table.concat(names, ", "), game:score(winners[1]))
end

return result
