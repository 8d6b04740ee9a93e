--- Two configs on the same seeds: what is different, and is it more than noise?
-- Each number of a game (host/lab/measure.lua) is compared seed by seed. Of
-- many numbers some differ by chance alone; what is called a change has to
-- stand out among all of them (Holm's method): if nothing is different, a run
-- says so with probability 0.95.

local chance = require "host.lab.chance"
local stats = require "host.stats"

local compare = {}

--- Probability that a run finds a change where there is none.
compare.ERROR = 0.05

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
    change = stats.new() }
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
  end
end

-- The p value of a mean change.
local function probability(change)
  if change.n < 2 then return 1 end
  local error = change:sd() / math.sqrt(change.n)
  if error == 0 then return change.mean == 0 and 1 or 0 end
  return chance.student(change.mean / error, change.n - 1)
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
  for rank, number in ipairs(by_p) do
    if number.p > compare.ERROR / (#by_p - rank + 1) then break end
    number.sure = true
  end
  return list
end

return compare
