--- From common command-line flags to a source for tes.ruleset.load.

local tes = require "tes"
local cli = require "host.common.cli"
local fail = require "host.common.fail"
local file = require "host.common.file"
local texts = require "host.common.text"

local source = {}

--- Flags shared by all verbs that load a ruleset.
source.options = {
  { long = "config", short = "c", arg = "FILE", help = "opt.config" },
  { long = "path", short = "p", arg = "DIR", many = true,
    type = "folder", help = "opt.path" },
  { long = "set", arg = "KEY=VALUE", many = true, help = "opt.set" },
  { long = "players", arg = "N", type = "integer", least = 1,
    help = "opt.players" },
  { long = "seed", arg = "N", type = "integer", help = "opt.seed" },
  { long = "lang", arg = "CODE", type = "language", help = "opt.lang" },
}

--- The options of a verb: its own, then the common ones.
---@param own table[]
---@param leave table<string, boolean>? long names to leave out
---@return table[]
function source.with(own, leave)
  local all = { table.unpack(own) }
  for _, option in ipairs(source.options) do
    if not (leave and leave[option.long]) then all[#all + 1] = option end
  end
  return all
end

--- The options of a verb that lists modules and loads no ruleset.
---@param own table[]
---@return table[]
function source.with_places(own)
  return source.with(own,
    { config = true, set = true, players = true, seed = true })
end

--- Reads what tes_describe returned: the text of a table constructor.
---@param text string?
---@param problem table?
---@return table
function source.read(text, problem)
  fail.check(text, problem)
  local chunk = fail.check(load("return " .. text, "=describe", "t", {}))
  local found = chunk()
  if found.problems then fail.raise("input", found.problems) end
  return found
end

-- Fields of the description that are lists, also when they are empty.
local lists = { "modules", "tilesets", "presets", "needs", "after", "before",
  "conflicts", "tiles", "marks", "options", "values", "settings", "features",
  "pieces", "phases", "slots", "sums", "exports" }

local function mark_lists(value)
  if type(value) ~= "table" then return end
  for _, name in ipairs(lists) do
    if type(value[name]) == "table" then tes.json.array(value[name]) end
  end
  for _, item in pairs(value) do mark_lists(item) end
end

--- All modules, tile sets and presets: { modules =, tilesets =, presets = }.
---@param path string[]? extra folders
---@return table
function source.modules(path)
  local found = source.read(tes.ruleset.describe({ path = path }, "modules"))
  mark_lists(found)
  return found
end

local function overrides(args)
  local set = { table.unpack(args.set or {}) }
  for _, entry in ipairs(set) do
    if not entry:find("^[^=]+=") then fail.usage("error.set", entry) end
  end
  for _, name in ipairs { "players", "seed" } do
    if args[name] then
      set[#set + 1] = ("%s=%s"):format(name, args[name])
    end
  end
  -- the config decides before the environment does
  local key = args.lang and "lang=" or "locale="
  if texts.code ~= "en" or args.lang then set[#set + 1] = key .. texts.code end
  return set
end

-- Folders of modules and presets, those of the user first.
local function folders_of(args)
  local folders = { table.unpack(args.path or {}) }
  folders[#folders + 1] = tes.root .. "/expansions"
  return folders
end

local function preset_file(name, folders)
  for _, folder in ipairs(folders) do
    local path = ("%s/presets/%s.lua"):format(folder, name)
    if file.kind(path) == "file" then return path end
  end
end

--- The folder of a module, by its name; nil where there is none.
---@param name string
---@param args table parsed flags
---@return string?
function source.module_folder(name, args)
  for _, folder in ipairs(folders_of(args)) do
    local path = folder .. "/" .. name
    if file.kind(path .. "/rules.lua") == "file" then return path end
  end
end

local function unknown_config(name, args)
  local names = {}
  for i, preset in ipairs(source.modules(args.path).presets) do
    names[i] = preset.name
  end
  fail.usage("error.config", name, cli.hint(name, names))
end

-- Refuses a saved game by that name, before Lua reports a syntax error in it.
local function refuse_save(path)
  if file.read(path, 13) == "tessera-save " then
    fail.usage("error.is_save", path)
  end
end

--- Finds the file of a config: a file's own name, or that of a preset.
---@param name string
---@param args table parsed flags
---@return string
function source.config_file(name, args)
  local kind = file.kind(name)
  if kind == "file" then refuse_save(name) end
  if kind and kind ~= "folder" then return name end
  return preset_file(name, folders_of(args)) or unknown_config(name, args)
end

--- Whether a word of the command line names a saved game: an existing file
--- that is not Lua.
---@param name string?
---@return boolean
function source.is_save(name)
  return name ~= nil and file.kind(name) == "file" and
    not name:find "%.lua$"
end

--- The field lua_only of a source, by $TESSERA_LUA_ONLY.
---@return integer?
function source.lua_only()
  return os.getenv "TESSERA_LUA_ONLY" == "1" and 1 or nil
end

--- Makes the source.
---@param args table parsed flags
---@param config string? the positional word
---@return table
function source.from(args, config)
  if config and args.config then fail.usage("error.two_configs", config) end
  local name = config or args.config
  return {
    config_file = name and source.config_file(name, args),
    set = overrides(args),
    path = args.path,
    lua_only = source.lua_only(),
  }
end

--- Refuses more positional words than a verb takes.
---@param args table
---@param most integer
function source.at_most(args, most)
  if #args > most then fail.usage("error.extra", args[most + 1]) end
end

return source
