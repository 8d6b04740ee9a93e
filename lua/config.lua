-- config.lua - a config is a Lua file that returns a table.
--
--   return {
--     modules = { "base", "farmers" },          -- rules in force
--     options = { base = { edition = 2 } },     -- settings of modules
--     tiles   = { "inns-and-cathedrals",        -- a set without its rules
--                 base = 2,                      -- or several copies of one
--                 river = { ["river/wEW"] = 4 }, -- or other counts
--                 tower = false },               -- or not at all
--     pieces  = { meeple = 5 },                 -- other piece counts
--     players = 3,          -- or { { name = "Ann", bot = "greedy" }, ... }
--     seed    = 7,
--     rules   = { "my-rule.lua" },              -- house-rule files
--   }

local engine = ...
local config = {}

config.keys = { "modules", "options", "tiles", "pieces", "players", "seed",
  "rules", "title", "undo", "loaded" }

local MAX_SEATS = 8

local function scalar(text)
  if text == "true" then return true end
  if text == "false" then return false end
  return math.tointeger(tonumber(text)) or text
end

-- Applies "options.base.edition=2".
local function override(result, text, problems)
  local path, value = text:match("^([^=]+)=(.*)$")
  if not path then
    problems:add("--set", "'%s' is not of the form key=value", text)
    return
  end
  local keys = {}
  for key in path:gmatch("[^.]+") do keys[#keys + 1] = key end
  local at = result
  for i = 1, #keys - 1 do
    if type(at[keys[i]]) ~= "table" then at[keys[i]] = {} end
    at = at[keys[i]]
  end
  if #keys > 0 then at[keys[#keys]] = scalar(value) end
end

local function run(text, chunk, where, problems)
  local fn, failure = engine.load(text, chunk, engine.sandbox())
  if not fn then
    problems:add(where, "%s", failure)
    return {}
  end
  local ok, result = pcall(fn)
  if not ok then
    problems:add(where, "%s", tostring(result))
  elseif type(result) ~= "table" then
    problems:add(where, "a config returns a table, this returned a %s",
      type(result))
  else
    return result
  end
  return {}
end

local function check_type(result, key, wanted, where, problems)
  local value = result[key]
  if value == nil or type(value) == wanted then return end
  problems:add(where, "%s must be a %s, not a %s", key, wanted, type(value))
  result[key] = nil
end

local function check_players(result, where, problems)
  local players = result.players
  if players == nil then players = 2 end
  local seats = {}
  if math.type(players) == "integer" then
    for i = 1, math.min(math.max(players, 0), 99) do seats[i] = {} end
  elseif type(players) == "table" then
    for i, seat in ipairs(players) do
      seats[i] = type(seat) == "string" and { name = seat } or seat
      if type(seats[i]) ~= "table" then
        problems:add(where, "players[%d] must be a name or { name =, bot = }",
          i)
        seats[i] = {}
      end
      problems:unknown(where, "a player", seats[i], { "name", "bot" })
    end
  else
    problems:add(where, "players must be a number or a list")
  end
  if #seats < 1 or #seats > MAX_SEATS then
    problems:add(where, "players must be 1 to %d, not %d", MAX_SEATS, #seats)
    seats = { {}, {} }
  end
  result.players = seats
end

--- Reads the config of a source (see tes_source). Problems are added to the
--- list; the result can be used anyway.
function config.read(source, problems)
  local result, where = {}, "config"
  if source.config_file then
    where = source.config_file
    local text, failure = engine.read(source.config_file)
    if text then
      result = run(text, "@" .. where, where, problems)
    else
      problems:add(where, "%s", failure)
    end
  elseif source.config_text then
    result = run(source.config_text, "=config", where, problems)
  end
  for _, text in ipairs(source.set) do override(result, text, problems) end
  problems:unknown(where, "a config", result, config.keys)
  for _, key in ipairs { "modules", "options", "tiles", "pieces", "rules" } do
    check_type(result, key, "table", where, problems)
    result[key] = result[key] or {}
  end
  if result.seed == nil then result.seed = 1 end
  if math.type(result.seed) ~= "integer" then
    problems:add(where, "seed must be a whole number")
    result.seed = 1
  end
  check_players(result, where, problems)
  local names = {}
  for key, value in pairs(result.modules) do
    if math.type(key) == "integer" and type(value) == "string" then
      names[value] = true
    elseif type(key) == "string" and type(value) == "boolean" then
      names[key] = value
    else
      problems:add(where, "modules is a list of names, or name = true/false")
    end
  end
  if next(result.modules) == nil then names.base = true end
  result.enabled = names
  result.where = where
  result.folder = where:match("^(.*)/[^/]*$") or "."
  return result
end

return config
