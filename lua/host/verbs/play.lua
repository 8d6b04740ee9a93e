--- tessera play: a game at the terminal.

local tes = require "tes"
local cli = require "host.common.cli"
local T = require "host.common.text".get
local fail = require "host.common.fail"
local file = require "host.common.file"
local out = require "host.common.out"
local game_loop = require "host.terminal.game_loop"
local seats = require "host.games.seats"
local session = require "host.games.session"
local autosave = require "host.terminal.autosave"
local source = require "host.common.source"
local style = require "host.terminal.style"
local watch = require "host.kit.watch"

local options = source.with {
  { long = "bot", short = "b", arg = "SEAT=NAME", many = true,
    help = "opt.bot" },
  { long = "save", arg = "FILE", help = "play.opt.save" },
  { long = "board", arg = "LOOK", values = game_loop.LOOKS,
    help = "play.opt.board" },
  { long = "continue", help = "play.opt.continue" },
  { long = "watch", short = "w", help = "play.opt.watch" },
  { long = "interactive", short = "i", help = "play.opt.interactive" },
}

--- People get another game each time, scripts the same one.
local function fresh_seed(rules, args, interactive)
  if args.seed then return args.seed end
  local config = source.read(rules:describe "config")
  if config.seed or not interactive then return rules:seed() end
  return tes.process.entropy()
end

-- Does a person play, whose game must be saved?
local function keeps_itself(args)
  return tes.term.isatty "stdin" and not args.save and not args.watch
end

-- The game that was played last, with the same bots.
local function go_on(args)
  for _, name in ipairs { "config", "set", "players", "seed", "save",
    "watch" } do
    cli.one_of(args, "continue", name)
  end
  if args[1] then fail.usage("error.extra", args[1]) end
  local path, bots = autosave.last()
  args[1], args.bot = path, args.bot or bots
end

-- Without arguments, one person plays against a bot; a message says so.
local function sit_down(args, list, human)
  if not human or args[1] or args.config or args.bot then return end
  for seat = 0, #list do
    if list[seat].bot then return end
  end
  for seat = 1, #list do list[seat].bot = "greedy" end
  if #list > 0 then out.say(T("play.against", list[1].name)) end
end

local function start(args, interactive)
  local word = args[1]
  if source.is_save(word) then
    if args.save then fail.usage("play.save_twice", word) end
    local going, notice = session.load(word, source.from(args))
    if going.save:seat() then fail.raise("input", T("error.shared", word)) end
    fail.check(going.save:lock())
    if notice then out.complain(notice) end
    return going
  end
  if args.save and file.kind(args.save) then
    fail.usage("play.save_exists", args.save)
  end
  local rules = fail.check(tes.ruleset.load(source.from(args, word)))
  local seed = fresh_seed(rules, args, interactive)
  return session.new(rules, seed, args.save
    or interactive and keeps_itself(args) and autosave.path(seed) or nil)
end

-- What the modules do that no player expects.
local function warn(rules)
  local lines = rules:describe "warnings" or ""
  for line in lines:gmatch "[^\n]+" do out.complain(line) end
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
  local named = not args.continue and (args.save or source.is_save(args[1]))
  if args.continue then go_on(args) end
  local going = start(args, interactive)
  warn(going.rules)
  seats.set_bots(going.seats, args.bot)
  local human = tes.term.isatty "stdin"
  sit_down(args, going.seats, human)
  if human and going.path then autosave.note(going.path, going.seats) end
  local table_ = game_loop.new(going, style.wanted(), args)
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
  elseif going.path and human then
    autosave.note(going.path, going.seats)
    out.say(named and T("play.continue", going.path)
      or T "play.continue_last")
  elseif going.path then
    out.say(T("play.continue", going.path))
  end
  if status == "over" and going.path then autosave.done(going.path) end
  going:close()
  return exit_status(status)
end

return {
  summary = "verb.play.summary",
  usage = "[OPTION]... [CONFIG|SAVE]",
  options = options,
  run = run,
}
