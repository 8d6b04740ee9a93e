--- tessera play: a game at the terminal.

local tes = require "tes"
local cli = require "host.cli"
local T = require "host.text".get
local fail = require "host.fail"
local file = require "host.file"
local out = require "host.out"
local play = require "host.play"
local seats = require "host.seats"
local session = require "host.session"
local source = require "host.source"
local style = require "host.style"
local watch = require "host.watch"

local options = source.with {
  { long = "bot", short = "b", arg = "SEAT=NAME", many = true,
    help = "opt.bot" },
  { long = "save", arg = "FILE", help = "play.opt.save" },
  { long = "watch", short = "w", help = "play.opt.watch" },
  { long = "interactive", short = "i", help = "play.opt.interactive" },
}

--- People want another game each time, scripts the same one.
local function fresh_seed(rules, args, interactive)
  if args.seed then return args.seed end
  local config = source.read(rules:describe "config")
  if config.seed or not interactive then return rules:seed() end
  return tes.process.entropy()
end

local function start(args, interactive)
  local word = args[1]
  if source.is_save(word) then
    if args.save then fail.usage("play.save_twice", word) end
    local going, notice = session.load(word, source.from(args))
    fail.check(going.save:lock())
    if notice then out.complain(notice) end
    return going
  end
  if args.save and file.kind(args.save) then
    fail.usage("play.save_exists", args.save)
  end
  local rules = fail.check(tes.ruleset.load(source.from(args, word)))
  local seed = fresh_seed(rules, args, interactive)
  return session.new(rules, seed, args.save)
end

local function exit_status(status)
  return status == "stuck" and 3 or 0
end

local function run(args)
  source.at_most(args, 1)
  local interactive = args.interactive or tes.term.isatty "stdin"
  if args.watch and (args.save or source.is_save(args[1])) then
    fail.usage "play.watch_save"
  end
  if not interactive then cli.only_with(args, "watch", "interactive") end
  local going = start(args, interactive)
  seats.set_bots(going.seats, args.bot)
  local table_ = play.new(going, style.wanted(), args)
  if args.watch then
    table_.watch = watch.new(going.rules, source.from(args, args[1]))
  end
  local status
  if interactive then
    out.say(T("play.seed", going.save:seed()))
    out.say(T "play.welcome")
    status = table_:run()
  else
    for seat = 0, #going.seats do
      going.seats[seat].bot = going.seats[seat].bot or "greedy"
    end
    status = table_:run_bots()
  end
  if not interactive or status == "over" then
    table_:result()
  elseif going.path then
    out.say(T("play.continue", going.path))
  end
  going:close()
  return exit_status(status)
end

return {
  summary = "verb.play.summary",
  usage = "[OPTION]... [CONFIG|SAVE]",
  options = options,
  run = run,
}
