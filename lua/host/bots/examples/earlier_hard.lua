--- The level `hard` of earlier versions: it judges as `greedy` judges. (It
--- tried fewer placements at the root, too.)

local tes = require "tes"

return { new = function(rng)
  local player
  return function(game)
    player = player or assert(tes.player.new(game, { level = "hard",
      seed = rng:next(), time_ms = 0, weights = {} }))
    return assert(player:think(game))
  end
end }
