-- plan/masks.lua - from names to numbers and masks.

local keys_of = require "common/keys"
local problems_of = require "problems/list"
local undeclared = require "words/undeclared"

local names = {}

--- Numbers of the items of a list, or of one field of each.
function names.index(list, key)
  local map = {}
  for i, item in ipairs(list) do map[key and item[key] or item] = i end
  return map
end

--- Bit mask of the 0-based numbers of names; unknown names that may not be
--- absent are problems.
function names.mask(list, index, what, where, all)
  local bits = 0
  for _, name in ipairs(list) do
    if index[name] then
      bits = bits | 1 << (index[name] - 1)
    elseif not undeclared.allows(all, name) then
      all.problems:add(where, "there is no %s '%s'%s", what, tostring(name),
        problems_of.hint(name, keys_of(index)))
    end
  end
  return bits
end

return names
