-- tester/random_games.lua - random games for every set of modules that is
-- tested: which sets there are, with other values of options too. Is anything
-- kept outside the state, does the order of the modules matter, do handlers
-- clash?

-- luacheck: read_globals report asked
local engine = ...
local boot = require "boot"
local leaks = require "checker/leaks"
local literal = require "common/literal"
local modules = require "source/modules"
local problems_of = require "problems/list"
local trial = require "tester/trial"
local units = require "units/find"
local variants = require "units/variants"

local random_games = {}

-- Another game is begun only within this much processor time.
local MILLISECONDS = 4000
-- Most answers: of a big game, and for each tile of a game that does not end.
local BIG_TILES, BIG_ANSWERS, ANSWERS_A_TILE = 500, 600, 10
-- One answer in so many is given without memory, too.
local WITHOUT_MEMORY = 60
-- Most pairs of modules that are tried when their order matters.
local MOST_PAIRS = 80

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

--- Adds entries for random_games.run for a unit's sets that are not among
--- `seen`; those that tests want to fail are left out.
---@param source table
---@param unit table
---@param configs table[] of the unit's tests
---@param seen table<string, boolean>
---@param entries any[]
function random_games.plan(source, unit, configs, seen, entries)
  local function add(config, name, games)
    local from = units.source(source, unit, config)
    entries[#entries + 1] = { entry = literal.write {
      name = "random games: " .. name, games = games,
      file = modules.shown(unit.file), source = { path = from.path,
        config_text = from.config_text, set = {} } } }
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

-- ---- the order of the modules ---------------------------------------------

local function manifests_of(source)
  return boot.open(source, problems_of.new()).manifests
end

-- Pairs of modules whose order is free, the second of them first as
-- modules.reordered wants it; neighbours come first.
local function free_pairs(source)
  local list, found = manifests_of(source), {}
  for distance = 1, #list - 1 do
    for i = 1, #list - distance do
      local one, other = list[i].name, list[i + distance].name
      if not modules.ordered(list, one, other) then
        found[#found + 1] = { one, other }
      end
    end
  end
  return found
end

-- Does it make a difference that the second of a pair is loaded first?
local function differs(of, pair)
  local shuffled <close> = engine.trial.load(of.source,
    pair[2] .. " " .. pair[1])
  if not shuffled then return true end
  local _, order = trial.play { rules = of.rules, shuffled = shuffled,
    seed = of.seed, answers = of.answers }
  return order
end

-- How the order of two modules is written down.
local ADVICE = 'after = "%s" in module{} of \'%s\', or the other way round'

-- Names the two modules whose order makes the difference, if it is two.
local function name_pair(of)
  for i, pair in ipairs(free_pairs(of.source)) do
    if i > MOST_PAIRS then break end
    if differs(of, pair) then
      return ("\nthe order of '%s' and '%s' makes the difference, and nothing "
        .. "says it: what is right? Write "):format(pair[1], pair[2])
        .. ADVICE:format(pair[1], pair[2])
    end
  end
  return ""
end

-- Handlers of two modules wrote one variable, and nothing says which of them
-- comes first: a line each.
local function clashes(of)
  local lines, manifests = {}, manifests_of(of.source)
  for _, clash in ipairs(engine.trial.clashes(of.rules)) do
    if not modules.ordered(manifests, clash.one, clash.other) then
      lines[#lines + 1] = ("%s: '%s' (%s) and '%s' (%s) both write %s, and "
        .. "nothing says which of them comes first: write "):format(
        clash.event, clash.one, clash.here, clash.other, clash.there,
        clash.field) .. ADVICE:format(clash.one, clash.other)
    end
  end
  return lines
end

-- ---- the games ------------------------------------------------------------

-- The values that functions of modules keep outside state{}, or nil.
local function leaks_of(source)
  local problems = problems_of.new()
  local all = boot.ruleset(source, problems)
  if all then leaks.changes(all, problems) end
  return #problems > 0 and problems:text() or nil
end

local function answers_for(rules, seed)
  local game <close> = rules:game(seed)
  local tiles = game and 1 + game:tiles_left() or 1
  return tiles > BIG_TILES and BIG_ANSWERS or tiles * ANSWERS_A_TILE
end

-- Plays trials with seeds from of.seed on, fewer if they take long. Returns
-- what was found.
local function play_games(of, games)
  local began = engine.trial.clock()
  for _ = 1, games do
    local message, order = trial.play(of)
    if message then return message .. (order and name_pair(of) or "") end
    if engine.trial.clock() - began >= MILLISECONDS then break end
    of.seed = of.seed + 1
  end
  return nil
end

-- The same, with the clashes of handlers in all these games.
local function watch_games(of, games)
  local witness = engine.trial.watch(of.rules)
  local lines = { play_games(of, games) }
  for _, line in ipairs(clashes(of)) do lines[#lines + 1] = line end
  return witness and #lines > 0 and table.concat(lines, "\n") or nil
end

-- Returns what was found in games of a source.
local function check(of, games)
  local err
  of.rules, err = engine.trial.load(of.source)
  if not of.rules then return err.text end
  local leaking = leaks_of(of.source)
  if leaking then return leaking end
  of.shuffled, err = engine.trial.load(of.source, "last")
  if not of.shuffled then
    return "modules loaded in another order: " .. err.text .. name_pair(of)
  end
  of.answers = answers_for(of.rules, of.seed)
  return watch_games(of, games)
end

--- Plays the games of one entry of the plan, as many as asked() says, and tells
--- report(file, 1, name, passed, message, seed) their results.
---@param _ table
---@param entry string
function random_games.run(_, entry)
  local job = load("return " .. entry, "=entry", "t", {})()
  local games, seed = asked()
  local of = { source = job.source, seed = seed,
    without_memory = WITHOUT_MEMORY }
  local message = check(of, math.min(games, job.games or games))
  for _, name in ipairs { "rules", "shuffled" } do
    if of[name] then of[name]:free() end
  end
  report(job.file, 1, job.name, not message, message or "", of.seed)
end

return random_games
