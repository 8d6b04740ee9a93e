--- Reports failures in the games of a run with rank, seed and answer, and with
--- the command that reproduces each.

local T = require "host.common.text".get
local reproduce = require "host.games.reproduce"
local out = require "host.common.out"
local seats = require "host.games.seats"

local failures = {}

-- Most failures that are reported one by one.
local SHOWN = 10

---@class Failure
---@field seed integer
---@field stuck boolean? the game could not go on
---@field error string
---@field failed table? { answers =, key = }: the answer

--- The failure in a record (see host/lab/simulated_game.lua); nil if there is
--- none.
---@param record table
---@return Failure?
function failures.of(record)
  local stuck = record.status ~= "over"
  if not stuck and not record.error then return nil end
  return { seed = record.seed, stuck = stuck or nil,
    error = record.error or "?", failed = record.failed }
end

--- The bots at the table, as words of the command line.
---@param names table<integer, string> from index 0
---@return string[]
function failures.bots(names)
  local list = {}
  for seat = 0, #names do
    list[seat + 1] = seats.letter(seat) .. "=" .. names[seat]
  end
  return list
end

--- Makes a function that reports a failure, if there is one.
---@param args table options of the command line
---@return fun(failure: Failure?, config: string?, bots: string[]?,
---  who: string?)
function failures.teller(args)
  local shown = 0
  return function(failure, config, bots, who)
    if not failure then return end
    shown = shown + 1
    if shown > SHOWN then return end
    local text = T(failure.stuck and "simulate.stuck" or "simulate.failed",
      failure.seed, failure.error)
    out.complain(who and who .. ": " .. text or text)
    local problem = failure.failed or {}
    local game = { config, config = args.config, path = args.path,
      set = args.set, players = args.players, bot = bots }
    out.complain(reproduce.text(problem,
      reproduce.play("simulate", game, failure.seed, problem.answers)))
  end
end

return failures
