--- tessera import: makes a saved game of one that another program has saved.

local tes = require "tes"
local T = require "host.common.text".get
local fail = require "host.common.fail"
local follow = require "host.import.follow"
local foreign_names = require "host.import.foreign_names"
local out = require "host.common.out"
local record = require "host.import.record"
local result = require "host.games.result"
local session = require "host.games.session"
local setup = require "host.import.setup"
local source = require "host.common.source"

local options = source.with_places {
  { long = "output", short = "o", arg = "FILE", help = "import.opt.output" },
  { long = "config", help = "import.opt.config" },
}

-- Exit status when the game could not be followed to its end.
local PART = 3

local function run(args)
  source.at_most(args, 1)
  if not args[1] then fail.usage "import.no_file" end
  local read, known = record.read(args[1]),
    foreign_names.read(args.path)
  local config, missing = setup.config(known, read)
  local function complain(line) out.complain(args[1] .. ": " .. line) end
  for _, line in ipairs(missing) do complain(line) end
  if args.config then
    out.write(config)
    return #missing > 0 and PART or 0
  end
  local rules = fail.check(tes.ruleset.load { config_text = config,
    path = args.path, lua_only = source.lua_only() })
  local playing = session.new(rules, 1)
  local followed = record.within(args[1], follow.new, known, read, playing)
  local why = followed:run()
  if why then complain(why) end
  local path = args.output or args[1]:gsub("%.jcz$", "") .. ".save"
  fail.check(playing.save:copy(path))
  out.say(T("import.done", path, followed.next - 1, #read.messages))
  out.say_all(result.rows(playing))
  out.say(result.verdict(playing))
  return (why or #missing > 0) and PART or 0
end

return {
  summary = "verb.import.summary",
  usage = "[OPTION]... FILE",
  options = options,
  run = run,
}
