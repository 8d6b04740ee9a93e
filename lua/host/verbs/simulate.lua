--- tessera simulate: many games by bots on all cores.

local tes = require "tes"
local T = require "host.text".get
local again = require "host.again"
local fail = require "host.fail"
local farm = require "host.farm"
local file = require "host.file"
local match = require "host.match"
local out = require "host.out"
local progress = require "host.progress"
local seats = require "host.seats"
local source = require "host.source"
local summary = require "host.summary"
local survey = require "host.survey"
local survey_page = require "host.paint.survey"

local options = source.with {
  { long = "games", short = "n", arg = "N", type = "integer", least = 1,
    help = "simulate.opt.games" },
  { long = "bot", short = "b", arg = "SEAT=NAME", many = true,
    help = "opt.bot" },
  { long = "jobs", short = "j", arg = "J", type = "integer", least = 1,
    help = "simulate.opt.jobs" },
  { long = "format", short = "f", arg = "FORM",
    values = { "summary", "jsonl", "csv" }, help = "simulate.opt.format" },
  { long = "output", short = "o", arg = "FILE",
    help = "simulate.opt.output" },
  { long = "save", arg = "FILE", help = "simulate.opt.save" },
  { long = "report", arg = "FILE", help = "simulate.opt.report" },
}

-- The columns of a CSV file are known when all games have been played; until
-- then their lines wait in a file.
local function csv_row(cells)
  for i, cell in ipairs(cells) do
    cell = tostring(cell)
    if cell:find '[",\n]' then cell = '"' .. cell:gsub('"', '""') .. '"' end
    cells[i] = cell
  end
  return table.concat(cells, ",") .. "\n"
end

local function csv_head(players, reasons)
  local head = { "seed", "status", "turns", "winners" }
  for seat = 0, players - 1 do
    head[#head + 1] = seats.letter(seat)
    for _, reason in ipairs(reasons) do
      head[#head + 1] = seats.letter(seat) .. "_" .. reason
    end
  end
  return csv_row(head)
end

local function csv_line(record, players, reasons)
  local row = { record.seed, record.status, record.turns or "",
    table.concat(record.winners or {}, " ") }
  for i = 1, players do
    row[#row + 1] = record.scores and record.scores[i] or ""
    for _, reason in ipairs(reasons) do
      row[#row + 1] = record.categories and
        (record.categories[i][reason] or 0) or ""
    end
  end
  return csv_row(row)
end

-- Standard output, like a file.
local printer = {}

function printer.write(_, ...)
  for _, text in ipairs { ... } do out.data(text) end
end

local writers = {}

function writers.summary()
  return function() end, function() end
end

function writers.jsonl(to)
  return function(line) to:write(line, "\n") end, function() end
end

local function spooled(done, problem)
  if not done then fail.raise("io", T("error.write", "csv: " .. problem)) end
end

function writers.csv(to, players)
  local spool = fail.check(io.tmpfile())
  local reasons, known = {}, {}
  local function add(line, record)
    spooled(spool:write(line, "\n"))
    for _, reason in ipairs(record.reasons or {}) do
      if not known[reason] then
        known[reason] = true
        reasons[#reasons + 1] = reason
      end
    end
  end
  local function finish()
    table.sort(reasons)
    spooled(spool:seek "set") -- writes what is left
    to:write(csv_head(players, reasons))
    for line in spool:lines() do
      to:write(csv_line(tes.json.decode(line), players, reasons))
    end
    spool:close()
  end
  return add, finish
end

-- Bots by seat from index 0; also checks the config before work is shared.
local function prepare(args, from)
  local rules <close> = fail.check(tes.ruleset.load(from))
  local config = source.read(rules:describe "config")
  local list = seats.new(rules:players(), config.players)
  seats.set_bots(list, args.bot)
  local names = {}
  for seat = 0, #list do names[seat] = list[seat].bot or "random" end
  return names, args.seed or rules:seed()
end

local function play_all(args, from, names, seed, sink)
  local count = args.games or 100
  local update, clear = progress.new(count)
  local jobs = args.jobs or tes.process.cores()
  farm.run(count, jobs, function()
    local rules = fail.check(tes.ruleset.load(from))
    return function(job)
      local record = match.play(rules, seed + job - 1, names,
        args.report ~= nil, args.save)
      return tes.json.encode(record)
    end
  end, function(line, job)
    sink(line, (fail.check(tes.json.decode(line))))
    update(job)
  end)
  clear()
end

-- Most failures that are shown one by one.
local SHOWN = 10

local function complainer(args)
  local shown = 0
  return function(record)
    if not record.error and record.status ~= "stuck" then return end
    shown = shown + 1
    if shown > SHOWN then return end
    local key = record.status == "stuck" and "simulate.stuck"
      or "simulate.failed"
    out.complain(T(key, record.seed, record.error or "?"))
    local problem = record.failed or {}
    out.complain(again.text(problem,
      again.play("simulate", args, record.seed, problem.answers)))
  end
end

local function write_report(page, found, from, names, seed)
  local rules <close> = fail.check(tes.ruleset.load(from))
  local title = source.read(rules:describe "config").title or "Tessera"
  page:write(survey_page.paint(found, rules, names,
    T("report.title", title), seed))
  page:finish()
end

local function run(args)
  source.at_most(args, 1)
  if args.save and args.games ~= 1 then fail.usage "simulate.save_one" end
  if args.save and file.kind(args.save) then
    fail.usage("play.save_exists", args.save)
  end
  local from = source.from(args, args[1])
  local names, seed = prepare(args, from)
  local format = args.format or "summary"
  -- what cannot be written is found out before the games, not after them
  local to <close> = args.output and file.create(args.output)
  local page <close> = args.report and file.create(args.report)
  local total = summary.new(#names + 1)
  local found = args.report and survey.new(#names + 1)
  local add, finish = writers[format](to or printer, #names + 1)
  local complain = complainer(args)
  local start = tes.process.clock()
  play_all(args, from, names, seed, function(line, record)
    add(line, record)
    total:add(record)
    if found then found:add(record) end
    complain(record)
  end)
  finish()
  if found then write_report(page, found, from, names, seed) end
  if format == "summary" or to then
    local rules <close> = fail.check(tes.ruleset.load(from))
    local text = table.concat(total:lines(rules, names,
      tes.process.clock() - start), "\n") .. "\n"
    if to and format == "summary" then
      to:write(out.shown(text))
    else
      out.write(text)
    end
  end
  if to then to:finish() end
  return total.stuck > 0 and 3 or 0
end

return {
  summary = "verb.simulate.summary",
  usage = "[OPTION]... [CONFIG]",
  options = options,
  run = run,
}
