-- words/sharing.lua - what modules give to each other: export{}, use and
-- loaded; and test{} for the tester.

local engine = ...
local speaker = require "words/speaker"

local MAX_DEPTH = 20

-- An immutable copy of plain data: tables become views.
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

-- Notes that a rule names a module, for the checker.
local function asks(self, word, name, where)
  if type(name) ~= "string" then
    self:problem(where, "%s takes the name of a module", word)
    return "?"
  end
  local bare, may_miss = name:match "^(.-)(%??)$"
  local asked = self.all.asked
  asked[#asked + 1] = { word = word, name = bare, may_miss = may_miss == "?",
    module = self.name, where = where }
  return bare
end

--- The exports of a module that was loaded before; of a later one there is
--- nothing yet.
function speaker:use(name)
  local where = engine.where(2)
  name = asks(self, "use", name, where)
  if self.all.loaded[name] and name ~= self.name
    and not self.all.spoken[name] then
    self:problem(where, "use \"%s\": that module comes later and has exported "
      .. "nothing yet; say after = \"%s\" in module{}", name, name)
  end
  return self.all.exports[name]
end

--- Is the module in this game, before this one or after it?
function speaker:loaded(name)
  return self.all.loaded[asks(self, "loaded", name, engine.where(2))] == true
end

--- test "name" { … }
function speaker:test(name)
  local where, all = engine.where(2), self.all
  if type(name) ~= "string" then
    self:problem(where, 'test needs a name first: test "name" { … }')
    return function() end
  end
  local test = { name = name, where = where, module = self.name }
  all.tests[#all.tests + 1] = test
  return function(body)
    all:check_open("test")
    test.body = body
  end
end
