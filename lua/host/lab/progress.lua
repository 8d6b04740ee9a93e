--- A progress bar on stderr, when that is a terminal.

local tes = require "tes"
local T = require "host.common.text".get
local out = require "host.common.out"

local progress = {}

--- Games a second, with a digit more where they are few.
---@param games integer
---@param seconds number
---@return string
function progress.rate(games, seconds)
  local rate = games / math.max(seconds, 1e-9)
  return (rate < 10 and "%.2f" or "%.0f"):format(rate)
end

--- Makes a function to be called with the number of things done.
---@param total integer
---@return fun(done: integer) update
---@return fun() clear
function progress.new(total)
  local start, last, shown = tes.process.clock(), 0, false
  if not tes.term.isatty "stderr" then
    return function() end, function() end
  end
  local function update(done)
    local now = tes.process.clock()
    if now - last < 0.1 then return end
    last, shown = now, true
    local width = 30
    local filled = done * width // total
    local rate = done / (now - start)
    out.status(T("progress", ("#"):rep(filled),
      ("."):rep(width - filled), done, total,
      progress.rate(done, now - start),
      (total - done) / rate))
  end
  local function clear()
    if shown then out.status "" end
  end
  return update, clear
end

return progress
