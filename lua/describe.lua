-- describe.lua - answers about modules and rulesets, as literal text.

local engine = ...
local literal = require "literal"
local modules = require "modules"
local problems_of = require "problems"

local describe = {}

-- ---- a loaded ruleset -----------------------------------------------------

local function module_list(all)
  local list = {}
  for _, manifest in ipairs(all.manifests) do
    list[#list + 1] = { name = manifest.name, hash = manifest.hash,
      version = manifest.version and tostring(manifest.version) or nil }
  end
  return list
end

-- Folders of modules and tile sets that are not below the root, which a
-- save file must name for others to find.
local function folders_outside(all)
  local list, seen = {}, {}
  local root = engine.root() .. "/"
  local function add(path, form)
    local folder = path:sub(1, #root) ~= root and path:match(form)
    folder = folder and engine.absolute(folder)
    if folder and not seen[folder] then
      seen[folder] = true
      list[#list + 1] = folder
    end
  end
  for _, manifest in ipairs(all.manifests) do
    add(manifest.path, "^(.*)/[^/]+/rules%.lua$")
  end
  for _, set in ipairs(all.sets) do add(set.path, "^(.*)/[^/]+$") end
  return list
end

-- The config as a save file keeps it: it can be loaded again.
local function header(all)
  local config = all.config
  local names, rules, options = {}, {}, {}
  for _, manifest in ipairs(all.manifests) do
    if manifest.path:match("/rules%.lua$") then
      names[#names + 1] = manifest.name
    else
      rules[#rules + 1] = engine.absolute(manifest.path) or manifest.path
    end
  end
  for _, option in ipairs(all.options) do
    if option.value ~= option.default then
      options[option.module] = options[option.module] or {}
      options[option.module][option.name] = option.value
    end
  end
  local sets = {}
  for _, set in ipairs(all.sets) do
    sets[#sets + 1] = { name = set.name, hash = set.hash }
  end
  return { modules = names, rules = rules, options = options,
    path = folders_outside(all), title = config.title, undo = config.undo,
    tiles = config.tiles, pieces = config.pieces, players = config.players,
    seed = config.seed, loaded = { modules = module_list(all), tiles = sets } }
end

local function looks(all)
  local kinds, pieces = {}, {}
  for _, look in ipairs(all.looks) do
    if all.pieces[look.name] then
      pieces[look.name] = look.look
    else
      kinds[look.name] = look.look
    end
  end
  local forms = {}
  for _, name in ipairs(all.kind_names) do
    forms[name] = all.kinds[name].form
  end
  return { kinds = kinds, pieces = pieces, forms = forms }
end

-- Files that a change of would change the game.
local function files(all)
  local list = {}
  for _, manifest in ipairs(all.manifests) do
    list[#list + 1] = manifest.path
    local folder = manifest.path:match("^(.*)/rules%.lua$")
    if folder then list[#list + 1] = folder .. "/locale.lua" end
  end
  for _, set in ipairs(all.sets) do list[#list + 1] = set.path end
  return list
end

local topics = {
  files = files,
  config = function(all)
    return { players = all.config.players, seed = all.config.seed,
      title = all.config.title, undo = all.config.undo }
  end,
  header = header,
  looks = looks,
  options = function(all) return all.options end,
  modules = module_list,
}

--- Answers a question about a loaded ruleset.
function describe.ruleset(all, topic)
  local answer = topics[topic]
  if not answer then error("nothing is known about '" .. topic .. "'", 0) end
  return literal.write(answer(all))
end

-- ---- what is there to load ------------------------------------------------

-- Options need the rules to run; modules that fail to load show none.
local function options_of(source, name)
  local boot = require "boot"
  local config_of = require "config"
  local words = require "words"
  local quiet = problems_of.new()
  local config = config_of.read({ set = {}, path = source.path,
    config_text = ("return { modules = { %q } }"):format(name) }, quiet)
  local list = modules.resolve({ set = {}, path = source.path }, config, quiet)
  if #quiet > 0 then return {} end
  local all = words.registry(config, quiet)
  boot.run_modules(all, list)
  local options = {}
  for _, option in ipairs(all.options) do
    if option.module == name then
      options[#options + 1] = { name = option.name, help = option.help,
        default = option.default, values = option.values, min = option.min,
        max = option.max }
    end
  end
  return options
end

local function all_modules(source)
  local list = {}
  local folders = modules.folders(source)
  for _, name in ipairs(modules.all(folders)) do
    local quiet = problems_of.new()
    local manifest = modules.manifest(modules.find(name, folders), quiet)
    if manifest then
      list[#list + 1] = { name = manifest.name, title = manifest.title,
        version = manifest.version, needs = manifest.needs,
        after = manifest.after, before = manifest.before,
        conflicts = manifest.conflicts, players = manifest.players,
        tiles = manifest.tiles, note = manifest.note,
        options = options_of(source, manifest.name), file = manifest.shown }
    else
      list[#list + 1] = { name = name, title = quiet:text(), needs = {},
        after = {}, tiles = {}, options = {}, broken = true }
    end
  end
  return list
end

local function all_tilesets(source)
  local boot = require "boot"
  local list, seen = {}, {}
  for _, dir in ipairs(boot.tile_folders(source)) do
    for _, file in ipairs(engine.list(dir)) do
      local name = file:match("^(.*)%.lua$")
      local text = name and engine.read(dir .. "/" .. file)
      if text and not seen[name] and text:find("tileset%s*{") then
        seen[name] = true
        local set = boot.read_tiles(dir .. "/" .. file, problems_of.new())
        local tiles = 0
        for _, tile in ipairs(set.tiles) do
          tiles = tiles + (tile.count or 0)
        end
        list[#list + 1] = { name = name, title = set.title, tiles = tiles,
          types = #set.tiles, marks = set.marks, file = set.file }
      end
    end
  end
  return list
end

-- "base x 32", "river", "tower: 3 counts" for the tiles of a config.
local function tile_words(tiles)
  local list = {}
  for key, how in pairs(tiles) do
    if math.type(key) == "integer" then
      list[#list + 1] = tostring(how)
    elseif math.type(how) == "integer" then
      list[#list + 1] = ("%s x %d"):format(key, how)
    else
      list[#list + 1] = how == false and "no " .. key or tostring(key)
    end
  end
  table.sort(list)
  return list
end

local function setting_words(options)
  local list = {}
  for module, given in pairs(options) do
    for name, value in pairs(type(given) == "table" and given or {}) do
      list[#list + 1] = ("%s.%s = %s"):format(module, name, tostring(value))
    end
  end
  table.sort(list)
  return list
end

local function preset(path, name)
  local quiet = problems_of.new()
  local config = require "config".read({ config_file = path, set = {},
    path = {} }, quiet)
  local enabled = {}
  for module, on in pairs(config.enabled) do
    if on then enabled[#enabled + 1] = module end
  end
  table.sort(enabled)
  return { name = name, file = modules.shown(path), title = config.title,
    modules = enabled, players = #config.players,
    tiles = tile_words(config.tiles),
    settings = setting_words(config.options) }
end

local function all_presets(source)
  local list, seen = {}, {}
  for _, dir in ipairs(modules.folders(source)) do
    for _, file in ipairs(engine.list(dir .. "/presets")) do
      local name = file:match("^(.*)%.lua$")
      if name and not seen[name] then
        seen[name] = true
        list[#list + 1] = preset(dir .. "/presets/" .. file, name)
      end
    end
  end
  return list
end

--- Answers a question that needs no ruleset.
function describe.describe(source, topic)
  if topic == "modules" then
    return literal.write { modules = all_modules(source),
      tilesets = all_tilesets(source), presets = all_presets(source) }
  end
  local what, path = topic:match("^(%a+):(.*)$")
  if what == "checks" then
    return literal.write(require("checker").plan(source,
      path ~= "" and path or nil))
  elseif what == "check" then
    return literal.write(require("checker").run(source, path))
  end
  error("nothing is known about '" .. tostring(topic) .. "'", 0)
end

return describe
