-- checker.lua - everything that can be said of a module or tile set without a
-- player: what loading finds, and what only a reader would.

local engine = ...
local boot = require "boot"
local leaks = require "checker/leaks"
local modules = require "modules"
local problems_of = require "problems"
local scan = require "checker/scan"
local units = require "tester/units"
local words = require "words"

local checker = {}

-- ---- sources --------------------------------------------------------------

local function check_globals(tokens, shown, problems, known)
  for _, global in ipairs(scan.globals(tokens)) do
    local where = ("%s:%d"):format(shown, global.line)
    if not known[global.name] then
      if global.assigned then
        problems:add(where, "a module has no globals: use 'local', and "
          .. "state{} for what must last")
      else
        problems:add(where, "unknown word '%s'%s", global.name,
          problems_of.hint(global.name, words.keys_of(known)))
      end
    end
  end
end

local function check_methods(tokens, shown, problems)
  local known = { turn = true, players = true, final = true, offer = true }
  for name in pairs(engine.methods()) do known[name] = true end
  for _, use in ipairs(scan.methods(tokens)) do
    if not known[use.name] then
      problems:add(("%s:%d"):format(shown, use.line),
        "g has no field or method '%s'%s", use.name,
        problems_of.hint(use.name, words.keys_of(known)))
    end
  end
end

-- Names a module file may use.
local function vocabulary(_, names)
  local known = {}
  for _, name in ipairs(names) do known[name] = true end
  return known
end

local function read_tokens(path)
  local text = engine.read(path)
  return text and scan.tokens(text) or {}
end

-- ---- texts ----------------------------------------------------------------

-- Keys that a module shows to players, with the place of each.
local function visible(all, name, rules)
  local keys = {}
  local function add(key, where)
    if type(key) == "string" and not keys[key] then keys[key] = where end
  end
  for _, kind in ipairs(all.kind_names) do
    local row = all.kinds[kind]
    if row.module == name then add(kind, row.where) end
  end
  for _, piece in ipairs(all.piece_names) do
    local row = all.pieces[piece]
    if row.module == name then add(piece, row.where) end
  end
  for _, term in ipairs(all.terms) do
    if term.module == name then add(term.name, term.where) end
  end
  for _, use in ipairs(scan.shown(rules.tokens)) do
    add(use.text, ("%s:%d"):format(rules.shown, use.line))
  end
  return keys
end

local function check_texts(all, manifest, rules, problems)
  local keys = visible(all, manifest.name, rules)
  local languages = { en = true }
  for language in pairs(all.own_texts[manifest.name] or {}) do
    languages[language] = true
  end
  for _, language in ipairs(words.keys_of(languages)) do
    local texts = all.texts[language] or {}
    for _, key in ipairs(words.keys_of(keys)) do
      local is_english = language == "en" and key:find(" ", 1, true)
      if not texts[key] and not is_english then
        problems:add(keys[key], "'%s' has no text in '%s': add it to "
          .. "locale.lua", key, language)
      end
    end
  end
  for language, texts in pairs(all.own_texts[manifest.name] or {}) do
    for key in pairs((all.own_texts[manifest.name] or {}).en or texts) do
      if not (all.texts[language] or {})[key] then
        problems:add(manifest.shown, "'%s' has a text in English but not in "
          .. "'%s'", key, language)
      end
    end
  end
end

-- ---- tiles ----------------------------------------------------------------

-- Side kinds that may lie against each other, by name.
local function touching(all)
  local may = {}
  for _, name in ipairs(all.terrain_names) do may[name] = {} end
  for _, name in ipairs(all.terrain_names) do
    for _, other in ipairs(all.terrains[name].touches) do
      may[name][other] = true
      if may[other] then may[other][name] = true end
    end
  end
  return may
end

--- Sides that nothing among all tiles can lie against.
local function check_sides(all, problems, wanted)
  local may, tiles_with = touching(all), {}
  for _, tile in ipairs(all.types) do
    local seen = {}
    for _, side in ipairs(tile.sides) do
      if not seen[side] then
        seen[side] = true
        tiles_with[side] = (tiles_with[side] or 0) + math.max(tile.count, 1)
      end
    end
  end
  for _, tile in ipairs(all.types) do
    for s, side in ipairs(tile.sides) do
      local others = 0
      for other in pairs(may[side] or {}) do
        local alone = false
        for _, own in ipairs(tile.sides) do alone = alone or own == other end
        others = others + (tiles_with[other] or 0)
          - (alone and tile.count <= 1 and 1 or 0)
      end
      if others <= 0 and tile.where:find(wanted, 1, true) then
        problems:add(tile.where, "tile '%s': no other tile has a side that "
          .. "may lie against its %s side, '%s'", tile.id,
          ("NESW"):sub(s, s), side)
      end
    end
  end
end

-- ---- units ----------------------------------------------------------------

-- Loads the modules of a config without stopping at unknown words.
local function load_all(from, problems)
  local config = require("config").read(from, problems)
  local manifests = modules.resolve(from, config, problems)
  local all = words.registry(config, problems)
  all.manifests = manifests
  all.lenient = function(key, known)
    problems:add(engine.where(2), "unknown word '%s'%s", tostring(key),
      problems_of.hint(key, known))
    local dummy = {}
    return setmetatable(dummy, { __index = function() return dummy end,
      __call = function() return dummy end })
  end
  boot.run_modules(all, manifests)
  return all
