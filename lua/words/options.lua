-- words/options.lua - option{}: a setting, and the value the config gives it.

local config_of = require "source/config"
local say = require "problems/list".say
local speaker = require "words/speaker"

speaker.fields.option = { "default", "values", "help", "min", "max",
  "requires" }

local function option_fits(given, value)
  -- refuses fractions, and NaN, for which every comparison is false
  if type(value) == "number" and math.type(value) ~= "integer" then
    return false
  end
  if given.values then
    for _, allowed in ipairs(given.values) do
      if allowed == value then return true end
    end
    return false
  end
  if type(value) ~= type(given.default) then return false end
  if math.type(value) == "integer" then
    return (not given.min or value >= given.min)
      and (not given.max or value <= given.max)
  end
  return true
end

local function option_range(given)
  if given.values then
    local list = {}
    for i, value in ipairs(given.values) do
      list[i] = config_of.show(value)
    end
    return say "one of " .. table.concat(list, ", ")
  elseif given.min or given.max then
    return say("a number from %s to %s"):format(given.min or "…",
      given.max or "…")
  end
  local kind = type(given.default)
  return say(kind == "boolean" and "true or false"
    or kind == "number" and "a whole number" or "a " .. kind)
end

-- Types of values that a config and a saved game can hold.
local function plain_value(value)
  local kind = type(value)
  return kind == "boolean" or kind == "string"
    or math.type(value) == "integer"
end

local function check_values(self, where, name, given)
  local function check(what, value)
    if plain_value(value) then return true end
    self:problem(where, "option '%s': %s must be true, false, a whole number "
      .. "or a text, not %s", name, what, config_of.show(value))
    return false
  end
  if given.default ~= nil and not check("default", given.default) then
    given.default = nil
  end
  for i, value in ipairs(given.values or {}) do
    if not check(("values[%d]"):format(i), value) then
      given.values = nil
      return
    end
  end
  for key in pairs(given.values or {}) do
    if math.type(key) ~= "integer" or key < 1 or key > #given.values then
      self:problem(where, "option '%s': values must be a list", name)
      given.values = nil
      return
    end
  end
end

function speaker:option(given)
  local name, where = self:named("option", given)
  if not name then return nil end
  given = self:plain(where, "option '" .. name .. "'", given, 0)
  if given.values ~= nil and type(given.values) ~= "table" then
    self:problem(where, "option '%s': values must be a list", name)
    given.values = nil
  end
  local told = given.default ~= nil
  check_values(self, where, name, given)
  given.min = self:integer(where, "min", given.min, math.mininteger,
    math.maxinteger)
  given.max = self:integer(where, "max", given.max, math.mininteger,
    math.maxinteger)
  if math.type(given.default) ~= "integer" and (given.min or given.max) then
    self:problem(where, "option '%s': only a number has min and max", name)
  end
  if given.default == nil then
    if not told then
      self:problem(where, "option '%s' needs a default", name)
    end
  elseif not option_fits(given, given.default) then
    self:problem(where, "option '%s': its own default is not %s", name,
      option_range(given))
  end
  local chosen = self.all.config.options[self.name]
  local value = type(chosen) == "table" and chosen[name]
  if type(value) == "number" then value = math.tointeger(value) or value end
  if type(chosen) ~= "table" or value == nil then
    value = given.default
  elseif not option_fits(given, value) then
    self:problem(self.all.config.at("options", self.name, name),
      "options.%s.%s is %s, must be %s", self.name, name,
      config_of.show(value), option_range(given))
    value = given.default
  end
  local list = self.all.options
  list[#list + 1] = { module = self.name, name = name, value = value,
    default = given.default, values = given.values, min = given.min,
    max = given.max, help = tostring(given.help or ""), where = where,
    requires = self:names(where, "requires", given.requires) }
  return value
end
