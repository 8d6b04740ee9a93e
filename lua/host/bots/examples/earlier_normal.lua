--- The level `normal` of earlier versions with two seats: the tree alone, and
--- judged as `greedy` judges. (It tried fewer placements at the root, too.)

local tes = require "tes"

return { new = function(rng)
  local player
  return function(game)
    player = player or assert(tes.player.new(game, { level = "normal",
      seed = rng:next(), time_ms = 0, follow = 0, weights = {} }))
    return assert(player:think(game))
  end
end }
