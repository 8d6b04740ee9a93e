--- Failures the user is to see, and the exit status of each.
-- A failure is a table { status =, text = }: those of the library (see
-- core/host/host.h) and those raised here look the same.

local T = require "host.common.text".get

local fail = {}

-- Exit status by the failure's status; every other is 1.
local exits = { usage = 2, input = 2, stuck = 3, interrupted = 130 }

local failure = { __tostring = function(self) return self.text end }

--- Raises a failure.
---@param status string
---@param text string
function fail.raise(status, text)
  error(setmetatable({ status = status, text = text }, failure), 0)
end

--- Raises a failure for wrong usage.
---@param key string text key
---@param ... any its arguments
function fail.usage(key, ...)
  fail.raise("usage", T(key, ...))
end

--- Passes its arguments through unless the first is nil or false; then the
--- second, an error table or text, is raised.
function fail.check(value, problem, ...)
  if value then return value, problem, ... end
  if type(problem) == "table" then error(problem, 0) end
  fail.raise("failed", tostring(problem))
end

--- Describes what was caught.
---@param caught any an error value
---@return integer exit status of the program
---@return string message
function fail.describe(caught)
  if fail.interrupted(caught) then
    return exits.interrupted, T "error.interrupted"
  end
  if type(caught) == "table" and caught.status then
    return exits[caught.status] or 1, caught.text
  end
  return 1, tostring(caught)
end

--- Was it Ctrl-C? Only a table made by the program or the library says so; a
--- text that a rule raises never does.
---@param caught any an error value
---@return boolean
function fail.interrupted(caught)
  return type(caught) == "table" and caught.status == "interrupted"
end

return fail
