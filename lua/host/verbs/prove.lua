--- tessera prove: plays every game with a few tiles, and checks in each
--- position what must hold of any game and what the rules say of themselves.

local tes = require "tes"
local T = require "host.common.text".get
local experiments = require "host.lab.experiments"
local file = require "host.common.file"
local jobs = require "host.lab.jobs"
local out = require "host.common.out"
local proof = require "host.lab.proof"
local proof_page = require "host.lab.proof_page"
local progress = require "host.lab.progress"
local reproduce = require "host.games.reproduce"
local source = require "host.common.source"

local TILES, POSITIONS, LIMIT = 2, 100000, 20000

local options = source.with {
  { long = "tiles", short = "n", arg = "N", type = "integer", least = 1,
    most = 12, help = "prove.opt.tiles" },
  { long = "positions", arg = "N", type = "integer", least = 1,
    help = "prove.opt.positions" },
  { long = "limit", arg = "N", type = "integer", least = 1,
    help = "prove.opt.limit" },
  { long = "output", short = "o", arg = "FILE", help = "prove.opt.output" },
  { long = "json", arg = "FILE", help = "arena.opt.json" },
  { long = "report", arg = "FILE", help = "arena.opt.report" },
  jobs.processes,
}

-- What was found wrong, a line each.
local function finding_lines(finding)
  local text = finding.text
  if finding.where and not text:find(finding.where, 1, true) then
    text = finding.where .. ": " .. text
  end
  local lines = { T("prove.found", T("prove.kind." .. finding.kind)) }
  for line in text:gmatch "[^\n]+" do lines[#lines + 1] = "  " .. line end
  if finding.phase then
    lines[#lines + 1] = "  " .. T("prove.at", finding.phase, finding.module)
  end
  return lines
end

-- What was looked at; and if nothing was found, what was not, and why.
local function seen_lines(found, wishes, seconds)
  local lines = { T("prove.seen", found.positions, found.worlds, found.total,
    seconds, progress.rate(found.positions, seconds)),
    T("prove.more", found.equal, found.ends) }
  if found.finding then return lines end
  if found.cut > 0 then
    lines[#lines + 1] = T("prove.cut", found.cut, wishes.limit)
  end
  if found.worlds < found.total then
    lines[#lines + 1] = T("prove.rest", found.total - found.worlds,
      wishes.positions)
  elseif found.whole == found.total then
    lines[#lines + 1] = T "prove.whole"
  end
  return lines
end

local function run(args)
  source.at_most(args, 1)
  local from, module = experiments.source(args, args[1])
  local data <close> = jobs.output(args.json)
  local page <close> = jobs.output(args.report)
  local began = tes.process.clock()
  local wishes = { tiles = args.tiles or TILES,
    positions = args.positions or POSITIONS, limit = args.limit or LIMIT,
    jobs = args.jobs or tes.process.cores() }
  local found = proof.run(from, wishes)
  local seen = seen_lines(found, wishes, tes.process.clock() - began)
  local test = found.finding and proof.test(from, found.finding)
  local wrong = test and finding_lines(found.finding)
  if test then
    out.say_all(wrong)
    out.say()
    out.write(test)
    out.say()
  end
  out.say_all(seen)
  if test and args.output then file.write(args.output, test) end
  if page then
    page:write(proof_page.paint { tiles = wishes.tiles, wrong = wrong,
      name = experiments.name(from, module, args[1]), seen = seen, test = test,
      command = reproduce.run("prove", args, { "tiles", "positions", "limit" },
        wishes) })
    page:finish()
  end
  if data then
    found.test, found.tiles = test, wishes.tiles
    data:write(tes.json.encode(found), "\n")
    data:finish()
  end
  return test and 1 or 0
end

return {
  summary = "verb.prove.summary",
  usage = "[OPTION]... [CONFIG|RULE]",
  options = options,
  run = run,
}
