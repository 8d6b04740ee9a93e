--- Bots that are not shipped: a Lua file, or a program that speaks JSON, one
--- message a line. The host chooses them and trusts them with all that the host
--- may do; they still may hang, fail or answer nonsense. The error of such a
--- bot is its verdict.
--
-- A Lua file returns { new = function(rng, seat) }, which returns a function
-- from a game (what the seat may see of it) to the index of an option. The game
-- has the methods of core/bind/game.c and board.c: decision, option,
-- key, find, score, figure, feature, ...; game:sample(seed) gives one that can
-- be answered and taken back, game:clone() a copy of that, game:expected(seat)
-- what a position is worth.
--
-- A program reads a line for each decision of its seat, and writes one:
--   {"id":7,"seat":0,"turn":3,"phase":"place","prompt":"place",
--    "scores":[4,0],"tiles_left":60,"options":[{"index":0,"key":...,...}]}
--   {"id":7,"index":2}   or   {"id":7,"key":"base/D^ 1,0"}
-- It is told {"over":true,"scores":[...]} at the end, and ends when its input
-- does.

local tes = require "tes"
local T = require "host.common.text".get
local child = require "host.common.child"
local cli = require "host.common.cli"
local fail = require "host.common.fail"
local file = require "host.common.file"

local outside = {}

--- Milliseconds that a bot has for a decision.
outside.limit = 10000

-- Bytes of an answer that a message shows.
local SHOWN = 60

local function late() return T("bot.late", outside.limit / 1000) end

-- Runs a function of a bot as long as it may take.
local function within_limit(f, ...)
  local result = table.pack(tes.process.within(outside.limit / 1000, f, ...))
  if result[1] then return table.unpack(result, 2, result.n) end
  local problem, is_late = result[2], result[3]
  if is_late then error({ verdict = late() }, 0) end
  if type(problem) == "table" and problem.status == "interrupted" then
    error(problem, 0)
  end
  error({ verdict = type(problem) == "table" and problem.text
    or tostring(problem) }, 0)
end

local function wrong(key, ...) error({ verdict = T(key, ...) }, 0) end

local function checked(game, index)
  local _, count = game:pending()
  if math.type(index) ~= "integer" or index < 0 or index >= count then
    wrong("bot.index", tostring(index):sub(1, SHOWN), count - 1)
  end
  return index
end

--- A bot of a Lua file.
---@param path string
---@param rng Rng
---@param seat integer
---@return fun(game: table): integer
function outside.file(path, rng, seat)
  local choose
  return function(game)
    if not choose then
      local text = fail.check(file.read(path))
      local chunk, problem = load(text, "@" .. path, "t")
      if not chunk then error({ verdict = problem }, 0) end
      local bot = within_limit(chunk)
      if type(bot) ~= "table" or type(bot.new) ~= "function" then
        wrong("bot.no_new", path)
      end
      choose = within_limit(bot.new, rng, seat)
      if type(choose) ~= "function" then wrong("bot.no_new", path) end
    end
    return checked(game, within_limit(choose, game))
  end
end

local function scores_of(game)
  local scores = tes.json.array()
  for player = 0, game:players() - 1 do
    scores[player + 1] = game:score(player)
  end
  return scores
end

local function message(game, id, seat)
  local decision = game:decision()
  local options = tes.json.array()
  for index = 0, decision.count - 1 do
    local option = game:option(index)
    option.index, option.key = index, game:key(index)
    options[index + 1] = option
  end
  return { id = id, seat = seat, turn = game:turn(), phase = decision.phase,
    prompt = decision.prompt, tiles_left = game:tiles_left(),
    scores = scores_of(game), options = options }
end

local function understand(game, line, id)
  local shown = line:sub(1, SHOWN)
  local said, answer = pcall(tes.json.decode, line)
  if not said or type(answer) ~= "table" then wrong("bot.rubbish", shown) end
  if answer.id ~= nil and answer.id ~= id then
    wrong("bot.other_id", tostring(answer.id):sub(1, SHOWN), id)
  end
  if type(answer.key) == "string" then
    local index = game:find(answer.key)
    if not index then wrong("bot.key", answer.key:sub(1, SHOWN)) end
    return index
  end
  return checked(game, answer.index)
end

--- A bot that is a program.
---@param command string of the shell
---@param seat integer
---@return fun(game: table): integer
---@return fun(game: table?) close
function outside.command(command, seat)
  local program, id = nil, 0
  local function close(game)
    if not program then return end
    if game then
      program:write(tes.json.encode { over = true, scores = scores_of(game) },
        outside.limit)
    end
    program:close()
    program = nil
  end
  local function choose(game)
    program = program or child.talk(command)
    id = id + 1
    local text = tes.json.encode(message(game, id, seat))
    local done, why = program:write(text, outside.limit)
    local line
    if done then line, why = program:read(outside.limit) end
    if not line then
      close()
      if why == "late" then error({ verdict = late() }, 0) end
      wrong("bot." .. why)
    end
    return understand(game, line, id)
  end
  return choose, close
end

--- Refuses, before a game begins, a Lua file that cannot be read and a limit
--- that is no number.
---@param path string? of a Lua file
function outside.check(path)
  outside.limit = cli.milliseconds("TESSERA_BOT_LIMIT", outside.limit)
  if path then fail.check(file.read(path, 1)) end
end

return outside
