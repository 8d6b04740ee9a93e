--- Why a bot would answer so: what it expects of the best answers.

local T = require "host.common.text".get
local bots = require "host.bots.by_name"
local report = require "host.games.report"
local columns = require "host.common.columns"

local bot_reasons = {}

--- A line for each idea: the answer, and how many points it is behind the best
--- one. What is expected in the end is not told: of the questions of one turn
--- each is judged at another moment, so that it would fall where nothing is
--- lost.
---@param session Session
---@param ideas table[]
---@param width integer that no line may exceed, or the numbers stand below it
---@return string[]
function bot_reasons.lines(session, ideas, width)
  local rows, below = {}, {}
  for i, idea in ipairs(ideas) do
    if not idea.points then break end
    local option = "  " .. report.option(session,
      session.game:option(idea.index))
    local less = idea.margin - ideas[1].margin
    local told = i == 1 and T "hint.best" or less > -bots.EVEN and T "hint.even"
      or T("hint.less", less)
    rows[i] = { option, told }
    below[#below + 1] = option
    below[#below + 1] = "      " .. told
  end
  local lines = columns.align(rows)
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
