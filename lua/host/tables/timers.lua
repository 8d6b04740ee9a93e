--- Things to be done at a moment.

local watchdog = require "host.tables.watchdog"

local timers = {}

---@class Timers
local Timers = {}
Timers.__index = Timers

--- None yet.
---@return Timers
function timers.new() return setmetatable({}, Timers) end

--- Notes a function to be called at a moment (of tes.process.clock).
function Timers:at(moment, run)
  local i = #self + 1
  self[i] = { moment, run }
  while i > 1 and self[i // 2][1] > self[i][1] do
    self[i], self[i // 2] = self[i // 2], self[i]
    i = i // 2
  end
end

local function sink(self)
  local i = 1
  while true do
    local least = i
    for child = 2 * i, 2 * i + 1 do
      if self[child] and self[child][1] < self[least][1] then least = child end
    end
    if least == i then return end
    self[i], self[least] = self[least], self[i]
    i = least
  end
end

--- Calls what is due.
function Timers:run(now)
  while self[1] and self[1][1] <= now do
    local due = self[1][2]
    self[1] = self[#self]
    self[#self] = nil
    if self[1] then sink(self) end
    watchdog.run("timer", due)
  end
end

--- The moment of the next one, or nil.
function Timers:next() return self[1] and self[1][1] end

return timers
