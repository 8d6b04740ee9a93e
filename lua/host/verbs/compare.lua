--- tessera compare: what a rule, an option or a set of tiles changes. Two
--- configs are played on the same seeds by the same bots.

local tes = require "tes"
local T = require "host.common.text".get
local significance = require "host.lab.significance"
local compare = require "host.lab.compare"
local compare_page = require "host.lab.compare_page"
local fail = require "host.common.fail"
local failures = require "host.lab.failures"
local simulated_game = require "host.lab.simulated_game"
local out = require "host.common.out"
local columns = require "host.common.columns"
local reproduce = require "host.games.reproduce"
local seats = require "host.games.seats"
local source = require "host.common.source"
local jobs = require "host.lab.jobs"

local DEFAULT_GAMES = 200
-- Most verdicts that are shown one by one.
local SHOWN = 10

local options = source.with {
  { long = "games", short = "n", arg = "N", type = "integer", least = 2,
    help = "compare.opt.games" },
  { long = "bot", short = "b", arg = "SEAT=NAME", many = true,
    help = "opt.bot" },
  { long = "json", arg = "FILE", help = "compare.opt.json" },
  { long = "report", arg = "FILE", help = "compare.opt.report" },
  table.unpack(jobs.options),
}

-- Both configs: where they come from, and what the first says about seats.
local function prepare(args)
  if not args[1] or not args[2] then fail.usage "compare.two" end
  source.at_most(args, 2)
  local from = { source.from(args, args[1]), source.from(args, args[2]) }
  local names, seed, texts, players = {}, args.seed, {}, nil
  for i = 1, 2 do
    local rules <close> = fail.check(tes.ruleset.load(from[i]))
    local config = source.read(rules:describe "config")
    local list = seats.new(rules:players(), config.players)
    seats.set_bots(list, args.bot)
    if i == 1 then
      players = rules:players()
      for seat = 0, #list do names[seat] = list[seat].bot or "greedy" end
      seed = seed or rules:seed()
    elseif rules:players() ~= players then
      fail.usage("compare.players", players, rules:players())
    end
    texts[i] = rules:describe "header"
  end
  local about = { "compare", seed, texts[1], texts[2] }
  for seat = 0, #names do about[#about + 1] = names[seat] end
  return from, names, seed, about
end

-- What a number is called: "points: city", "term: pennant (base)", ...
local function label(rules, name)
  local about, rest = name:match "^(%l+)%.(.*)$"
  if about == "points" then
    return T("compare.points", rules:text(rest))
  elseif about == "term" then
    local module, term = rest:match "^(.-)%.(.*)$"
    return T("compare.term", rules:text(term), module)
  elseif about == "wins" then
    return T("compare.wins", seats.letter(math.tointeger(tonumber(rest))))
  end
  return T("compare." .. name)
end

local function with_half(mean, half, sign)
  local form = sign and "%+.2f" or "%.2f"
  return half == math.huge and form:format(mean)
    or (form .. " ± %.2f"):format(mean, half)
end

local function rows_of(found, label_of)
  local rows = { { "", "X", "Y", T "compare.change", "p", "" } }
  for _, number in ipairs(found) do
    rows[#rows + 1] = { label_of(number.name), ("%.2f"):format(number.a.mean),
      ("%.2f"):format(number.b.mean),
      with_half(number.change.mean, significance.half(number.change), true),
      number.p < 0.0001 and "<0.0001" or ("%.4f"):format(number.p),
      number.sure and T "compare.sure" or "" }
  end
  return rows
end

-- The whole in words.
local function sentences(all, found, label_of)
  local list = {}
  if all.seeds == 0 then return { T "compare.none" } end
  if all.equal == all.seeds then
    return { T("compare.same", all.seeds) }
  end
  for _, number in ipairs(found) do
    if number.sure then
      list[#list + 1] = T(number.change.mean > 0 and "compare.more"
        or "compare.less", label_of(number.name),
        math.abs(number.change.mean), significance.half(number.change))
    end
  end
  if #list == 0 then list[1] = T("compare.nothing", all.seeds) end
  return list
