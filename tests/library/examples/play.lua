-- play.lua - a game by a player that takes what scores most at once.
local tessera = require "tessera"

local rules = assert(tessera.ruleset.load { config_text = "return {}" })
local game = assert(rules:game(42))

local function best(player, count)
  local most, found = -math.huge, 0
  for index = 0, count - 1 do
    if game:answer(index) then
      local score = game:score(player)
      if score > most then most, found = score, index end
      game:undo(1)
    end
  end
  return found
end

for player, count in game.pending, game do
  assert(player < 0 and game:roll() or game:answer(best(player, count)))
end
print(game:status(), game:score(0), game:score(1))
