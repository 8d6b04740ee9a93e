--- tessera tune: finds the numbers by which positions are judged, by games of
--- greedy players. After a round each number moves by its estimated effect,
--- limited by how certain that is; then the next round begins.

local tes = require "tes"
local jobs = require "host.lab.jobs"
local learning = require "host.lab.learning"
local out = require "host.common.out"
local source = require "host.common.source"

local DEFAULT_GAMES, DEFAULT_ROUNDS = 400, 4

local function run(args)
  local configs = {}
  for i = 1, math.max(1, #args) do configs[i] = source.from(args, args[i]) end
  local learner = learning.new(configs, "greedy", nil, args.jobs)
  local rows, seed = tes.player.weights(), args.seed or 1
  local weights = learning.by_name(rows)
  for n = 1, args.rounds or DEFAULT_ROUNDS do
    local effects = learner:effects(weights, args.games or DEFAULT_GAMES,
      seed + n * 1000003)
    weights = learning.moved(weights, effects)
    for _, row in ipairs(rows) do
      local effect = effects[row.name]
      out.write(("    X(%s, %.4g, \"%s\") \\ %+.2f +- %.2f\n"):format(
        row.name, weights[row.name], row.what, effect.mean,
        effect:sd() / math.sqrt(effect.n)))
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
    jobs.processes,
  },
  run = run,
}
