-- words/sharing.lua - what modules know of each other: export{} to those that
-- use it, loaded; and test{} to the tester.

local engine = ...
local speaker = require "words/speaker"

local MAX_DEPTH = 20

-- A copy of plain data that nobody can change: tables become views.
local function frozen(value, depth)
  if type(value) ~= "table" then return value end
  if depth > MAX_DEPTH then error("tables nest too deeply", 0) end
  local copy = {}
  for key, item in pairs(value) do copy[key] = frozen(item, depth + 1) end
  return engine.view(copy, "what another module exports cannot be changed")
end

function speaker:export(given)
  self.all.exports[self.name] = frozen(given, 0)
  self.all.export_names[self.name] = self:keys(engine.where(2), "export{}",
    given)
end

function speaker:use(name)
  return self.all.exports[name]
end

--- Is the module in this game, before this one or after it?
function speaker:loaded(name)
  if type(name) ~= "string" then
    self:problem(engine.where(2), 'loaded takes the name of a module')
  end
  local asked = self.all.asked
  asked[#asked + 1] = { name = tostring(name), module = self.name,
    where = engine.where(2) }
  return self.all.loaded[name] == true
end

--- test "name" { … }
function speaker:test(name)
  local where, all = engine.where(2), self.all
  name = tostring(name)
  return function(body)
    all:check_open("test")
    self.all.tests[#self.all.tests + 1] = { name = name, where = where,
      module = self.name, body = body }
  end
end
