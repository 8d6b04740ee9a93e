--- What `tessera learn` plays: leaps first, which change a few weights by much;
--- then small steps of all weights; then what came of both; and at last a test
--- of the best against the weights given, by games won. Each part has games of
--- its own.

local learning = require "host.lab.learning"
local rng = require "host.common.rng"
local significance = require "host.lab.significance"
local stats = require "host.lab.stats"

local curriculum = {}

-- Parts of the games; the rest is for the test.
local LEAPS, STEPS, CHOICE = 0.35, 0.2, 0.15
curriculum.TEST = 1 - LEAPS - STEPS - CHOICE
local HALVINGS = 3 -- after each, half of the leaps are left
local FEWEST = 6   -- pairs of games of a leap before the first of them
local ROUNDS = 6   -- of small steps
local AGAIN = 60   -- pairs that are left, with which it may begin again
local SHOWN = 1    -- standard errors from which a leap is taken to be good
local LED = 0.3    -- games won by who leads by what is usual, more than half
local P0, P1 = 0.5, 0.55

-- Factors of weights that belong together.
local FACTORS = {
  { supply = 0.6 }, { supply = 1.6 }, { back = 0.5 }, { back = 1.5 },
  { eager = 0.6 }, { eager = 1.6 }, { grow = 0.5 }, { grow = 1.6 },
  { close = 0.7, extend = 0.7, around = 0.7 },
  { close = 1.4, extend = 1.4, around = 1.4 },
  { join = 0.5, meet = 0.5 }, { join = 1.6, meet = 1.6 },
  { ground = 0.3, spread = 0.5, wander = 0.5 },
  { ground = 2, spread = 1.6, wander = 1.6 },
  { again = 0.5, linger = 4 }, { turn = 0.4 },
}

-- Values of weights that have no effect at 0.
local VALUES = { { bare = 0 }, { bare = 4 }, { bare = 8 }, { unsure = 0 },
  { unsure = 0.3 }, { unsure = 0.6 }, { minor = 0 } }

-- Weights have four digits: they are played with as they will be written.
local function with(weights, change)
  local new = {}
  for name, value in pairs(weights) do
    new[name] = tonumber(("%.4g"):format(change[name] or value))
  end
  return new
end

local function differ(one, two)
  for name, value in pairs(one) do
    if two[name] ~= value then return true end
  end
  return false
end

---@class Candidate
---@field weights Weights
---@field change Weights what is new in it
---@field shares number[] won of each pair of games against the weights given
---@field leads number[] in points, in the same pairs
---@field merit Stats of these pairs, see judge
---@field share Stats of the games of the test

local function candidate(weights, change)
  return { weights = with(weights, change), change = change, shares = {},
    leads = {}, merit = stats.new() }
end

