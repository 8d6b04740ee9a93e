-- boot.lua - from a source (config, paths) to a ruleset.

local engine = ...
local config_of = require "source/config"
local describe = require "describe/ruleset"
local keys_of = require "common/keys"
local literal = require "common/literal"
local look_word = require "words/look"
local modules = require "source/modules"
local numbering = require "words/numbering"
local plan = require "plan/catalogue"
local problems_of = require "problems/list"
local slots = require "words/slots"
local words = require "words/vocabulary"
require "words/bound"

local boot = {}

-- ---- modules --------------------------------------------------------------

local function load_file(path, text, env)
  return engine.load(text, "@" .. modules.shown(path), env)
end

local function run_file(all, path, fn, failure)
  local ok, raised = false, failure
  if fn then ok, raised = engine.run(fn) end
  if not ok then modules.add_failure(all.problems, path, raised) end
end

-- Reading the manifest has loaded the file: its first run uses that.
local function rules_of(manifest, env)
  local fn = manifest.fn
  manifest.fn = nil
  if fn then return engine.within(fn, env) end
  return load_file(manifest.path, manifest.text, env)
end

local function run_module(all, manifest)
  local env = words.environment(all, manifest.name)
  run_file(all, manifest.path, rules_of(manifest, env))
  local folder = manifest.path:match("^(.*)/rules%.lua$")
  if not folder then return end
  for _, name in ipairs { "locale.lua", "look.lua" } do
    local path = folder .. "/" .. name
    local text = engine.read(path)
    if text then run_file(all, path, load_file(path, text, env)) end
  end
end

--- The registry for a source before any module has run, with all.manifests in
--- their order; and whether some of them are missing.
---@param source table
---@param problems table
---@return table all, boolean? broken
function boot.open(source, problems)
  local config = config_of.read(source, problems)
  local manifests, broken = modules.resolve(source, config, problems)
  local all = words.registry(config, problems)
  all.source, all.manifests = source, manifests
  return all, broken
end

--- The same after they have run, which may add problems; nil if there were
--- problems before.
---@param source table
---@param problems table
---@return table? all
function boot.registry(source, problems)
  local all, broken = boot.open(source, problems)
  if broken or #problems > 0 then return nil end
  boot.run_modules(all, all.manifests)
  return all
end

--- Runs modules in order.
function boot.run_modules(all, manifests)
  for _, manifest in ipairs(manifests) do
    all.loaded[manifest.name] = true
    if manifest.together then words.play_together(all, manifest.where) end
  end
  for _, manifest in ipairs(manifests) do
    run_module(all, manifest)
    all.spoken[manifest.name] = true
    if engine.spent() then return end -- one that uses up time is enough
  end
end

-- Options that are set although an option they require is off; an option that
-- is off requires nothing.
local function check_requires(all)
  local values = {}
  for _, option in ipairs(all.options) do
    values[option.module .. "." .. option.name] = option.value
  end
  for _, option in ipairs(all.options) do
    local is_set = option.value ~= option.default and option.value
    for _, name in ipairs(is_set and option.requires or {}) do
      local value = values[option.module .. "." .. name]
      if value == nil then value = values[name] end
      if not value then
        all.problems:add(all.config.at("options", option.module, option.name),
          "options.%s.%s makes no sense without %s", option.module,
          option.name, name)
      end
    end
  end
end

--- Options in the config that no module declared, or that do not go together.
function boot.check_options(all, manifests)
  local loaded = {}
  for _, manifest in ipairs(manifests) do loaded[manifest.name] = {} end
  for _, option in ipairs(all.options) do
    loaded[option.module][option.name] = true
  end
  for name, given in pairs(all.config.options) do
    local where = all.config.at("options", name)
    if not loaded[name] then
      all.problems:add(where, "options: module '%s' is not enabled%s",
        tostring(name), problems_of.hint(name, keys_of(loaded)))
    elseif type(given) ~= "table" then
      all.problems:add(where, "options.%s must be a table, not %s", name,
        config_of.show(given))
    else
      all.problems:unknown(where, "options." .. name, given,
        keys_of(loaded[name]), function(key)
          return all.config.at("options", name, key)
        end)
    end
  end
  check_requires(all)
