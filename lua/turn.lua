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

-- A function that lists all offers, tagged; true when one of them must be
-- taken.
local function lister(g, offers, base)
  return function(o)
    local forced = false
    for i = 1, #offers do
      local offer = offers[i]
      o:tag(base + i)
      if offer.must then
        local before = o:count()
        offer.list(g, o)
        forced = forced or o:count() > before
      else
        offer.list(g, o)
      end
    end
    o:tag(0)
    return forced
  end
end

local function with_interrupts(g, ask, any)
  local list_any = lister(g, any, ANY)
  return function(_, player, prompt, list)
    while true do
      local what, target, extra, tag = ask(g, player, prompt, function(o)
        list(o)
        if player == g.player then list_any(o) end
      end)
      if what == "pass" or tag <= ANY then return what, target, extra, tag end
      any[tag - ANY].apply(g, what, target, extra)
    end
  end
end

local function question(g, ask, name, offers)
  local list = lister(g, offers, 0)
  local function all_or_pass(o)
    if not list(o) then o:pass() end
  end
  return function(player)
    local what, target, extra, tag = ask(g, player, name, all_or_pass)
    if what ~= "pass" then offers[tag].apply(g, what, target, extra) end
    return what, target, extra
  end
end

--- Makes g:offer, and g:ask when there are interrupts, for this ruleset,
--- and puts replacements into their slots.
function turn.install(all)
  local methods, g = engine.methods(), engine.g()
  local any = all.offers.any or {}
  local ask, questions = engine.ask, {}

  if #any > 0 then
    ask = with_interrupts(g, ask, any)
    methods.ask = ask
  end
  for name, offers in pairs(all.offers) do
    questions[name] = question(g, ask, name, offers)
  end
  methods.offer = function(_, name, player)
    local asked = questions[name]
    if not asked then return "pass" end
    return asked(player or g.player)
  end
  for name, taken in pairs(all.replaced) do
    all.slots[name].run = taken.run
  end
end

return turn
