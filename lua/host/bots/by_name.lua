--- Bots by name: levels of the library's players, `random`, a Lua file, or a
--- program. A level may look at so many positions ("hard 200000"), or judge by
--- the weights of a file ("normal FILE", see the verb learn). A bot that fails
--- gets a *verdict*, and from then on its seat plays at random, so that the
--- game can still be finished and counted.

local tes = require "tes"
local fail = require "host.common.fail"
local cli = require "host.common.cli"
local outside = require "host.bots.outside"
local random = require "host.bots.random"
local rng = require "host.common.rng"
local thinker = require "host.bots.thinker"
local weights_file = require "host.bots.weights_file"
local T = require "host.common.text".get

local bots = {}

--- Bots that are shipped, weakest first.
bots.names = { "random", "easy", "greedy", "normal", "hard" }

local function is_level(name)
  for _, known in ipairs(bots.names) do
    if known == name then return true end
  end
end

-- The command of "cmd COMMAND", or nil.
local function command_of(name) return name:match "^cmd%s+(.*%S.*)$" end

-- Level, and number of positions or file of weights, of "LEVEL WORD", or nil.
local function changed_level(name)
  local level, word = name:match "^(%l+)%s+(%S.*)$"
  if level and level ~= "random" and is_level(level) then return level, word end
end

-- What a word changes of a level.
local function change_of(word)
  local positions = word:find "^%d+$" and math.tointeger(tonumber(word))
  if positions and positions > 0 and positions < 1 << 32 then
    return { positions = positions }
  end
  return { weights = weights_file.load(word).weights }
end

-- Bots that the host itself has asked for: true of one from outside, or the
-- level of another and what is changed of it.
local admitted = {}

-- Is it a player of the library?
local function is_ours(name)
  return is_level(name) or type(admitted[name]) == "table"
end

local function refuse(name, where)
  local text = T("error.bot", name, cli.hint(name, bots.names))
  if where then fail.raise("input", where .. ": " .. text) end
  fail.raise("usage", text)
end

--- Refuses a name that is not that of a shipped bot: configs and clients may
--- ask for no other.
---@param name string
---@param where string? what of a config names it; nil: the command line
---@return string name
function bots.check(name, where)
  return is_level(name) and name or refuse(name, where)
end

--- The same for words of the command line and of the terminal, which may also
--- name a file or a program, since the host types them.
---@param name string
---@return string name
function bots.admit(name)
  if is_level(name) then return name end
  local level, word = changed_level(name)
  if level then
    admitted[name] = { level = level, change = change_of(word) }
    return name
  end
  local command = command_of(name)
  if not command and not name:find "%.lua$" then refuse(name) end
  outside.check(not command and name or nil)
  admitted[name] = true
  return name
end

---@class Bot
---@field name string
---@field verdict string? what it got wrong
---@field seconds number spent on decisions that had a choice
---@field decisions integer how many of them there were
---@field choose fun(game: table): integer
---@field close fun(game: table)?
---@field ideas (fun(most: integer): table[])?
local Bot = {}
Bot.__index = Bot

--- A bot for one seat of one game.
---@param name string
---@param seed integer of the game
---@param seat integer
---@param how table? see lua/host/bots/thinker.lua
---@return Bot
function bots.new(name, seed, seat, how)
  if not admitted[name] then bots.check(name) end
  local dice = rng.new(seed, seat)
  local self = setmetatable({ name = name, seconds = 0.0, decisions = 0,
    dice = dice }, Bot)
  if name == "random" then
    self.choose = random.new(dice)
  elseif is_ours(name) then
    local own = admitted[name] or {}
    self.choose, self.ideas, self.close = thinker.new(own.level or name,
      dice:next(), how, own.change)
  elseif command_of(name) then
    self.choose, self.close = outside.command(command_of(name), seat)
  else
    self.choose = outside.file(name, dice, seat)
  end
  return self
end

--- What it answers. A bot from outside may fail: that is its verdict.
---@param game table what the seat may see
---@return integer index
function Bot:say(game)
  local _, count = game:pending()
  if self.verdict then return self.dice:below(count) end
  local start = tes.process.clock()
  local done, index = pcall(self.choose, game)
  if count > 1 then
    self.decisions = self.decisions + 1
    self.seconds = self.seconds + tes.process.clock() - start
  end
  if done then return index end
  if type(index) ~= "table" or not index.verdict then error(index, 0) end
  self.verdict = T("bot.verdict", self.name, game:turn(), index.verdict)
  return self.dice:below(count)
end

--- The game is over: a program is told so, and ends; what a level holds in
--- memory is freed.
---@param game table
function Bot:finish(game)
  if self.close then self.close(game) end
end

--- What a bot may see: the game, or if there are secrets the view of its seat.
---@param game table
---@param seat integer
---@return table
function bots.seen(game, seat)
  if game:viewer() or not game:hides() then return game end
  return fail.check(game:view(seat))
end

--- Frees what `seen` returned for one decision, which the collector takes to be
--- small. A bot from outside may still use it.
---@param name string of the bot that saw it
---@param seen table
---@param game table
function bots.forget(name, seen, game)
  if seen ~= game and is_ours(name) then seen:free() end
end

-- A level asked once about the pending decision of a seat: its answer, and at
-- most so many ideas.
local function ask(name, game, seat, most, how)
  local seen = bots.seen(game, seat)
  local bot = bots.new(name, seen:hash(), seat, how)
  local index = bot:say(seen)
  local ideas = bot.ideas and bot.ideas(most) or {}
  bot:finish(seen)
  bots.forget(name, seen, game)
  return index, ideas
end

-- Bots from outside in this process: one program for the whole game.
local guests = {}

