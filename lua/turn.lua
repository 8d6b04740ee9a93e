-- turn.lua - the part of g that is written in Lua: offers and interrupts.
--
-- g:offer "figure" asks one question made of everything that modules offer
-- for it. Offers of "any" (at any time in your turn …) join every question
-- of the player on turn; when one is taken, the question is asked again.

local engine = ...
local turn = {}

-- Lists all offers; returns how many options there were before each.
local function list_offers(g, o, offers, starts)
  local forced = false
  for i, offer in ipairs(offers) do
    starts[i] = o:count()
    offer.list(g, o)
    forced = forced or (offer.must and o:count() > starts[i])
  end
  return forced
end

local function apply(g, offers, starts, what, target, extra, number)
  local taken
  for i = 1, #offers do
    if number > starts[i] then taken = offers[i] end
  end
  taken.apply(g, what, target, extra)
  return what, target, extra
end

--- Makes g:offer, and g:ask when there are interrupts, for this ruleset.
function turn.install(all)
  local methods = engine.methods()
  local any = all.offers.any or {}
  local ask = engine.ask

  if #any > 0 then
    methods.ask = function(g, player, prompt, list)
      while true do
        local starts, first = {}, 0
        local what, target, extra, number = ask(g, player, prompt,
          function(o)
            list(o)
            first = o:count()
            if player == g.player then list_offers(g, o, any, starts) end
          end)
        if what == "pass" or #starts == 0 or number <= first then
          return what, target, extra, number
        end
        apply(g, any, starts, what, target, extra, number)
      end
    end
  end

  methods.offer = function(g, name, player)
    local offers = all.offers[name]
    if not offers then return "pass" end
    local starts = {}
    local what, target, extra, number = methods.ask(g, player or g.player,
      name, function(o)
        if not list_offers(g, o, offers, starts) then o:pass() end
      end)
    if what == "pass" then return what end
    return apply(g, offers, starts, what, target, extra, number)
  end
end

return turn
