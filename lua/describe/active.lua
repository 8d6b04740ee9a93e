-- describe/active.lua - what is in force with a set of modules, and which
-- module it belongs to: phases in their order, hooks in the order they run,
-- offers, slots with their wraps.

local keys_of = require "common/keys"
local slots = require "words/slots"
local turn = require "words/turn"
local scores = require "words/scores"

local STAGE_NAMES = {}
for name, number in pairs(turn.PHASE_STAGES) do STAGE_NAMES[number] = name end
local EVENT_NAMES = {}
for name, number in pairs(turn.EVENTS) do EVENT_NAMES[number] = name end
local SCORE_NAMES = {}
for name, number in pairs(scores.STAGES) do SCORE_NAMES[number] = name end

-- The stages by which the core groups phases: setup, turn, final.
local function phases(all)
  local list = {}
  for stage = 0, #STAGE_NAMES do
    for _, phase in ipairs(all.phases) do
      if phase.stage == stage then
        list[#list + 1] = { stage = STAGE_NAMES[stage], name = phase.name,
          module = phase.module, landmark = phase.run == nil,
          waits = phase.when ~= nil }
      end
    end
  end
  return list
end

-- Names of the terms that each module counts of a kind; `paid` has those that
-- are worth something by themselves.
local function terms(all, kind, list)
  local rows = {}
  for _, term in ipairs(all.terms) do
    if term.kind == kind then
      local row = rows[term.module]
      if not row then
        row = { word = "score." .. kind, module = term.module,
          where = term.where, paid = {} }
        rows[term.module] = row
        list[#list + 1] = row
      end
      row.about = (row.about and row.about .. ", " or "") .. term.name
      if term.complete ~= 0 or term.incomplete ~= 0 then
        row.paid[#row.paid + 1] = term.name
      end
    end
  end
end

local function hooks(all)
  local list = {}
  local function add(word, hook)
    list[#list + 1] = { word = word, module = hook.module, where = hook.where,
      about = hook.filter and table.concat(hook.filter, ", ") or nil,
      waits = hook.when ~= nil }
  end
  for number = 1, #EVENT_NAMES do
    for _, hook in ipairs(all.on) do
      if hook.event == number then
        add("on." .. EVENT_NAMES[number], hook)
      end
    end
  end
  for _, hook in ipairs(all.places) do add("allow.place", hook) end
  for _, hook in ipairs(all.standing) do add("allow.stand", hook) end
  for _, kind in ipairs(all.kind_names) do
    terms(all, kind, list)
    for number = 1, #SCORE_NAMES do
      for _, hook in ipairs(all.stages) do
        if hook.kind == kind and hook.stage == number then
          add(("score.%s.%s"):format(kind, SCORE_NAMES[number]), hook)
        end
      end
    end
  end
  for _, hook in ipairs(all.weights) do add("weight." .. hook.piece, hook) end
  for _, hook in ipairs(all.ranks) do add("rank", hook) end
  for _, hook in ipairs(all.deciders) do add("decider", hook) end
  for _, hook in ipairs(all.always) do add("always", hook) end
  return list
end

local function offers(all)
  local list = {}
  for _, phase in ipairs(keys_of(all.offers)) do
    for _, offer in ipairs(all.offers[phase]) do
      list[#list + 1] = { phase = phase, name = offer.name,
        module = offer.module, must = offer.must, waits = offer.when ~= nil }
    end
  end
  return list
end

-- The wraps of a slot, outermost first: the order in which they run.
local function slot_list(all)
  local list = {}
  for _, name in ipairs(keys_of(all.slots)) do
    local known, gifts = all.slots[name], {}
    if known.kind then
      for _, gift in ipairs(slots.gifts(known)) do
        gifts[#gifts + 1] = { word = gift.word, module = gift.module,
          where = gift.where }
      end
      list[#list + 1] = { name = name, kind = known.kind,
        module = known.module, gifts = gifts }
    end
  end
  return list
end

--- Of a ruleset's registry.
return function(all)
  return { phases = phases(all), hooks = hooks(all), offers = offers(all),
    slots = slot_list(all) }
end
