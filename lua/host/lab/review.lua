--- What the answers of a recorded game cost, what was better, and why.

local tes = require "tes"
local T = require "host.common.text".get
local fail = require "host.common.fail"
local hindsight = require "host.games.hindsight"
local parallel = require "host.lab.parallel"
local reasons = require "host.games.reasons"
local recording = require "host.games.recording"
local report = require "host.games.report"

local review = {}

-- Smaller losses need no reasons.
local SMALL = 0.5

local function list_of(points, players)
  local list = tes.json.array()
  for seat = 0, players - 1 do list[seat + 1] = points[seat] end
  return list
end

-- By how much the best answer is better than those that were compared are on
-- average.
local function at_stake(ideas)
  local sum = 0
  for _, idea in ipairs(ideas) do sum = sum + ideas[1].margin - idea.margin end
  return sum / #ideas
end

---@class Reviewed
---@field answer integer its number, from 1
---@field turn integer
---@field seat integer
---@field lost number points of lead that it cost
---@field stake number by which the best is better than answers on average
---@field before number[] points expected with the best one, from seat 1
---@field after number[] points expected with the one given
---@field key string the answer
---@field given string what it does, in words
---@field best_key string
---@field best string
---@field why string[]? what the answer given does that the best does not
---@field why_best string[]? the other way round, and features it makes better

-- The answer after `n - 1` others, judged; nil where nobody had a choice.
local function judge(shown, n, seat, how)
  shown:go(n - 1)
  local session, game = shown.session, shown.game
  local player = game:pending()
  if not player or player < 0 or seat and player ~= seat then return nil end
  if shown.seat and game:hides() and not game:sees(shown.seat) then
    return nil
  end
  local judged = hindsight.judge(game, game:find(shown.keys[n]), how)
  if not judged then return nil end
  local function words(index)
    return report.option(session, game:option(index))
  end
  local found = { answer = n, turn = game:turn(), seat = player,
    lost = judged.lost, stake = at_stake(judged.ideas),
    before = list_of(judged.before, game:players()),
    after = list_of(judged.after, game:players()),
    key = game:key(judged.index), given = words(judged.index),
    best_key = game:key(judged.best), best = words(judged.best) }
  if judged.lost >= SMALL then
    found.why, found.why_best = reasons.compared(session, judged)
    tes.json.array(found.why)
    tes.json.array(found.why_best)
  end
  return found
end

---@class ReviewWishes
---@field path string of the saved game
---@field from table source
---@field to integer? answers
---@field word string? the seat, as it is typed
---@field jobs integer processes
---@field how table? changes the level that judges

--- Judges all answers of a saved game, or those of a seat as it saw them.
---@param shown Recording of the same game
---@param wishes ReviewWishes
---@return Reviewed[]
function review.all(shown, wishes)
  local list = {}
  if #shown.keys == 0 then return list end
  parallel.run(#shown.keys, wishes.jobs, function()
    local own = recording.open(wishes.path, wishes.from, wishes.to,
      wishes.word)
    local seat = own.seat and own.seat >= 0 and own.seat or nil
    return function(n)
      return tes.json.encode(judge(own, n, seat, wishes.how)
        or tes.json.array())
    end
  end, function(line)
    local found = fail.check(tes.json.decode(line))
    if found.answer then list[#list + 1] = found end
  end, { name = function(n) return T("review.answer", n) end })
  return list
end

---@class Account
---@field seat integer
---@field answers integer
---@field lost number points, all of them
---@field accuracy number? 1: always the best answer; 0: no better than an
--- answer at random; nil: nothing was at stake

--- Adds up what each seat lost.
---@param list Reviewed[]
---@param players integer
---@return Account[]
function review.accounts(list, players)
  local accounts = {}
  for seat = 0, players - 1 do
    accounts[seat + 1] = { seat = seat, answers = 0, lost = 0, stake = 0 }
  end
  for _, found in ipairs(list) do
    local own = accounts[found.seat + 1]
    own.answers = own.answers + 1
    own.lost = own.lost + found.lost
    own.stake = own.stake + math.max(found.stake, found.lost)
  end
  for i = #accounts, 1, -1 do
    local own = accounts[i]
    own.accuracy = own.stake > 0 and 1 - own.lost / own.stake or nil
    own.stake = nil
    if own.answers == 0 then table.remove(accounts, i) end
  end
  return accounts
end

--- The accounts as a table.
---@param session Session
---@param list Reviewed[]
---@return string[][]
function review.table(session, list)
  local rows = { { "", T "review.answers", T "review.lost",
    T "review.accuracy" } }
  for _, own in ipairs(review.accounts(list, session.game:players())) do
    rows[#rows + 1] = { session:name(own.seat), tostring(own.answers),
      ("%.1f"):format(own.lost),
      own.accuracy and ("%.0f %%"):format(100 * own.accuracy) or "-" }
  end
  return rows
end

--- All answers as a table.
---@param session Session
---@param list Reviewed[]
---@return string[][]
function review.rows(session, list)
  local rows = { { "", T "review.seat", T "review.key", T "review.before",
    T "review.after", T "review.lost", T "review.better" } }
  for i, found in ipairs(list) do
    local seat = found.seat + 1
    rows[i + 1] = { tostring(found.answer), session:name(found.seat),
      found.key, ("%.1f"):format(found.before[seat]),
      ("%.1f"):format(found.after[seat]), ("%.1f"):format(found.lost),
      found.lost > 0 and found.best_key or "" }
  end
  return rows
end

--- The least and the most points that anybody expected.
---@param list Reviewed[]
---@return number low
---@return number high
function review.range(list)
  local low, high = math.huge, -math.huge
  for _, found in ipairs(list) do
    for _, points in ipairs(found.after) do
      low, high = math.min(low, points), math.max(high, points)
    end
  end
  return low, high
end

--- Which answer it is, and what it cost.
---@param session Session
---@param found Reviewed
---@return string
function review.title(session, found)
  return T("review.title", found.answer, found.turn,
    session:name(found.seat), found.lost)
end

--- What seats expect after the answer, and would after the best one.
---@param session Session
---@param found Reviewed
---@return string[]
function review.expected(session, found)
  local lines = {}
  for seat, points in ipairs(found.after) do
    if math.abs(points - found.before[seat]) >= 0.05 then
      lines[#lines + 1] = T("review.expected", session:name(seat - 1), points,
        found.before[seat])
    end
  end
  return lines
end

return review
