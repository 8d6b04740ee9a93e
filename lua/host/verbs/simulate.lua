--- tessera simulate: many games by bots on all cores.

local tes = require "tes"
local T = require "host.common.text".get
local fail = require "host.common.fail"
local failures = require "host.lab.failures"
local file = require "host.common.file"
local simulated_game = require "host.lab.simulated_game"
local out = require "host.common.out"
local rows = require "host.lab.rows"
local seats = require "host.games.seats"
local source = require "host.common.source"
local summary = require "host.lab.summary"
local survey = require "host.lab.survey"
local survey_page = require "host.lab.survey_page"
local table_file = require "host.lab.table_file"
local jobs = require "host.lab.jobs"

local options = source.with {
  { long = "games", short = "n", arg = "N", type = "integer", least = 1,
    help = "simulate.opt.games" },
  { long = "bot", short = "b", arg = "SEAT=NAME", many = true,
    help = "opt.bot" },
  { long = "format", short = "f", arg = "FORM",
    values = { "summary", "jsonl", "csv", "sqlite" },
    help = "simulate.opt.format" },
  { long = "output", short = "o", arg = "FILE",
    help = "simulate.opt.output" },
  { long = "rows", arg = "WHAT", values = { "game", "turn", "decision" },
    help = "simulate.opt.rows" },
  { long = "terms", help = "simulate.opt.terms" },
  { long = "rotate", help = "simulate.opt.rotate" },
  { long = "save", arg = "FILE", help = "simulate.opt.save" },
  { long = "report", arg = "FILE", help = "simulate.opt.report" },
  table.unpack(jobs.options),
}

-- The default format by the ending of the file's name.
local endings = { csv = "csv", jsonl = "jsonl", db = "sqlite",
  sqlite = "sqlite", sqlite3 = "sqlite" }

-- Standard output, like a file: a failed write stops the run.
local printer = {}

function printer.write(_, ...)
  for _, text in ipairs { ... } do out.data(text) end
  local arrived, problem = tes.term.arrived()
  if not arrived then fail.raise("io", T("error.output", problem)) end
end

