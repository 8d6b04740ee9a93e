--- Random numbers for bots: splitmix64 (Steele, Lea, Flood 2014), the same
--- on every machine. The games' own draws come from the library.

---@class Rng
---@field state integer
local Rng = {}
Rng.__index = Rng

local GOLDEN = 0x9E3779B97F4A7C15

--- The next 64 bits.
---@return integer
function Rng:next()
  local z = self.state + GOLDEN
  self.state = z
  z = (z ~ (z >> 30)) * 0xBF58476D1CE4E5B9
  z = (z ~ (z >> 27)) * 0x94D049BB133111EB
  return z ~ (z >> 31)
end

--- A number from 0 to n - 1; n at most 2^31.
---@param n integer
---@return integer
function Rng:below(n)
  return ((self:next() >> 32) * n) >> 32
end

local rng = {}

--- A generator of its own for every pair of seed and stream.
---@param seed integer
---@param stream integer? such as a seat
---@return Rng
function rng.new(seed, stream)
  local made = setmetatable({ state = seed }, Rng)
  made.state = made:next() + (stream or 0) * 0xD1342543DE82EF95
  made.state = made:next()
  return made
end

return rng
