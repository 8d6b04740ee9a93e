--- The game that a page requests for a table: checked before anything is read
--- or run, so that no request reaches a file of the machine.
--
-- A recipe is plain data, kept with the table:
--   preset   name of a complete game, or
--   text     a config as the text of a Lua table, without its title
--   title    what it is called, or nil
--   set      overrides such as "options.base.edition=2", sorted
--   files    rules and tile sets that came with it: name -> text, or nil
--   players  number of seats
--   lang     language of its texts

local tes = require "tes"
local fail = require "host.common.fail"
local file = require "host.common.file"
local literal_reader = require "host.common.literal_reader"
local places = require "host.common.source"
local scratch = require "host.tables.scratch"
local write = require "common.literal".write
local T = require "host.common.text".get

local requested_game = {}

local keys = { title = "string", modules = "table", options = "table",
  tiles = "table", pieces = "table", players = true, seed = "number",
  rules = "table", undo = "number", lang = "string" }

-- What overrides may begin with.
local settable = { options = true, modules = true, tiles = true,
  pieces = true, players = true }

local MOST_FILES = 16
-- Overrides of a config.
local MOST_SET = 200

-- Letters of a title, as everywhere.
local MOST_TITLE = 200

local function refuse(key, ...) fail.raise("input", T(key, ...)) end

--- Whether a text can name a module or a tile set: names become parts of
--- paths.
function requested_game.is_name(name)
  return type(name) == "string" and #name <= 64
    and name:find "^[%w][%w_-]*$" ~= nil
end

local function is_file(name)
  local plain = name:match "^tiles/(.*)$" or name
  return plain:find "^[%w_-]+%.lua$" ~= nil and #plain <= 64
end

local function check_names(found, key)
  for name, value in pairs(found[key] or {}) do
    local one = math.type(name) == "integer" and value or name
    if not requested_game.is_name(one) then
      refuse("serve.name", key, tostring(one))
    end
  end
end

local function check_files(files, limit)
  local count = 0
  for name, text in pairs(files) do
    count = count + 1
    if type(text) ~= "string" or not is_file(name) then
      refuse("serve.file_name", name)
    end
    if #text > limit then refuse("serve.file_size", name, limit) end
  end
  if count > MOST_FILES then refuse("serve.files", MOST_FILES) end
end

local function check_config(found, files)
  for key, value in pairs(found) do
    local wanted = keys[key]
    if not wanted then refuse("serve.key", tostring(key)) end
    if wanted ~= true and type(value) ~= wanted then
      refuse("serve.type", key, wanted)
    end
  end
  local letters = found.title and (utf8.len(found.title) or math.huge)
  if letters and (letters > MOST_TITLE or found.title:find "%c") then
    refuse("serve.file_size", "title", MOST_TITLE)
  end
  for _, key in ipairs { "modules", "options", "tiles" } do
    check_names(found, key)
  end
  for i, name in pairs(found.rules or {}) do
    if math.type(i) ~= "integer" or type(name) ~= "string"
        or not (files and files[name]) then
      refuse("serve.rules", tostring(name))
    end
  end
end

local function overrides(set)
  local list = {}
  for name, value in pairs(set or {}) do
    if #list == MOST_SET then refuse("serve.file_size", "set", MOST_SET) end
    local kind = type(value)
    if not settable[name:match "^%w+" or ""] or name:find "[^%w._/-]"
        or kind == "table" or kind == "userdata"
        or tostring(value):find "[%z\n]" then
      refuse("serve.set", name)
    end
    list[#list + 1] = name .. "=" .. tostring(value)
  end
  table.sort(list)
  return list
end

-- Seats as a config has them: names, tables, or a number.
local function seats_of(players)
  local list = {}
  if math.type(players) == "integer" then players = { players } end
  for _, entry in ipairs(type(players) == "table" and players or {}) do
    if math.type(entry) == "integer" then
      for _ = 1, math.min(entry, 8) do list[#list + 1] = {} end
    elseif type(entry) == "string" then
      list[#list + 1] = { name = entry }
    elseif type(entry) == "table" then
      list[#list + 1] = { name = entry.name, bot = entry.bot }
    end
  end
  return list
end

--- Makes a recipe of { config, config_text, set, files, lang }. Raises an
--- input failure.
---@param params table
---@param limit integer most bytes of a file
---@return table recipe
---@return table[] seats { name =, bot = } that the config names
---@return integer? seed that the config names
function requested_game.read(params, limit)
  local files = params.files and next(params.files) and params.files or nil
  if files then check_files(files, limit) end
  local made = { files = files, lang = params.lang or "en" }
  local seats, seed = {}, nil
  if params.config_text then
    if params.config then refuse "rpc.two_configs" end
    if #params.config_text > limit then
      refuse("serve.file_size", "config_text", limit)
    end
    local found = literal_reader.read(params.config_text)
    check_config(found, files)
    seats, seed = seats_of(found.players), math.tointeger(found.seed)
    made.players = #seats > 0 and #seats or nil
    found.players, found.seed, found.lang = nil, nil, nil
    made.title, found.title = found.title, nil
    made.text = write(found)
  else
    local name = params.config or "first"
    if not requested_game.is_name(name) then refuse("serve.preset", name) end
    made.preset = name
  end
  made.set = tes.json.array(overrides(params.set))
  if files and not made.text then refuse "serve.files_config" end
  return made, seats, seed
end

--- The same for as many seats.
function requested_game.with_players(made, players)
  local copy = {}
  for key, value in pairs(made) do copy[key] = value end
  copy.players = players
  return copy
end

-- Puts files that came with a recipe into a folder of their own.
local function unpack_files(made)
  local folder = scratch.open()
  file.folder(folder:name "tiles")
  for name, text in pairs(made.files) do file.write(folder:name(name), text) end
  file.write(folder:name "config.lua", "return " .. made.text)
  return folder
end

--- Loads the rules of a recipe.
---@param made table
---@param path string[]? more folders with modules, the host's own
---@param limits table? memory_limit, game_limit, time_limit_ms
---@param by function? what does as tes.ruleset.load
---@return table? ruleset
---@return table? problem
function requested_game.load(made, path, limits, by)
  by = by or tes.ruleset.load
  local source = { path = path, set = { table.unpack(made.set) },
    lua_only = places.lua_only() }
  for key, value in pairs(limits or {}) do source[key] = value end
  if made.players then table.insert(source.set, "players=" .. made.players) end
  table.insert(source.set, "locale=" .. made.lang)
  if made.files then
    local folder <close> = unpack_files(made)
    local at = folder.path
    source.config_file = at .. "/config.lua"
    local rules, problem = by(source)
    if problem and problem.text then
      problem.text = problem.text:gsub(at:gsub("%W", "%%%0") .. "/", "")
    end
    return rules, problem
  elseif made.text then
    source.config_text = "return " .. made.text
  else
    source.config_file = places.config_file(made.preset, { path = path })
  end
  return by(source)
end

--- A key that is equal for recipes with equal rules, whatever their titles.
function requested_game.key(made)
  local rules = {}
  for name, value in pairs(made) do rules[name] = value end
  rules.title = nil
  return tes.json.encode(rules)
end

return requested_game
