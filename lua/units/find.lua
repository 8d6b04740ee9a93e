-- units/find.lua - what is tested together: a module, a house-rule file, or a
-- file of nothing but tests.
--
-- A unit is { kind = "module", name, folder, file, tests }, { kind = "rules",
-- name, folder, file } or { kind = "tests", folder, file }; folder is where
-- its modules and tile sets are looked for first.

local engine = ...
local boot = require "boot"
local literal = require "common/literal"
local modules = require "source/modules"
local problems_of = require "problems/list"
local keys_of = require "common/keys"
local words = require "words/vocabulary"

local units = {}

-- ---- test files -----------------------------------------------------------

--- The least config of a unit.
function units.config(unit)
  if unit.kind == "module" then return { modules = { unit.name } } end
  if unit.kind == "rules" then return { rules = { unit.file } } end
  return {}
end

--- The source that a unit is loaded from: the user's flags are not its
--- business, but its own folder is where it is looked for first.
function units.source(source, unit, config)
  local path = { table.unpack(source.path or {}) }
  if unit.folder then table.insert(path, 1, unit.folder) end
  return { path = path, set = {}, config_text = "return "
    .. literal.write(config) }
end

-- File whose tests are not run by loading the modules.
local function tests_file(unit)
  if unit.kind == "tests" then return unit.file end
  return unit.kind == "module" and unit.tests or nil
end

-- Where the file that runs now stands: the line of its main chunk, so that a
-- test declared by a helper is found where the helper was called.
local function line_of(shown)
  local line, level = 0, 2
  while true do
    local where = engine.where(level)
    if where == "?" then return shown .. ":" .. line end
    line = where:match(":(%d+)$") or line
    level = level + 1
  end
end

-- The word `test` of a file of tests.
local function test_word(all, module, shown)
  return function(name)
    local where = line_of(shown)
    if type(name) ~= "string" then
      error('test needs a name first: test "name" { … }', 2)
    end
    local test = { name = name, where = where, module = module }
    all.tests[#all.tests + 1] = test
    return function(body) test.body = body end
  end
end

-- The word `use` of a file of tests: all modules have run.
local function use_word(all)
  return function(name)
    if type(name) ~= "string" then
      error("use takes the name of a module", 2)
    end
    return all.exports[name:match "^(.-)%??$"]
  end
end

--- Runs a file of tests; it may only say `test` and look at exports.
function units.collect(all, unit, problems)
  local path = tests_file(unit)
  if not path then return end
  local shown = modules.shown(path)
  local text, failure = engine.read(path)
  if not text then return problems:add(shown, "%s", failure) end
  local env = engine.sandbox()
  env.test, env.use = test_word(all, unit.name or shown, shown), use_word(all)
  local known = keys_of(env)
  env = words.lock(env, function(_, key)
    error(("unknown word '%s'%s"):format(tostring(key),
      problems_of.hint(key, known)), 2)
  end, "a test file has no globals: use 'local'")
  local fn, syntax = engine.load(text, "@" .. shown, env)
  modules.name_folder(path:match("^(.*)/[^/]*$") or ".")
  if not fn then return modules.add_failure(problems, path, syntax) end
  local ok, raised = engine.run(fn)
  if not ok then modules.add_failure(problems, path, raised) end
end

--- Tests that belong to a unit, among all that were declared.
function units.own_tests(all, unit)
  local list = {}
  local name = unit.name or modules.shown(unit.file)
  for _, test in ipairs(all.tests) do
    if test.module == name then list[#list + 1] = test end
  end
  return list
end

--- The tests of a unit, collected without building its rules.
function units.scan(source, unit, problems)
  local from = units.source(source, unit, units.config(unit))
  local all = boot.registry(from, problems)
  if not all then return {} end
  units.collect(all, unit, problems)
  return units.own_tests(all, unit)
end

-- ---- finding what to test -------------------------------------------------

local function parent(path)
  return path:match("^(.*)/[^/]+/?$") or "."
end

local function module_unit(folder)
  folder = folder:gsub("/+$", "")
  local tests = folder .. "/tests.lua"
  return { kind = "module", name = folder:match("[^/]+$"),
    folder = parent(folder), file = folder .. "/rules.lua",
    tests = engine.exists(tests) and tests or nil }
end

-- A file with module{} is a house rule, any other holds only tests.
local function file_unit(path)
  local name = path:match("([^/]+)$")
  if name == "rules.lua" or name == "tests.lua" then
    if engine.exists(parent(path) .. "/rules.lua") then
      return module_unit(parent(path))
    end
  end
  local rules = modules.manifest(path, problems_of.new())
  return { kind = rules and "rules" or "tests", file = path,
    folder = parent(path), name = rules and rules.name }
end

-- Modules and files in a folder that is no module itself.
local function add_folder(folder, list, files_too)
  for _, name in ipairs(engine.list(folder)) do
    local path = folder .. "/" .. name
    if engine.exists(path .. "/rules.lua") then
      list[#list + 1] = module_unit(path)
    elseif files_too and name:match("%.lua$") then
      list[#list + 1] = file_unit(path)
    end
  end
end

--- All units below a path; nil: of every module folder, and tests/rules.
---@param source table
---@param path string?
function units.find(source, path)
  local found, seen, list = {}, {}, {}
  if path and engine.exists(path) == "folder" then
    if engine.exists(path .. "/rules.lua") then
      found[1] = module_unit(path)
    else
      add_folder(path, found, true)
    end
  elseif path then
    modules.name_folder(path)
    found[1] = file_unit(path)
  else
    for _, folder in ipairs(modules.folders(source)) do
      add_folder(folder, found, false)
    end
    add_folder(engine.root() .. "/tests/rules", found, true)
  end
  for _, unit in ipairs(found) do
    local key = unit.kind == "module" and unit.name or unit.file
    if not seen[key] or path then list[#list + 1] = unit end
    seen[key] = true
  end
  return list
end

return units
