--- What happens at a table without a person: bots answer, clocks run out.

local tes = require "tes"
local fail = require "host.common.fail"
local tasks = require "host.tables.tasks"

local clock = tes.process.clock

local bots_and_clocks = {}

-- The bot that is asked, or nil.
local function bot_of(found)
  local player = found.now.player
  local seat = player and player >= 0 and found.seats[player + 1]
  return seat and found.now.status == "asking" and seat.bot or nil
end

-- The level that answers for a bot that took too long, so that the game
-- continues.
local QUICK = "greedy"

-- The answer that a bot chooses; if the rules refuse it, the next one. While it
-- thinks, the server serves others.
local function let_bot(self, found, version)
  local name = found.version == version and bot_of(found)
  if not name then return self:wake(found) end
  if found.slow == version then name = QUICK end
  found.slow = version -- reset if it answers in time
  local wish = self:apart(found, "think", "bot", name)
  found.slow = nil
  if not wish.index then return end
  self:at(found, function()
    if found.version ~= version then return end
    for step = 0, wish.count - 1 do
      local done = self:give(found,
        { index = (wish.index + step) % wish.count })
      if done then
        self.server.metrics:count "bot_answers"
        return
      end
      if found.now.status ~= "asking" then return end
    end
  end)
end

local function run_out(self, found, version)
  self:at(found, function()
    local seat, left = found:running(tes.child.now())
    if found.version ~= version or not seat or left > 0 then
      return self:wake(found)
    end
    self:write(found, { self:row(found, "clock", seat, { seat = seat,
      bot = self.server.settings.clock_bot }) })
    self:wake(found)
  end)
end

-- Seconds for whoever goes on from an older position to see it first.
local LOOK = 2.5

local function later(self, found, seconds, run)
  local version = found.version
  found.woken = version
  self.server.timers:at(clock() + seconds, function()
    if found.woken ~= version then return end
    found.woken = nil
    if self.tables[found.id] ~= found or not next(found.viewers) then
      return
    end
    tasks.start("en", nil, function()
      local done, problem = pcall(run, self, found, version)
      if not done then
        self.server.log:say("warning", "bot", { table = found.id,
          text = select(2, fail.describe(problem)) })
        self.server.timers:at(clock() + 2, function() self:wake(found) end)
      end
    end)
  end)
end

--- Lets a bot that is asked think, and a clock run, as long as somebody is
--- there.
---@param self Tables
---@param found LiveTable
function bots_and_clocks.wake(self, found)
  if not next(found.viewers) or found.woken == found.version then return end
  local player = found.now.player
  if not player or player < 0 then return end
  local unseen = self.unseen[found.id]
  self.unseen[found.id] = nil
  if found.seats[player + 1].bot then
    return later(self, found, math.max(self.server.settings.pause,
      unseen and LOOK or 0), let_bot)
  end
  local _, left = found:running(tes.child.now())
  if left then later(self, found, math.max(0, left) / 1000 + .02, run_out) end
end

return bots_and_clocks
