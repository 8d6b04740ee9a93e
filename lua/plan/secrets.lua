-- plan/secrets.lua - who may see what: from names to numbers.

local problems_of = require "problems/list"

local secrets = {}

-- The variable that names the seats who may see: kept per player, and for all
-- to see itself.
local function find_set(all, sight)
  local known = {}
  for _, var in ipairs(all.vars) do
    if var.scope == 1 and not var.sight then
      if var.name == sight.set then return var.number end
      known[#known + 1] = var.name:match "[^.]*$"
    end
  end
  local name = sight.set:match "[^.]*$"
  all.problems:add(sight.where, "%s: visible = '%s' is neither \"owner\" nor "
    .. "\"nobody\" nor a variable of this module that is kept per player and "
    .. "visible itself%s", sight.what, name, problems_of.hint(name, known))
  return 0
end

--- Adds the numbers to what state{}, pile{} or zone{} declared.
function secrets.plan(all, rows)
  for _, row in ipairs(rows) do
    if row.sight then
      row.seen = row.sight.seen
      row.seen_var = row.sight.set and find_set(all, row.sight) or 0
    end
  end
end

return secrets
