-- checker/tile_sets.lua - tile sets: their geometry, and sides that nothing can
-- meet.

local engine = ...
local boot = require "boot"
local literal = require "common/literal"
local modules = require "source/modules"
local names = require "checker/names"
local problems_of = require "problems/list"

local tile_sets = {}

-- ---- sides ----------------------------------------------------------------

-- Side kinds that may lie against each other, by name.
local function touching(all)
  local may = {}
  for _, name in ipairs(all.terrain_names) do may[name] = {} end
  for _, name in ipairs(all.terrain_names) do
    for _, other in ipairs(all.terrains[name].touches) do
      may[name][other] = true
      if may[other] then may[other][name] = true end
    end
  end
  return may
end

--- Sides that nothing among all tiles can lie against.
function tile_sets.check_sides(all, problems, wanted)
  local may, tiles_with = touching(all), {}
  for _, tile in ipairs(all.types) do
    local seen = {}
    for _, side in ipairs(tile.sides) do
      if not seen[side] then
        seen[side] = true
        tiles_with[side] = (tiles_with[side] or 0) + math.max(tile.count, 1)
      end
    end
  end
  for _, tile in ipairs(all.types) do
    for s, side in ipairs(tile.sides) do
      local others = 0
      for other in pairs(may[side] or {}) do
        local alone = false
        for _, own in ipairs(tile.sides) do alone = alone or own == other end
        others = others + (tiles_with[other] or 0)
          - (alone and tile.count <= 1 and 1 or 0)
      end
      if others <= 0 and tile.where:find(wanted, 1, true) then
        problems:add(tile.where, "tile '%s': no other tile has a side that "
          .. "may lie against its %s side, '%s'", tile.id,
          ("NESW"):sub(s, s), side)
      end
    end
  end
end

-- ---- sets -----------------------------------------------------------------

-- Modules that may declare what a set shows: those that bring it, then
-- all others, those that need least first; and how many bring it.
function tile_sets.candidates(source, set)
  local folders = modules.folders(source)
  local bring, others, needs = {}, {}, {}
  for _, name in ipairs(modules.all(folders)) do
    local manifest = modules.manifest(modules.find(name, folders),
      problems_of.new())
    local list = modules.brings(manifest, set) and bring or others
    if manifest then
      list[#list + 1] = name
      needs[name] = #manifest.needs
    end
  end
  local count = #bring
  table.sort(others, function(a, b)
    if needs[a] ~= needs[b] then return needs[a] < needs[b] end
    return a < b
  end)
  return table.move(others, 1, #others, #bring + 1, bring), count
end

-- Loads a set with the first module that declares all it shows.
local function load_set(source, folder, name, problems)
  local path = { folder, table.unpack(source.path) }
  local configs, first = {}, nil
  for i, file in ipairs(modules.house_rules(source.path, name)) do
    configs[i] = { rules = { file }, tiles = { name } }
  end
  for _, module in ipairs(tile_sets.candidates(source, name)) do
    configs[#configs + 1] = { modules = { module }, tiles = { name } }
  end
  for _, config in ipairs(configs) do
    local found = problems_of.new()
    local all = boot.ruleset({ path = path, set = {},
      config_text = "return " .. literal.write(config) },
      found, false)
    if all then return all end
    first = first or found
  end
  for _, problem in ipairs(first or {}) do
    problems:add(problem.where, "%s", problem.text)
  end
end

--- Checks one tile file.
function tile_sets.check(source, path, problems)
  local name = path:match("([^/]+)%.lua$")
  modules.name_folder(path)
  local set = boot.read_tiles(path, problems)
  if set and set.name and set.name ~= name then
    problems:add(set.where, "the file is called '%s' but the tile set '%s'",
      name, set.name)
  end
  if #problems > 0 then return end
  local folder = path:match("^(.*)/[^/]+$") or "."
  -- modules lie beside the folder tiles/
  source = { path = { folder == "tiles" and "." or folder:match("^(.*)/tiles$")
    or folder, table.unpack(source.path) } }
  local all = load_set(source, folder, name, problems)
  if not all then return end
  tile_sets.check_sides(all, problems, name .. ".lua:")
  names.check_looks(all, function(where)
    return where:find(name .. ".lua:", 1, true) ~= nil
  end, problems, set and set.marks)
end

--- Tile files below a path, or those of modules.
function tile_sets.files(source, path)
  local list = {}
  local function add(folder)
    for _, name in ipairs(engine.list(folder)) do
      local file = folder .. "/" .. name
      local text = name:match("%.lua$") and engine.read(file)
      if text and text:find("tileset%s*{") then list[#list + 1] = file end
    end
  end
  if not path then
    for _, dir in ipairs(source.path) do add(dir .. "/tiles") end
    add(engine.root() .. "/tiles")
    local used = {}
    for _, file in ipairs(list) do
      local set = file:match("([^/]+)%.lua$")
      local _, brought = tile_sets.candidates(source, set)
      if brought > 0 then used[#used + 1] = file end
    end
    return used
  elseif engine.exists(path) == "folder" then
    add(path)
    add(path .. "/tiles")
  else
    local text = engine.read(path)
    if text and text:find("tileset%s*{") and not text:find("module%s*{") then
      list[1] = path
    end
  end
  return list
end

return tile_sets
