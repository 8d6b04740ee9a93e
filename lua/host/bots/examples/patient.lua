--- A bot as a Lua file: tessera play -b B=patient.lua
-- It tries each answer in a game that could be the one it sees, asks what the
-- position is worth then, and keeps a figure back unless it brings something.

local tes = require "tes"

local patient = {}

-- Points that a figure must bring to be put down.
local WORTH_IT = 2

---@param rng Rng random numbers that are the same each time
---@param seat integer
---@return fun(game: table): integer index of an option
function patient.new(rng, seat)
  return function(game)
    local decision, best, index = game:decision(), -math.huge, nil
    local try <close> = game:sample(rng:next())
    for option = 0, decision.count - 1 do
      if try:answer(option) then
        local points = tes.player.expected(try)
        local value = points[seat]
        if game:option(option).piece then value = value - WORTH_IT end
        if value > best then best, index = value, option end
        try:undo(1)
      end
    end
    return index or 0
  end
end

return patient
