--- A player of the library (tes_player in core/tessera.h) as a bot.

local tes = require "tes"
local fail = require "host.common.fail"

local thinker = {}

--- Levels, weakest first; see tes_thinking_level.
thinker.levels = { "easy", "greedy", "normal", "hard" }

--- A bot of a level. `how` may change what the level stands for, see
--- core/bind/player.c.
---@param level string
---@param seed integer
---@param how table?
---@param change table? the same, of this bot alone
---@return fun(game: table): integer index of an option
---@return fun(most: integer): table[] ideas about the last decision
---@return fun() close
function thinker.new(level, seed, how, change)
  local player
  local function choose(game)
    if not player then
      local wanted = { level = level, seed = seed }
      for key, value in pairs(how or {}) do wanted[key] = value end
      for key, value in pairs(change or {}) do wanted[key] = value end
      player = fail.check(tes.player.new(game, wanted))
    end
    return fail.check(player:think(game))
  end
  local function ideas(most) return player and player:ideas(most) or {} end
  -- not left to the collector, which does not know how much memory a search
  -- uses
  local function close()
    if player then player:free() end
    player = nil
  end
  return choose, ideas, close
end

return thinker
