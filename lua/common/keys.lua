-- common/keys.lua - the keys of a table in order, for what must not depend on
-- the order of pairs.

---@param map table with keys of one type
---@return table list
return function(map)
  local list = {}
  for key in pairs(map) do list[#list + 1] = key end
  table.sort(list)
  return list
end
