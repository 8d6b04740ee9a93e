-- tester/random_games.lua - random games for every set of modules that is
-- tested: which sets there are, with other values of options too, and what
-- core/script/trial/random.c asks about one of them.

local boot = require "boot"
local leaks = require "checker/leaks"
local literal = require "common/literal"
local modules = require "source/modules"
local problems_of = require "problems/list"
local units = require "units/find"
local variants = require "units/variants"

local random_games = {}

-- ---- the sets -------------------------------------------------------------

-- The modules and tile sets of a config: what one set has that no other has,
-- and a name for people. nil when they cannot be found.
local function describe(source, config)
  local problems = problems_of.new()
  local all = boot.open(source, problems)
  if #problems > 0 then return nil end
  local names = {}
  for i, manifest in ipairs(all.manifests) do names[i] = manifest.name end
  return table.concat(names, ", "), literal.write { config.tiles or {},
    table.concat(names, " ") }
end

-- Games of a set with its options at other values.
local OTHER_GAMES = 1

--- Adds what core/script/trial/tester.c needs of a unit's sets that are not
--- among `seen`; those that tests want to fail are left out.
---@param source table
---@param unit table
---@param configs table[] of the unit's tests
---@param seen table<string, boolean>
---@param entries any[]
function random_games.plan(source, unit, configs, seen, entries)
  local function add(config, name, games)
    local from = units.source(source, unit, config)
    entries[#entries + 1] = { name = "random games: " .. name, games = games,
      file = modules.shown(unit.file), config = from.config_text,
      path = from.path }
  end
  for _, config in ipairs(configs) do
    local names, key = describe(units.source(source, unit, config), config)
    if names and not seen[key] then
      seen[key] = true
      add(config, names)
    end
  end
  for _, variant in ipairs(configs[1] and variants.of(source, unit) or {}) do
    add(variant.config, variants.show(variant.config.options), OTHER_GAMES)
  end
end

-- ---- questions ------------------------------------------------------------

--- What functions of modules keep outside state{}, or nil.
---@param source table
---@return string?
function random_games.leaks(source)
  local problems = problems_of.new()
  local all = boot.ruleset(source, problems)
  if all then leaks.changes(all, problems) end
  return #problems > 0 and problems:text() or nil
end

local function manifests_of(source)
  return boot.open(source, problems_of.new()).manifests
end

--- Pairs of modules whose order is free, a line each, the second of them
--- first as modules.reordered wants it; neighbours come first.
---@param source table
---@return string
function random_games.pairs(source)
  local list, lines = manifests_of(source), {}
  for distance = 1, #list - 1 do
    for i = 1, #list - distance do
      local one, other = list[i].name, list[i + distance].name
      if not modules.ordered(list, one, other) then
        lines[#lines + 1] = other .. " " .. one
      end
    end
  end
  return table.concat(lines, "\n")
end

-- How the order of two modules is written down.
local ADVICE = 'after = "%s" in module{} of \'%s\', or the other way round'

--- That the order of two modules makes the difference, for people.
---@param _ table
---@param pair string as random_games.pairs writes it
---@return string
function random_games.free_pair(_, pair)
  local second, first = pair:match("^(%S+) (%S+)$")
  return ("the order of '%s' and '%s' makes the difference, and nothing says "
    .. "it: what is right? Write "):format(first, second)
    .. ADVICE:format(first, second)
end

--- That handlers of two modules wrote one variable, for people; nil when it is
--- said which of them comes first.
---@param source table
---@param facts string lines: event, module, its place, other, its place, field
---@return string?
function random_games.clash(source, facts)
  local event, one, here, other, there, field = facts:match(
    "^(.*)\n(.*)\n(.*)\n(.*)\n(.*)\n(.*)$")
  if modules.ordered(manifests_of(source), one, other) then return nil end
  return ("%s: '%s' (%s) and '%s' (%s) both write %s, and nothing says which "
    .. "of them comes first: write "):format(event, one, here, other, there,
    field) .. ADVICE:format(one, other)
end

return random_games
