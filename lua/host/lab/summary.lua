--- What many games have in common: statistics over their records.

local T = require "host.common.text".get
local significance = require "host.lab.significance"
local progress = require "host.lab.progress"
local report = require "host.games.report"
local columns = require "host.common.columns"
local seats = require "host.games.seats"
local stats = require "host.lab.stats"

---@class Summary
local Summary = {}
Summary.__index = Summary

local summary = {}

---@param players integer
---@return Summary
function summary.new(players)
  local self = setmetatable({ players = players, games = 0, stuck = 0,
    turns = stats.new(), seats = {}, reasons = {}, known = {} }, Summary)
  for seat = 1, players do
    self.seats[seat] = { score = stats.new(), wins = 0.0, by_reason = {} }
  end
  return self
end

-- A reason that comes up late had 0 points in all games before.
function Summary:learn(reasons)
  for _, reason in ipairs(reasons) do
    if not self.known[reason] then
      self.known[reason] = true
      self.reasons[#self.reasons + 1] = reason
      for _, seat in ipairs(self.seats) do
        local numbers = stats.new()
        for _ = 1, self.games - 1 do numbers:add(0) end
        seat.by_reason[reason] = numbers
      end
    end
  end
end

--- Adds one record (see host/lab/simulated_game.lua). A stuck game only counts
--- as such.
---@param record table
function Summary:add(record)
  if record.status == "stuck" then
    self.stuck = self.stuck + 1
    return
  end
  self.games = self.games + 1
  self.turns:add(record.turns)
  self:learn(record.reasons)
  for i, seat in ipairs(self.seats) do
    seat.score:add(record.scores[i])
    for _, reason in ipairs(self.reasons) do
      seat.by_reason[reason]:add(record.categories[i][reason] or 0)
    end
  end
  for _, letter in ipairs(record.winners) do
    local seat = self.seats[seats.parse(letter, self.players) + 1]
    seat.wins = seat.wins + (record.together and 1 or 1 / #record.winners)
  end
end

local function numbers(label, n)
  local half = significance.half(n)
  return { label, ("%.2f"):format(n.mean),
    half < math.huge and ("±%.2f"):format(half) or "-",
    ("%.2f"):format(n:sd()),
    tostring(n.min or "-"), tostring(n.max or "-") }
end

--- The lines to print.
---@param rules table for the texts of reasons
---@param names string[] bots from index 0
---@param seconds number
---@return string[]
function Summary:lines(rules, names, seconds)
  local head = { "", T "stats.mean", "95 %", T "stats.sd", T "stats.min",
    T "stats.max", T "stats.wins", "95 %" }
  local rows = { head }
  for i, seat in ipairs(self.seats) do
    local label = T("stats.seat", seats.letter(i - 1), names[i - 1])
    local row = numbers(label, seat.score)
    local low, high = significance.share(seat.wins, self.games)
    row[7] = ("%.1f %%"):format(100 * seat.wins / math.max(1, self.games))
    row[8] = ("%.1f–%.1f"):format(100 * low, 100 * high)
    rows[#rows + 1] = row
    for _, reason in ipairs(self.reasons) do
      rows[#rows + 1] = numbers("  " .. report.reason(rules, reason),
        seat.by_reason[reason])
    end
  end
  rows[#rows + 1] = numbers(T "stats.turns", self.turns)
  local lines = columns.align(rows)
  lines[#lines + 1] = T("stats.games", self.games, seconds,
    progress.rate(self.games, seconds))
  if self.stuck > 0 then
    lines[#lines + 1] = T("stats.stuck", self.stuck)
  end
  return lines
end

return summary
