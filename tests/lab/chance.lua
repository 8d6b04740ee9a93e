-- Statistics against distributions that are known. Samples come from a fixed
-- generator: what passes once passes always.

local check = ...

local significance = require "host.lab.significance"
local compare = require "host.lab.compare"
local rng = require "host.common.rng"
local stats = require "host.lab.stats"

local function near(a, b, by) return math.abs(a - b) <= by end

local dice = rng.new(2024)
local function uniform() return (dice:below(1 << 30) + 0.5) / (1 << 30) end
local function normal()
  return math.sqrt(-2 * math.log(uniform())) * math.cos(2 * math.pi * uniform())
end

-- Values from tables.
check("the normal distribution", near(significance.below(0), .5, 1e-7) and
  near(significance.below(1.959964), .975, 1e-6) and
  near(significance.below(-1), 0.1586553, 1e-6))
check("quantiles of Student's t", near(significance.t95(2), 12.7062, 1e-3) and
  near(significance.t95(11), 2.2281, 1e-4) and
  near(significance.t95(31), 2.0423, 1e-4) and
  near(significance.t95(100001), 1.96, 1e-3) and
  significance.t95(1) == math.huge)
check("p values of Student's t",
  near(significance.student(2, 5), .1019395, 1e-6) and
  near(significance.student(-3, 20), .0070764, 1e-6) and
  near(significance.student(0, 7), 1, 1e-12))
local low, high = significance.share(8, 10)
check("Wilson's interval", near(low, .4901625, 1e-6) and
  near(high, .9433178, 1e-6))
low, high = significance.share(0, 20)
check("Wilson's interval at the end", low == 0 and near(high, .1611252, 1e-6))

-- Of many 95 % intervals, 95 % hold what they are about.
local function coverage(n, draw, mean)
  local held, runs = 0, 2000
  for _ = 1, runs do
    local numbers = stats.new()
    for _ = 1, n do numbers:add(draw()) end
    if near(numbers.mean, mean, significance.half(numbers)) then
      held = held + 1
    end
  end
  return held / runs
end
check("intervals of few normal numbers",
  near(coverage(5, normal, 0), .95, .015))
check("intervals of many skewed numbers",
  near(coverage(200, function() return -math.log(uniform()) end, 1), .95, .02))
local held = 0
for _ = 1, 2000 do
  local won = 0
  for _ = 1, 80 do if uniform() < .7 then won = won + 1 end end
  low, high = significance.share(won, 80)
  if low <= .7 and .7 <= high then held = held + 1 end
end
check("intervals of shares", near(held / 2000, .95, .02))

-- Elo there and back, and ratings that were dealt out before.
check("Elo of a share", near(significance.elo(.75), 190.8, .1) and
  near(significance.expected(significance.elo(.6)), .6, 1e-9) and
  significance.elo(1) == math.huge and significance.elo(0) == -math.huge)
local true_elo, won = { 150, 50, -200 }, {}
for i = 1, 3 do
  won[i] = {}
  for k = 1, 3 do
    won[i][k] = 3000 * significance.expected(true_elo[i] - true_elo[k])
  end
end
local found = significance.ratings(won)
check("ratings by maximum likelihood", near(found[1], 150, 2) and
  near(found[2], 50, 2) and near(found[3], -200, 2))

-- The sequential test errs in one run of twenty, and ends.
local function sprt(share)
  local said, length, runs = { p0 = 0, p1 = 0, open = 0 }, 0, 400
  for _ = 1, runs do
    local test = significance.sprt(.5, .6)
    local verdict
    for _ = 1, 5000 do
      local pair = 0
      for _ = 1, 2 do if uniform() < share then pair = pair + .5 end end
      test:add(pair)
      verdict = test:verdict()
      if verdict then break end
    end
    length = length + test.n
    said[verdict or "open"] = said[verdict or "open"] + 1
  end
  return said.p0 / runs, said.p1 / runs, length / runs
end
local p0, p1, length = sprt(.5)
check("SPRT: equal bots", p1 <= .08 and p0 >= .92 and length < 250)
p0, p1, length = sprt(.6)
check("SPRT: the better one", p0 <= .08 and p1 >= .92 and length < 250)
p0, p1, length = sprt(.9)
check("SPRT: a far better one is seen soon", p1 == 1 and p0 == 0 and
  length < 30)

-- Of comparisons where nothing is different, one in twenty-five finds
-- something.
local function comparison(seeds, shift, draw)
  draw = draw or normal
  local all = compare.new()
  for _ = 1, seeds do
    local a, b = {}, {}
    for i = 1, 20 do
      a["n." .. i], b["n." .. i] = draw(), draw()
    end
    b["n.7"] = b["n.7"] + shift
    all:add(a, b, false)
  end
  local sure = {}
  for _, number in ipairs(all:findings()) do
    if number.sure then sure[#sure + 1] = number.name end
  end
  return sure
end
-- Numbers as games have them: rare, in few steps, with long tails.
local function rare() return uniform() < .04 and 1 + dice:below(9) or 0 end
local wrong, runs = 0, 150
local function count(seeds, draw)
  wrong = 0
  for _ = 1, runs do
    if #comparison(seeds, 0, draw) > 0 then wrong = wrong + 1 end
  end
  return wrong / runs
end
check("comparisons of equals find something in 4 % of runs",
  count(30, normal) <= .07 and wrong > 0)
check("the same of rare numbers", count(30, rare) <= .07)
check("the same of few seeds", count(12, normal) <= .07)
runs = 40
check("the same of many seeds", count(401, normal) <= .11)
local right = 0
for _ = 1, 40 do
  local sure = comparison(60, 1)
  if sure[1] == "n.7" then right = right + 1 end
end
check("a change of one spread is found", right >= 36)
local late = compare.new()
for i = 1, 10 do
  late:add({ x = i }, i > 5 and { x = i, y = 2 } or { x = i }, false)
end
check("a number that comes late was 0 before",
  near(late.numbers.y.b.mean, 1, 1e-9) and late.numbers.y.b.n == 10)
