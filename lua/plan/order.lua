-- plan/order.lua - what comes before what: phases and piles.

--- Puts a list in the order its before and after ask for; what is free to
--- come at once comes in the order it was declared.
return function(list, what, problems)
  local index, before, done, result = {}, {}, {}, {}
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
  while #result < #list do
    local picked
    for _, item in ipairs(list) do
      if not done[item.name] and ready(item) then
        picked = item
        break
      end
    end
    if not picked then
      problems:add(list[#list].where, "%s wait for each other in a circle",
        what)
      return list
    end
    done[picked.name] = true
    result[#result + 1] = picked
  end
  return result
end
