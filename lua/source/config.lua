-- source/config.lua - a config is a Lua file that returns a table.
--
--   return {
--     title   = "Wednesday rules",
--     modules = { "base", "farmers" },          -- rules in force
--     options = { base = { edition = 2 } },     -- settings of modules
--     tiles   = { "inns-and-cathedrals",        -- a set without its rules
--                 base = 2,                      -- or several copies of one
--                 river = { ["river/wEW"] = 4 }, -- or other counts
--                 tower = false },               -- or not at all
--     pieces  = { meeple = 5 },                 -- other piece counts
--     players = 3,          -- or { { name = "Ann", bot = "greedy" }, ... }
--     seed    = 7,
--     lang    = "de",                           -- of texts
--     undo    = 200,                            -- answers, 0: all
--     rules   = { "my-rule.lua" },              -- house-rule files
--     path    = { "../mods" },  -- more folders with modules and tile sets
--   }
--
-- config.read returns this table with everything there, `seed` and `title`
-- aside, and with: enabled (name -> boolean), where (its file), folder, and
-- at(key, ...), which says where that entry stands, for messages.

local engine = ...
local lengths = require "common/lengths"
local literal = require "common/literal"
local modules = require "source/modules"
local problems_of = require "problems/list"

local config = {}

config.keys = { "modules", "options", "tiles", "pieces", "players", "seed",
  "rules", "title", "titles", "about", "abouts", "undo", "lang", "path",
  "locale", "loaded" }

local MAX_SEATS = 8
local MAX_SHOWN = 200 -- letters of a title or name
local MAX_UNDO = 1000000

local function scalar(text)
  if text == "true" then return true end
  if text == "false" then return false end
  return math.tointeger(tonumber(text)) or text
end

-- ---- where an entry stands --------------------------------------------------

