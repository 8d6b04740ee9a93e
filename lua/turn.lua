-- turn.lua - the last step of loading: replacements go into their slots,
-- addends into their sums, and functions that run in the phase of another
-- module get a name for error messages.

local engine = ...
local turn = {}

local function name(word, key, given, run)
  engine.entry(run, ("module '%s', %s.%s"):format(given.module, word, key))
end

function turn.install(all)
  for key, offers in pairs(all.offers) do
    for _, offer in ipairs(offers) do
      if type(offer.list) == "function" then
        name("offer", key, offer, offer.list)
      end
      name("offer", key, offer, offer.apply)
    end
  end
  for key, taken in pairs(all.replaced) do
    name("replace", key, taken, taken.run)
    all.slots[key].run = taken.run
  end
  for _, addend in ipairs(all.added) do
    local sum = all.sums[addend.name]
    name("add", addend.name, addend, addend.run)
    sum[#sum + 1] = addend.run
  end
end

return turn
