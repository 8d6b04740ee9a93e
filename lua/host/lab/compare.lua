--- Compares two configs on the same seeds, and finds differences that are more
--- than noise.
-- Each number of a game (host/lab/measure.lua) is compared seed by seed. Of
-- many numbers some differ by chance alone, so a change must stand out among
-- all of them. This is a permutation test with the maximum statistic: if the
-- configs did not differ, the two games of a seed could be exchanged. So the
-- games of random seeds are exchanged many times, and each time the largest
-- difference of all numbers, in units of its spread, is noted. A change is a
-- difference that exceeds nearly all of these. The test makes no assumption
-- about the distribution (many numbers are 0 or 1), and numbers that vary
-- together count once. With very many seeds means are normal, and Holm's method
-- is used.

local significance = require "host.lab.significance"
local rng = require "host.common.rng"
local stats = require "host.lab.stats"

local compare = {}

--- Probability that a run finds a change where there is none.
compare.ERROR = 0.04

-- How often games are exchanged, and up to how many seeds.
local TIMES, FEW = 999, 400

---@class Comparison
---@field seeds integer
local Comparison = {}
Comparison.__index = Comparison

---@return Comparison
function compare.new()
  return setmetatable({ seeds = 0, stuck = 0, equal = 0, numbers = {},
    order = {} }, Comparison)
end

function Comparison:number(name)
  local number = self.numbers[name]
  if number then return number end
  number = { name = name, a = stats.new(), b = stats.new(),
    change = stats.new(), list = {} }
  -- it was 0 in all games before
  for _ = 1, self.seeds do
    number.a:add(0)
    number.b:add(0)
    number.change:add(0)
  end
  self.numbers[name] = number
  self.order[#self.order + 1] = name
  return number
end

--- Adds both games of a seed: their numbers, and whether they ended alike.
---@param a table<string, number>
---@param b table<string, number>
---@param equal boolean
function Comparison:add(a, b, equal)
  for name in pairs(a) do self:number(name) end
  for name in pairs(b) do self:number(name) end
  self.seeds = self.seeds + 1
  if equal then self.equal = self.equal + 1 end
  for _, number in pairs(self.numbers) do
    local one, two = a[number.name] or 0, b[number.name] or 0
    number.a:add(one)
    number.b:add(two)
    number.change:add(two - one)
    if two ~= one then number.list[self.seeds] = two - one end
  end
end

-- The p value of a mean change.
local function probability(change)
  if change.n < 2 then return 1 end
  local error = change:sd() / math.sqrt(change.n)
  if error == 0 then return change.mean == 0 and 1 or 0 end
  return significance.student(change.mean / error, change.n - 1)
end

local function by_holm(by_p)
  for rank, number in ipairs(by_p) do
    if number.p > compare.ERROR / (#by_p - rank + 1) then break end
    number.sure = true
  end
end

-- The squared sum of the changes, divided by the sum of their squares; it grows
-- with Student's t. `sides` has a sign for each seed; nil: no exchange.
local function size(number, sides)
  local sum, squares = 0.0, 0.0
  for _, seed in ipairs(number.seeds) do
    local value = number.list[seed]
    sum = sum + (sides and sides[seed] * value or value)
    squares = squares + value * value
  end
  return sum * sum / squares
end

local function by_sides(by_p, seeds)
  local changed, beaten, sides = {}, {}, {}
  for _, number in ipairs(by_p) do
    number.seeds = {}
    for seed = 1, seeds do
      if number.list[seed] then number.seeds[#number.seeds + 1] = seed end
    end
    if number.seeds[1] then changed[#changed + 1] = number end
  end
  local sizes, first = {}, nil
  for i, number in ipairs(changed) do
    beaten[i] = 1 -- the games as they were played
    sizes[i] = size(number) * (1 - 1e-9)
    if not first or sizes[i] > sizes[first] then first = i end
  end
  local most, dice = compare.ERROR * (TIMES + 1), rng.new(seeds, 1)
  for _ = 1, TIMES do
    -- if the largest is 0, all are
    if not first or beaten[first] > most then return end
    for seed = 1, seeds do sides[seed] = dice:below(2) * 2 - 1 end
    local largest = 0.0
    for _, number in ipairs(changed) do
      largest = math.max(largest, size(number, sides))
    end
    for i in ipairs(changed) do
      if largest >= sizes[i] then beaten[i] = beaten[i] + 1 end
    end
  end
  for i, number in ipairs(changed) do number.sure = beaten[i] <= most end
end

--- All numbers by name, each with p and `sure`: is the change more than noise?
---@return table[]
function Comparison:findings()
  table.sort(self.order)
  local list = {}
  for i, name in ipairs(self.order) do
    local number = self.numbers[name]
    number.p = probability(number.change)
    number.sure = false
    list[i] = number
  end
  local by_p = table.move(list, 1, #list, 1, {})
  table.sort(by_p, function(x, y)
    if x.p ~= y.p then return x.p < y.p end
    return x.name < y.name
  end)
  local mark = self.seeds <= FEW and by_sides or by_holm
  mark(by_p, self.seeds)
  return list
end

return compare
