--- What the server writes about itself on standard error: a JSON object a
--- line, with its time, how bad it is and what it is about. No secret is ever
--- in it.

local tes = require "tes"

local log = {}

local levels = { ["debug"] = 1, info = 2, warning = 3, error = 4 }

---@class Log
local Log = {}
Log.__index = Log

--- One that leaves out what is less than a level.
---@param level string
---@return Log
function log.new(level)
  return setmetatable({ least = levels[level] }, Log)
end

--- A time in milliseconds since 1970 as text (ISO 8601, in UTC).
---@param ms integer
---@return string
function log.date(ms)
  return tostring(os.date("!%Y-%m-%dT%H:%M:%SZ", ms // 1000))
end

--- Writes a line.
---@param level string
---@param event string
---@param more table? more fields: texts, numbers
function Log:say(level, event, more)
  if levels[level] < self.least then return end
  local line = { time = log.date(tes.child.now()), level = level,
    event = event }
  for name, value in pairs(more or {}) do line[name] = value end
  tes.out.complain(tes.json.encode(line), "\n")
end

return log
