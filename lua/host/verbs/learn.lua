--- tessera learn: finds weights by which bots judge in the games of a config,
--- by self-play with the search that uses them, and keeps them in a file beside
--- the config if they are shown to be better than those given.

local tes = require "tes"
local T = require "host.common.text".get
local arena = require "host.lab.arena"
local curriculum = require "host.lab.curriculum"
local experiments = require "host.lab.experiments"
local fail = require "host.common.fail"
local file = require "host.common.file"
local jobs = require "host.lab.jobs"
local learning = require "host.lab.learning"
local out = require "host.common.out"
local progress = require "host.lab.progress"
local columns = require "host.common.columns"
local reproduce = require "host.games.reproduce"
local source = require "host.common.source"
local weights_file = require "host.bots.weights_file"

local LEVEL, POSITIONS = "normal", 1000
local MINUTES = 30
local WARMING = 4     -- pairs of games a process, to see how long they take
local FAR = 900000000 -- their seeds are not those of the others

-- The file beside the config, or of the name of a module or preset.
local function file_beside(word)
  word = (word or "tessera"):gsub("/+$", ""):gsub("%.lua$", "")
  return word .. ".weights.lua"
end

-- Seconds that a pair of games takes.
local function seconds_of(learner, given)
  local list = {}
  for i = 1, WARMING * learner.jobs do
    list[i] = { seed = FAR + i, one = given, two = given }
  end
  local began = tes.process.clock()
  learner:play(list, function() end)
  learner.played, learner.stuck = 0, 0
  return (tes.process.clock() - began) / #list
end

-- How many pairs of games there is time for.
local function pairs_for(args, learner, tester, given)
  if args.games then return (args.games + 1) // 2 end
  local part = curriculum.TEST
  local each = (1 - part) * seconds_of(learner, given) +
    part * seconds_of(tester, given)
  return math.max(1, math.floor((args.minutes or MINUTES) * 60 / each))
end

-- Weights of searches by these rules, the same but for those of a file, and
-- those of greedy players; the seed.
local function weights_of(from, args, but)
  local rules <close> = fail.check(tes.ruleset.load(from))
  if rules:players() < 2 then fail.usage "arena.players" end
  local seed = args.seed or rules:seed()
  local game <close> = fail.check(rules:game(seed))
  local suited = tes.player.weights(game)
  return learning.by_name(suited), learning.by_name(suited, but),
    learning.by_name(tes.player.weights()), seed
end

local function tell(found, shown, path)
  local rows = { { T "learn.weight", T "learn.before", T "learn.after" } }
  for _, weight in ipairs(tes.player.weights()) do
    local old, new = found.given[weight.name], found.weights[weight.name]
    if old ~= new then
      rows[#rows + 1] = { weight.name, ("%.4g"):format(old),
        ("%.4g"):format(new) }
    end
  end
  out.say_all(columns.align(rows))
  out.say(T("learn.test", 100 * found.share, 2 * found.pairs, 100 * found.low,
    100 * found.high))
  if shown then
    out.say(T("learn.kept", path))
    out.say(T("learn.use", LEVEL .. " " .. path))
  else
    out.say(T "learn.none")
  end
end

-- The lines that say where weights came from; those of what was there before
-- come first, since it began with these.
local function history(before, found)
  local made = { table.unpack(before.made or {}) }
  made[#made + 1] = found.command
  made[#made + 1] = ("tessera %s; %.1f %% of %d games (95 %%: %.1f-%.1f)")
    :format(tes.version, 100 * found.share, 2 * found.pairs, 100 * found.low,
      100 * found.high)
  return made
end

local function run(args)
  source.at_most(args, 1)
  local from = experiments.source(args, args[1])
  local path = args.output or file_beside(args[1] or args.config)
  local before = file.kind(path) and weights_file.load(path) or {}
  local suited, given, greedy, seed = weights_of(from, args, before.weights)
  local data <close> = jobs.output(args.json)
  local learner = learning.new({ from }, LEVEL, args.positions or POSITIONS,
    args.jobs)
  local tester = learning.new({ from }, LEVEL, nil, args.jobs)
  local pairs_ = pairs_for(args, learner, tester, given)
  local update, clear = progress.new(pairs_)
  local function count() update(learner.played + tester.played) end
  learner.update, tester.update = count, count
  local best, shown = curriculum.run(learner, tester, given,
    { suited, greedy }, pairs_, seed)
  clear()
  local low, high = arena.interval(best.share)
  local found = { weights = best.weights, given = given, kept = shown,
    share = best.share.mean, low = low, high = high, pairs = best.share.n,
    games = 2 * pairs_, positions = learner.positions,
    stuck = learner.stuck + tester.stuck,
    command = reproduce.run("learn", args, { "output", "games", "positions",
      "seed" }, { output = args.output, games = 2 * pairs_,
      positions = learner.positions, seed = seed }) }
  tell(found, shown, path)
  if found.stuck > 0 then out.say(T("stats.stuck", found.stuck)) end
  if shown then
    file.write(path, weights_file.text(history(before, found), best.weights))
  end
  if data then
    data:write(tes.json.encode(found), "\n")
    data:finish()
  end
  return found.stuck > 0 and 3 or 0
end

return {
  summary = "verb.learn.summary",
  usage = "[OPTION]... [CONFIG|RULE]",
  options = source.with {
    { long = "minutes", short = "m", arg = "N", type = "integer", least = 1,
      help = "learn.opt.minutes" },
    { long = "games", short = "n", arg = "N", type = "integer", least = 2,
      help = "learn.opt.games" },
    { long = "positions", arg = "N", type = "integer", least = 1,
      help = "learn.opt.positions" },
    { long = "output", short = "o", arg = "FILE", help = "learn.opt.output" },
    { long = "json", arg = "FILE", help = "arena.opt.json" },
    jobs.processes,
  },
  run = run,
}