-- A game as a row: name, value, name, value ... Names with a plus come last.
local function game_row(record, players)
  local row = { "seed", record.seed, "status", record.status,
    "turns", record.turns or "",
    "winners", table.concat(record.winners or {}, " ") }
  local function put(name, value)
    row[#row + 1], row[#row + 2] = name, value
  end
  for i = 1, players do
    local letter = seats.letter(i - 1)
    put(letter, record.scores and record.scores[i] or "")
    for reason, points in pairs(record.categories and record.categories[i]
      or {}) do
      put(("+%s_%s"):format(letter, reason), points)
    end
    for term, points in pairs(record.terms and record.terms[i] or {}) do
      put(("+%s_term_%s"):format(letter, term), points)
    end
  end
  if record.rotation then put("rotation", record.rotation) end
  return row
end

-- Where the rows go: a function for each record, and one for the end.
local function writer(args, to, players)
  local format = args.format
  if format == "summary" then return function() end, function() end end
  if format == "jsonl" then
    return function(line, record)
      if not record.rows then return to:write(line, "\n") end
      for _, row in ipairs(record.rows) do
        local named = {}
        for i = 1, #row, 2 do named[row[i]:gsub("^%+", "")] = row[i + 1] end
        to:write(tes.json.encode(named), "\n")
      end
    end, function() end
  end
  local add, finish
  if format == "sqlite" then
    add, finish = table_file.sqlite(args.output, (args.rows or "game") .. "s")
  else
    add, finish = table_file.csv(to)
  end
  return function(_, record)
    if not record.rows then return add(game_row(record, players)) end
    for _, row in ipairs(record.rows) do add(row) end
  end, finish
end

-- Bots by seat from index 0, the first seed, and what a run is about: games of
-- another one are of no use to it. Also checks the config.
local function prepare(args, rules)
  local config = source.read(rules:describe "config")
  local list = seats.new(rules:players(), config.players)
  seats.set_bots(list, args.bot)
  local names = {}
  for seat = 0, #list do names[seat] = list[seat].bot or "greedy" end
  local seed = args.seed or rules:seed()
  local about = { "simulate", rules:describe "header", seed,
    tostring(args.rotate), tostring(args.terms), tostring(args.rows),
    tostring(args.report ~= nil) }
  for seat = 0, #names do about[#about + 1] = names[seat] end
  return names, seed, about
end

-- Bots sit one seat further on in each game; what is said of a seat is then
-- about the bot that began there.
local function rotated(names, turn)
  local list, count = {}, #names + 1
  for seat = 0, #names do list[(seat + turn) % count] = names[seat] end
  return list
end

local function back(record, turn, players)
  local function one(list)
    local turned = tes.json.array()
    for i = 1, players do turned[i] = list[(i - 1 + turn) % players + 1] end
    return turned
  end
  record.rotation = turn
  if record.scores then record.scores = one(record.scores) end
  if record.categories then record.categories = one(record.categories) end
  if record.terms then record.terms = one(record.terms) end
  for i, letter in ipairs(record.winners or {}) do
    local seat = seats.parse(letter, players)
    record.winners[i] = seats.letter((seat - turn) % players)
  end
  table.sort(record.winners or {})
end

local function play_one(rules, args, names, seed, job)
  local players = #names + 1
  local turn = args.rotate and (job - 1) % players or 0
  local wishes = { detailed = args.report ~= nil, path = args.save,
    terms = args.terms }
  local take
  if args.rows and args.rows ~= "game" then
    wishes.rows, take = rows.collector(args.rows, seed)
  end
  local record = simulated_game.play(rules, seed, rotated(names, turn), wishes)
  if args.rotate then back(record, turn, players) end
  if take then record.rows = take() end
  return record
end

local function play_all(args, from, names, seed, about, sink)
  return jobs.run {
    count = args.games or 100, args = args, about = about,
    here = args.save ~= nil, -- the file of a game is written where it is played
    seed = function(job) return seed + job - 1 end,
    prepare = function()
      local rules = fail.check(tes.ruleset.load(from))
      return function(job)
        return tes.json.encode(play_one(rules, args, names, seed + job - 1,
          job))
      end
    end,
    lost = function(job, why)
      return tes.json.encode { seed = seed + job - 1, status = "stuck",
        error = why }
    end,
    sink = function(line, _, who)
      sink(line, fail.check(tes.json.decode(line)), who)
    end,
  }
end

-- Most verdicts that are shown one by one.
local SHOWN = 10

local function write_report(page, found, rules, names, seed)
  local title = source.read(rules:describe "config").title or "Tessera"
  page:write(survey_page.paint(found, rules, names,
    T("report.title", title), seed))
  page:finish()
end

-- Refuses what cannot be done, before anything is played.
local function check(args)
  local ending = args.output and args.output:match "%.(%w+)$"
  args.format = args.format or endings[ending] or "summary"
  local format = args.format
  source.at_most(args, 1)
  if args.save and args.games ~= 1 then fail.usage "simulate.save_one" end
  if args.save and file.kind(args.save) then
    fail.usage("play.save_exists", args.save)
  end
  if format == "sqlite" and not args.output then
    fail.usage "lab.sqlite.where"
  end
  if args.rows and args.rows ~= "game" and format == "summary" then
    fail.usage "lab.rows.format"
  end
  return format
end

local function run(args)
  local format = check(args)
  local from = source.from(args, args[1])
  -- kept for what is printed at the end: there may be little time then
  local rules <close> = fail.check(tes.ruleset.load(from))
  local names, seed, about = prepare(args, rules)
  -- the file of a database is only tried here
  local to <close> = jobs.output(args.output)
  local page <close> = jobs.output(args.report)
  local total = summary.new(#names + 1)
  local found = args.report and survey.new(total)
  local add, finish = writer(args, to or printer, #names + 1)
  local tell, hear = failures.teller(args), out.once(SHOWN)
  local start = tes.process.clock()
  local done, stopped = play_all(args, from, names, seed, about,
    function(line, record, who)
      for _, verdict in pairs(record.verdicts or {}) do hear(verdict) end
      tell(failures.of(record), args[1], args.rotate and
        failures.bots(rotated(names, record.rotation or 0)) or args.bot, who)
      total:add(record)
      if found then found:add(record) end
      add(line, record)
    end)
  -- first what people read: files may fail
  local shown
  if format == "summary" or args.output then
    shown = table.concat(total:lines(rules, names,
      tes.process.clock() - start), "\n") .. "\n"
    if not to or format ~= "summary" then out.write(shown) end
  end
  local ended = {
    count = args.games or 100, done = done, stopped = stopped,
    stuck = total.stuck,
  }
  return jobs.finish(args, ended, function()
    if to and format == "summary" then to:write(out.shown(shown)) end
    finish()
    if to and format ~= "sqlite" then to:finish() end
    if found then write_report(page, found, rules, names, seed) end
  end)
end

return {
  summary = "verb.simulate.summary",
  usage = "[OPTION]... [CONFIG]",
  options = options,
  ranks = true,
  run = run,
}
