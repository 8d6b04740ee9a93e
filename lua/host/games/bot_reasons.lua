--- Why a bot would answer so: what it expects of the best answers, and what
--- comes of each that does not come of another.

local tes = require "tes"
local T = require "host.common.text".get
local bots = require "host.bots.by_name"
local cli = require "host.common.cli"
local hindsight = require "host.games.hindsight"
local reasons = require "host.games.reasons"
local report = require "host.games.report"
local columns = require "host.common.columns"

local bot_reasons = {}

-- Lines that are said of an answer at most, and how wide they may be.
local MOST, WIDTH = 3, 72
-- What stands below an answer begins with this.
local BELOW = "      "

local function add_all(lines, more)
  table.move(more, 1, #more, #lines + 1, lines)
end

--- What speaks for each idea: for the best what it does that the second does
--- not, and which features it makes better, the second being the next that is
--- worse; for the others what they do that the best does not.
---@param session Session
---@param seat integer
---@param ideas table[]
---@return string[][] a list of lines for each idea
function bot_reasons.why(session, seat, ideas)
  local seen, outcomes, lists = bots.seen(session.game, seat), {}, {}
  for i, idea in ipairs(ideas) do
    outcomes[i] = idea.points
      and reasons.outcome(session, seen, seat, idea.index) or nil
  end
  bots.forget(hindsight.LEVEL, seen, session.game)
  local next_best = 2 -- what is as good is no worse
  while ideas[next_best] and ideas[next_best].points
    and bots.even(ideas[1].margin - ideas[next_best].margin) do
    next_best = next_best + 1
  end
  for i = 1, #ideas do
    local own, list = outcomes[i], {}
    local other = outcomes[i == 1 and next_best or 1]
    if i == 1 and own and (other or outcomes[2]) then
      local second = other and next_best or 2
      list = reasons.better(session, seat, own, outcomes[second], second == 2
        and T "reason.next" or T("reason.nth", second),
        reasons.ends(session, ideas[1].points, ideas[second].points))
      if not other then table.insert(list, 1, T "reason.even") end
    elseif own and other then
      list = reasons.events(own, other)
    end
    lists[i] = table.move(list, 1, math.min(#list, MOST), 1, {})
  end
  return lists
end

-- Puts below each of some blocks of lines what speaks for it.
local function with_reasons(blocks, why)
  local lines = {}
  for i, block in ipairs(blocks) do
    add_all(lines, block)
    for _, reason in ipairs(why[i]) do
      add_all(lines, cli.wrap(reason, WIDTH, BELOW))
    end
  end
  return lines
end

--- Lines for each idea: the answer, how many points it is behind the best one,
--- and what speaks for it. What is expected in the end is not told: of the
--- questions of one turn each is judged at another moment, so that it would
--- fall where nothing is lost.
---@param session Session
---@param seat integer
---@param ideas table[]
---@param width integer that no line may exceed, or the numbers stand below it
---@return string[]
function bot_reasons.lines(session, seat, ideas, width)
  local why = bot_reasons.why(session, seat, ideas)
  local rows, below = {}, {}
  for i, idea in ipairs(ideas) do
    if not idea.points then break end
    local option = "  " .. report.option(session,
      session.game:option(idea.index))
    local less = idea.margin - ideas[1].margin
    local told = i == 1 and T "hint.best" or bots.even(less) and T "hint.even"
      or bots.is_rough(idea) and T("hint.rough", less)
      or T("hint.less", less)
    rows[i] = { option, told }
    below[i] = { option, BELOW .. told }
  end
  local lines, beside = columns.align(rows), {}
  for i, line in ipairs(lines) do
    if utf8.len(line) > width then return with_reasons(below, why) end
    beside[i] = { line }
  end
  return with_reasons(beside, why)
end

-- How far an idea is behind the best, as numbers.
local function behind(idea, best)
  local told = idea.points and idea ~= best
  return { index = idea.index, margin = idea.margin,
    even = told and bots.even(best.margin - idea.margin) or nil,
    rough = told and bots.is_rough(idea) or nil }
end

--- The same as an answer of the protocol.
---@param session Session
---@param seat integer
---@param ideas table[]
---@param rest table[] what else was compared
---@return table
function bot_reasons.answer(session, seat, ideas, rest)
  local game, list, others = session.game, {}, tes.json.array()
  local why = bot_reasons.why(session, seat, ideas)
  for i, idea in ipairs(ideas) do
    local one = behind(idea, ideas[1])
    if idea.points then
      one.points = {}
      for player = 0, game:players() - 1 do
        one.points[player + 1] = idea.points[player]
      end
    end
    one.key, one.why = game:key(idea.index), tes.json.array(why[i])
    list[i] = one
  end
  for i, idea in ipairs(rest) do others[i] = behind(idea, ideas[1]) end
  return { player = seat, index = list[1].index, key = list[1].key,
    ideas = list, others = others }
end

return bot_reasons