end

local function check_unit(source, unit, problems)
  local from = units.source(source, unit, units.config(unit))
  local loading = problems_of.new()
  local all = load_all(from, loading)
  for _, problem in ipairs(loading) do
    problems:add(problem.where, "%s", problem.text)
  end
  local manifest
  for _, given in ipairs(all.manifests) do
    if given.path == unit.file or given.name == unit.name then
      manifest = given
    end
  end
  if not manifest then return end
  local known = vocabulary(words.environment(all, manifest.name))
  local rules = { shown = manifest.shown, tokens = scan.tokens(manifest.text) }
  check_globals(rules.tokens, rules.shown, problems, known)
  check_methods(rules.tokens, rules.shown, problems)
  local folder = manifest.path:match("^(.*)/rules%.lua$")
  if folder then
    local path = folder .. "/locale.lua"
    check_globals(read_tokens(path), modules.shown(path), problems, known)
    path = folder .. "/tests.lua"
    check_globals(read_tokens(path), modules.shown(path), problems, known)
  end
  check_texts(all, manifest, rules, problems)
  if not manifest.version and not manifest.title then
    problems:add(manifest.where, "module{} has no title")
  end
  if #problems > 0 then return end
  all = boot.ruleset(from, problems, false)
  if not all then return end
  for _, set in ipairs(manifest.tiles) do
    check_sides(all, problems, set .. ".lua:")
  end
  leaks.find(all, problems)
end

-- Modules that may declare what a set shows: those that bring it, then
-- all others, those that need least first; and how many bring it.
local function candidates(source, set)
  local folders = modules.folders(source)
  local bring, others, needs = {}, {}, {}
  for _, name in ipairs(modules.all(folders)) do
    local manifest = modules.manifest(modules.find(name, folders),
      problems_of.new())
    local list = others
    for _, tiles in ipairs(manifest and manifest.tiles or {}) do
      if tiles == set then list = bring end
    end
    if manifest then
      list[#list + 1] = name
      needs[name] = #manifest.needs
    end
  end
  local count = #bring
  table.sort(others, function(a, b)
    if needs[a] ~= needs[b] then return needs[a] < needs[b] end
    return a < b
  end)
  return table.move(others, 1, #others, #bring + 1, bring), count
end

-- Loads a set with the first module that declares all it shows.
local function load_set(source, folder, name, problems)
  local path = { folder, table.unpack(source.path) }
  local first
  for _, module in ipairs(candidates(source, name)) do
    local found = problems_of.new()
    local all = boot.ruleset({ path = path, set = {},
      config_text = ("return { modules = { %q }, tiles = { %q } }"):format(
        module, name) }, found, false)
    if all then return all end
    first = first or found
  end
  for _, problem in ipairs(first or {}) do
    problems:add(problem.where, "%s", problem.text)
  end
end

local function check_tiles(source, path, problems)
  local name = path:match("([^/]+)%.lua$")
  local set = boot.read_tiles(path, problems)
  if set and set.name and set.name ~= name then
    problems:add(set.where, "the file is called '%s' but the tile set '%s'",
      name, set.name)
  end
  if #problems > 0 then return end
  local folder = path:match("^(.*)/[^/]+$") or "."
  local all = load_set(source, folder, name, problems)
  if all then check_sides(all, problems, name .. ".lua:") end
end

-- Tile files below a path, or those of modules.
local function tile_files(source, path)
  local list = {}
  local function add(folder)
    for _, name in ipairs(engine.list(folder)) do
      local file = folder .. "/" .. name
      local text = name:match("%.lua$") and engine.read(file)
      if text and text:find("tileset%s*{") then list[#list + 1] = file end
    end
  end
  if not path then
    for _, dir in ipairs(source.path) do add(dir .. "/tiles") end
    add(engine.root() .. "/tiles")
    local used = {}
    for _, file in ipairs(list) do
      local _, modules_of = candidates(source, file:match("([^/]+)%.lua$"))
      if modules_of > 0 then used[#used + 1] = file end
    end
    return used
  elseif engine.exists(path) == "folder" then
    add(path)
    add(path .. "/tiles")
  else
    local text = engine.read(path)
    if text and text:find("tileset%s*{") and not text:find("module%s*{") then
      list[1] = path
    end
  end
  return list
end

--- What there is to check at a path, or anywhere: a list of paths. Each must
--- be checked in a VM of its own, since a VM holds one ruleset.
---@param source table
---@param path string?
---@return string[]
function checker.plan(source, path)
  local list = tile_files(source, path)
  if path and list[1] == path then return list end
  for _, unit in ipairs(units.find(source, path)) do
    if unit.kind == "module" then
      list[#list + 1] = unit.file:match("^(.*)/rules%.lua$")
    elseif unit.kind == "rules" then
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
  local tiles = tile_files(source, path)[1] == path
  local fn, given = check_unit, units.find(source, path)[1]
  if tiles then fn, given = check_tiles, path end
  local ok, raised = pcall(fn, source, given, problems)
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
