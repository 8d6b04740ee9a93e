--- Bots by name. One is a file host/bots/NAME.lua with new(rng), which
--- returns a function from a game to the index of an option.

local fail = require "host.fail"
local cli = require "host.cli"
local rng = require "host.rng"
local T = require "host.text".get

local bots = {}

bots.names = { "greedy", "random" }

--- Refuses a name that is none of a bot's.
---@param name string
---@param where string? what of a config names it; nil: the command line
---@return string name
function bots.check(name, where)
  for _, known in ipairs(bots.names) do
    if known == name then return name end
  end
  local text = T("error.bot", name, cli.hint(name, bots.names))
  if where then fail.raise("input", where .. ": " .. text) end
  fail.raise("usage", text)
end

--- A bot for one seat of one game.
---@param name string
---@param seed integer of the game
---@param seat integer
---@return fun(game: table): integer
function bots.new(name, seed, seat)
  return require("host.bots." .. bots.check(name)).new(rng.new(seed, seat))
end

--- What a bot gets to see: the game, or where there are secrets the view of
--- its seat.
---@param game table
---@param seat integer
---@return table
function bots.sight(game, seat)
  return game:hides() and fail.check(game:view(seat)) or game
end

--- What a bot says whose random numbers come from the position, so that a
--- game that is resumed goes on as it would have.
---@param name string
---@param game table
---@param seat integer
---@return integer index
function bots.say(name, game, seat)
  local seen = bots.sight(game, seat)
  return bots.new(name, seen:hash(), seat)(seen)
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

--- The problem of a game whose rules have been stopped for taking too long
--- until it made no sense to go on; nil of any other. Patience is the game's:
--- each choice, and each option of one, would begin anew.
---@param game table
---@return table? problem
function bots.hopeless(game)
  if not game:hopeless() then return nil end
  return { status = "rule", text = T "bots.hopeless",
    answers = game:answers() }
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
    if (target.game or target):hopeless() then break end
  end
  return false, first
end

return bots
