-- available.lua - modules, tile sets and presets, as literal text, and what
-- `tessera check` finds in them. No ruleset is needed to ask: tes_describe
-- (core/tessera.h) comes here without one.

local engine = ...
local boot = require "boot"
local checks = require "checker/checks"
local config_of = require "source/config"
local describe = require "describe/ruleset"
local keys_of = require "common/keys"
local literal = require "common/literal"
local modules = require "source/modules"
local plan = require "plan/catalogue"
local problems_of = require "problems/list"
local prover = require "tester/prover"

local available = {}

-- A registry after the modules with these names have run; nil if they do not
-- load.
local function registry_of(source, names, problems, as)
  local all = boot.registry({ set = {}, path = source.path,
    config_text = "return " .. literal.write { [as or "modules"] = names } },
    problems)
  if #problems == 0 then return all end
end

-- Names in a list, or keys of a table, that a module has declared.
local function names_of(list, name)
  local names = {}
  for key, row in pairs(list) do
    if type(row) == "table" and row.module == name then
      names[#names + 1] = row.name or key
    end
  end
  if not list[1] then table.sort(names) end
  return names
end

local function attributes_of(kind)
  local list = {}
  for i, attribute in ipairs(kind.attrs) do list[i] = attribute.name end
  return table.concat(list, ", ")
end

local function features_of(all, name)
  local list = {}
  for _, kind in ipairs(all.kind_names) do
    local row = all.kinds[kind]
    if row.module == name then
      local attributes = attributes_of(row)
      list[#list + 1] = attributes == "" and kind
        or ("%s (%s)"):format(kind, attributes)
    end
  end
  return list
end

local function pieces_of(all, name)
  local list = {}
  for _, piece in ipairs(all.piece_names) do
    if all.pieces[piece].module == name then list[#list + 1] = piece end
  end
  return list
end

-- Facts about a module for which its rules must run; nothing if they fail to
-- load. Besides its options: the names that other modules can use.
local function said_by(source, name)
  local problems = problems_of.new()
  local all = registry_of(source, { name }, problems)
  local said = { options = {}, features = {}, pieces = {}, phases = {},
    slots = {}, sums = {}, exports = {}, words = {} }
  if not all then
    said.problem = problems:text()
    return said
  end
  for _, option in ipairs(all.options) do
    if option.module == name then
      said.options[#said.options + 1] = { name = option.name,
        help = option.help, default = option.default, values = option.values,
        min = option.min, max = option.max }
    end
  end
  said.features, said.pieces = features_of(all, name), pieces_of(all, name)
  said.phases = names_of(all.phases, name)
  for _, slot in ipairs(keys_of(all.slots)) do
    local known = all.slots[slot]
    local list = known.kind == "sum" and said.sums or said.slots
    if known.module == name then list[#list + 1] = slot end
  end
  said.exports = all.export_names[name] or {}
  said.words = require "words/texts".of_module(all, name)
  return said
end

-- A module as the list shows it. One that does not load is listed with its
-- problems; an unexpected failure raises.
local function module_entry(source, name, folders)
  local quiet = problems_of.new()
  local manifest = modules.manifest(modules.find(name, folders), quiet)
  if not manifest or #quiet > 0 then
    return { name = name, problem = quiet:text(), needs = {}, after = {},
      tiles = {}, options = {}, words = {}, file = manifest and manifest.shown }
  end
  local said = said_by(source, manifest.name)
  return { name = manifest.name, title = manifest.title,
    version = manifest.version, needs = manifest.needs,
    after = manifest.after, before = manifest.before,
    conflicts = manifest.conflicts, players = manifest.players,
    tiles = manifest.tiles, note = manifest.note,
    options = said.options, features = said.features,
    pieces = said.pieces, phases = said.phases, slots = said.slots,
    sums = said.sums, exports = said.exports, words = said.words,
    file = manifest.shown, problem = said.problem }
end

-- One entry of a list: a bad one becomes its name and what is wrong with it, so
-- that the other entries are still listed.
local function entry_of(name, make)
  local entry, failure
  local done, raised = engine.run(function()
    entry = make()
    literal.write(entry) -- can it be?
  end)
  if not done then
    entry, failure = { name = name }, raised
  end
  if engine.spent() then
    failure = failure or "needs too much time or memory to load"
    engine.renew()
  end
  entry.problem = entry.problem or failure
  return entry
end

local function all_modules(source)
  local list = {}
  local folders = modules.folders(source)
  for _, name in ipairs(modules.all(folders)) do
    list[#list + 1] = entry_of(name, function()
      return module_entry(source, name, folders)
    end)
  end
  return list
end

local function set_entry(path, name)
  local quiet, tiles = problems_of.new(), 0
  local set = boot.read_tiles(path, quiet)
  if not set then return { name = name, problem = quiet:text() } end
  for _, tile in ipairs(set.tiles) do
    local count = math.type(tile.count) == "integer" and tile.count or 0
    tiles = tiles + count
  end
  return { name = name, title = set.title, tiles = tiles, types = #set.tiles,
    marks = set.marks, file = set.file,
    problem = #quiet > 0 and quiet:text() or nil }
end

-- An entry for each Lua file of these folders, the first of its name; where
-- there is `wanted`, its text says which files count.
local function entries_of(folders, below, entry, wanted)
  local list, seen = {}, {}
  for _, folder in ipairs(folders) do
    local dir = folder .. below
    for _, file in ipairs(engine.list(dir)) do
      local name, path = file:match("^(.*)%.lua$"), dir .. "/" .. file
      if name and not seen[name] and
        (not wanted or wanted(engine.read(path))) then
        seen[name] = true
        list[#list + 1] = entry_of(name, function()
          return entry(path, name)
        end)
      end
    end
  end
  return list
end

local function is_tileset(text)
  return text and text:find("tileset%s*{") ~= nil
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
  local config = config_of.read({ config_file = path, set = {},
    path = {} }, quiet)
  local enabled = {}
  for module, on in pairs(config.enabled) do
    if on then enabled[#enabled + 1] = module end
  end
  table.sort(enabled)
  local words = { en = { module = config.title, about = config.about } }
  for code, title in pairs(config.titles) do
    words[code] = { module = title }
  end
  for code, about in pairs(config.abouts) do
    words[code] = words[code] or {}
    words[code].about = about
  end
  return { name = name, file = modules.shown(path), title = config.title,
    words = words,
    problem = #quiet > 0 and quiet:text() or nil, modules = enabled,
    players = #config.players,
    tiles = tile_words(config.tiles),
    settings = setting_words(config.options) }
end

-- Looks of all modules there are, those of the last one first in line.
local function looks_of_all(source, last)
  local folders = modules.folders(source)
  local by_name = {}
  local function learn(all)
    for name, look in pairs(all and describe.looks(all).looks or {}) do
      by_name[name] = look
    end
  end
  for _, name in ipairs(modules.all(folders)) do
    learn(registry_of(source, { name }, problems_of.new()))
  end
  learn(last)
  return by_name
end

-- Modules that may declare the kinds of a set, each { name, how a config names
-- it }: first those that bring the set, then all others.
local function likely_users(source, name)
  local folders = modules.folders(source)
  local users, others = {}, {}
  for _, file in ipairs(modules.house_rules(source.path, name)) do
    users[#users + 1] = { file, "rules" }
  end
  for _, module in ipairs(modules.all(folders)) do
    local manifest = modules.manifest(modules.find(module, folders),
      problems_of.new())
    table.insert(modules.brings(manifest, name) and users or others,
      { module, "modules" })
  end
  return table.move(others, 1, #others, #users + 1, users)
end

-- A tile set with the kinds of a module, with all its marks whether rules
-- read them or not.
local function set_with(source, name, user, problems)
  local all = registry_of(source, { user[1] }, problems, user[2])
  local set = all and boot.read_set(source, name, problems)
  if not set then return nil end
  for _, mark in ipairs(set.marks) do all.marks[mark] = true end
  set.types = plan.resolve_tiles(all, set)
  if #problems == 0 then return set, all end
end

-- A set that is named by its file lies beside the rules that bring it.
local function beside(source, name)
  local folder, set = name:match "^(.*)/([^/]+)%.lua$"
  if not folder then return source, name end
  local path = { folder == "tiles" and "." or folder:match "^(.*)/tiles$"
    or folder, table.unpack(source.path) }
  return setmetatable({ path = path }, { __index = source }), set
end

local function tile_set(source, name)
  local first
  local wide, short = beside(source, name)
  for _, user in ipairs(likely_users(wide, short)) do
    local problems = problems_of.new()
    local set, all = set_with(wide, name, user, problems)
    if set then
      table.move(set.looks, 1, #set.looks, #all.looks + 1, all.looks)
      return { title = set.title, name = set.name,
        tiles = describe.tile_list(set.types),
        looks = { looks = looks_of_all(source, all),
          kinds = describe.looks(all).kinds } }
    end
    first = first or problems
  end
  return { problems = first:text() }
end

--- Answers a question that needs no ruleset.
function available.describe(source, topic)
  if topic == "modules" then
    return literal.write { modules = all_modules(source),
      tilesets = entries_of(boot.tile_folders(source), "", set_entry,
        is_tileset),
      presets = entries_of(modules.folders(source), "/presets", preset) }
  end
  local what, path = topic:match("^(%a+):(.*)$")
  if what == "checks" then
    return literal.write(checks.plan(source,
      path ~= "" and path or nil))
  elseif what == "check" then
    return literal.write(checks.run(source, path))
  elseif what == "worlds" then
    local tiles, most = path:match "^(%d+) (%d+)$"
    return prover.worlds(source, math.tointeger(tiles), math.tointeger(most))
  elseif what == "prove" then
    local limit, list = path:match "^(%d+)\n(.*)$"
    local worlds = {}
    for pile in list:gmatch "([^\n]*)\n" do worlds[#worlds + 1] = pile end
    return prover.run(source, math.tointeger(limit), worlds)
  end
  local set = tostring(topic):match "^tileset (.+)$"
  if set then return literal.write(tile_set(source, set)) end
  error("nothing is known about '" .. tostring(topic) .. "'", 0)
end

return available
