--- Commands of a game at the terminal: every line that is not an answer.

local bots = require "host.bots.by_name"
local choices = require "host.terminal.choice_list"
local cli = require "host.common.cli"
local keys_of = require "common.keys"
local out = require "host.common.out"
local bot_reasons = require "host.games.bot_reasons"
local how_to_play = require "host.games.how_to_play"
local report = require "host.games.report"
local result = require "host.games.result"
local screen = require "host.terminal.screen"
local seat_lines = require "host.terminal.seat_lines"
local seats = require "host.games.seats"
local tes = require "tes"
local T = require "host.common.text".get
local why = require "host.games.why"

local say, say_all = out.say, out.say_all

-- Rows that all help needs.
local ROWS_OF_HELP = 33

-- Longer lines are hard to read, on however wide a screen.
local WIDEST_TEXT = 79

-- Each gets the game (Play), the words after its name, and whether an
-- exclamation mark followed the name. Results are ignored.
local commands = {}

-- What is typed, and what the signs of the board mean: both at once where
-- there is room for that.
function commands.help(self, words)
  local columns, rows = tes.term.size()
  if words[1] ~= "signs" then
    say(T "play.help")
    if rows < ROWS_OF_HELP and tes.term.isatty "stdout" then
      return say(T "play.help_signs")
    end
  end
  say(T("play.signs", "%"))
  self.painter:paint(self:view(self.asked).game) -- as large as can be
  say_all(self.painter:legend(columns))
end

-- For who sits down at a game that is new to them.
function commands.rules(self)
  local columns = tes.term.size()
  say_all(how_to_play.lines(self.session.rules,
    math.min(columns, WIDEST_TEXT)))
end

local ways = { ["<"] = { -1, 0 }, [">"] = { 1, 0 }, ["^"] = { 0, -1 },
  v = { 0, 1 } }

