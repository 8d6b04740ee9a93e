-- units/variants.lua - a unit's own options at other values than their
-- defaults, so that what checks and plays its rules sees more than one of them.

local boot = require "boot"
local problems_of = require "problems/list"
local units = require "units/find"

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

-- The unit's modules with these values of its options; nil if the values
-- exclude each other. Other problems are reported elsewhere.
local function variant_of(source, unit, values, load)
  local config, problems = units.config(unit), problems_of.new()
  config.options = { [unit.name] = values }
  local all = load(units.source(source, unit, config), problems)
  local before = #problems
  if all then boot.check_options(all, all.manifests) end
  if all and #problems == before then
    return { config = config, problems = problems }
  end
end

--- Variants of a unit in which every other value of each of its options is
--- tried: several options at once, one by one where they do not go together.
---@param source table
---@param unit table
---@param all table? its registry with the values that are the default
---@param load function? such as boot.registry, by which each is loaded
---@return table[] variants { config =, problems = found when loading it }
function variants.of(source, unit, all, load)
  local list, own, most = {}, {}, 0
  load = load or boot.registry
  if unit.kind == "tests" then return list end
  all = all or load(units.source(source, unit, units.config(unit)),
    problems_of.new())
  if not all then return list end
  for _, option in ipairs(all.options) do
    local values = option.module == unit.name and others(option) or {}
    if #values > 0 then own[#own + 1] = { option.name, values } end
    most = math.max(most, #values)
  end
  local function try(values)
    local variant = variant_of(source, unit, values, load)
    list[#list + 1] = variant
    return variant ~= nil
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
  return list
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