end

-- Modules for fewer or more players than there are.
local function check_players(config, manifests, problems)
  for _, manifest in ipairs(manifests) do
    local range = manifest.players
    if type(range) == "table" and math.type(range[1]) == "integer"
      and math.type(range[2]) == "integer"
      and (#config.players < range[1] or #config.players > range[2]) then
      problems:add(config.at("players"),
        "module '%s' is for %d to %d players, not %d", manifest.name,
        range[1], range[2], #config.players)
    end
  end
end

-- ---- tile sets ------------------------------------------------------------

--- Folders that may hold tile sets, nearest first.
function boot.tile_folders(source, config)
  local list = {}
  for _, dir in ipairs(modules.own_folders(source, config)) do
    list[#list + 1] = dir .. "/tiles"
    list[#list + 1] = dir
  end
  list[#list + 1] = engine.root() .. "/tiles"
  return list
end

-- Tile sets outside a folder tiles/ lie beside configs and house rules, which
-- may have the same name as a set.
local function is_set(dir, path)
  if engine.exists(path) ~= "file" then return false end
  local text = not dir:find("%f[^/\0]tiles$") and engine.read(path)
  return not text or text:find("%f[%w_]tileset%f[^%w_]") ~= nil
end

local function find_tiles(name, folders)
  if name:find("/", 1, true) then return nil end
  for _, dir in ipairs(folders) do
    local path = dir .. "/" .. name .. ".lua"
    if is_set(dir, path) then return path end
  end
end

local function set_names(folders)
  local names = {}
  for _, dir in ipairs(folders) do
    for _, file in ipairs(engine.list(dir)) do
      names[#names + 1] = file:match("^(.*)%.lua$")
    end
  end
  return names
end

--- Reads a tile file; nil (and problems) when it cannot be run.
function boot.read_tiles(path, problems)
  local shown = modules.shown(path)
  local text, failure = engine.read(path)
  if not text then
    problems:add_failure(shown, failure)
    return nil
  end
  local env = engine.sandbox()
  local tile_words, set = require "tileset/collector"(problems, function()
    return engine.where(3)
  end)
  env.tileset, env.tile = tile_words.tileset, tile_words.tile
  env.look = look_word(set, problems)
  env = words.lock(env, function(_, key)
    error(("unknown word '%s'%s"):format(tostring(key),
      problems_of.hint(key, { "look", "tile", "tileset" })), 2)
  end, "a tile file has no globals: use 'local'")
  local fn, syntax = engine.load(text, "@" .. shown, env)
  if not fn then
    modules.add_failure(problems, path, syntax)
    return nil
  end
  local ok, raised = engine.run(fn)
  if not ok then modules.add_failure(problems, path, raised) end
  set.hash, set.file, set.failed = modules.print_of(text), shown, not ok
  return set
end

--- Reads a tile set by name or file; nil and problems when there is none.
function boot.read_set(source, name, problems)
  local folders = boot.tile_folders(source)
  local path = engine.exists(name) == "file" and name or
    find_tiles(name, folders)
  if path then return boot.read_tiles(path, problems) end
  problems:add("tiles", "there is no tile set '%s'%s", name,
    problems_of.hint(name, set_names(folders)))
end

-- Large games have many copies; more than these are a typing error.
local MAX_COPIES = 20000

-- Which sets are used: name -> true, a number of copies or a table.
local function wanted_sets(manifests, config, problems)
  local wanted, order = {}, {}
  local function add(name, how)
    if wanted[name] == nil then order[#order + 1] = name end
    wanted[name] = how
  end
  for _, manifest in ipairs(manifests) do
    for _, name in ipairs(manifest.tiles or {}) do add(name, true) end
  end
  for key, value in pairs(config.tiles) do
    local name, how = key, value
    if math.type(key) == "integer" then name, how = value, true end
    local integer = math.type(how) == "integer"
    if type(name) ~= "string" or type(how) ~= "boolean"
      and type(how) ~= "table"
      and not (integer and how >= 0 and how <= MAX_COPIES) then
      problems:add(config.at("tiles", name), "tiles.%s must be true, false, "
        .. "a number of copies up to %d, or { id = copies }", tostring(name),
        MAX_COPIES)
    else
      add(name, how)
    end
  end
  table.sort(order)
  return wanted, order
end

-- Reports a set that was not found: the config names it, or else a module does.
local function missing_set(name, manifests, config, problems, folders)
  local hint = problems_of.hint(name, set_names(folders))
  for _, manifest in ipairs(config.tiles[name] == nil and manifests or {}) do
    if modules.brings(manifest, name) then
      problems:add(manifest.where, "there is no tile set '%s'%s; sets lie "
        .. "in a folder tiles/ beside the config, or below one that its "
        .. "path or --path names", name, hint)
      return
    end
  end
  problems:add(config.at("tiles", name), "there is no tile set '%s'%s", name,
    hint)
end

-- Sets how many copies of each type of a set are in the game.
local function count_copies(types, how, config, problems, set)
  local times = math.type(how) == "integer" and how or 1
  local known = {}
  for _, tile in ipairs(types) do
    tile.copies = tile.count * times
    known[tile.id] = tile
    known[tile.name] = known[tile.name] or tile
  end
  if type(how) ~= "table" then return end
  for id, copies in pairs(how) do
    local tile = known[id]
    if not tile then
      problems:add(config.at("tiles", set, id),
        "tiles.%s has no tile '%s'%s", set, tostring(id),
        problems_of.hint(id, keys_of(known)))
    elseif math.type(copies) ~= "integer" or copies < 0
      or copies > MAX_COPIES then
      problems:add(config.at("tiles", set, id),
        "tiles.%s: %s must be 0 to %d copies",
        set, tostring(id), MAX_COPIES)
    else
      tile.copies = copies
    end
  end
end

-- The module that brings a set along, when it is not enabled.
local function owner_of(set, manifests, source, config)
  for _, manifest in ipairs(manifests) do
    for _, name in ipairs(manifest.tiles) do
      if name == set then return nil end
    end
  end
  local folders = modules.folders(source, config)
  for _, name in ipairs(modules.all(folders)) do
    local manifest = modules.manifest(modules.find(name, folders),
      problems_of.new())
    if modules.brings(manifest, set) then return manifest.name end
  end
end

-- Sets with more types are not remembered: to write their text takes several
-- times its memory.
local MOST_KEPT = 1000

-- Reads a set: what it has besides its tiles, and its tiles; adds problems, and
-- says how many there were before its tiles were read. The result depends only
-- on the file and on the kinds and marks of the modules, and the process
-- remembers it: most of the time of loading goes into tile sets.
local function resolve_set(all, path)
  local text, problems = engine.read(path), all.problems
  all.ground_key = all.ground_key
    or literal.write { plan.tile_kinds(all), all.marks }
  local key = text
    and table.concat({ modules.shown(path), all.ground_key, text }, "\0")
  local known = key and engine.recall(key)
  if known then return known, known.types, #problems end
  local start = #problems
  local set = boot.read_tiles(path, problems)
  if not set then return nil end
  local before = #problems
  local types = plan.resolve_tiles(all, set)
  local kept = { looks = set.looks, hash = set.hash, file = set.file,
    types = types }
  if #problems == start then
    describe.note_types(types)
    if #types <= MOST_KEPT then
      engine.keep(key, "return " .. literal.write(kept))
    end
  end
  return kept, types, before
end

-- Reads one set and appends its tiles to types.
local function load_set(all, name, how, path, types)
  local problems = all.problems
  local set, resolved, before = resolve_set(all, path)
  if not set then return nil end
  table.move(set.looks, 1, #set.looks, #all.looks + 1, all.looks)
  count_copies(resolved, how, all.config, problems, name)
  for _, tile in ipairs(resolved) do types[#types + 1] = tile end
  return { name = name, hash = set.hash, file = set.file, path = path },
    #problems > before
end

local function check_types(types, config, problems)
  local seen, copies = {}, 0
  for _, tile in ipairs(types) do
    if seen[tile.id] then
      problems:add(tile.where, "tile '%s' is in two sets", tile.id)
    end
    seen[tile.id] = true
    copies = copies + tile.copies
  end
  if copies == 0 and #problems == 0 then
    problems:add(config.at("tiles"), "there is no tile to play with%s",
      next(config.enabled) and "" or problems_of.say(": which module do the "
        .. 'rules need? module { "NAME", needs = "base" }'))
  end
end

--- The types of all sets that are in the game, and the sets.
function boot.load_tiles(all, manifests, source)
  local config, problems = all.config, all.problems
  local folders = boot.tile_folders(source, config)
  local wanted, order = wanted_sets(manifests, config, problems)
  local types, sets = {}, {}
  for _, name in ipairs(order) do
    local how = wanted[name]
    local path = find_tiles(name, folders)
    if not path then
      missing_set(name, manifests, config, problems, folders)
      goto continue
    elseif how == false or how == 0 then
      goto continue
    end
    local broken
    sets[#sets + 1], broken = load_set(all, name, how, path, types)
    local owner = broken and owner_of(name, manifests, source, config)
    if owner then
      problems:add(config.at("tiles", name),
        "the tile set '%s' belongs to the module '%s', which is not enabled",
        name, owner)
    end
    ::continue::
  end
  check_types(types, config, problems)
  return types, sets
end

-- ---------------------------------------------------------------------------

-- When modules are missing, what else is wrong with the config, without what
-- may follow from that.
local function check_rest(all, manifests, source)
  local config, quiet = all.config, problems_of.new()
  local problems = all.problems
  all.problems = quiet
  boot.run_modules(all, manifests)
  all.problems = problems
  local others = 0
  for _, problem in ipairs(quiet) do
    if problem.where:sub(1, #config.where) == config.where
      or problem.where:find("^%-%-set") then
      problems:add(problem.where, "%s", problem.text)
    else
      others = others + 1
    end
  end
  if others == 0 then
    boot.check_options(all, manifests)
    plan.check_pieces(all)
  end
  local folders = boot.tile_folders(source, config)
  for _, name in ipairs(select(2, wanted_sets(manifests, config, problems))) do
    if not find_tiles(name, folders) then
      missing_set(name, manifests, config, problems, folders)
    end
  end
end

-- Runs modules in another order, with the numbers of everything as they are
-- in the usual one, so that states can be compared.
local function run_reordered(all, manifests, order)
  local usual = words.registry(all.config, problems_of.new())
  usual.source = all.source
  boot.run_modules(usual, manifests)
  all.usual = usual
  boot.run_modules(all, modules.reordered(manifests, order))
  numbering.restore(all)
end

-- The words that players read: those of the language, else English.
local function texts_of(all)
  local texts = {}
  for _, language in ipairs { "en", all.config.lang or all.config.locale } do
    for key, text in pairs(all.texts[language] or {}) do texts[key] = text end
  end
  return texts
end

--- Loads everything a source asks for. On success the catalogue is built and
--- the registry returned; else nil. Problems are in the list.
---@param source table
---@param problems table
---@param order string? to load the modules in, see modules.reordered
function boot.ruleset(source, problems, order)
  local all, broken = boot.open(source, problems)
  local config, manifests = all.config, all.manifests
  if broken then
    check_rest(all, manifests, source)
    return nil
  end
  check_players(config, manifests, problems)
  if order then
    run_reordered(all, manifests, order)
  else
    boot.run_modules(all, manifests)
  end
  if engine.spent() then return nil end
  boot.check_options(all, manifests)
  all.types, all.sets = boot.load_tiles(all, manifests, source)
  if #problems > 0 then
    plan.check_pieces(all)
    return nil
  end
  local made = plan.make(all, all.types)
  if #problems > 0 then return nil end
  slots.fill(all)
  all.closed = true
  engine.build(made)
  engine.texts(texts_of(all))
  return all
end

--- Entry for the C side: what the ruleset says about itself, see
--- describe.answers; or nil and all problems.
function boot.load(source, order)
  local problems = problems_of.new()
  local all = boot.ruleset(source, problems, order)
  if not all then return nil, problems:text() end
  local answers = describe.answers(all)
  words.close(all)
  return answers, nil
end

return boot
