--- What chance may have done: intervals, tests, ratings. All formulas are for
--- means of many independent numbers.

local significance = {}

--- The number of standard errors on each side of a 95 % interval.
significance.Z95 = 1.959964

--- Probability that a standard normal number is below z. (Abramowitz and
--- Stegun 26.2.17; off by less than 1e-7.)
---@param z number
---@return number
function significance.below(z)
  if z < 0 then return 1 - significance.below(-z) end
  local t = 1 / (1 + 0.2316419 * z)
  local tail = math.exp(-z * z / 2) / math.sqrt(2 * math.pi) * t *
    (0.319381530 + t * (-0.356563782 + t * (1.781477937 +
      t * (-1.821255978 + t * 1.330274429))))
  return 1 - tail
end

--- The two-sided p value of a mean that is z standard errors from 0.
---@param z number
---@return number
function significance.p(z) return 2 * (1 - significance.below(math.abs(z))) end

-- ln Gamma(x), x > 0 (Lanczos).
local LANCZOS = { 76.18009172947146, -86.50532032941677, 24.01409824083091,
  -1.231739572450155, 0.1208650973866179e-2, -0.5395239384953e-5 }
local function ln_gamma(x)
  local sum, y = 1.000000000190015, x
  for _, c in ipairs(LANCZOS) do
    y = y + 1
    sum = sum + c / y
  end
  local t = x + 5.5
  return (x + 0.5) * math.log(t) - t + math.log(2.5066282746310005 * sum / x)
end

-- The regularised incomplete beta function, by its continued fraction (Lentz).
local function beta(a, b, x)
  if x <= 0 then return 0 end
  if x >= 1 then return 1 end
  if x > (a + 1) / (a + b + 2) then return 1 - beta(b, a, 1 - x) end
  local front = math.exp(ln_gamma(a + b) - ln_gamma(a) - ln_gamma(b) +
    a * math.log(x) + b * math.log(1 - x)) / a
  local tiny = 1e-300
  local c, d = 1, 1 - (a + b) * x / (a + 1)
  d = 1 / (math.abs(d) < tiny and tiny or d)
  local f = d
  local function step(numerator)
    d = 1 + numerator * d
    c = 1 + numerator / c
    d = 1 / (math.abs(d) < tiny and tiny or d)
    if math.abs(c) < tiny then c = tiny end
    f = f * d * c
    return math.abs(d * c - 1) < 1e-12
  end
  for m = 1, 500 do
    step(m * (b - m) * x / ((a + 2 * m - 1) * (a + 2 * m)))
    if step(-(a + m) * (a + b + m) * x / ((a + 2 * m) * (a + 2 * m + 1))) then
      break
    end
  end
  return front * f
end

--- The two-sided p value of Student's t with so many degrees of freedom.
---@param t number
---@param free number
---@return number
function significance.student(t, free)
  return beta(free / 2, 0.5, free / (free + t * t))
end

local known = {}

--- The number of standard errors on each side of the 95 % interval of a mean
--- of n numbers whose spread is estimated from them.
---@param n integer
---@return number
function significance.t95(n)
  if n < 2 then return math.huge end
  if known[n] then return known[n] end
  local low, high = 0.0, 13.0
  for _ = 1, 60 do
    local middle = (low + high) / 2
    if significance.student(middle, n - 1) > 0.05 then
      low = middle
    else
      high = middle
    end
  end
  known[n] = high
  return high
end

--- Half the width of the 95 % interval of a mean.
---@param stats Stats
---@return number infinite for less than two numbers
function significance.half(stats)
  if stats.n < 2 then return math.huge end
  return significance.t95(stats.n) * stats:sd() / math.sqrt(stats.n)
end

--- The 95 % interval of a share, `won` of n (Wilson's, which never leaves 0 to
--- 1). Points of drawn games count half.
---@param won number
---@param n integer
---@return number low
---@return number high
function significance.share(won, n)
  if n == 0 then return 0, 1 end
  local z, p = significance.Z95, won / n
  local middle = (p + z * z / (2 * n)) / (1 + z * z / n)
  local half = z / (1 + z * z / n) *
    math.sqrt(p * (1 - p) / n + z * z / (4 * n * n))
  return math.max(0, middle - half), math.min(1, middle + half)
end

--- The difference in Elo that makes a share of points likely.
---@param share number
---@return number
function significance.elo(share)
  if share <= 0 then return -math.huge end
  if share >= 1 then return math.huge end
  return -400 * math.log(1 / share - 1, 10)
end

--- The share of points that a difference in Elo makes likely.
---@param elo number
---@return number
function significance.expected(elo) return 1 / (1 + 10 ^ (-elo / 400)) end

--- Ratings of players who met in pairs, by maximum likelihood (Bradley and
--- Terry), with mean 0.
---@param won number[][] points of i against j
---@return number[] elo
function significance.ratings(won)
  local count, strength = #won, {}
  for i = 1, count do strength[i] = 1.0 end
  for _ = 1, 500 do
    local now, product = {}, 0.0
    for i = 1, count do
      local points, sum = 0.5, 1 / (strength[i] + 1) -- one drawn game with a
      for j = 1, count do                            -- stranger of strength 1
        if j ~= i then
          local games = won[i][j] + won[j][i]
          points = points + won[i][j]
          sum = sum + games / (strength[i] + strength[j])
        end
      end
      now[i] = points / sum
      product = product + math.log(now[i])
    end
    local scale = math.exp(product / count)
    for i = 1, count do strength[i] = now[i] / scale end
  end
  local elo = {}
  for i = 1, count do elo[i] = 400 * math.log(strength[i], 10) end
  return elo
end

---@class Sprt
---@field low number log likelihood ratio at which the first is accepted
---@field high number the same for the second
local Sprt = {}
Sprt.__index = Sprt

--- A sequential probability ratio test (Wald): is the mean share of points p0,
--- or p1? Both kinds of error are made with probability 0.05 at most. Pairs of
--- games of one seed count as one number, their mean.
---@param p0 number
---@param p1 number
---@return Sprt
function significance.sprt(p0, p1)
  local error = 0.05
  return setmetatable({ p0 = p0, p1 = p1, n = 0, sum = 0.0, squares = 0.0,
    low = math.log(error / (1 - error)),
    high = math.log((1 - error) / error) }, Sprt)
end

--- Adds a number from 0 to 1.
---@param value number
function Sprt:add(value)
  self.n = self.n + 1
  self.sum = self.sum + value
  self.squares = self.squares + value * value
end

--- The log of how much likelier p1 is than p0, for a normal mean whose spread
--- is estimated; at first as if some games had been drawn either way.
---@return number
function Sprt:ratio()
  local n = self.n + 2
  local mean = (self.sum + 1) / n
  local spread = (self.squares + 1) / n - mean * mean
  if spread <= 0 then return 0 end
  local free = self.n > 0 and self.sum / self.n or (self.p0 + self.p1) / 2
  return self.n * (self.p1 - self.p0) * (2 * free - self.p0 - self.p1) /
    (2 * spread)
end

--- What is decided: "p0", "p1", or nil as long as it is open.
---@return string?
function Sprt:verdict()
  local ratio = self:ratio()
  if ratio <= self.low then return "p0" end
  if ratio >= self.high then return "p1" end
  return nil
end

return significance
