-- describe.lua - answers about modules and rulesets, as literal text.

local engine = ...
local keys_of = require "keys"
local literal = require "literal"
local modules = require "modules"
local order_of = require "describe/order"
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

-- The same for those who are not to know what is drawn.
local function shared(all)
  local config = header(all)
  config.seed = nil
  return config
end

-- Looks by name; what several modules say of one name is put together, later
-- modules last. Sides without a segment of their own are kinds too.
local function looks(all)
  local by_name, kinds = {}, {}
  for _, look in ipairs(all.looks) do
    local merged = by_name[look.name] or {}
    by_name[look.name] = merged
    for key, value in pairs(look.look) do merged[key] = value end
  end
  for _, name in ipairs(all.kind_names) do
    kinds[#kinds + 1] = { name = name, form = all.kinds[name].form }
  end
  for _, name in ipairs(all.terrain_names) do
    local terrain = all.terrains[name]
    if not all.kinds[name] and terrain.form == "bare" then
      kinds[#kinds + 1] = { name = name, form = "bare" }
    end
  end
  table.sort(kinds, function(a, b) return a.name < b.name end)
  return { looks = by_name, kinds = kinds }
end

-- Everything about a tile type.
local function tile_row(type)
  return { id = type.id, name = type.name, sides = type.sides,
    count = type.copies or type.count, start = type.start,
    group = type.group, at = type.at, segments = type.segments,
    marks = type.marks, crossing = type.crossing, plain = type.plain }
end

-- The same of all types, in the order of their numbers.
local function tile_list(types)
  local list = {}
  for i, type in ipairs(types) do list[i] = tile_row(type) end
  return list
end

--- Notes what is written of types later, around their counts: the longest of
--- all answers, mostly the same for all rulesets.
function describe.note_types(types)
  for _, type in ipairs(types) do
    type.text_before, type.text_after =
      literal.write(tile_row(type)):match "^(.-count=)%d+(,.*)$"
  end
end

-- The list of all types as text.
local function tile_text(all)
  local list = {}
  for i, type in ipairs(all.types) do
    list[i] = type.text_after
      and type.text_before .. type.copies .. type.text_after
      or literal.write(tile_row(type))
  end
  return "{" .. table.concat(list, ",") .. "}"
end

-- What may touch which terrain besides itself, and which features a piece may
-- stand on.
local function ground(all)
  local touches, stands, by_class = {}, {}, {}
  for _, name in ipairs(all.terrain_names) do
    touches[name] = all.terrains[name].touches
  end
  for _, stand in ipairs(all.stands) do
    by_class[stand.class] = by_class[stand.class] or {}
    table.move(stand.kinds, 1, #stand.kinds, #by_class[stand.class] + 1,
      by_class[stand.class])
  end
  for _, name in ipairs(all.piece_names) do
    local piece, kinds = all.pieces[name], {}
    for _, class in ipairs(piece.classes) do
      for _, kind in ipairs(piece.only or by_class[class] or {}) do
        kinds[#kinds + 1] = kind
      end
    end
    stands[name] = kinds
  end
  return { touches = touches, stands = stands }
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

-- The players of the config, each bot with the place where it is named.
local function players_of(config)
  local list = {}
  for i, seat in ipairs(config.players) do
    list[i] = { name = seat.name, bot = seat.bot,
      where = seat.bot and config.at("players", "bot", seat.bot) }
  end
  return list
end

local topics = {
  files = files,
  config = function(all)
    return { players = players_of(all.config), seed = all.config.seed,
      title = all.config.title, undo = all.config.undo }
  end,
  ground = ground,
  header = header,
  shared = shared,
  looks = looks,
  options = function(all) return all.options end,
  modules = module_list,
  order = order_of,
}

--- All that can be asked about a loaded ruleset, which lets go of what it was
--- made from: a list of a topic, the answer or why there is none, and whether
--- it is an answer, one after the other.
---@param all table
---@return table
function describe.answers(all)
  local list = {}
  for topic, answer in pairs(topics) do
    local done, text = engine.run(function()
      return literal.write(answer(all))
    end)
    table.move({ topic, text, done }, 1, 3, #list + 1, list)
  end
  table.move({ "tiles", tile_text(all), true }, 1, 3, #list + 1, list)
  return list
end

-- ---- what is there to load ------------------------------------------------

-- A registry in which the modules with these names have spoken; nil where
-- they do not load.
local function registry_of(source, names, problems, as)
  local boot = require "boot"
  local quoted = {}
  for i, name in ipairs(names) do quoted[i] = ("%q"):format(name) end
  local all = boot.registry({ set = {}, path = source.path,
    config_text = ("return { %s = { %s } }"):format(as or "modules",
      table.concat(quoted, ", ")) }, problems)
  if #problems == 0 then return all end
end

-- Names in a list, or keys of a table, that are of a module.
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

-- What a module says of itself, by language and key of text{}.
local function own_words(all, name)
  local own_key = require "words/texts".own_key
  local words = {}
  for language, texts in pairs(all.own_texts[name] or {}) do
    words[language] = {}
    for key, text in pairs(texts) do
      if own_key(key) then words[language][key] = text end
    end
  end
  return words
end

-- What a module says needs its rules to run; those that fail to load say
-- nothing. Besides its options: the names that other modules can use.
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
  said.words = own_words(all, name)
  return said
end

-- A module as the list has it. One that does not load is there as well, with
-- what is wrong; raises for what nobody thought of.
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

-- One entry of a list, of whatever kind: a bad one is a name and what is wrong
-- with it, and the others are as they are.
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

local function set_entry(boot, name, path)
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

local function all_tilesets(source)
  local boot = require "boot"
  local list, seen = {}, {}
  for _, dir in ipairs(boot.tile_folders(source)) do
    for _, file in ipairs(engine.list(dir)) do
      local name = file:match("^(.*)%.lua$")
      local text = name and engine.read(dir .. "/" .. file)
      if text and not seen[name] and text:find("tileset%s*{") then
        seen[name] = true
        list[#list + 1] = entry_of(name, function()
          return set_entry(boot, name, dir .. "/" .. file)
        end)
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
  local words = {}
  for code, title in pairs(config.titles) do
    words[code] = { module = title }
  end
  return { name = name, file = modules.shown(path), title = config.title,
    words = words,
    problem = #quiet > 0 and quiet:text() or nil, modules = enabled,
    players = #config.players,
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
        list[#list + 1] = entry_of(name, function()
          return preset(dir .. "/presets/" .. file, name)
        end)
      end
    end
  end
  return list
end

-- Looks of all modules there are, those of the last one first in line.
local function looks_of_all(source, last)
  local folders = modules.folders(source)
  local by_name = {}
  local function learn(all)
    for name, look in pairs(all and looks(all).looks or {}) do
      by_name[name] = look
    end
  end
  for _, name in ipairs(modules.all(folders)) do
    learn(registry_of(source, { name }, problems_of.new()))
  end
  learn(last)
  return by_name
end

-- Modules whose kinds a set may be made of, each { name, how a config names
-- it }: first those that bring it along, then any.
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
  local boot = require "boot"
  local all = registry_of(source, { user[1] }, problems, user[2])
  local set = all and boot.read_set(source, name, problems)
  if not set then return nil end
  for _, mark in ipairs(set.marks) do all.marks[mark] = true end
  set.types = require "plan".resolve_tiles(all, set)
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
      return { title = set.title, name = set.name, tiles = tile_list(set.types),
        looks = { looks = looks_of_all(source, all),
          kinds = looks(all).kinds } }
    end
    first = first or problems
  end
  return { problems = first:text() }
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
  local set = tostring(topic):match "^tileset (.+)$"
  if set then return literal.write(tile_set(source, set)) end
  error("nothing is known about '" .. tostring(topic) .. "'", 0)
end

return describe
