--- Weights of bots, found by self-play: what games a bot plays that judges by
--- some weights against one that judges by others, and what they say of
--- changes. The verbs `learn` and `tune` decide which games are played.

local tes = require "tes"
local T = require "host.common.text".get
local arena = require "host.lab.arena"
local fail = require "host.common.fail"
local parallel = require "host.lab.parallel"
local rng = require "host.common.rng"
local simulated_game = require "host.lab.simulated_game"
local source = require "host.common.source"
local stats = require "host.lab.stats"

local learning = {}

-- By how much a weight is changed for a game: a part of it, but not less than
-- this. What has no effect yet at 0 is changed by much.
local PART, LEAST = 0.3, { bare = 1, unsure = 0.15 }
local STEP = 0.2   -- parts of that by which it moves per unit of certainty
local FARTHEST = 3 -- certainty is not believed beyond that

---@alias Weights table<string, number>

---@class Pair
---@field source integer? which of the sources, 1
---@field seed integer
---@field one Weights
---@field two Weights

---@class Learner
---@field sources table[] of the configs
---@field level string that plays with the weights
---@field positions integer? that it may look at for an answer
---@field jobs integer processes
---@field played integer pairs
---@field stuck integer those of them that could not be finished
---@field update (fun(played: integer))? is told how many
local Learner = {}
Learner.__index = Learner

---@param sources table[]
---@param level string
---@param positions integer?
---@param jobs integer?
---@return Learner
function learning.new(sources, level, positions, jobs)
  return setmetatable({ sources = sources, level = level, played = 0,
    stuck = 0, positions = positions, jobs = jobs or tes.process.cores() },
    Learner)
end

-- Plays a seed for each way to sit. Returns the share of the first and its lead
-- in points; nothing if a game could not go on.
local function play(self, rules, pair, together)
  local share, lead = 0.0, 0.0
  for turn = 0, 1 do
    local names, how = {}, {}
    for seat = 0, rules:players() - 1 do
      local first = arena.side(seat, turn, together) == 1
      names[seat] = self.level
      how[seat] = { time_ms = 0, positions = self.positions,
        weights = first and pair.one or pair.two }
    end
    local game = arena.outcome(simulated_game.play(rules, pair.seed, names,
      { how = how }), turn)
    if not game.share then return nil end
    share = share + game.share / 2
    local points = game.points
    if game.alone then
      lead = lead + (game.alone == 1 and 1 or -1) * points[1]
    else
      lead = lead + (points[1] - points[2]) / 2
    end
  end
  return share, lead
end

local STUCK = "stuck"

--- Plays pairs of games; `sink` gets the results in their order, and stops
--- everything by returning false. A pair that could not be finished is left
--- out.
---@param list Pair[]
---@param sink fun(share: number, lead: number, index: integer): boolean?
function Learner:play(list, sink)
  parallel.run(#list, self.jobs, function()
    local rules, together = {}, {}
    for i, from in ipairs(self.sources) do
      rules[i] = fail.check(tes.ruleset.load(from))
      together[i] = source.read(rules[i]:describe "config").together
    end
    return function(job)
      local n = list[job].source or 1
      local share, lead = play(self, rules[n], list[job], together[n])
      return share and ("%.4f %.6f"):format(share, lead) or STUCK
    end
  end, function(line, job)
    local share, lead = line:match "^(%S+) (%S+)$"
    self.played = self.played + 1
    if self.update then self.update(self.played) end
    if share then return sink(tonumber(share), tonumber(lead), job) end
    self.stuck = self.stuck + 1
  end, {
    name = function(job) return T("farm.seed", list[job].seed) end,
    lost = function() return STUCK end,
  })
end

--- Weights as a table of names, of the list that the library has.
---@param list table[] { name, value, what }
---@param but Weights? values in place of those
---@return Weights
function learning.by_name(list, but)
  local weights = {}
  for _, weight in ipairs(list) do
    weights[weight.name] = but and but[weight.name] or weight.value
  end
  return weights
end

--- By how much a weight is changed for a game.
---@param name string
---@param value number
---@return number
function learning.scale(name, value)
  return math.max(PART * math.abs(value), LEAST[name] or 0)
end

-- Signs of the changes of a pair of games.
local function signs_of(seed, names)
  local dice, signs = rng.new(seed, 77), {}
  for _, name in ipairs(names) do signs[name] = dice:below(2) * 2 - 1 end
  return signs
end

local function changed(weights, signs, by)
  local new = {}
  for name, value in pairs(weights) do
    local scale = learning.scale(name, value)
    new[name] = math.max(0, value + by * signs[name] * scale)
  end
  return new
end

--- In each game two bots play that differ from the weights in opposite ways: at
--- random, each number is larger in one and smaller in the other. The lead of
--- one over the other is on average the sum of the effects of all changes.
--- (This is SPSA.) Returns the effects, in points.
---@param weights Weights
---@param count integer pairs of games; the configs take turns
---@param seed integer of the first
---@return table<string, Stats>
function Learner:effects(weights, count, seed)
  local names, effects, list = {}, {}, {}
  for name in pairs(weights) do names[#names + 1] = name end
  table.sort(names)
  for _, name in ipairs(names) do effects[name] = stats.new() end
  for i = 1, count do
    local signs = signs_of(seed + i, names)
    list[i] = { source = i % #self.sources + 1, seed = seed + i,
      one = changed(weights, signs, 1), two = changed(weights, signs, -1) }
  end
  self:play(list, function(_, lead, i)
    local signs = signs_of(seed + i, names)
    for name, effect in pairs(effects) do effect:add(lead * signs[name]) end
  end)
  return effects
end

--- How many standard errors an effect is from none.
---@param effect Stats
---@return number
function learning.certainty(effect)
  local error = effect:sd() / math.sqrt(math.max(1, effect.n))
  local sure = effect.mean / math.max(error, 1e-9)
  return math.max(-FARTHEST, math.min(FARTHEST, sure))
end

--- Each weight moves by its effect, as far as that is certain.
---@param weights Weights
---@param effects table<string, Stats>
---@return Weights
function learning.moved(weights, effects)
  local sure = {}
  for name, effect in pairs(effects) do
    sure[name] = learning.certainty(effect)
  end
  return changed(weights, sure, STEP)
end

return learning
