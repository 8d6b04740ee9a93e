-- variants.lua - a unit's own options at other values than their defaults, so
-- that what checks and plays its rules sees more than one of them.

local boot = require "boot"
local config_of = require "config"
local modules = require "modules"
local problems_of = require "problems"
local units = require "tester/units"
local words = require "words"

local variants = {}

-- Values of an option besides its default: all others, or the ends of a range.
local function others(option)
  local list = {}
  local function add(value)
    if value ~= nil and value ~= option.default then
      list[#list + 1] = value
    end
  end
  if option.values then
    for _, value in ipairs(option.values) do add(value) end
  elseif type(option.default) == "boolean" then
    add(not option.default)
  elseif math.type(option.default) == "integer" then
    add(option.min)
    add(option.max)
  end
  return list
end

-- The registry of the unit's modules with these values of its options; nil
-- where they do not go together. What is wrong with the rules themselves is
-- for others to say.
local function registry_of(source, unit, values)
  local config = units.config(unit)
  if values then config.options = { [unit.name] = values } end
  local problems = problems_of.new()
  local from = units.source(source, unit, config)
  local read = config_of.read(from, problems)
  local manifests = modules.resolve(from, read, problems)
  if #problems > 0 then return nil end
  local all = words.registry(read, problems)
  boot.run_modules(all, manifests)
  local before = #problems
  boot.check_options(all, manifests)
  if #problems == before then return all, config end
end

--- Configs of a unit in which every other value of each of its options is
--- tried: several options at once, one by one where they do not go together.
---@param source table
---@param unit table
---@return table[] configs
function variants.of(source, unit)
  local configs = {}
  local all = unit.kind ~= "tests" and registry_of(source, unit)
  if not all then return configs end
  local own, most = {}, 0
  for _, option in ipairs(all.options) do
    local list = option.module == unit.name and others(option) or {}
    if #list > 0 then own[#own + 1] = { option.name, list } end
    most = math.max(most, #list)
  end
  local function try(values)
    local _, config = registry_of(source, unit, values)
    configs[#configs + 1] = config
    return config ~= nil
  end
  for k = 1, most do
    local values = {}
    for _, option in ipairs(own) do
      values[option[1]] = option[2][math.min(k, #option[2])]
    end
    if not try(values) then
      for _, option in ipairs(own) do
        if option[2][k] ~= nil then try { [option[1]] = option[2][k] } end
      end
    end
  end
  return configs
end

--- "base.edition = 2, base.tiny_city = true"
---@param options table<string, table>
---@return string
function variants.show(options)
  local list = {}
  for module, given in pairs(options) do
    for name, value in pairs(given) do
      list[#list + 1] = ("%s.%s = %s"):format(module, name, tostring(value))
    end
  end
  return table.concat(list, ", ")
end

return variants
