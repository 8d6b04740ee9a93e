-- host/tables/limits.lua: who waits behind whom.

local check = ...

local limits = require "host.tables.limits"

local function fresh() return limits.connection(limits.normal, 0) end

local idle = fresh()
check("whoever did nothing goes first", idle:line(0) == 1)

local player = fresh()
for second = 1, 60 do player:spend(second, .0005) end
check("and so does who answers once a second", player:line(60) == 1)

local page = fresh()
page:spend(0, .012)
check("a page that opens waits behind them", page:line(0) > 1)
check("until that is forgotten", page:line(4) == 1)

-- within what flows back: never refused, never first
local greedy, first = fresh(), 0
for step = 1, 1000 do
  local now = step / 10
  greedy:spend(now, .02)
  if greedy:line(now + .09) == 1 then first = first + 1 end
end
check("what flows back in time does not go first again", first == 0)
check("and is not refused", greedy:take(100, 1) == nil)

local longest = fresh()
longest:spend(0, 1)
check("who used most waits in the last line",
  longest:line(0) == limits.lines and limits.lines > page:line(0))

local addresses = limits.addresses(limits.normal)
local share = addresses:share("192.0.2.1", 0)
share:spend(0, .004)
check("those of an address together may use more", share:line(0) == 1)
