--- From the set-up of a game to a config: its modules, options, tiles and
--- pieces; and a list of what is not known here.

local keys_of = require "common.keys"
local T = require "host.common.text".get
local write = require "common.literal".write

local setup = {}

local function has_tiles(sets, record)
  for _, set in ipairs(sets or {}) do
    if record.sets[set] then return true end
  end
  return false
end

-- Is the module in this game?
local function plays(said, record)
  if said.always or has_tiles(said.with, record) then return true end
  for name in pairs(said.elements or {}) do
    if record.elements[name] then return true end
  end
  return false
end

-- Is what an element needs in this game?
local function has_needs(how, names, record)
  if how == true or not how.needs then return true end
  for _, said in ipairs(names.modules) do
    if said.name == how.needs then return plays(said, record) end
  end
  return false
end

-- What the elements of a module say: options that are off, numbers.
local function add_elements(config, said, names, record, missing)
  for _, name in ipairs(keys_of(said.elements or {})) do
    local how, value = said.elements[name], record.elements[name]
    if how == true then
      if not value and not said.with and has_tiles(said.sets, record) then
        missing[#missing + 1] = T("import.without", name, said.name)
      end
    elseif how.option and not value then
      config.options[how.option] = how.off
    elseif how.counts then
      config.options[how.option] = value == true and 1 or value
    elseif how.piece and value ~= true and has_needs(how, names, record) then
      config.pieces[how.piece] = value or 0
    elseif how.stock and not value then
      config.pieces[how.stock] = 0
    end
  end
end

local function add_rules(config, said, record, missing)
  for _, name in ipairs(keys_of(said.rules or {})) do
    local rule, value = said.rules[name], record.rules[name]
    local ours
    if value == nil then ours = rule.default else ours = rule[value] end
    -- where no value is named, both have the same words
    local own = true
    for key in pairs(rule) do
      own = own and (key == "option" or key == "default")
    end
    if ours == nil and own then ours = value end
    if ours == nil then
      missing[#missing + 1] = T("import.rule", name, value)
    elseif config.options[rule.option] == nil then
      config.options[rule.option] = ours
    end
  end
end

-- { [key] = value, ... } on one line, keys in order
local function braces(map)
  local items = {}
  for i, key in ipairs(keys_of(map)) do
    items[i] = ("[%s] = %s"):format(write(key), write(map[key]))
  end
  return "{ " .. table.concat(items, ", ") .. " }"
end

-- Copies of each set; rules whose tiles are not in the game leave them out.
local function tiles_of(names, record, modules)
  local tiles = {}
  for _, said in ipairs(modules) do
    if said.prefix then tiles[said.name] = false end
  end
  for set, copies in pairs(record.sets) do
    local said = names.sets[set]
    if said then tiles[said.name] = copies end
  end
  return tiles
end

-- Sets and elements that no module has.
local function unknown(names, record)
  local missing = {}
  for _, set in ipairs(keys_of(record.sets)) do
    if not names.sets[set] then missing[#missing + 1] = T("import.set", set) end
  end
  for _, name in ipairs(keys_of(record.elements)) do
    if not names.elements[name] then
      missing[#missing + 1] = T("import.element", name)
    end
  end
  return missing
end

local function seats_of(record)
  local list = {}
  for i, name in ipairs(record.players) do
    list[i] = name:find "%S" and write(name) or "{}"
  end
  return "{ " .. table.concat(list, ", ") .. " }"
end

local function lines_of(names, record, missing)
  local modules, listed, options, pieces = {}, {}, {}, {}
  for _, said in ipairs(names.modules) do
    if plays(said, record) then
      modules[#modules + 1] = said
      listed[#listed + 1] = write(said.name)
      local config = { options = {}, pieces = pieces }
      for name, value in pairs(said.options or {}) do
        config.options[name] = value
      end
      add_elements(config, said, names, record, missing)
      add_rules(config, said, record, missing)
      if next(config.options) then
        options[#options + 1] = ("    [%s] = %s,\n"):format(write(said.name),
          braces(config.options))
      end
    end
  end
  return { "return {", "  modules = { " .. table.concat(listed, ", ") .. " },",
    "  options = {\n" .. table.concat(options) .. "  },",
    "  tiles = " .. braces(tiles_of(names, record, modules)) .. ",",
    "  pieces = " .. braces(pieces) .. ",",
    "  players = " .. seats_of(record) .. ",", "}", "" }
end

--- The text of a config, and what is not known here.
---@param names Names
---@param record Record
---@return string text
---@return string[] missing sentences
function setup.config(names, record)
  local missing = unknown(names, record)
  return table.concat(lines_of(names, record, missing), "\n"), missing
end

return setup