-- Leaps from the weights in any order, but first those to other usual weights.
local function leaps(given, usual, seed)
  local list, dice = {}, rng.new(seed, 0)
  local function add(change)
    local new = candidate(given, change)
    if differ(new.weights, given) then list[#list + 1] = new end
  end
  for _, weights in ipairs(usual) do add(weights) end
  local usuals = #list
  for _, change in ipairs(VALUES) do add(change) end
  for _, factors in ipairs(FACTORS) do
    local change = {}
    for name, factor in pairs(factors) do
      change[name] = given[name] * factor
    end
    add(change)
  end
  for i = #list, usuals + 2, -1 do
    local other = usuals + 1 + dice:below(i - usuals)
    list[i], list[other] = list[other], list[i]
  end
  return list
end

---@class Course
---@field learner Learner of all games but those of the test
---@field given Weights
---@field seed integer of the next pair of games
---@field leads Stats of all pairs that candidates played

-- All candidates play so many pairs against the weights given, on equal seeds.
local function try(course, list, count)
  local games = {}
  for i = 1, count do
    for _, each in ipairs(list) do
      games[#games + 1] = { seed = course.seed + i, one = each.weights,
        two = course.given }
    end
  end
  course.seed = course.seed + count
  course.learner:play(games, function(share, lead, n)
    local each = list[(n - 1) % #list + 1]
    each.shares[#each.shares + 1] = share
    each.leads[#each.leads + 1] = lead
    course.leads:add(lead)
  end)
end

-- What a candidate's games say of it: half of that is the games won, and half
-- the leads, by what is usual. Games won are what counts, but one says less of
-- them than its lead does.
local function judge(course, each)
  local usual = math.max(course.leads:sd(), 1e-9)
  each.merit = stats.new()
  for i, share in ipairs(each.shares) do
    each.merit:add((share + 0.5 + LED * each.leads[i] / usual) / 2)
  end
end

-- The best first; of equals, who was first.
local function sort(course, list)
  for i, each in ipairs(list) do
    each.place = i
    judge(course, each)
  end
  table.sort(list, function(a, b)
    if a.merit.mean ~= b.merit.mean then return a.merit.mean > b.merit.mean end
    return a.place < b.place
  end)
end

-- The first so many of a list.
local function first(list, count)
  return table.move(list, 1, math.min(count, #list), 1, {})
end

-- Each leap plays some games, the better half of them some more. With few games
-- there are few leaps, other ones each time; for one game there is none.
local function leap(course, usual, pairs_)
  local list = leaps(course.given, usual, course.seed)
  list = first(list, math.max(1, pairs_ // (HALVINGS * FEWEST)))
  if pairs_ < HALVINGS * #list then return list end
  for _ = 1, HALVINGS do
    try(course, list, pairs_ // (HALVINGS * #list))
    sort(course, list)
    list = first(list, (#list + 1) // 2)
  end
  return list
end

-- Is it likely to be better than what was given?
local function is_good(each)
  local error = each.merit:sd() / math.sqrt(math.max(1, each.merit.n))
  return each.merit.n > 3 and each.merit.mean - 0.5 > SHOWN * error
end

-- All good leaps in one; where two change the same weight, the better one.
local function joined(given, list)
  local change = {}
  for i = #list, 1, -1 do
    local better = is_good(list[i]) and list[i].change or {}
    for name, value in pairs(better) do change[name] = value end
  end
  return candidate(given, change)
end

-- Small steps of all weights; those that seem to matter at the end, alone.
local function steps(course, start, pairs_)
  local weights, sums, count = start, {}, pairs_ // ROUNDS
  for _ = 1, count > 1 and ROUNDS or 0 do
    local effects = course.learner:effects(weights, count, course.seed)
    course.seed = course.seed + count
    weights = learning.moved(weights, effects)
    for name, effect in pairs(effects) do
      sums[name] = (sums[name] or 0) + learning.certainty(effect)
    end
  end
  local sure = {}
  for name, sum in pairs(sums) do
    if math.abs(sum) / math.sqrt(ROUNDS) > SHOWN then
      sure[name] = weights[name]
    end
  end
  return candidate(start, weights), candidate(start, sure)
end

-- The test. Returns whether the candidate is shown to be better.
local function test(course, tester, best, pairs_)
  local sprt = significance.sprt(P0, P1)
  local games, verdict = {}, nil
  for i = 1, pairs_ do
    games[i] = { seed = course.seed + i, one = best.weights,
      two = course.given }
  end
  best.share = stats.new()
  tester:play(games, function(share)
    best.share:add(share)
    sprt:add(share)
    verdict = sprt:verdict()
    return verdict == nil
  end)
  return verdict == "p1"
end

-- Leaps, steps and the choice of the best that came of them.
local function explore(course, usual, pairs_)
  local list = leap(course, usual, math.floor(LEAPS * pairs_))
  local all = joined(course.given, list)
  local moved, sure = steps(course, all.weights, math.floor(STEPS * pairs_))
  local finals = {}
  for _, each in ipairs { list[1], all, moved, sure } do
    each.shares, each.leads = {}, {}
    local new = differ(each.weights, course.given)
    for _, other in ipairs(finals) do
      new = new and differ(each.weights, other.weights)
    end
    if new then finals[#finals + 1] = each end
  end
  try(course, finals, math.floor(CHOICE * pairs_) // #finals)
  sort(course, finals)
  return finals[1]
end

--- Looks for better weights. The result depends on the number of pairs and the
--- seed alone.
---@param learner Learner
---@param tester Learner that plays the games of the test
---@param given Weights
---@param usual Weights[] others that are worth a try as a whole
---@param pairs_ integer of games in all
---@param seed integer
---@return Candidate best its share is that of the test
---@return boolean shown it is better
function curriculum.run(learner, tester, given, usual, pairs_, seed)
  local course = { learner = learner, given = given, seed = seed,
    leads = stats.new() }
  local best
  local left = pairs_
  repeat -- what has lost when it was chosen needs no test
    local before = learner.played
    best = explore(course, usual, left)
    left = pairs_ - learner.played
    local none = learner.played == before
  until none or best.merit.mean > 0.5 or left < AGAIN
  return best, test(course, tester, best, math.max(1, left))
end

return curriculum
