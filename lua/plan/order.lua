-- plan/order.lua - what comes before what: phases and piles.

-- Describes one circle among names that wait for each other: follows them until
-- a name comes up again.
local function circle(item, waits, done, index)
  local path, seen = {}, {}
  while not seen[item.name] do
    path[#path + 1], seen[item.name] = item, #path + 1
    local next_name
    for name in pairs(waits[item.name]) do
      if not done[name] and (not next_name or name < next_name) then
        next_name = name
      end
    end
    item = index[next_name]
  end
  local names = {}
  for i = seen[item.name], #path do
    names[#names + 1] = ("'%s' (%s)"):format(path[i].name, path[i].where)
  end
  names[#names + 1] = ("'%s'"):format(item.name)
  return table.concat(names, " after ")
end

--- Sorts a list by `before` and `after`; where these leave a choice, in the
--- order of declaration.
return function(list, what, problems)
  local index, before, done, result = {}, {}, {}, {}
  local left = table.move(list, 1, #list, 1, {})
  for _, item in ipairs(list) do
    index[item.name] = item
    before[item.name] = {}
  end
  for _, item in ipairs(list) do
    for _, other in ipairs(item.after) do
      if index[other] then before[item.name][other] = true end
    end
    for _, other in ipairs(item.before) do
      if index[other] then before[other][item.name] = true end
    end
  end
  local function ready(item)
    for other in pairs(before[item.name]) do
      if not done[other] then return false end
    end
    return true
  end
  while #left > 0 do
    local at = 1
    while left[at] and not ready(left[at]) do at = at + 1 end
    if not left[at] then
      problems:add(left[#left].where, "%s wait for each other in a circle: %s",
        what, circle(left[#left], before, done, index))
      return list
    end
    local picked = table.remove(left, at)
    done[picked.name] = true
    result[#result + 1] = picked
  end
  return result
end
