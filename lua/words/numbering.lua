-- words/numbering.lua - gives everything the same number in any order of
-- loading modules.
--
-- A state holds numbers of pieces, zones and variables, in the order of
-- declaration. The tester loads modules in another order to see whether that
-- matters (see tester/random_games.lua). Then everything is numbered as in the
-- usual order, and only the order of running differs.

local numbering = {}

--- Number of a variable that is being declared, from 0; nil when the usual
--- order knows none of that name.
---@param all table registry
---@param name string "module.name"
function numbering.of_variable(all, name)
  if not all.usual then return #all.vars end
  local taken = {}
  for _, row in ipairs(all.vars) do taken[row.number] = true end
  for _, row in ipairs(all.usual.vars) do
    if row.name == name and not taken[row.number] then return row.number end
  end
end

-- Puts a list in the order of another with the same entries.
local function reorder(list, like, key)
  local place = {}
  for i, item in ipairs(like) do place[key(item)] = i end
  table.sort(list, function(a, b)
    return (place[key(a)] or #like + 1) < (place[key(b)] or #like + 1)
  end)
end

local function itself(item) return item end
local function name_of(item) return item.name end
local function stand_of(item) return item.where .. item.class end

--- Gives what was declared the numbers that it has in all.usual, the registry
--- of the same modules in their usual order.
---@param all table registry
function numbering.restore(all)
  local usual = all.usual
  for _, names in ipairs { "kind_names", "terrain_names", "piece_names",
    "mark_names" } do
    reorder(all[names], usual[names], itself)
  end
  reorder(all.zones, usual.zones, name_of)
  reorder(all.piles, usual.piles, name_of)
  reorder(all.stands, usual.stands, stand_of)
  for name, kind in pairs(all.kinds) do
    local like = usual.kinds[name]
    if like then reorder(kind.attrs, like.attrs, name_of) end
  end
  table.sort(all.vars, function(a, b) return a.number < b.number end)
  if #all.vars ~= #usual.vars then
    all.problems:add(all.config.where, "state{} declares other variables when "
      .. "the modules are loaded in another order")
  end
end

return numbering
