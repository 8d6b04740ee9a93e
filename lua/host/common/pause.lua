--- Lets others go on while something takes long. The server has one thread: it
--- sets `here`, which work that grows with the size of a game calls now and
--- then. Everywhere else nobody waits.

local pause = {}

-- Steps of a loop that are not worth asking.
local STEPS = 64

--- Called where others may go on.
function pause.here() end

--- The same, at one of so many steps of a loop.
---@param step integer
function pause.at(step)
  if step % STEPS == 0 then pause.here() end
end

return pause
