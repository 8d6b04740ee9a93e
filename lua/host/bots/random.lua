--- Picks any option.

local random = {}

---@param rng Rng
---@return fun(game: table): integer index of an option
function random.new(rng)
  return function(game)
    local _, count = game:pending()
    return rng:below(count)
  end
end

return random
