--- tessera review: what the answers of a saved game cost, and what was better.

local tes = require "tes"
local T = require "host.common.text".get
local fail = require "host.common.fail"
local hindsight = require "host.games.hindsight"
local jobs = require "host.lab.jobs"
local out = require "host.common.out"
local recording = require "host.games.recording"
local columns = require "host.common.columns"
local review = require "host.lab.review"
local review_page = require "host.lab.review_page"
local source = require "host.common.source"

local DEFAULT_WORST = 5
-- Columns of a curve.
local COLUMNS = 60
local BARS = { "▁", "▂", "▃", "▄", "▅", "▆", "▇", "█" }
local PLAIN = { "_", ".", "-", ":", "=", "+", "*", "#" }

local options = source.with({
  { long = "seat", arg = "SEAT", help = "review.opt.seat" },
  { long = "to", arg = "N", type = "integer", least = 0,
    help = "replay.opt.to" },
  { long = "worst", short = "n", arg = "N", type = "integer", least = 0,
    help = "review.opt.worst" },
  { long = "all", help = "review.opt.all" },
  { long = "json", arg = "FILE", help = "arena.opt.json" },
  { long = "report", arg = "FILE", help = "arena.opt.report" },
  jobs.processes,
}, { config = true, players = true, seed = true })

-- A line of bars for each seat, all of one scale.
local function curves(session, list)
  local low, high = review.range(list)
  local bars = tes.term.utf8() and BARS or PLAIN
  local rows = {}
  for seat = 1, list[1] and #list[1].after or 0 do
    local cells = {}
    for column = 1, math.min(COLUMNS, #list) do
      local at = (column - 1) * #list // math.min(COLUMNS, #list) + 1
      local share = (list[at].after[seat] - low) / math.max(high - low, 1e-9)
      cells[column] = bars[1 + math.min(#bars - 1, share * #bars // 1 | 0)]
    end
    rows[seat] = { session:name(seat - 1), table.concat(cells),
      ("%.1f"):format(list[#list].after[seat]) }
  end
  return columns.align(rows)
end

-- An answer that cost much: what was given, what was better, and why.
local function show(session, found)
  out.say()
  out.say(review.title(session, found))
  for _, which in ipairs { "given", "best" } do
    out.say("  " .. T("review." .. which, found[which]))
    for _, line in ipairs(found[which == "given" and "why" or "why_best"]) do
      out.say("    " .. line)
    end
  end
  for _, line in ipairs(review.expected(session, found)) do
    out.say("  " .. line)
  end
end

local function print_all(session, list, args)
  if #list == 0 then return out.say(T "review.none") end
  out.say_all(columns.align(review.table(session, list)))
  out.say()
  out.say(T "review.curve")
  out.say_all(curves(session, list))
  if args.all then
    out.say()
    out.say_all(columns.align(review.rows(session, list)))
  end
  local worst = hindsight.worst(list, args.worst or DEFAULT_WORST)
  for _, found in ipairs(worst) do
    if found.why then show(session, found) end
  end
end

local function run(args)
  source.at_most(args, 1)
  if not args[1] then fail.usage "review.no_save" end
  local from = source.from(args)
  local shown, notice = recording.open(args[1], from, args.to, args.seat)
  if notice then out.complain(notice) end
  if args.to and args.to > #shown.keys then
    fail.usage("replay.too_far", args.to, #shown.keys)
  end
  local data <close> = jobs.output(args.json)
  local page <close> = jobs.output(args.report)
  local list = review.all(shown, { path = args[1], from = from, to = args.to,
    word = args.seat, jobs = args.jobs or tes.process.cores() })
  shown:go(#shown.keys)
  local session = shown.session
  print_all(session, list, args)
  if data then
    data:write(tes.json.encode { answers = tes.json.array(list),
      seats = tes.json.array(review.accounts(list, session.game:players())) },
      "\n")
    data:finish()
  end
  if page then
    page:write(review_page.paint(session, list, args.worst or DEFAULT_WORST))
    page:finish()
  end
  return 0
end

return {
  summary = "verb.review.summary",
  usage = "[OPTION]... SAVE",
  options = options,
  run = run,
}
