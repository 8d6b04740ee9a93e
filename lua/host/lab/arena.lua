--- Bots against bots: which pairs play, and their results.

local tes = require "tes"
local T = require "host.common.text".get
local significance = require "host.lab.significance"
local failures = require "host.lab.failures"
local seats = require "host.games.seats"
local stats = require "host.lab.stats"

local arena = {}

--- All pairs of bots: { { 1, 2, "greedy", "random" }, ... }.
---@param names string[]
---@return table[]
function arena.pairings(names)
  local list = {}
  for i = 1, #names do
    for k = i + 1, #names do list[#list + 1] = { i, k, names[i], names[k] } end
  end
  return list
end

--- Which bot of a pair sits there: they sit in turn, beginning with the first
--- or the second. Where all win or lose together each plays a game with itself.
---@param seat integer
---@param turn integer 0 or 1
---@param together boolean?
---@return integer 1 or 2
function arena.side(seat, turn, together)
  return 1 + (together and turn or (seat + turn) % 2)
end

--- Bots by seat from index 0.
---@param pair table
---@param players integer
---@param turn integer 0 or 1
---@param together boolean?
---@return table<integer, string>
function arena.seated(pair, players, turn, together)
  local names = {}
  for seat = 0, players - 1 do
    names[seat] = pair[2 + arena.side(seat, turn, together)]
  end
  return names
end

