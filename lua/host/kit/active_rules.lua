--- Prints what is in force with a config: phases, hooks, offers and slots, each
--- with its module.

local T = require "host.common.text".get
local texts = require "host.common.text"

local active_rules = {}

-- Names in one column, their descriptions in the next.
local function columns(title, rows)
  local width, out = 0, { title }
  for _, row in ipairs(rows) do
    width = math.max(width, utf8.len(row[1]) or #row[1])
  end
  for _, row in ipairs(rows) do
    out[#out + 1] = ("  %s  %s"):format(texts.pad(row[1], width), row[2])
  end
  if #rows == 0 then return {} end
  out[#out + 1] = ""
  return out
end

-- The module, and in brackets further details.
local function whose(module, ...)
  local notes = {}
  for i = 1, select("#", ...) do
    local note = select(i, ...)
    if note then notes[#notes + 1] = note end
  end
  if #notes == 0 then return module end
  return ("%s (%s)"):format(module, table.concat(notes, "; "))
end

local function waits(row) return row.waits and T "modules.order.waits" end

--- Lines about what tes.ruleset.describe(rules, "order") returned.
---@param order table
---@return string[]
function active_rules.lines(order)
  local out = {}
  local function section(title, rows)
    table.move(columns(T(title), rows), 1, #rows > 0 and #rows + 2 or 0,
      #out + 1, out)
  end
  for _, stage in ipairs { "setup", "turn", "final" } do
    local rows = {}
    for _, phase in ipairs(order.phases) do
      if phase.stage == stage then
        rows[#rows + 1] = { phase.name, whose(phase.module, waits(phase),
          phase.landmark and T "modules.order.landmark") }
      end
    end
    section("modules.order." .. stage, rows)
  end
  local rows = {}
  for _, offer in ipairs(order.offers) do
    rows[#rows + 1] = { offer.phase .. ": " .. offer.name,
      whose(offer.module, waits(offer),
        offer.must and T "modules.order.must") }
  end
  section("modules.order.offers", rows)
  rows = {}
  for _, hook in ipairs(order.hooks) do
    rows[#rows + 1] = { hook.word, whose(hook.module, hook.about,
      waits(hook), hook.where) }
  end
  section("modules.order.hooks", rows)
  rows = {}
  for _, slot in ipairs(order.slots) do
    rows[#rows + 1] = { slot.name, whose(slot.module, slot.kind) }
    for _, gift in ipairs(slot.gifts) do
      rows[#rows + 1] = { "  " .. gift.word, whose(gift.module, gift.where) }
    end
  end
  section("modules.order.slots", rows)
  if out[#out] == "" then out[#out] = nil end
  return out
end

return active_rules
