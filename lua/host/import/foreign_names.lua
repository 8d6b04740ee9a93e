--- The names that JCloisterZone has for the tiles, figures and rules of
--- modules: a file jcz.lua beside the rules of each. Every field is optional:
---
---   sets = { "name", ... }      its tiles there; here the set of its name
---   always = true               it is in every game
---   with = { "name", ... }      in those with one of these sets
---   elements = { name = how }   what turns it on; how: true, or a table
---     option =, off =           its option, and the value when that is off
---     counts = true             the option is the number
---     piece =                   of which everybody has so many
---     needs =                   a piece only where this module plays, too
---     stock =                   the same, with the usual number
---   options = { name = value }  how that program plays without saying so
---   rules = { name = { option =, default =, [value] = ours } }
---   figures, features, zones = { name = ours }
---     a feature may be { kind = of the option, verb = }: it is no segment
---   prefix =, tiles = { id = ours without prefix }
---   twin = suffix of tiles that do as well for one without
---   moves = { ["MESSAGE what"] = { verb, ... } }
---   unsaid = { phase, ... }     in which its files do not say what chance did
---   any = { verb, ... }         whose number counts only if something follows

local tes = require "tes"
local fail = require "host.common.fail"
local file = require "host.common.file"
local literal_reader = require "host.common.literal_reader"
local source = require "host.common.source"

---@class Names
---@field modules table[] what each says, with `name`, by name
---@field sets table<string, table> what the module says whose tiles these are
---@field elements table<string, { module: table, how: table|true }>
---@field figures table<string, string>
---@field features table<string, string|table>
---@field zones table<string, string>
---@field moves table<string, string[]>
---@field unsaid table<string, boolean>
---@field any table<string, boolean>
---@field tiles table<string, string[]> our ids, best first

local foreign_names = {}

-- What the nearest module of this name says. It is data: nothing is run.
local function read(name, folders)
  for _, folder in ipairs(folders) do
    if file.kind(("%s/%s/rules.lua"):format(folder, name)) == "file" then
      local path = ("%s/%s/jcz.lua"):format(folder, name)
      if file.kind(path) ~= "file" then return end
      local said = literal_reader.read(fail.check(file.read(path)), path)
      said.name = name
      return said
    end
  end
end

local function add_tiles(self, said)
  for id, ours in pairs(said.tiles or {}) do
    local list = self.tiles[id] or {}
    list[#list + 1] = said.prefix .. ours
    table.sort(list)
    self.tiles[id] = list
  end
end

local function add(self, said)
  for _, set in ipairs(said.sets or {}) do self.sets[set] = said end
  for name, how in pairs(said.elements or {}) do
    self.elements[name] = { module = said, how = how }
  end
  for _, field in ipairs { "figures", "features", "zones", "moves" } do
    for name, ours in pairs(said[field] or {}) do self[field][name] = ours end
  end
  for _, field in ipairs { "unsaid", "any" } do
    for _, name in ipairs(said[field] or {}) do self[field][name] = true end
  end
  add_tiles(self, said)
  self.twin = self.twin or said.twin
end

--- Reads what all modules say.
---@param path string[]? extra folders
---@return Names
function foreign_names.read(path)
  local folders = {}
  for _, folder in ipairs(path or {}) do
    folders[#folders + 1] = folder
    folders[#folders + 1] = folder .. "/expansions"
  end
  folders[#folders + 1] = tes.root .. "/expansions"
  local self = { modules = {}, sets = {}, elements = {}, figures = {},
    features = {}, zones = {}, moves = {}, unsaid = {}, any = {}, tiles = {} }
  for _, module in ipairs(source.modules(path).modules) do
    local said = read(module.name, folders)
    if said then
      self.modules[#self.modules + 1] = said
      add(self, said)
    end
  end
  return self
end

return foreign_names
