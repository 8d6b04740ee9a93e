--- tessera simulate: many games by bots on all cores.

local tes = require "tes"
local T = require "host.text".get
local again = require "host.again"
local fail = require "host.fail"
local farm = require "host.farm"
local match = require "host.match"
local picture = require "host.picture"
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

local writers = {}

function writers.summary()
  return function() end, function() end
end

function writers.jsonl(out)
  return function(line) out:write(line, "\n") end, function() end
end

function writers.csv(out, players)
  local spool = fail.check(io.tmpfile())
  local reasons, known = {}, {}
  local function add(line, record)
    spool:write(line, "\n")
    for _, reason in ipairs(record.reasons or {}) do
      if not known[reason] then
        known[reason] = true
        reasons[#reasons + 1] = reason
      end
    end
  end
  local function finish()
    table.sort(reasons)
    spool:seek "set"
    out:write(csv_head(players, reasons))
    for line in spool:lines() do
      out:write(csv_line(tes.json.decode(line), players, reasons))
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
    io.stderr:write("tessera: ", T(key, record.seed, record.error or "?"),
      "\n")
    local problem = record.failed or {}
    io.stderr:write("tessera: ", again.text(problem,
      again.play("simulate", args, record.seed, problem.answers)), "\n")
  end
end

local function write_report(path, found, from, names, seed)
  local rules <close> = fail.check(tes.ruleset.load(from))
  local title = source.read(rules:describe "config").title or "Tessera"
  picture.save(path, survey_page.paint(found, rules, names,
    T("report.title", title), seed))
end

local function run(args)
  source.at_most(args, 1)
  if args.save and args.games ~= 1 then fail.usage "simulate.save_one" end
  if args.save and tes.process.kind(args.save) then
    fail.usage("play.save_exists", args.save)
  end
  local from = source.from(args, args[1])
  local names, seed = prepare(args, from)
  local format = args.format or "summary"
  local out = args.output and fail.check(io.open(args.output, "w"))
    or io.stdout
  local total = summary.new(#names + 1)
  local found = args.report and survey.new(#names + 1)
  local add, finish = writers[format](out, #names + 1)
  local complain = complainer(args)
  local start = tes.process.clock()
  play_all(args, from, names, seed, function(line, record)
    add(line, record)
    total:add(record)
    if found then found:add(record) end
    complain(record)
  end)
  finish()
  if found then write_report(args.report, found, from, names, seed) end
  if format == "summary" or out ~= io.stdout then
    local rules <close> = fail.check(tes.ruleset.load(from))
    local to = format == "summary" and out or io.stdout
    to:write(table.concat(total:lines(rules, names,
      tes.process.clock() - start), "\n"), "\n")
  end
  if args.output and not out:flush() then
    fail.raise("io", T("error.write", args.output))
  end
  return total.stuck > 0 and 3 or 0
end

return {
  summary = "verb.simulate.summary",
  usage = "[OPTION]... [CONFIG]",
  options = options,
  run = run,
}
