--- What a report on many games needs of each: gathers records (see
--- host/lab/simulated_game.lua, with detail) and works out shares and
--- intervals.

local seats = require "host.games.seats"
local stats = require "host.lab.stats"

---@class Survey
---@field games integer
---@field stuck integer
---@field seats table[] { scores, wins, score, by_reason, deployed }
---@field reasons string[]
---@field pieces string[]
---@field kinds string[]
local Survey = {}
Survey.__index = Survey

local survey = {}

---@param players integer
---@return Survey
function survey.new(players)
  local self = setmetatable({ players = players, games = 0, stuck = 0,
    turns = {}, seats = {}, totals = {}, finished = {}, cells = {},
    lead = stats.new() }, Survey)
  for seat = 1, players do
    self.seats[seat] = { scores = {}, wins = 0.0, score = stats.new(),
      by_reason = {}, deployed = {} }
  end
  return self
end

local function add_to(map, key, value) map[key] = (map[key] or 0) + value end

function Survey:add_seats(record)
  local rest = 0
  for i, seat in ipairs(self.seats) do
    seat.scores[#seat.scores + 1] = record.scores[i]
    seat.score:add(record.scores[i])
    if i > 1 then rest = rest + record.scores[i] end
    for reason, points in pairs(record.categories[i]) do
      add_to(seat.by_reason, reason, points)
      add_to(self.totals, reason, points)
    end
    for piece, count in pairs(record.detail.deployed[i]) do
      add_to(seat.deployed, piece, count)
    end
  end
  if self.players > 1 then
    self.lead:add(record.scores[1] - rest / (self.players - 1))
  end
  for _, letter in ipairs(record.winners) do
    local seat = self.seats[seats.parse(letter, self.players) + 1]
    seat.wins = seat.wins + 1 / #record.winners
  end
end

--- Adds one record; a stuck game only counts as such.
---@param record table
function Survey:add(record)
  if record.status == "stuck" then
    self.stuck = self.stuck + 1
    return
  end
  self.games = self.games + 1
  self.turns[#self.turns + 1] = record.turns
  self:add_seats(record)
  for kind, counts in pairs(record.detail.features) do
    local known = self.finished[kind] or { 0, 0 }
    self.finished[kind] = known
    known[1], known[2] = known[1] + counts[1], known[2] + counts[2]
  end
  for at, count in pairs(record.detail.cells) do
    add_to(self.cells, at, count)
  end
end

local function sorted(map, by)
  local keys = {}
  for key in pairs(map) do keys[#keys + 1] = key end
  table.sort(keys, function(a, b)
    if by and by(a) ~= by(b) then return by(a) > by(b) end
    return a < b
  end)
  return keys
end

--- Reasons of scores, those that brought most first.
function Survey:reasons()
  return sorted(self.totals, function(reason) return self.totals[reason] end)
end

--- Pieces that were deployed at all.
function Survey:pieces()
  local all = {}
  for _, seat in ipairs(self.seats) do
    for piece in pairs(seat.deployed) do all[piece] = true end
  end
  return sorted(all)
end

--- Kinds of feature of which any was ever completed.
function Survey:kinds()
  local some = {}
  for kind, counts in pairs(self.finished) do
    if counts[1] > 0 then some[kind] = true end
  end
  return sorted(some)
end

--- Cells with the share of games in which a tile was laid there.
---@return { x: integer, y: integer, share: number }[]
function Survey:heat()
  local list = {}
  for at, count in pairs(self.cells) do
    local x, y = at:match "^(-?%d+),(-?%d+)$"
    list[#list + 1] = { x = math.tointeger(tonumber(x)),
      y = math.tointeger(tonumber(y)), share = count / self.games }
  end
  table.sort(list, function(a, b)
    if a.y ~= b.y then return a.y < b.y end
    return a.x < b.x
  end)
  return list
end

--- The interval that holds a share in 95 of 100 cases, by Wilson.
---@param hits number
---@param tries integer
---@return number low
---@return number high
function survey.interval(hits, tries)
  if tries == 0 then return 0.0, 1.0 end
  local z = 1.959964
  local p, zz = hits / tries, z * z / tries
  local middle = (p + zz / 2) / (1 + zz)
  local reach = z * ((p * (1 - p) + zz / 4) / tries) ^ .5 / (1 + zz)
  return math.max(0.0, middle - reach), math.min(1.0, middle + reach)
end

return survey
