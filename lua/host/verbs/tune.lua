--- tessera tune: finds the numbers by which positions are judged.
-- In each game two judges play that differ from the present one in opposite
-- ways: at random, each number is larger in one and smaller in the other. The
-- lead of one over the other is on average the sum of the effects of all
-- changes. After a round each number moves by its estimated effect, limited by
-- how certain that is; then the next round begins. (This is SPSA.)

local tes = require "tes"
local T = require "host.common.text".get
local fail = require "host.common.fail"
local parallel = require "host.lab.parallel"
local out = require "host.common.out"
local rng = require "host.common.rng"
local source = require "host.common.source"
local stats = require "host.lab.stats"

local DEFAULT_GAMES, DEFAULT_ROUNDS = 400, 4
local CHANGE = 1.3 -- by what a number is changed for a game
local STEP = 0.06  -- how far it goes per unit of certainty
local FARTHEST = 3 -- certainty is not believed beyond that

local function play(rules, seed, how)
  local game <close> = fail.check(rules:game(seed))
  local players = {}
  for seat = 0, game:players() - 1 do
    players[seat] = fail.check(tes.player.new(game, { level = "greedy",
      seed = seed + seat, weights = how[seat % 2] }))
  end
  while game:status() == "asking" do
    local player = game:pending()
    if player < 0 then
      fail.check(game:roll())
    else
      fail.check(game:answer(fail.check(players[player]:think(game))))
    end
  end
  local sums, seats = { [0] = 0, 0 }, { [0] = 0, 0 }
  for seat = 0, game:players() - 1 do
    sums[seat % 2] = sums[seat % 2] + game:score(seat)
    seats[seat % 2] = seats[seat % 2] + 1
  end
  return sums[0] / seats[0] - sums[1] / seats[1]
end

-- Signs of the changes of a pair of games.
local function signs_of(seed, count)
  local dice, signs = rng.new(seed, 77), {}
  for i = 1, count do signs[i] = dice:below(2) * 2 - 1 end
  return signs
end

-- The points that the changes of this pair win, seats exchanged.
local function pair(rules, weights, seed)
  local signs = signs_of(seed, #weights)
  local more, less = {}, {}
  for i, weight in ipairs(weights) do
    more[weight.name] = weight.value * CHANGE ^ signs[i]
    less[weight.name] = weight.value * CHANGE ^ -signs[i]
  end
  local first = play(rules, seed, { [0] = more, [1] = less })
  local second = play(rules, seed, { [0] = less, [1] = more })
  return (first - second) / 2
end

-- The configs take turns, so that the result is good for all of them.
local function round(args, configs, weights, seed)
  local effects = {}
  for i = 1, #weights do effects[i] = stats.new() end
  parallel.run(args.games or DEFAULT_GAMES, args.jobs or tes.process.cores(),
    function()
      local rules = {}
      for i, from in ipairs(configs) do
        rules[i] = fail.check(tes.ruleset.load(from))
      end
      return function(job)
        local own = rules[job % #rules + 1]
        return ("%.6f"):format(pair(own, weights, seed + job))
      end
    end, function(line, job)
      local signs = signs_of(seed + job, #weights)
      for i, effect in ipairs(effects) do
        effect:add(tonumber(line) * signs[i])
      end
    end, { name = function(job) return T("farm.seed", seed + job) end })
  return effects
end

local function run(args)
  local configs = {}
  for i = 1, math.max(1, #args) do configs[i] = source.from(args, args[i]) end
  local weights, seed = tes.player.weights(), args.seed or 1
  for n = 1, args.rounds or DEFAULT_ROUNDS do
    local effects = round(args, configs, weights, seed + n * 1000003)
    for i, weight in ipairs(weights) do
      local error = effects[i]:sd() / math.sqrt(effects[i].n)
      local sure = effects[i].mean / math.max(error, 1e-9)
      sure = math.max(-FARTHEST, math.min(FARTHEST, sure))
      weight.value = weight.value * math.exp(STEP * sure)
      out.write(("    X(%s, %.4g, \"%s\") \\ %+.2f +- %.2f\n"):format(
        weight.name, weight.value, weight.what, effects[i].mean, error))
    end
    out.write "\n"
  end
  return 0
end

return {
  summary = "verb.tune.summary",
  usage = "[OPTION]... [CONFIG]...",
  options = source.with {
    { long = "games", short = "n", arg = "N", type = "integer", least = 1,
      help = "tune.opt.games" },
    { long = "rounds", arg = "N", type = "integer", least = 1,
      help = "tune.opt.rounds" },
    { long = "jobs", short = "j", arg = "J", type = "integer", least = 1,
      most = 1024, help = "simulate.opt.jobs" },
  },
  run = run,
}