end

local function data_of(all, found)
  local list = tes.json.array()
  for i, number in ipairs(found) do
    local half = significance.half(number.change)
    list[i] = { name = number.name, a = number.a.mean, b = number.b.mean,
      change = number.change.mean, sure = number.sure, p = number.p,
      low = half < math.huge and number.change.mean - half or nil,
      high = half < math.huge and number.change.mean + half or nil }
  end
  return { seeds = all.seeds, equal = all.equal, stuck = all.stuck,
    numbers = list }
end

local function play_both(rules, names, seed)
  local records = {}
  for i = 1, 2 do
    records[i] = simulated_game.play(rules[i], seed, names, { measured = true })
  end
  local a, b = records[1], records[2]
  local failed = { a = failures.of(a), b = failures.of(b) }
  if a.status ~= "over" or b.status ~= "over" then
    return tes.json.encode { stuck = true, failed = failed }
  end
  local equal = #a.scores == #b.scores and a.answers == b.answers
  for i, score in ipairs(a.scores) do
    equal = equal and score == b.scores[i]
  end
  local said = tes.json.array()
  for i = 1, 2 do
    for _, verdict in pairs(records[i].verdicts or {}) do
      said[#said + 1] = verdict
    end
  end
  table.sort(said)
  return tes.json.encode { a = a.measures, b = b.measures, equal = equal,
    failed = failed, verdicts = said }
end

local function run(args)
  local from, names, seed, about = prepare(args)
  -- kept for what is printed at the end: there may be little time then
  local rules <close> = fail.check(tes.ruleset.load(from[2]))
  local data <close> = jobs.output(args.json)
  local page <close> = jobs.output(args.report)
  local count, all = args.games or DEFAULT_GAMES, compare.new()
  local tell, hear = failures.teller(args), out.once(SHOWN)
  local function seed_of(job) return seed + job - 1 end
  local done, stopped = jobs.run {
    count = count, args = args, seed = seed_of, about = about,
    prepare = function()
      local both = { fail.check(tes.ruleset.load(from[1])),
        fail.check(tes.ruleset.load(from[2])) }
      return function(job) return play_both(both, names, seed_of(job)) end
    end,
    lost = function(job, why)
      return tes.json.encode { stuck = true, failed = { a = {
        seed = seed_of(job), stuck = true, error = why } } }
    end,
    sink = function(line, _, who)
      local both = fail.check(tes.json.decode(line))
      tell(both.failed.a, args[1], args.bot, who)
      tell(both.failed.b, args[2], args.bot, who)
      if both.stuck then
        all.stuck = all.stuck + 1
        return
      end
      for _, verdict in ipairs(both.verdicts) do hear(verdict) end
      all:add(both.a, both.b, both.equal)
    end,
  }
  local function label_of(name) return label(rules, name) end
  local found = all:findings()
  local words, rows = sentences(all, found, label_of), rows_of(found, label_of)
  out.say(T("compare.configs", args[1], args[2]))
  out.say_all(columns.align(rows))
  out.say ""
  out.say_all(words)
  if all.stuck > 0 then out.say(T("stats.stuck", all.stuck)) end
  local ended = {
    count = count, done = done, stopped = stopped, stuck = all.stuck,
  }
  return jobs.finish(args, ended, function()
    if data then
      data:write(tes.json.encode(data_of(all, found)), "\n")
      data:finish()
    end
    if page then
      page:write(compare_page.paint({ names = { args[1], args[2] },
        bots = names, seed = seed, title = T("compare.title", args[1],
          args[2]), command = reproduce.run("compare",
          args, { "games", "seed" }, { games = count, seed = seed }) },
        all, found, words, rows, label_of))
      page:finish()
    end
  end)
end

return {
  summary = "verb.compare.summary",
  usage = "[OPTION]... X.lua Y.lua",
  options = options,
  ranks = true,
  run = run,
}
