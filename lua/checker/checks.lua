-- checker/checks.lua - all checks of a module or tile set that need no player:
-- what loading finds, and what only a reader of the file would.
--
-- checker/tokens, scopes and types read a file, scan says what is in it; names,
-- languages, tile_sets and leaks are the checks.

local engine = ...
local boot = require "boot"
local leaks = require "checker/leaks"
local modules = require "source/modules"
local names = require "checker/names"
local plan = require "plan/catalogue"
local problems_of = require "problems/list"
local languages = require "checker/languages"
local tile_sets = require "checker/tile_sets"
local tokens = require "checker/tokens"
local units = require "units/find"
local variants = require "units/variants"
local keys_of = require "common/keys"
local words = require "words/vocabulary"

local checker = {}

-- The value of an unknown word: every use of it is allowed.
local function anything()
  local dummy = {}
  return setmetatable(dummy, { __index = function() return dummy end,
    __call = function() return dummy end })
end

-- Loads the modules of a config without stopping at unknown words. If there was
-- one, mistakes of all modules together are not looked for.
local function load_all(from, problems)
  local all, guessed = boot.open(from, problems)
  all.unknown.lenient = function(key, known)
    guessed = true
    problems:add(engine.where(2), "unknown word '%s'%s", tostring(key),
      problems_of.hint(key, known))
    return anything()
  end
  boot.run_modules(all, all.manifests)
  if not guessed then
    all.types = boot.load_tiles(all, all.manifests, from)
    plan.make(all, all.types)
  end
  return all
end

local function file_of(path, text)
  return { shown = modules.shown(path), tokens = tokens.read(text) }
end

-- The names in the module's own files; the rules, and the variables that
-- their hooks change.
local function check_files(all, manifest, problems)
  local known = {}
  for _, name in ipairs(select(2, words.environment(all, manifest.name))) do
    known[name] = true
  end
  local rules = file_of(manifest.path, manifest.text)
  local changed = names.check(rules, all, known, problems)
  local folder = manifest.path:match("^(.*)/rules%.lua$")
  for _, name in ipairs(folder and { "locale", "tests" } or {}) do
    local path = folder .. "/" .. name .. ".lua"
    local text = engine.read(path)
    if text then names.check(file_of(path, text), all, known, problems) end
  end
  return rules, changed
end

-- What an option `requires` must be an option: OPTION of this module, or
-- MODULE.OPTION.
local function check_requires(all, manifest, problems)
  local known = {}
  for _, option in ipairs(all.options) do
    known[option.module .. "." .. option.name] = true
    if option.module == manifest.name then known[option.name] = true end
  end
  for _, option in ipairs(all.options) do
    for _, name in ipairs(option.module == manifest.name and option.requires
      or {}) do
      if not known[name] then
        problems:add(option.where, "option '%s' requires '%s', which is no "
          .. "option%s", option.name, name,
          problems_of.hint(name, keys_of(known)))
      end
    end
  end
end

-- A module that `use` or `loaded` names need not exist here; but if the name is
-- close to a known one, it is taken for a typing error.
local function check_loaded(all, manifest, problems)
  local folders = modules.folders(all.source, all.config)
  local known = modules.all(folders)
  for _, asked in ipairs(all.asked) do
    local hint = asked.module == manifest.name and not asked.may_miss
      and not modules.find(asked.name, folders)
      and problems_of.hint(asked.name, known) or ""
    if hint ~= "" then
      problems:add(asked.where, "%s: there is no module '%s'%s", asked.word,
        asked.name, hint)
    end
  end
end

-- A file that is neither a module nor a tile set must be one of tests.
local function check_other(source, unit, problems)
  local found = problems_of.new()
  modules.manifest(unit.file, found)
  local text = engine.read(unit.file) or ""
  if text:find("%f[%w_]test%s*[\"'%[(]") then
    found = problems_of.new()
    units.scan(source, unit, found)
  end
  for _, problem in ipairs(found) do
    problems:add(problem.where, "%s", problem.text)
  end
end

-- What is wrong only when options have other values than their defaults.
local function check_variants(source, unit, all, problems)
  local known = {}
  for _, problem in ipairs(problems) do
    known[problem.where .. problem.text] = true
  end
  for _, variant in ipairs(variants.of(source, unit, all, load_all)) do
    for _, problem in ipairs(variant.problems) do
      if not known[problem.where .. problem.text] then
        known[problem.where .. problem.text] = true
        problems:add(problem.where, "%s (with %s)", problem.text,
          variants.show(variant.config.options))
      end
    end
  end
end

-- A test with only a name tests nothing.
local function check_tests(all, manifest, problems)
  for _, test in ipairs(all.tests) do
    if test.module == manifest.name and test.body == nil then
      problems:add(test.where, "test '%s' has no body: test \"name\" { … }",
        test.name)
    end
  end
end

local function check_unit(source, unit, problems)
  if unit.kind == "tests" then return check_other(source, unit, problems) end
  local from = units.source(source, unit, units.config(unit))
  local all = load_all(from, problems)
  local manifest
  for _, given in ipairs(all.manifests) do
    if given.path == unit.file or given.name == unit.name then
      manifest = given
    end
  end
  if not manifest then return end
  local rules, changed = check_files(all, manifest, problems)
  names.check_places(all, manifest, problems)
  local folder = manifest.shown:match("^(.*/)rules%.lua$")
  names.check_looks(all, function(where)
    return where:find(folder or manifest.shown .. ":", 1, true) == 1
  end, problems)
  check_requires(all, manifest, problems)
  check_loaded(all, manifest, problems)
  check_tests(all, manifest, problems)
  if not manifest.title then
    problems:add(manifest.where, "module{} has no title")
  end
  -- playing needs rules that load
  local built = boot.ruleset(from, problems_of.new())
  if built then
    for _, set in ipairs(manifest.tiles) do
      tile_sets.check_sides(built, problems, set .. ".lua:")
    end
    leaks.find(built, problems, changed)
  end
  languages.check(all, manifest, rules, problems)
  check_variants(source, unit, all, problems)
end

--- What to check at a path, or everywhere: a list of paths. Each must be
--- checked in a VM of its own, since a VM holds one ruleset.
---@param source table
---@param path string?
---@return string[]
function checker.plan(source, path)
  local list = tile_sets.files(source, path)
  if path and list[1] == path then return list end
  for _, unit in ipairs(units.find(source, path)) do
    if unit.kind == "module" then
      list[#list + 1] = unit.file:match("^(.*)/rules%.lua$")
    elseif unit.kind == "rules" or unit.file == path then
      list[#list + 1] = unit.file
    end
  end
  return list
end

--- Checks one path of the plan.
---@param source table
---@param path string
---@return string[] problems
function checker.run(source, path)
  local problems, lines = problems_of.new(), {}
  local is_set = tile_sets.files(source, path)[1] == path
  local check, given = check_unit, units.find(source, path)[1]
  if is_set then check, given = tile_sets.check, path end
  local ok, raised = pcall(check, source, given, problems)
  if not ok then
    problems:add(path, "%s", type(raised) == "table" and raised.fail
      or tostring(raised))
  end
  for line in (problems:text() .. "\n"):gmatch("([^\n]+)\n") do
    lines[#lines + 1] = line
  end
  return lines
end

return checker