--- Asks a bot whose random numbers come from the position, so that a resumed
--- game continues as it would have.
---@param name string
---@param game table
---@param seat integer
---@return integer index
---@return string? verdict when it has just failed
function bots.say(name, game, seat)
  if is_ours(name) then return (ask(name, game, seat, 0)) end
  local seen = bots.seen(game, seat)
  local key = seat .. " " .. name
  guests[key] = guests[key] or bots.new(name, seen:hash(), seat)
  local before = guests[key].verdict
  local index = guests[key]:say(seen)
  return index, not before and guests[key].verdict or nil
end

--- As many ideas as a player keeps.
bots.ALL = 64

-- Answers that differ by fewer points are equally good to a bot.
local EVEN = .05
-- People are not told of such differences: another look may find others.
local TOLD = .5

-- What was looked at less often than this is told to be about so much worse.
local OFTEN = 16

--- Is it only roughly known what an idea is worth?
---@param idea table see core/bind/player.c
function bots.is_rough(idea)
  local visits = idea.visits or 0
  return visits > 0 and visits < OFTEN
end

--- Are answers to be called equally good, so many points being between them?
---@param points number
function bots.even(points) return math.abs(points) < TOLD end

-- The best as the search found it, the others by what they lose. Of answers
-- that are as good as the best the one that passes comes first: the others
-- spend what may be needed later than the search looks ahead.
local function in_order(game, ideas)
  local best = table.remove(ideas, 1)
  table.sort(ideas, function(a, b)
    if a.margin ~= b.margin then return a.margin > b.margin end
    return a.index < b.index
  end)
  table.insert(ideas, 1, best)
  for i = 2, #ideas do
    if best.margin - ideas[i].margin >= EVEN then break end
    if game:option(ideas[i].index).kind == "pass" then
      table.insert(ideas, 1, table.remove(ideas, i))
      break
    end
  end
  return ideas
end

-- So many at most, and the rest. A tile that is only turned otherwise on its
-- cell is another idea where that is told to be worth less.
local function apart(game, ideas, most)
  local list, known, rest = {}, {}, {}
  for _, idea in ipairs(ideas) do
    local option = game:option(idea.index)
    local key = option.kind == "place" and table.concat({ option.type,
      option.x, option.y, option.laid or "", option.over or "" }, " ")
      or idea.index
    local before = known[key]
    if #list < most
      and not (before and bots.even(before.margin - idea.margin)) then
      list[#list + 1] = idea
      known[key] = idea
    else
      rest[#rest + 1] = idea
    end
  end
  return list, rest
end

--- What the level "normal" thinks of the pending decision of a seat: the same
--- as host/games/hindsight.lua, so never less for want of time.
---@param game table
---@param seat integer
---@param most integer how many ideas
---@param name string? another level
---@return table[] ideas best first, see core/bind/player.c
---@return table[] rest what else was compared
function bots.ideas(game, seat, most, name)
  local how = (name or "normal") == "normal" and { time_ms = 0 } or nil
  local index, ideas = ask(name or "normal", game, seat, bots.ALL, how)
  if not ideas[1] then return { { index = index } }, {} end
  return apart(game, in_order(game, ideas), most)
end

--- Gives an answer, or rolls (index nil). A problem gets two more fields:
--- answers, how many there were before, and key, of the one that failed.
---@param target table what has answer() and roll(): a game or a session
---@param index integer?
---@return boolean? done
---@return table? problem
function bots.try(target, index)
  local done, problem
  if index then
    done, problem = target:answer(index)
  else
    done, problem = target:roll()
  end
  if problem then
    local game = target.game or target -- as it was before
    problem.answers = game:answers()
    problem.key = index and game:key(index)
  end
  return done, problem
end

-- After so many answers without a tile or a point a game does not end.
local IDLE = 3000

-- For each game: the number of answers at the last look, and the number of
-- tiles and points then.
local looked = setmetatable({}, { __mode = "k" })

local function standing(game)
  local list = { game:tiles() }
  for seat = 0, game:players() - 1 do list[seat + 2] = game:score(seat) end
  return table.concat(list, " ")
end

-- Have the last answers led to no tile and no point? Looks only now and then.
local function is_idle(game)
  local last, answers = looked[game], game:answers()
  if last and answers >= last.answers and answers < last.answers + IDLE then
    return false
  end
  local now = standing(game)
  local idle = last and answers >= last.answers and now == last.standing
  if not idle then looked[game] = { answers = answers, standing = now } end
  return idle
end

--- The problem of a game with which bots should not go on; nil of any other.
--- Either its rules have been stopped for taking too long too often (counted
--- for the whole game, since each choice and each option has a new time limit),
--- or answers lead to nothing.
---@param game table
---@return table? problem
function bots.hopeless(game)
  local text
  if game:hopeless() then
    text = T "bots.hopeless"
  elseif is_idle(game) then
    local open = game:decision()
    text = open and T("bots.endless", IDLE, open.phase, open.module)
  end
  return text and { status = "rule", text = text, answers = game:answers() }
end

--- Answers a decision with `index`, and when that fails with the options
--- after it, in turn, as long as there is hope. CHANCE is rolled.
---@param target table what has answer() and roll(): a game or a session
---@param player integer who decides
---@param count integer number of options
---@param index integer? of the option wished
---@return boolean done false: the game is stuck
---@return table? problem the first failure
function bots.answer(target, player, count, index)
  if player < 0 then return bots.try(target) end
  local first
  for step = 0, count - 1 do
    local done, problem = bots.try(target, (index + step) % count)
    if done then return true, first end
    first = first or problem
    -- what cannot be written is no refusal: another answer would only make
    -- the game differ from what stands in the file
    if problem and problem.status == "io" then return false, problem end
    if (target.game or target):hopeless() then break end
  end
  return false, first
end

return bots
