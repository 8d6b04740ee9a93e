--- Why a bot would answer so: what it expects of the best answers.

local T = require "host.common.text".get
local report = require "host.games.report"

local bot_reasons = {}

--- A line for each idea: the answer, the points that the seat is expected to
--- have at the end, and its lead over the best of the others.
---@param session Session
---@param seat integer
---@param ideas table[]
---@param width integer that no line may exceed, or the numbers stand below it
---@return string[]
function bot_reasons.lines(session, seat, ideas, width)
  local rows, below = {}, {}
  for i, idea in ipairs(ideas) do
    if not idea.points then break end
    local option = "  " .. report.option(session,
      session.game:option(idea.index))
    local points = T("hint.points", idea.points[seat])
    local lead = T("hint.lead", idea.margin)
    rows[i] = { option, points, lead }
    below[#below + 1] = option
    below[#below + 1] = ("      %s  %s"):format(points, lead)
  end
  local lines = report.align(rows)
  for _, line in ipairs(lines) do
    if utf8.len(line) > width then return below end
  end
  return lines
end

--- The same as an answer of the protocol.
---@param game table
---@param seat integer
---@param ideas table[]
---@return table
function bot_reasons.answer(game, seat, ideas)
  local list = {}
  for i, idea in ipairs(ideas) do
    local points
    if idea.points then
      points = {}
      for player = 0, game:players() - 1 do
        points[player + 1] = idea.points[player]
      end
    end
    list[i] = { index = idea.index, key = game:key(idea.index),
      points = points, margin = idea.margin }
  end
  return { player = seat, index = list[1].index, key = list[1].key,
    ideas = list }
end

return bot_reasons