-- The text with comments blanked out, so that positions stay.
local function without_comments(text)
  return (text:gsub("%-%-[^\n]*", function(comment)
    return (" "):rep(#comment)
  end))
end

-- Position of a word in a text from `first` on, or nil. A word is a key or
-- part of a string, never part of a longer word.
local function find_word(text, word, first)
  if type(word) ~= "string" then return nil end
  local escaped = word:gsub("%W", "%%%0")
  return (text:find("%f[%w_]" .. escaped .. "%f[^%w_]", first))
end

-- A function from the keys of an entry to "FILE:LINE". The keys are looked
-- for one after the other, which is right for configs as people write them.
local function locator(text, where, overridden)
  local searched = text and without_comments(text)
  return function(...)
    local keys = { ... }
    for i, key in ipairs(keys) do keys[i] = tostring(key) end
    local path = table.concat(keys, ".")
    for _, given in ipairs(overridden) do
      if given == path or given:sub(1, #path + 1) == path .. "." then
        return "--set " .. given
      end
    end
    local found, at = nil, 1
    for _, key in ipairs(keys) do
      local start = searched and find_word(searched, key, at)
      if not start then break end
      found, at = start, start + #key
    end
    if not found then return where end
    local _, lines = searched:sub(1, found):gsub("\n", "")
    return ("%s:%d"):format(where, lines + 1)
  end
end

-- ---- reading --------------------------------------------------------------

-- Applies "options.base.edition=2".
local function override(result, text, overridden, problems)
  local path, value = text:match("^([^=]+)=(.*)$")
  if not path then
    problems:add("--set", "'%s' is not of the form key=value", text)
    return
  end
  overridden[#overridden + 1] = path
  local keys = {}
  for key in path:gmatch("[^.]+") do keys[#keys + 1] = key end
  local at = result
  for i = 1, #keys - 1 do
    if type(at[keys[i]]) ~= "table" then at[keys[i]] = {} end
    at = at[keys[i]]
  end
  if #keys > 0 then at[keys[#keys]] = scalar(value) end
end

-- The environment of a config: the library, and the first words of other files,
-- which report that this is not a config.
local function environment(where)
  local env, file = engine.sandbox(), where:match "[^/]*$"
  local folder = where:match "([^/]+)/rules%.lua$"
  function env.module()
    error(problems_of.say("this is a module, not a config: a config names it, "
      .. "as in return { %s = { \"%s\" } }"):format(folder and "modules"
      or "rules", folder or file), 2)
  end
  function env.tileset()
    error(problems_of.say("this is a tile set, not a config: a config names "
      .. "it, as in return { tiles = { \"%s\" } }"):format(
      (file:gsub("%.lua$", ""))), 2)
  end
  return env
end

-- `fail` adds what is wrong with a file that does not run.
local function run(text, chunk, where, problems, fail)
  local fn, failure = engine.load(text, chunk, environment(where))
  local ok, result
  if fn then
    ok, result = engine.run(fn)
    failure = result
  end
  if not ok then
    fail(failure)
  elseif type(result) ~= "table" then
    problems:add(where, "a config returns a table, this returned %s",
      problems_of.say(result == nil and "nothing" or "a " .. type(result)))
  else
    return result
  end
  return nil
end

local function show(value)
  return type(value) == "string" and literal.write(value)
    or type(value) == "table" and problems_of.say "a table"
    or value ~= value and "0/0" or tostring(value)
end

config.show = show

-- Keys that have one type; nil is allowed for all.
local types = {
  modules = "table", options = "table", tiles = "table", pieces = "table",
  rules = "table", path = "table", title = "string", titles = "table",
  about = "string", abouts = "table", lang = "string", locale = "string",
}

-- Names become paths, which the system ends at a zero byte.
local function check_name(name, key, result, problems)
  if type(name) ~= "string" or not name:find("\0", 1, true) then return true end
  problems:add(result.at(key), "%s: a name must have no zero byte, not %s", key,
    show(name))
end

-- Reports entries of a list that have other keys than 1 to n.
local function check_places(result, key, problems)
  for place in pairs(result[key]) do
    if math.type(place) ~= "integer" or place < 1 or place > #result[key] then
      problems:add(result.at(key, place),
        "%s is a list, '%s' is no place in it", key, tostring(place))
    end
  end
end

local function check_types(result, problems)
  for _, key in ipairs(config.keys) do
    local value, wanted = result[key], types[key]
    if wanted and value ~= nil and type(value) ~= wanted then
      local list = wanted == "table" and type(value) == "string"
      problems:add(result.at(key), "%s must be a %s, not %s%s", key,
        problems_of.say(wanted == "string" and "text" or wanted), show(value),
        list and problems_of.say(": write { %s }"):format(show(value)) or "")
      result[key] = nil
    end
    if wanted == "table" then result[key] = result[key] or {} end
  end
  for _, key in ipairs { "rules", "path" } do
    check_places(result, key, problems)
    for i, value in ipairs(result[key]) do
      if type(value) ~= "string" then
        problems:add(result.at(key), "%s[%d] must be a text, not %s", key, i,
          show(value))
        result[key] = {}
        break
      elseif not check_name(value, key, result, problems) then
        result[key] = {}
        break
      end
    end
  end
end

-- A title or name as it is shown: printable letters, limited in length.
local function check_shown(text, name, where, problems)
  local letters = utf8.len(text)
  if not letters or text:find("%c") then
    problems:add(where, "%s must be UTF-8 without control characters", name)
  elseif letters > MAX_SHOWN then
    problems:add(where, "%s must have at most %d letters, not %d", name,
      MAX_SHOWN, letters)
  else
    return true
  end
end

-- What is shown in several languages: in English, and in the others.
local translated = { title = "titles", about = "abouts" }
local shown = { players = true, title = true, titles = true, about = true,
  abouts = true }

local function check_texts(result, problems)
  for key, others in pairs(translated) do
    if result[key] then
      check_shown(result[key], key, result.at(key), problems)
    end
    for code, text in pairs(result[others]) do
      local where = result.at(others, code)
      if type(code) ~= "string" or not code:find("^%l%l%l?$")
        or type(text) ~= "string" then
        problems:add(where, '%s are texts by language: { de = "..." }', others)
        result[others] = {}
        break
      end
      check_shown(text, others .. "." .. code, where, problems)
    end
  end
  if result.lang and not result.lang:find("^%l%l%l?$") then
    problems:add(result.at("lang"), 'lang must be a code such as "de", not %s',
      show(result.lang))
    result.lang = nil
  end
end

-- Texts of other fields: what is shown is checked above.
local function check_lengths(result, problems)
  for _, key in ipairs(config.keys) do
    if not shown[key] then
      result[key] = lengths.check(key, result[key], function(...)
        problems:add(result.at(key), ...)
      end)
    end
  end
end

local function check_number(result, key, least, most, problems)
  local value = result[key]
  if value == nil then return end
  if math.type(value) ~= "integer" then
    problems:add(result.at(key), "%s must be a whole number, not %s", key,
      show(value))
  elseif least and value < least then
    problems:add(result.at(key), "%s must be at least %d, not %d", key,
      least, value)
  elseif most and value > most then
    problems:add(result.at(key), "%s must be at most %d, not %d", key, most,
      value)
  else
    return
  end
  result[key] = nil
end

local function check_seat(seat, i, result, problems)
  local where = result.at("players")
  if type(seat) == "string" then seat = { name = seat } end
  if type(seat) ~= "table" then
    problems:add(where,
      "players[%d] must be a name or { name =, bot = }, not %s", i, show(seat))
    return {}
  end
  problems:unknown(where, ("players[%d]"):format(i), seat, { "name", "bot" })
  for _, key in ipairs { "name", "bot" } do
    if seat[key] ~= nil and type(seat[key]) ~= "string" then
      problems:add(where, "players[%d].%s must be a text, not %s", i, key,
        show(seat[key]))
    end
  end
  seat.bot = lengths.check(("players[%d].bot"):format(i), seat.bot,
    function(...) problems:add(where, ...) end)
  if type(seat.name) == "string" then
    if not check_shown(seat.name, ("players[%d].name"):format(i), where,
        problems) then
      seat.name = nil -- no more is said of it
    elseif not seat.name:find "%S" then
      problems:add(where, "players[%d].name is empty; { } is a seat without", i)
    end
  end
  return seat
end

-- Reports equal names of players.
local function check_seat_names(seats, result, problems)
  local taken = {}
  for _, seat in ipairs(seats) do
    local name = seat.name
    if type(name) == "string" then
      if taken[name] then
        problems:add(result.at("players", name, name),
          "players: two are called '%s'", name)
      end
      taken[name] = true
    end
  end
end

local function check_players(result, problems)
  local players, seats = result.players, {}
  if players == nil then players = 2 end
  local count = math.type(players) == "integer" and players
    or type(players) == "table" and #players
  if not count then
    problems:add(result.at("players"),
      "players must be a whole number or a list, not %s", show(players))
    count, players = 2, 2
  elseif count < 1 or count > MAX_SEATS then
    problems:add(result.at("players"), "players must be 1 to %d, not %d",
      MAX_SEATS, count)
    count, players = 2, 2
  end
  if type(players) == "table" then check_places(result, "players", problems) end
  for i = 1, count do
    seats[i] = players == count and {}
      or check_seat(players[i], i, result, problems)
  end
  check_seat_names(seats, result, problems)
  result.players = seats
end

local function check_names(result, problems)
  for _, key in ipairs { "modules", "tiles" } do
    for name, value in pairs(result[key]) do
      if not check_name(name, key, result, problems) or
        math.type(name) == "integer" and
        not check_name(value, key, result, problems) then
        result[key] = {}
        break
      end
    end
  end
end

local function check_modules(result, problems)
  local names = {}
  check_names(result, problems)
  for key, value in pairs(result.modules) do
    if math.type(key) == "integer" and type(value) == "string" then
      names[value] = true
    elseif type(key) == "string" and type(value) == "boolean" then
      names[key] = value
    elseif type(key) == "string" then
      problems:add(result.at("modules", key),
        "modules.%s must be true or false, not %s", key, show(value))
      names[key] = true
    else
      problems:add(result.at("modules"),
        "modules is a list of names, or name = true; %s is neither",
        show(value))
    end
  end
  -- house rules load what they need, and may be a game of their own
  if not next(result.modules) and not next(result.rules) then
    names.base = true
  end
  result.enabled = names
end

-- The language of messages: what the command line says, else the config.
local function language_of(source, result)
  local said = {}
  for _, entry in ipairs(source.set) do
    local key, code = entry:match("^(%a+)=(%l%l%l?)$")
    said[key or ""] = code
  end
  return said.lang or result and result.lang or said.locale
    or result and result.locale
end

--- Reads the config of a source (see tes_source). Problems are added to the
--- list; the result can be used anyway.
function config.read(source, problems)
  local where, result, text = "config", nil, nil
  problems_of.speak(language_of(source))
  if source.config_file then
    where = source.config_file
    local failure
    text, failure = engine.read(where)
    if text then
      modules.name_folder(where:match("^(.*)/[^/]*$") or ".")
      result = run(text, "@" .. where, where, problems, function(why)
        modules.add_failure(problems, where, why) -- it may be a link
      end)
    else
      -- the message begins with the path as well
      problems:add(where, "%s", (failure:gsub("^.*: ", "")))
    end
  elseif source.config_text then
    result = run(source.config_text, "=config", where, problems,
      function(why) problems:add_failure(where, why) end)
  end
  local overridden = {}
  problems_of.speak(language_of(source, result))
  result = result or {}
  for _, entry in ipairs(source.set) do
    override(result, entry, overridden, problems)
  end
  result.at, result.where = nil, nil
  problems:unknown(where, "a config", result, config.keys,
    locator(text, where, overridden))
  result.at = locator(text, where, overridden)
  result.where = where
  result.folder = where:match("^(.*)/[^/]*$") or "."
  check_lengths(result, problems)
  check_types(result, problems)
  check_texts(result, problems)
  for key, others in pairs(translated) do
    result[key] = result[others][language_of(source, result)] or result[key]
  end
  check_number(result, "seed", nil, nil, problems)
  check_number(result, "undo", 0, MAX_UNDO, problems)
  check_players(result, problems)
  check_modules(result, problems)
  return result
end

return config
