--- Why a bot would answer so: what it expects of the best answers.

local T = require "host.common.text".get
local report = require "host.games.report"

local bot_reasons = {}

--- A line for each idea: the answer, the points that the seat is expected to
--- have at the end, and its lead over the best of the others.
---@param session Session
---@param seat integer
---@param ideas table[]
---@return string[]
function bot_reasons.lines(session, seat, ideas)
  local rows = {}
  for i, idea in ipairs(ideas) do
    if not idea.points then break end
    local option = session.game:option(idea.index)
    rows[i] = { "  " .. report.option(session, option),
      T("hint.points", idea.points[seat]), T("hint.lead", idea.margin) }
  end
  return report.align(rows)
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
