--- What a report on many games needs beside their summary: gathers the details
--- of records (see host/lab/simulated_game.lua).

local stats = require "host.lab.stats"

---@class Survey
---@field total Summary of the same games
---@field seats table[] { scores, deployed }
---@field lead Stats points of the first seat over the mean of the others
local Survey = {}
Survey.__index = Survey

local survey = {}

---@param total Summary which learns of each record first
---@return Survey
function survey.new(total)
  local self = setmetatable({ total = total, turns = {}, seats = {},
    finished = {}, cells = {}, lead = stats.new() }, Survey)
  for seat = 1, total.players do
    self.seats[seat] = { scores = {}, deployed = {} }
  end
  return self
end

local function add_to(map, key, value) map[key] = (map[key] or 0) + value end

function Survey:add_seats(record)
  local rest = 0
  for i, seat in ipairs(self.seats) do
    seat.scores[#seat.scores + 1] = record.scores[i]
    if i > 1 then rest = rest + record.scores[i] end
    for piece, count in pairs(record.detail.deployed[i]) do
      add_to(seat.deployed, piece, count)
    end
  end
  if #self.seats > 1 then
    self.lead:add(record.scores[1] - rest / (#self.seats - 1))
  end
end

--- Adds one record that the summary has; a stuck game has no details.
---@param record table
function Survey:add(record)
  if record.status == "stuck" then return end
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
  local points = {}
  for _, seat in ipairs(self.total.seats) do
    for reason, numbers in pairs(seat.by_reason) do
      add_to(points, reason, math.floor(numbers.mean * numbers.n + .5))
    end
  end
  return sorted(points, function(reason) return points[reason] end)
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
      y = math.tointeger(tonumber(y)), share = count / self.total.games }
  end
  table.sort(list, function(a, b)
    if a.y ~= b.y then return a.y < b.y end
    return a.x < b.x
  end)
  return list
end

return survey