-- The same for a game that a bot has played with itself, `alone`: of its two
-- games a pair has as much as the first has won and the second has lost.
local function team_outcome(record, turn, failure)
  local sum, won = 0, #record.winners > 0
  for _, score in ipairs(record.scores) do sum = sum + score end
  return { alone = turn + 1, share = won == (turn == 0) and 1 or 0,
    points = tes.json.array { sum / #record.scores },
    verdicts = record.verdicts, failure = failure }
end

--- The result of a game for the pair: the first bot's share of the win (for
--- equal numbers of seats), points a seat of both, and failures.
---@param record table see host/lab/simulated_game.lua
---@param turn integer
---@return table
function arena.outcome(record, turn)
  local failure = failures.of(record)
  if record.status ~= "over" then return { failure = failure } end
  if record.together then return team_outcome(record, turn, failure) end
  local points, count, wins = { 0, 0 }, { 0, 0 }, { 0, 0 }
  for i, score in ipairs(record.scores) do
    local side = arena.side(i - 1, turn)
    points[side] = points[side] + score
    count[side] = count[side] + 1
  end
  for _, letter in ipairs(record.winners) do
    local side = arena.side(seats.parse(letter, #record.scores), turn)
    wins[side] = wins[side] + 1
  end
  local first, second = wins[1] / count[1], wins[2] / count[2]
  local share = first + second > 0 and first / (first + second) or 0.5
  return { share = share, points = tes.json.array { points[1] / count[1],
    points[2] / count[2] }, verdicts = record.verdicts, failure = failure }
end

---@class Tally
---@field names string[]
---@field games integer
---@field done integer pairs of games
---@field stuck integer
---@field seconds number
---@field decided string?
local Tally = {}
Tally.__index = Tally

---@param names string[]
---@param pairs_ table[] see pairings
---@return Tally
function arena.tally(names, pairs_)
  local self = setmetatable({ names = names, pairs = pairs_, games = 0,
    done = 0, stuck = 0, seconds = 0, bots = {}, met = {}, said = {},
    won = {} }, Tally)
  for i = 1, #names do
    self.bots[i] = { points = stats.new(), share = stats.new(), wins = 0.0,
      games = 0, seconds = 0.0, decisions = 0 }
    self.won[i] = {}
    for k = 1, #names do self.won[i][k] = 0.0 end
  end
  for n in ipairs(pairs_) do
    self.met[n] = { share = stats.new(), lead = stats.new() }
  end
  return self
end

function Tally:hear(game)
  for _, verdict in pairs(game.verdicts or {}) do
    if #self.said < 10 then self.said[#self.said + 1] = verdict end
  end
end

--- Adds the result of a seed. Returns the share of the first bot, unless a game
--- was stuck.
---@param job integer
---@param result table
---@return number?
function Tally:add(job, result)
  local n = (job - 1) % #self.pairs + 1
  local i, k = self.pairs[n][1], self.pairs[n][2]
  local one, two = self.bots[i], self.bots[k]
  self.done = self.done + 1
  for side, own in ipairs(result.timed) do
    local bot = side == 1 and one or two
    bot.seconds = bot.seconds + (own.seconds or 0)
    bot.decisions = bot.decisions + (own.decisions or 0)
  end
  local before = self.stuck
  for _, game in ipairs(result.games) do
    if (game.failure or {}).stuck then self.stuck = self.stuck + 1 end
  end
  if self.stuck > before then return nil end
  local share, lead = 0.0, 0.0
  for _, game in ipairs(result.games) do
    self:hear(game)
    share = share + game.share / #result.games
    if game.alone then
      lead = lead + (game.alone == 1 and 1 or -1) * game.points[1]
      self.bots[self.pairs[n][game.alone]].points:add(game.points[1])
    else
      lead = lead + (game.points[1] - game.points[2]) / #result.games
      one.points:add(game.points[1])
      two.points:add(game.points[2])
    end
    one.wins, two.wins = one.wins + game.share, two.wins + 1 - game.share
    one.games, two.games = one.games + 1, two.games + 1
    self.games = self.games + 1
    self.won[i][k] = self.won[i][k] + game.share
    self.won[k][i] = self.won[k][i] + 1 - game.share
  end
  one.share:add(share)
  two.share:add(1 - share)
  self.met[n].share:add(share)
  self.met[n].lead:add(lead)
  return share
end

--- The verdicts on bots that failed.
---@return string[]
function Tally:verdicts() return self.said end

--- The interval of a share, by pairs of games of one seed.
---@param numbers Stats
---@return number low
---@return number high
function arena.interval(numbers)
  local half = significance.half(numbers)
  if numbers.n < 2 or half == 0 then
    return significance.share(numbers.mean * numbers.n, numbers.n)
  end
  return math.max(0, numbers.mean - half), math.min(1, numbers.mean + half)
end

--- The share of its games that a bot has won, for the table and the bars.
function Tally:won_by(i)
  return self.bots[i].wins / math.max(1, self.bots[i].games)
end

local function percent(share) return ("%.1f %%"):format(100 * share) end

-- A rating; of who won or lost every game, its bound from the interval of the
-- share, where that tells the two apart.
local function elo_text(elo, low, high)
  local sign = elo == math.huge and "> " or elo == -math.huge and "< " or ""
  if sign ~= "" then
    elo = significance.elo(elo > 0 and low or high) / 2
    if (elo > 0) ~= (sign == "> ") then return "-" end
  end
  return ("%s%+d"):format(sign, math.floor(elo + 0.5))
end

--- Ratings: of two bots by their share, of more by all that were played.
---@return number[]
function Tally:ratings()
  if #self.names > 2 then return significance.ratings(self.won) end
  local elo = significance.elo(self.met[1].share.mean)
  return { elo / 2, -elo / 2 }
end

--- The table: a row for each bot.
---@return string[][]
function Tally:rows()
  local rows = { { "", T "arena.played", T "arena.wins", "95 %", "Elo",
    T "arena.points", "95 %", T "arena.time" } }
  local ratings = self.games > 0 and self:ratings() or {}
  for i, bot in ipairs(self.bots) do
    local low, high = arena.interval(bot.share)
    rows[#rows + 1] = { self.names[i], tostring(bot.games),
      percent(self:won_by(i)),
      ("%.1f–%.1f"):format(100 * low, 100 * high),
      ratings[i] and elo_text(ratings[i], low, high) or "-",
      ("%.1f"):format(bot.points.mean),
      bot.points.n > 1
        and ("±%.1f"):format(significance.half(bot.points)) or "-",
      ("%.2f ms"):format(1000 * bot.seconds / math.max(1, bot.decisions)) }
  end
  return rows
end

--- Who won how much against whom: a row and a column for each bot.
---@return string[][]
function Tally:cross()
  local rows = { { "" } }
  for i, name in ipairs(self.names) do
    rows[1][i + 1] = name
    local row = { name }
    for k in ipairs(self.names) do
      local games = self.won[i][k] + self.won[k][i]
      row[k + 1] = games > 0 and percent(self.won[i][k] / games) or "-"
    end
    rows[i + 1] = row
  end
  return rows
end

--- All numbers, for other programs. No times: it is the same on every machine.
---@return table
function Tally:data()
  local list, met = tes.json.array(), tes.json.array()
  local ratings = self.games > 0 and self:ratings() or {}
  for i, bot in ipairs(self.bots) do
    local low, high = arena.interval(bot.share)
    list[i] = { name = self.names[i], games = bot.games, wins = bot.wins,
      share = { mean = bot.share.mean, low = low, high = high },
      points = { mean = bot.points.mean, sd = bot.points:sd() } }
    local elo = ratings[i]
    if elo and elo == elo and math.abs(elo) < math.huge then
      list[i].elo = elo
    end
  end
  for n, pair in ipairs(self.pairs) do
    local share, lead = self.met[n].share, self.met[n].lead
    local low, high = arena.interval(share)
    met[n] = { first = pair[3], second = pair[4], pairs = share.n,
      share = share.mean, low = low, high = high, lead = lead.mean }
  end
  return { bots = list, pairs = met, games = self.games, stuck = self.stuck,
    verdicts = tes.json.array(self.said) }
end

return arena