-- The cell that `board WHERE` puts into the middle: the cell named, or the one
-- half a window away from the middle of the last board.
local function centre_of(seen, where)
  local x, y = where:match "^(-?%d%d?%d?%d?%d?),(-?%d%d?%d?%d?%d?)$"
  if x then
    return { x = math.tointeger(tonumber(x)), y = math.tointeger(tonumber(y)) }
  end
  local way = ways[where]
  if not way then return end
  local wide, high = seen.x1 - seen.x0 + 1, seen.y1 - seen.y0 + 1
  return { x = (seen.x0 + seen.x1 + way[1] * math.max(2, wide)) // 2,
    y = (seen.y0 + seen.y1 + way[2] * math.max(2, high)) // 2 }
end

local zooms = { ["+"] = -1, ["-"] = 1 }

-- Shows the question once more, with another part of the board.
local function look_at(self, where)
  local turn = zooms[where]
  if turn then
    local zoom = (self.zoom or self.seen.zoom or 1) + turn
    self.zoom = self.painter:zoom(zoom)
  elseif where then
    self.centre = centre_of(self.seen, where)
  else
    self.centre, self.zoom = nil, nil
  end
  self.fresh = true
end

function commands.board(self, words)
  local where = words[1]
  if self:knows_look(where) then
    local problem = self:look_like(where)
    if problem then return say(problem) end
    where = words[2]
  end
  if where == "all" then
    local current = self.current
    self:board(true, current and current:marks())
    if current then screen.ask(self, current) end
  elseif where and not zooms[where] and not centre_of(self.seen, where) then
    say(T("play.board", where))
  elseif self.session.game:pending() then
    look_at(self, where)
  else
    self:board(false, nil, where and centre_of(self.seen, where))
  end
end

function commands.more(self)
  local current = self.current
  if not current then return say(T "play.nothing_pending") end
  if (current.pages or 1) == 1 then return say(T "choices.one_page") end
  current:turn_page()
  self.fresh = true
end

function commands.scores(self)
  local seen = self:view(self.asked)
  say_all(seat_lines.table(seen, self.painter.coloured, (tes.term.size())))
  say ""
  say_all(result.rows(seen))
end

function commands.events(self, words)
  local seen = self:view(self.asked)
  local game = seen.game
  local count = math.tointeger(tonumber(words[1] or "20")) or 20
  for i = math.max(0, game:events() - count), game:events() - 1 do
    say("  " .. report.event(seen, game:event(i)))
  end
end

-- Why one key is no option.
local function explain(self, key)
  local game = self.session.game
  local index = game:pending() and game:find(key)
  if index then
    say(T("why.offered", choices.new(game):typed(index)))
    local option = game:option(index)
    local told = report.told(self.session, option)
      or report.brings(self.session, option)
    return told and say("  " .. told)
  end
  local of, reason = why.veto(self.session.rules, game, key)
  if of then return say(("  %s: %s"):format(of, reason)) end
  say(why.of(self:view(self.asked), self.painter.stage, key)
    or T "why.nothing")
end

function commands.why(self, words)
  if words[1] then return explain(self, table.concat(words, " ")) end
  local vetoes = self:view(self.asked).game:vetoes()
  if #vetoes == 0 then say(T "play.no_vetoes") end
  for _, veto in ipairs(vetoes) do
    local key, reason = veto:match "^(.-): (.*)$"
    say(key and ("  %s: %s"):format(key, self.session.rules:text(reason))
      or "  " .. veto)
  end
end

function commands.options(self)
  self.fresh = true
end

function commands.hint(self, _, forced)
  local game = self.session.game
  local player, count = game:pending()
  if not player then return say(T "play.nothing_pending") end
  local ideas = bots.ideas(game, player, 3)
  local index = ideas[1].index
  local typed = choices.new(game):typed(index)
  if forced then
    say(T("play.typed", typed))
    return self:answer(index)
  end
  local shown = report.option(self.session, game:option(index))
  local answer = typed == "" and game:key(index) or typed
  out.say_all(cli.wrap(T("play.hint", shown, answer, count), 78))
  out.say_all(bot_reasons.lines(self.session, player, ideas, 79))
end

function commands.undo(self, words, forced)
  local session = self.session
  local count = math.tointeger(tonumber(words[1] or "1"))
  if not count or count < 1 then return say(T "play.undo_number") end
  local humans = false
  for seat = 0, #session.seats do humans = humans or self:is_human(seat) end
  local answers, there = session:back_to(function(player)
    return not humans or self:is_human(player)
  end, count)
  if not answers then
    return say(there > 0 and T("play.few_undo", there) or T "play.no_undo")
  end
  if not forced and session:undoes_chance(answers) then
    return say(T "play.undo_chance")
  end
  local done, problem = session:undo(answers)
  if not done then return say(problem.text) end
  self.shown = self:view().game:events()
  self.fresh = true
  say(T("play.undone", answers))
end

function commands.redo(self)
  local count = 0
  repeat
    local done, problem = self.session:redo()
    if problem then return say(problem.text) end
    if done then count = count + 1 end
    local player = self.session.game:pending()
  until not done or not player or self:is_human(player)
  say(T(count > 0 and "play.redone" or "play.no_redo", count))
  self.fresh = count > 0
end

function commands.save(self, words)
  if not words[1] then return say(T "play.save_usage") end
  local path = table.concat(words, " ")
  local done, problem = self.session.save:copy(path)
  say(done and T("play.saved", path) or problem.text)
end

function commands.bot(self, words)
  local list = self.session.seats
  local first, last = 0, #list
  if words[1] ~= "all" then
    first = words[1] and seats.parse(words[1], #list + 1)
    last = first
  end
  if not first or not words[2] then return say(T "play.bot_usage") end
  local bot = words[2] ~= "off" and bots.admit(words[2]) or nil
  for seat = first, last do
    list[seat].bot = bot
    say(T("play.bot", self.session:name(seat), words[2]))
  end
end

function commands.quit(self)
  self.done = true
end

local aliases = { ["?"] = "help", h = "help", q = "quit", exit = "quit",
  u = "undo", b = "board", score = "scores", log = "events" }

--- The command with a name or abbreviation, or nil.
---@param name string
---@return fun(play: Play, words: string[], forced: boolean)?
local function find(name) return commands[name] or commands[aliases[name]] end

return { find = find, names = keys_of(commands) }
