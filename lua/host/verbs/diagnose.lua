--- tessera diagnose: what is wrong with a rule or a config, from a few hundred
--- games of bots.

local tes = require "tes"
local T = require "host.common.text".get
local diagnosis_page = require "host.lab.diagnosis_page"
local diagnosis_words = require "host.lab.diagnosis_words"
local experiments = require "host.lab.experiments"
local jobs = require "host.lab.jobs"
local out = require "host.common.out"
local columns = require "host.common.columns"
local reproduce = require "host.games.reproduce"
local source = require "host.common.source"

local DEFAULT_GAMES = 300

local options = source.with {
  { long = "games", short = "n", arg = "N", type = "integer", least = 2,
    help = "diagnose.opt.games" },
  { long = "json", arg = "FILE", help = "arena.opt.json" },
  { long = "report", arg = "FILE", help = "arena.opt.report" },
  jobs.processes,
}

local function run(args)
  source.at_most(args, 1)
  local subject <close> = experiments.subject(args, args[1])
  local data <close> = jobs.output(args.json)
  local page <close> = jobs.output(args.report)
  local began = tes.process.clock()
  local wishes = { games = args.games or DEFAULT_GAMES,
    jobs = args.jobs or tes.process.cores(),
    seed = args.seed or subject.rules:seed() }
  local found = experiments.run(subject, wishes)
  local words = diagnosis_words.new(subject, found)
  out.say_all(words:findings())
  out.say()
  out.say_all(columns.align(words:figures()))
  out.say()
  out.say(T("diagnose.games", found.played, tes.process.clock() - began))
  if data then
    data:write(tes.json.encode(words:data()), "\n")
    data:finish()
  end
  if page then
    page:write(diagnosis_page.paint(words, experiments.name(subject.from,
      subject.module, args[1]), reproduce.run("diagnose", args,
      { "games", "seed" }, wishes)))
    page:finish()
  end
  return found.lost[1] and 3 or 0
end

return {
  summary = "verb.diagnose.summary",
  usage = "[OPTION]... [CONFIG|RULE]",
  options = options,
  run = run,
}
