-- turn.lua - the part of g that is written in Lua: offers and interrupts.
--
-- g:offer "figure" asks one question made of everything that modules offer
-- for it. Offers of "any" (at any time in your turn …) join every question
-- of the player on turn; when one is taken, the question is asked again.
-- g is one object for all games, so what is made here is made once.

local engine = ...
local turn = {}

-- Interrupts are tagged from here on, ordinary offers from 1.
local ANY = 1000

-- A function that lists all offers, tagged. When there is one that must be
-- taken, it lists no others and returns true.
local function lister(offers, base)
  local has_must = false
  for i = 1, #offers do has_must = has_must or offers[i].must end
  local function list(g, o, must)
    for i = 1, #offers do
      if offers[i].must == must then
        engine.tag(base + i)
        offers[i].list(g, o)
      end
    end
    engine.tag(0)
  end
  return function(g, o)
    if has_must then
      local before = o:count()
      list(g, o, true)
      if o:count() > before then return true end
    end
    list(g, o, false)
    return false
  end
end

-- engine.ask and engine.pose, with interrupts joined to the questions of
-- the player on turn.
local function interruptible(any)
  local list_any = lister(any, ANY)
  local function loop(ask, g, player, prompt, list, only)
    while true do
      local what, target, extra, tag = ask(g, player, prompt, list, only)
      if what == "pass" or tag <= ANY then return what, target, extra, tag end
      any[tag - ANY].apply(g, what, target, extra)
    end
  end
  local function ask(g, player, prompt, list)
    return loop(engine.ask, g, player, prompt, function(o)
      list(o)
      if player == g.player then list_any(g, o) end
    end)
  end
  local function pose(g, player, prompt, list, only)
    return loop(engine.pose, g, player, prompt, function(_, o)
      local forced = list(g, o)
      if not player or player == g.player then list_any(g, o) end
      return forced
    end, only)
  end
  return ask, pose
end

-- How an error in a function is called that runs in the phase of another.
local function name(word, key, given, run)
  engine.entry(run, ("module '%s', %s.%s"):format(given.module, word, key))
end

-- g:choose and g:lay for games with interrupts.
local function interrupt_laying(methods, ask)
  local function choose(g, player, type)
    local _, cell, rotation = ask(g, player, "place", function(o)
      o:place(type)
    end)
    return cell, rotation
  end
  methods.choose = choose
  methods.lay = function(g, type, player)
    if not g:fits(type) then return nil end
    return g:place(type, choose(g, player or g.player, type))
  end
end

--- Makes g:offer, and g:ask when there are interrupts, for this ruleset,
--- and puts replacements into their slots and addends into their sums.
function turn.install(all)
  local methods = engine.methods()
  local pose, questions = engine.pose, {}

  if all.offers.any then
    methods.ask, pose = interruptible(all.offers.any)
    interrupt_laying(methods, methods.ask)
  end
  for key, offers in pairs(all.offers) do
    for _, offer in ipairs(offers) do
      name("offer", key, offer, offer.list)
      name("offer", key, offer, offer.apply)
    end
    -- most questions have one offer, which needs no tags to be told
    local only = #offers == 1 and not offers[1].must and offers[1]
    questions[key] = { offers = offers, only = only,
      list = only and only.list or lister(offers, 0) }
  end
  methods.offer = function(g, key, player)
    local asked = questions[key]
    if not asked then return "pass" end
    local only = asked.only
    local what, target, extra, tag = pose(g, player, key, asked.list, only)
    if what ~= "pass" then
      local taken = only or asked.offers[tag]
      taken.apply(g, what, target, extra)
    end
    return what, target, extra
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
