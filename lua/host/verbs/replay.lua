--- tessera replay: steps through a saved game and checks it.

local tes = require "tes"
local cli = require "host.common.cli"
local T = require "host.common.text".get
local fail = require "host.common.fail"
local file = require "host.common.file"
local recording = require "host.games.recording"
local replay_page = require "host.web.replay_page"
local out = require "host.common.out"
local playback = require "host.web.playback_data"
local report = require "host.games.report"
local result = require "host.games.result"
local session = require "host.games.session"
local seat_view = require "host.games.seat_view"
local source = require "host.common.source"
local style = require "host.terminal.style"
local board_painter = require "host.terminal.board_painter"

local options = source.with({
  { long = "to", arg = "N", type = "integer", least = 0,
    help = "replay.opt.to" },
  { long = "step", short = "s", help = "replay.opt.step" },
  { long = "verify", help = "replay.opt.verify" },
  { long = "board", help = "replay.opt.board" },
  { long = "html", help = "replay.opt.html" },
  { long = "review", help = "replay.opt.review" },
  { long = "output", short = "o", arg = "FILE", help = "replay.opt.output" },
  { long = "seat", arg = "SEAT", help = "opt.seat" },
  { long = "share", arg = "FILE", help = "replay.opt.share" },
}, { config = true, players = true, seed = true })

---@class Replay
---@field recording Recording
local Replay = {}
Replay.__index = Replay

function Replay:events(first)
  for i = first, self.recording.game:events() - 1 do
    out.say("    " .. report.event(self.recording.session,
      self.recording.game:event(i)))
  end
end

function Replay:board()
  out.say_all((self.painter:paint(self.recording.game)))
  if self.recording.seat then
    out.say_all(seat_view.lines(self.recording.session))
  end
end

--- One answer forward, with what it led to.
function Replay:show_step()
  local events = self.recording.game:events()
  local player = self.recording.game:pending()
  local key = self.recording:forward()
  out.say(T("replay.answer", self.recording.at,
    self.recording.session:name(player), key, self.recording.game:hash()))
  self:events(events)
end

--- Goes through every answer, either on a key press or all at once.
function Replay:steps(last, with_board)
  local pausing = tes.term.isatty "stdin" and tes.term.isatty "stdout"
  self.recording:go(0)
  self:events(0)
  while self.recording.at < last do
    self:show_step()
    if with_board then self:board() end
    if pausing then
      out.write(T "replay.pause")
      out.flush()
      local line = io.read "l"
      if not line or line:find "^%s*q" then return end
      local jump = math.tointeger(tonumber(line))
      if jump then
        self.recording:go(jump)
        self:board()
      end
    end
  end
end

--- Takes every answer back and gives it again; hashes must be the same.
function Replay:verify()
  local hashes = {}
  for n = #self.recording.keys, 0, -1 do
    self.recording:go(n)
    hashes[n] = self.recording.game:hash()
  end
  for n = 1, #self.recording.keys do
    self.recording:forward()
    if self.recording.game:hash() ~= hashes[n] then
      fail.raise("damage", T("replay.differs", n, self.recording.keys[n]))
    end
  end
  out.say(T("replay.good", #self.recording.keys, self.recording.game:hash()))
end

local function write_page(shown, args)
  local record, used, stage = playback.record(shown, args.review)
  local config = source.read(shown.session.rules:describe "config")
  local title = T("page.title", config.title or "Tessera", #shown.keys)
  local page = replay_page.replay(record, used, stage, title)
  if args.output == "-" then
    out.data(page)
  else
    file.write(args.output or args[1]:gsub("%.%w+$", "") .. ".html", page)
  end
  return 0
end

-- A file with what the seat saw, for giving away.
local function share(args)
  local going <close>, notice = session.load(args[1], source.from(args),
    args.to)
  if notice then out.complain(notice) end
  local seat = seat_view.seat(args.seat, going.game:players())
  fail.check(going.save:share(seat, args.share))
  out.say(T("replay.shared", args.share, seat_view.word(seat)))
  return 0
end

local function run(args)
  source.at_most(args, 1)
  if not args[1] then fail.usage "replay.no_save" end
  cli.one_of(args, "step", "verify", "html", "share")
  cli.only_with(args, "share", "seat")
  if args.share then return share(args) end
  cli.only_with(args, "board", "step")
  cli.only_with(args, "output", "html")
  cli.only_with(args, "review", "html")
  local shown, notice = recording.open(args[1], source.from(args), args.to,
    args.seat)
  if notice then out.complain(notice) end
  local replay = setmetatable({ recording = shown,
    painter = board_painter.new(shown.session.rules, style.wanted()) }, Replay)
  if args.to and args.to > #shown.keys then
    fail.usage("replay.too_far", args.to, #shown.keys)
  end
  if args.html then return write_page(shown, args) end
  local last = args.to or #shown.keys
  if args.verify then
    replay:verify()
  elseif args.step then
    replay:steps(last, args.board)
  else
    shown:go(last)
    replay:board()
    out.say()
    out.say_all(result.rows(shown.session))
    out.say(result.verdict(shown.session))
  end
  return 0
end

return {
  summary = "verb.replay.summary",
  usage = "[OPTION]... SAVE",
  options = options,
  run = run,
}
