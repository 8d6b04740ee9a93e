--- tessera replay: steps through a saved game and checks it.

local tes = require "tes"
local T = require "host.text".get
local board = require "host.board"
local fail = require "host.fail"
local report = require "host.report"
local session = require "host.session"
local source = require "host.source"
local style = require "host.style"

local options = source.with({
  { long = "to", arg = "N", type = "integer", least = 0,
    help = "replay.opt.to" },
  { long = "step", short = "s", help = "replay.opt.step" },
  { long = "verify", help = "replay.opt.verify" },
  { long = "board", help = "replay.opt.board" },
}, { config = true, players = true, seed = true })

---@class Replay
local Replay = {}
Replay.__index = Replay

-- The save has replayed the game once. Closing it makes the game free to be
-- taken back to its start and answered again.
local function open(path, from)
  local going, notice = session.load(path, from)
  local keys = {}
  for i = 1, going.save:count() do keys[i] = going.save:key(i - 1) end
  going:close()
  return setmetatable({ session = going, game = going.game, keys = keys,
    at = #keys, painter = board.new(going.rules, style.wanted()) }, Replay),
    notice
end

--- Jumps to the position after n answers.
function Replay:go(n)
  n = math.max(0, math.min(n, #self.keys))
  if n < self.at then
    fail.check(self.game:undo(self.at - n))
    self.at = n
  end
  while self.at < n do self:forward() end
end

--- Gives the next answer.
function Replay:forward()
  local key = self.keys[self.at + 1]
  local index = self.game:find(key)
  if not index then
    fail.raise("damage", T("replay.no_option", self.at + 1, key))
  end
  fail.check(self.game:answer(index))
  self.at = self.at + 1
end

function Replay:events(first)
  for i = first, self.game:events() - 1 do
    print("    " .. report.event(self.session, self.game:event(i)))
  end
end

function Replay:board()
  for _, line in ipairs(self.painter:paint(self.game)) do print(line) end
end

--- One answer forward, with what it led to.
function Replay:show_step()
  local events = self.game:events()
  local player = self.game:pending()
  self:forward()
  print(T("replay.answer", self.at, self.session:name(player),
    self.keys[self.at], self.game:hash()))
  self:events(events)
end

--- Goes through every answer, either on a key press or all at once.
function Replay:steps(last, with_board)
  local pausing = tes.term.isatty "stdin" and tes.term.isatty "stdout"
  self:go(0)
  self:events(0)
  while self.at < last do
    self:show_step()
    if with_board then self:board() end
    if pausing then
      io.write(T "replay.pause")
      local line = io.read "l"
      if not line or line:find "^%s*q" then return end
      local jump = math.tointeger(tonumber(line))
      if jump then
        self:go(jump)
        self:board()
      end
    end
  end
end

--- Takes every answer back and gives it again; hashes must be the same.
function Replay:verify()
  local hashes = {}
  for n = #self.keys, 0, -1 do
    self:go(n)
    hashes[n] = self.game:hash()
  end
  for n = 1, #self.keys do
    self:forward()
    if self.game:hash() ~= hashes[n] then
      fail.raise("damage", T("replay.differs", n, self.keys[n]))
    end
  end
  print(T("replay.good", #self.keys, self.game:hash()))
end

local function run(args)
  source.at_most(args, 1)
  if not args[1] then fail.usage "replay.no_save" end
  local replay, notice = open(args[1], source.from(args))
  if notice then io.stderr:write("tessera: ", notice, "\n") end
  if args.to and args.to > #replay.keys then
    fail.usage("replay.too_far", args.to, #replay.keys)
  end
  local last = args.to or #replay.keys
  if args.verify then
    replay:verify()
  elseif args.step then
    replay:steps(last, args.board)
  else
    replay:go(last)
    replay:board()
    print()
    for _, line in ipairs(report.result(replay.session)) do print(line) end
    print(report.verdict(replay.session))
  end
  return 0
end

return {
  summary = "verb.replay.summary",
  usage = "[OPTION]... SAVE",
  options = options,
  run = run,
}
