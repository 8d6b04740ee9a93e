-- refused.lua - what a source does not have, or has otherwise, is said.
local tessera = require "tessera"

local function refused(source, why)
  local done, problem = pcall(tessera.ruleset.load, source)
  assert(not done and tostring(problem):find(why, 1, true), problem)
end

refused({ config = "first" }, "a source has no field 'config'")
refused({ [1] = "first" }, "a source has no field '[...]'")
refused({ path = "modules" }, "source.path: list of strings expected")
refused({ set = { 5 } }, "source.set: list of strings expected")
refused({ root = 5 }, "source.root: string expected")
refused({ time_limit_ms = "soon" }, "source.time_limit_ms: whole number")
refused({ memory_limit = -1 }, "source.memory_limit: whole number")
assert(tessera.ruleset.load { time_limit_ms = 500, set = { "players=3" } })
print "refused"
