--- tessera test: runs the rule tests that stand beside the rules, and random
--- games of every set of modules they play with; and says what of the rules
--- the tests reach, and which changes of them they notice.

local tes = require "tes"
local T = require "host.common.text".get
local reproduce = require "host.games.reproduce"
local fail = require "host.common.fail"
local file = require "host.common.file"
local out = require "host.common.out"
local source = require "host.common.source"
local coverage = require "host.kit.coverage"

local options = source.with({
  { long = "tap", help = "test.opt.tap" },
  { long = "verbose", short = "v", help = "test.opt.verbose" },
  { long = "games", short = "n", arg = "N", type = "integer", least = 0,
    help = "test.opt.games" },
  { long = "coverage", help = "test.opt.coverage" },
  { long = "mutate", help = "test.opt.mutate" },
}, { config = true, set = true, players = true })

-- Random games a set of modules when nobody says how many.
local GAMES = 3

local function indented(text, by)
  return by .. text:gsub("\n+$", ""):gsub("\n", "\n" .. by)
end

-- A reporter: add(result) for each test, finish(count, failures) once.
local function tap()
  local count = 0
  local function add(result)
    count = count + 1
    out.say(("%s %d - %s:%d %s"):format(result.passed and "ok" or "not ok",
      count, result.file, result.line, (result.name:gsub("#", "\\#"))))
    if not result.passed then out.say(indented(result.message, "# ")) end
  end
  return add, function() out.say("1.." .. count) end
end

local function human(verbose)
  local function add(result)
    if result.passed and not verbose then return end
    out.say(T(result.passed and "test.passed" or "test.failed", result.file,
      result.line, result.name))
    if not result.passed then out.say(indented(result.message, "    ")) end
  end
  return add, function(count, failures)
    out.say(T("test.count", count - failures, failures))
  end
end

-- The text of a file as it is called in messages: below the root where it can
-- be.
local function read(name)
  return file.read(name) or file.read(tes.root .. "/" .. name)
end

-- Prints what else was asked for; in TAP these are comments.
local function tell(args, lines)
  for _, line in ipairs(lines) do
    out.say(args.tap and "# " .. line or line)
  end
end

local function run(args)
  local reporter = args.tap and tap or human
  local add, finish = reporter(args.verbose)
  local count, failures, broken = 0, 0, 0
  local paths = #args > 0 and table.move(args, 1, #args, 1, {}) or { false }
  local reached = args.coverage and coverage.lines()
  local mutants = args.mutate and coverage.mutants()
  local how = { games = args.games or GAMES, seed = args.seed or 1,
    coverage = args.coverage, mutate = args.mutate }
  args.seed = nil -- of random games, no part of any config
  local from = source.from(args)
  local function sink(result)
    if result.reached ~= nil then return reached.add(result) end
    if result.noticed ~= nil then return mutants.add(result) end
    if result.random and not result.passed then
      result.message = result.message .. "\n" .. T("again.begin",
        reproduce.test(args, result.file, result.seed))
    end
    count = count + 1
    if not result.passed then failures = failures + 1 end
    add(result)
  end
  for _, path in ipairs(paths) do
    if path and not file.kind(path) then
      path = source.module_folder(path, args)
        or fail.usage("test.no_path", path)
    end
    local failed, problem = tes.ruleset.test(from, path or nil, sink, how)
    if not failed then
      -- The other paths are still worth testing.
      broken = broken + 1
      sink { file = path or "?", line = 0, name = T "test.broken",
        passed = false, message = problem.text }
    end
  end
  finish(count, failures)
  if reached then tell(args, reached.report(read)) end
  if mutants and failures == 0 then tell(args, mutants.report()) end
  return (failures > 0 or broken > 0) and 1 or 0
end

return {
  summary = "verb.test.summary",
  usage = "[OPTION]... [PATH]...",
  options = options,
  run = run,
}
