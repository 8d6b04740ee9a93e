--- tessera arena: bots against bots. Each seed is played once for each way to
--- deal the bots to the seats, so that neither the seat nor the draws favour
--- anybody.

local tes = require "tes"
local T = require "host.common.text".get
local arena = require "host.lab.arena"
local arena_page = require "host.lab.arena_page"
local bots = require "host.bots.by_name"
local significance = require "host.lab.significance"
local fail = require "host.common.fail"
local failures = require "host.lab.failures"
local file = require "host.common.file"
local simulated_game = require "host.lab.simulated_game"
local out = require "host.common.out"
local columns = require "host.common.columns"
local source = require "host.common.source"
local jobs = require "host.lab.jobs"

local DEFAULT_PAIRS = 100

local options = source.with {
  { long = "pairs", short = "n", arg = "N", type = "integer", least = 1,
    help = "arena.opt.pairs" },
  { long = "sprt", arg = "P0,P1", help = "arena.opt.sprt" },
  { long = "json", arg = "FILE", help = "arena.opt.json" },
  { long = "report", arg = "FILE", help = "arena.opt.report" },
  table.unpack(jobs.options),
}

-- Is the Lua file a config? A bot has a function `new`.
local function is_config(name)
  if not name:find "%.lua$" then return false end
  local text = file.read(name)
  return text ~= nil and not text:find "%f[%w_]new%f[^%w_]"
end

-- Bots, and the config behind them if there is one.
local function read_words(args)
  local names, config = {}, nil
  for i = 1, #args do
    local last = i == #args and #names >= 2
    local known, problem = not (last and is_config(args[i])), nil
    if known then known, problem = pcall(bots.admit, args[i]) end
    if known then
      names[#names + 1] = args[i]
    elseif last then
      config = args[i]
    else
      error(problem, 0)
    end
  end
  if #names < 2 then fail.usage "arena.two" end
  return names, config
end

local function read_sprt(text)
  if not text then return nil end
  local low, high = text:match "^([%d.]+),([%d.]+)$"
  low, high = tonumber(low), tonumber(high)
  if not low or not high or low <= 0 or high >= 1 or low >= high then
    fail.usage("arena.sprt", text)
  end
  return { low, high }
end

-- One seed for one pair of bots: a game for either way to sit.
local function play_pair(rules, job, seed)
  local games, timed = tes.json.array(), { {}, {} }
  for turn = 0, 1 do
    local names = arena.seated(job.pair, rules:players(), turn, job.together)
    local record, players = simulated_game.play(rules, seed, names)
    games[turn + 1] = arena.outcome(record, turn)
    for seat, bot in pairs(players) do
      local own = timed[arena.side(seat, turn, job.together)]
      own.seconds = (own.seconds or 0) + bot.seconds
      own.decisions = (own.decisions or 0) + bot.decisions
    end
  end
  return tes.json.encode { games = games, timed = timed }
end

local function show(tally)
  for _, verdict in ipairs(tally:verdicts()) do out.complain(verdict) end
  out.say_all(columns.align(tally:rows()))
  if #tally.names > 2 then out.say_all(columns.align(tally:cross())) end
  out.say(T("arena.games", tally.games, tally.seconds))
  if tally.decided then out.say(tally.decided) end
  if tally.stuck > 0 then out.say(T("stats.stuck", tally.stuck)) end
end

local function run(args)
  local names, config = read_words(args)
  local limits = read_sprt(args.sprt)
  if limits and #names ~= 2 then fail.usage "arena.sprt_two" end
  local from = source.from(args, config)
  local seed, header, players, together
  do
    local rules <close> = fail.check(tes.ruleset.load(from))
    seed, header = args.seed or rules:seed(), rules:describe "header"
    players = rules:players()
    together = source.read(rules:describe "config").together
    if players < 2 then fail.usage "arena.players" end
  end
  local data <close> = jobs.output(args.json)
  local page <close> = jobs.output(args.report)
  local pairs_ = arena.pairings(names)
  local count = (args.pairs or DEFAULT_PAIRS) * #pairs_
  local tally = arena.tally(names, pairs_)
  local sprt = limits and significance.sprt(limits[1], limits[2])
  local tell = failures.teller(args)
  local start = tes.process.clock()
  local function seed_of(job) return seed + (job - 1) // #pairs_ end
  local done, stopped = jobs.run {
    count = count, args = args, seed = seed_of,
    about = { "arena", header, seed, table.unpack(names) },
    prepare = function()
      local rules = fail.check(tes.ruleset.load(from))
      return function(job)
        local pair = pairs_[(job - 1) % #pairs_ + 1]
        return play_pair(rules, { pair = pair, together = together },
          seed_of(job))
      end
    end,
    lost = function(job, why)
      return tes.json.encode { timed = { {}, {} }, games = { { failure = {
        seed = seed_of(job), stuck = true, error = why } } } }
    end,
    sink = function(line, job, who)
      local result = fail.check(tes.json.decode(line))
      for turn, game in ipairs(result.games) do
        tell(game.failure, config, failures.bots(arena.seated(
          pairs_[(job - 1) % #pairs_ + 1], players, turn - 1, together)), who)
      end
      local share = tally:add(job, result)
      if not sprt or not share then return end
      sprt:add(share)
      local verdict = sprt:verdict()
      if not verdict then return end
      tally.decided = T("arena.decided", verdict == "p1" and limits[2]
        or limits[1], names[1], sprt.n)
      return false
    end,
  }
  tally.seconds = tes.process.clock() - start
  show(tally)
  local ended = {
    count = count, done = done, stopped = stopped, stuck = tally.stuck,
  }
  return jobs.finish(args, ended, function()
    if data then
      data:write(tes.json.encode(tally:data()), "\n")
      data:finish()
    end
    if page then
      page:write(arena_page.paint(tally, seed))
      page:finish()
    end
  end)
end

return {
  summary = "verb.arena.summary",
  usage = "[OPTION]... BOT BOT... [CONFIG]",
  options = options,
  ranks = true,
  run = run,
}
