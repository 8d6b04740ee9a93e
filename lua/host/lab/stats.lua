--- Mean, spread and extremes of a stream of numbers.

---@class Stats
---@field n integer
---@field mean number
---@field min number?
---@field max number?
local Stats = {}
Stats.__index = Stats

local stats = {}

---@return Stats
function stats.new()
  return setmetatable({ n = 0, mean = 0.0, squares = 0.0 }, Stats)
end

--- Adds a number (Welford's method).
---@param value number
function Stats:add(value)
  self.n = self.n + 1
  local off = value - self.mean
  self.mean = self.mean + off / self.n
  self.squares = self.squares + off * (value - self.mean)
  self.min = math.min(self.min or value, value)
  self.max = math.max(self.max or value, value)
end

--- Standard deviation of the sample; 0 for less than two numbers.
---@return number
function Stats:sd()
  return self.n > 1 and (self.squares / (self.n - 1)) ^ 0.5 or 0.0
end

return stats
