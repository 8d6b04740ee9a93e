--- A game at the terminal: shows decisions, reads answers and commands.

local tes = require "tes"
local texts = require "host.common.text"
local reproduce = require "host.games.reproduce"
local bots = require "host.bots.by_name"
local choices = require "host.terminal.choice_list"
local commands = require "host.terminal.commands"
local fail = require "host.common.fail"
local nearest = require "host.common.nearest"
local out = require "host.common.out"
local pixels = require "host.terminal.pixels"
local report = require "host.games.report"
local result = require "host.games.result"
local screen = require "host.terminal.screen"
local seat_lines = require "host.terminal.seat_lines"
local seats = require "host.games.seats"
local seat_view = require "host.games.seat_view"
local board_painter = require "host.terminal.board_painter"

local T = texts.get

---@class Play
---@field session Session
---@field args table parsed flags of the command line
---@field painter Terminal
---@field pixels Pixels? where real pictures are wanted
---@field shown integer number of events printed
---@field done boolean?
---@field watch Watch? of the files of the rules
local Play = {}
Play.__index = Play

local game_loop = {}

-- Rows kept free below a board without a question.
local BELOW = 4
-- Lines that Tab shows.
local MOST_COMPLETED = 20

local say, say_all = out.say, out.say_all

--- How boards can look: as characters, or as pictures.
game_loop.LOOKS = table.move(pixels.WAYS, 1, #pixels.WAYS, 2, { "signs" })

local is_look = {}
for _, name in ipairs(game_loop.LOOKS) do is_look[name] = true end

---@param session Session
---@param coloured boolean
---@param args table parsed flags
---@return Play
function game_loop.new(session, coloured, args)
  local self = setmetatable({ session = session, args = args, shown = 0,
    told_rows = 0,
    fresh = true, coloured = coloured,
    painter = board_painter.new(session.rules, coloured) }, Play)
  local problem = self:look_like(args.board or "signs")
  if problem then fail.raise("input", problem) end
  return self
end

--- Is a word one of play.LOOKS?
---@param name string?
---@return boolean
function Play:knows_look(name) return is_look[name] or false end

--- Shows boards as characters from now on ("signs"), or as pictures.
---@param what string signs, or one of pixels.WAYS
---@return string? problem nothing has changed then
function Play:look_like(what)
  local painter, problem
  if what ~= "signs" then
    painter, problem = pixels.new(self.painter.stage, what)
    if not painter then return T(problem) end
  end
  self.pixels, self.how = painter, what
end

--- Whose view is shown when nobody is asked: with secrets, that of the only
--- person, or of everybody. nil: everything is shown.
function Play:onlooker()
  if not self.session.game:hides() then return nil end
  local only
  for seat = 0, #self.session.seats do
    if self:is_human(seat) then
      if only then return seat_view.ALL end
      only = seat
    end
  end
  return only or seat_view.ALL
end

--- The session as it is shown: as the player who is asked sees it, or
--- everybody.
function Play:view(player)
  return seat_view.of(self.session, self.session.game:hides()
    and (player or self:onlooker()) or nil)
end

--- Prints what happened since it was last called.
function Play:news()
  local seen = self:view()
  for i = self.shown, seen.game:events() - 1 do
    self:tell("  " .. report.event(seen, seen.game:event(i)))
  end
  self.shown = seen.game:events()
end

--- Prints lines that are to be seen above the next question as well.
function Play:tell(text)
  local columns = tes.term.size()
  for line in (text .. "\n"):gmatch "(.-)\n" do
    self.told_rows = self.told_rows + 1
      + (math.max(1, seat_lines.width(line)) - 1) // columns
  end
  say(text)
end

--- Hands the screen over to another player, and prints what only this player
--- may read. The game may be left here, too; nothing else can be done.
function Play:hand_over(player)
  if self:onlooker() ~= seat_view.ALL or self.at_screen == player then
    return
  end
  repeat
    out.clear()
    local line = self:read(T("play.handover", self.session:name(player)))
    local word = line and line:match "%S+"
    self.done = not line or word
      and commands.find(word:match "^(.-)!?$") == commands.find "quit"
    if self.done then return end
  until not word
  self.at_screen = player
  self.told = self.told or {}
  local seen = self:view(player)
  for i = self.told[player] or 0, seen.game:events() - 1 do
    local event = seen.game:event(i)
    if event.hidden then say("  " .. report.event(seen, event)) end
  end
  self.told[player] = seen.game:events()
end

function Play:is_human(player)
  return player >= 0 and not self.session.seats[player].bot
end

--- The board without a question, as much of it as fits, or all of it.
---@param all boolean?
---@param marks table[]?
---@param centre { x: integer, y: integer }? nil: the last tile
function Play:board(all, marks, centre)
  local game = self:view(self.asked).game
  local columns, rows = tes.term.size()
  local room = not all and { columns, math.max(rows - BELOW, 7) } or nil
  self.painter.signs:clear()
  self:paint(game, marks, room, centre)
  say_all(self.painter:legend(columns))
end

-- A board as it is wanted: as characters or as a picture.
function Play:paint(game, marks, room, centre)
  if not self.pixels then
    local lines, seen = self.painter:paint(game, marks, room, centre,
      room and self.zoom)
    self.seen = seen
    return say_all(lines)
  end
  out.flush()
  local seen, more = self.pixels:board(game, marks, room, centre)
  self.seen = seen
  if seen.cropped then say(T "board.cropped") end
  say_all(more)
end

function Play:read(prompt, completer)
  if tes.term.isatty "stdin" and tes.term.isatty "stdout" then
    return tes.term.edit(out.shown(prompt), completer)
  end
  out.write(prompt)
  out.flush()
  local line = io.read "l"
  out.write "\n"
  return line
end

--- Answers for people; a failing script is shown, the game is unchanged.
function Play:answer(index)
  local done, problem = bots.try(self.session, index)
  self.current, self.centre = nil, nil
  if not done then self:refused(problem) end
  self.fresh = done
end

--- Reports what failed, and the command that reproduces it. A game without a
--- file can be saved now.
function Play:refused(problem)
  local path = self.session.path
  self:tell(T("play.refused", problem.text))
  self:tell(reproduce.text(problem, reproduce.replay(self.args, path or "FILE",
    problem.answers)))
  if not path then say(T "again.unsaved") end
end

-- ---- the loop ------------------------------------------------------------

-- What Tab adds to a line; it shows commands and keys that begin like it, with
-- what they do, where there are several. The line is drawn anew after that.
function Play:complete(line, current)
  local found = current:starts_with(self.session, line)
  for _, name in ipairs(commands.names) do
    if name:sub(1, #line) == line then
      local help = T("play.help"):match("\n  (" .. name .. "[ %[].-)\n  %l")
      found[#found + 1] = { text = name .. " ",
        help = help and help:gsub("^%S+ *", ""):gsub("%s+", " ") or "" }
    end
  end
  out.write "\n"
  out.flush()
  if #found == 0 then return "" end
  local common = found[1].text
  for _, one in ipairs(found) do
    while one.text:sub(1, #common) ~= common do common = common:sub(1, -2) end
  end
  if #found == 1 then return common:sub(#line + 1) end
  local lines = {}
  for i = 1, math.min(#found, MOST_COMPLETED) do
    lines[i] = ("  %s  %s"):format(texts.pad(found[i].text, 24),
      found[i].help)
  end
  if #found > #lines then
    lines[#lines + 1] = T("choices.more", #found - #lines)
  end
  say_all(lines)
  out.flush()
  return common:sub(#line + 1)
end

--- Carries out one line; `current` is nil when no decision is pending.
function Play:line(line, current)
  local words = {}
  for word in line:gmatch "%S+" do words[#words + 1] = word end
  local name = table.remove(words, 1)
  if not name then -- Enter alone passes, where one may
    local pass = current and current:pass()
    if pass then self:answer(pass) end
    return
  end
  local forced = name:sub(-1) == "!"
  name = forced and name:sub(1, -2) or name
  local command = commands.find(name)
  if command then
    -- Wrong arguments of a command must not end the game.
    local done, problem = pcall(command, self, words, forced)
    if not done then
      local code, message = fail.describe(problem)
      if code == 130 then error(problem, 0) end
      say(message)
    end
    return
  end
  local text = line:match "^%s*=?(.-)%s*$"
  local index, problem
  if current then index, problem = current:find(text) end
  if index then return self:answer(index) end
  local alike = nearest(name, commands.names)
  say(problem or T("play.unknown", text) ..
    (alike and T("error.mean", alike) or ""))
end

--- Reads changed rules again and replays the game under them.
---@return boolean reloaded
function Play:reload()
  local rules, problem = self.watch:changed()
  if problem then say(T("play.reload_failed", problem.text)) end
  if not rules then return false end
  local session = self.session
  local done, failure = pcall(function()
    local given, key, reason = session:adopt(rules)
    self.painter = board_painter.new(rules, self.coloured)
    self:look_like(self.how)
    self.shown = self:view().game:events()
    say(T("play.reloaded", given))
    if key then say(T("play.reload_stopped", given + 1, key)) end
    if reason then say(reason.text) end
  end)
  if not done then
    local _, message = fail.describe(failure)
    say(T("play.reload_failed", message))
  end
  self.fresh = true
  return true
end

-- Asks until the question has changed: what was typed before belongs to it.
function Play:human(player)
  if self:onlooker() then self:hand_over(player) end
  if self.done then return end
  self.asked = player
  local current = self.current
  if self.fresh or not current then
    local seen, turned = self:view(player), current and current.turned
    current = choices.new(seen.game)
    current.turned = turned
    self.current = current
    screen.show(self, seen, current)
    self.told_rows = 0
  end
  self.fresh = false
  local line = self:read(T("play.prompt", seats.letter(player)),
    function(start) return self:complete(start, current) end)
  if not line then
    self.done = true
    return
  end
  -- what is answered is the decision as it was shown
  if self.watch and self:reload() then return end
  self:line(line, current)
end

--- Answers for a bot or CHANCE. A bot's random numbers come from the
--- position, so that a resumed game goes on as it would have.
---@return boolean done
---@return table? problem
function Play:automatic(player, count)
  local session, index = self.session, nil
  local hopeless = bots.hopeless(session.game)
  if hopeless then return false, hopeless end
  if player >= 0 then
    local name = session.seats[player].bot
    local verdict
    index, verdict = bots.say(name, session.game, player)
    if verdict then out.complain(verdict) end
  end
  self.fresh = true
  return bots.answer(session, player, count, index)
end

--- The game cannot go on, or not now, as when its file is full: only commands
--- are read.
function Play:stopped()
  local game = self.session.game
  if not game:pending() or game:hopeless() then say(T "play.stuck") end
  local line = self:read(T("play.prompt", "-"))
  if self.watch and self:reload() then return end
  if line then self:line(line) else self.done = true end
end

--- Plays until the game is over or left.
---@return string status of the game
function Play:run()
  local session = self.session
  self.shown = self:view().game:events()
  while not self.done and session.game:status() ~= "over" do
    local player, count = session.game:pending()
    if not player then
      self:stopped()
    elseif self:is_human(player) then
      self:human(player)
    else
      local done, problem = self:automatic(player, count)
      if problem then self:refused(problem) end
      if not done and session.game:pending() then self:stopped() end
    end
    self:news()
  end
  return session.game:status()
end

--- Lets bots play to the end without output.
---@return string status of the game
function Play:run_bots()
  local session = self.session
  while true do
    local player, count = session.game:pending()
    if not player then break end
    local done, problem = self:automatic(player, count)
    if problem then
      local path, answers = session.path, problem.answers
      out.complain(problem.text)
      out.complain(reproduce.text(problem,
        path and reproduce.replay(self.args, path, answers)
          or reproduce.play("play", self.args, session.save:seed(), answers)))
    end
    if not done and session.game:pending() then
      fail.raise("stuck", T "result.stuck")
    end
  end
  return session.game:status()
end

--- Final board and itemised result.
function Play:result()
  local game = self.session.game
  self:paint(game)
  say_all(self.painter:legend((tes.term.size())))
  say ""
  for i = 0, game:events() - 1 do
    if game:points(i) then
      local event = game:event(i)
      if event.final then say("  " .. report.event(self.session, event)) end
    end
  end
  say_all(result.rows(self.session))
  say(result.verdict(self.session))
end

return game_loop
