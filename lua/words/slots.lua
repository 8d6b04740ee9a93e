-- words/slots.lua - what modules change of each other's rules, and only where
-- these ask for it: slot and replace, which one module may take; sum and add,
-- to which every module may give.

local engine = ...
local dotted = require "words/dotted"
local speaker = require "words/speaker"

local slots = {}

--- Declares an exclusive slot with its default; returns the function to call.
function speaker:slot(name, default)
  local all, where = self.all, engine.where(2)
  if type(name) ~= "string" then
    self:problem(where, 'slot takes a name and a function')
    name = "?"
  end
  if all.slots[name] then
    self:problem(where, "slot '%s' is declared by '%s' already", name,
      all.slots[name].module)
  end
  local taken = { module = self.name, where = where,
    run = self:fn(where, "slot '" .. tostring(name) .. "'", default) }
  all.slots[name] = taken
  return function(g, a, b) return taken.run(g, a, b) end
end

function speaker:replace_word()
  return dotted(self.all, "replace", function(name)
    return function(fn)
      local all, where = self.all, engine.where(2)
      local other = all.replaced[name]
      if other then
        self:problem(where, "replace.%s is taken by '%s' at %s; switch one "
          .. "of the two off", name, other.module, other.where)
      end
      all.replaced[name] = { module = self.name, where = where,
        run = self:guest(where, "replace." .. tostring(name), fn) }
    end
  end)
end

--- Declares a number that modules add to; returns the function that sums up
--- what they give: total(g, ...).
function speaker:sum(name)
  local all, where = self.all, engine.where(2)
  if all.sums[name] then
    self:problem(where, "sum '%s' is declared by '%s' already", name,
      all.sums[name].module)
  end
  local sum = { module = self.name, where = where }
  all.sums[name] = sum
  return function(g, a, b)
    local total = 0
    for i = 1, #sum do total = total + (sum[i](g, a, b) or 0) end
    return total
  end
end

function speaker:add_word()
  return dotted(self.all, "add", function(name)
    return function(fn)
      local list, where = self.all.added, engine.where(2)
      list[#list + 1] = { name = name, module = self.name, where = where,
        run = self:guest(where, "add." .. tostring(name), fn) }
    end
  end)
end

--- The last step of loading: replacements go into their slots, addends into
--- their sums.
function slots.fill(all)
  for name, taken in pairs(all.replaced) do
    all.slots[name].run = taken.run
  end
  for _, addend in ipairs(all.added) do
    local sum = all.sums[addend.name]
    sum[#sum + 1] = addend.run
  end
end

return slots
