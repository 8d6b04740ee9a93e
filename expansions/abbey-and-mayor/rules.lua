-- Abbey & Mayor: an abbey for a hole in the board, a mayor who weighs as much
-- as his city, a wagon that drives on, a barn for the fields. What was decided
-- where sources differ: AM-1 to AM-22 of lua/doc/rules.md.

module { "abbey-and-mayor", title = "Abbey & Mayor", version = "1",
  needs = "base", after = "farmers", tiles = "abbey-and-mayor" }

local abbeys = option { "abbeys", default = 1, min = 0, max = 6,
  help = "how many abbeys each player has" }

local beside = option { "barn", default = "not-occupied",
  values = { "not-occupied", "occupied" },
  help = "whether a barn may come to a field that has one" }

local reach = option { "wagon", default = "near",
  values = { "near", "connected" },
  help = "wagons drive on to what is near, or (1st edition) what leads there" }

local farmers = use "farmers"

local S = state {
  abbeys = { "integer", per = "player", default = abbeys },
  last = "integer",                   -- turn of the last tile but abbeys,
  driving = "integer",                -- wagons that may drive on,
  wagon = { "figure", per = "map" },  -- which, and from where
  from = { "segment", per = "map" },
  fresh = "figure",                   -- a barn of this part of the turn
}

-- ---- the abbey ------------------------------------------------------------

-- Its sides lie against anything and join nothing.
terrain { "abbey", form = "bare", touches = { "city", "road", "field",
  "river?" } }

local function list_holes(o, holes)
  o:each("abbey", holes)
  o:pass()
end

-- It is laid in place of the tile of the turn, before one is drawn, unless
-- another module knows what must be laid, or abbeys were left in the box.
local function abbey(g) return g:type "abbey/abbey" end
local instead = slot("instead", function() return true end, "all")

wrap.tile({ when = { state = "abbeys", hole = true } }, function(g, inner)
  local may = abbey(g) and instead(g)
  local holes, _, cell = may and g:holes(abbey(g)) or {}, nil, nil
  if #holes > 0 then _, cell = g:ask(g.player, "abbey", list_holes, holes) end
  if not cell then return inner(g) end
  S.abbeys[g.player] = S.abbeys[g.player] - 1
  return g:place(abbey(g), cell)
end)
phase { "last", after = "tile", before = { "gold", "magic", "figure" },
  when = { pile = false }, run = function(g)
  if not g.tile:has "abbey" then S.last = g.turn end
end }

-- After the last tile everybody has one more turn for an abbey, which is no
-- turn for the fairy.
add.exhausted({ when = { pile = false } }, function(g)
  if not abbey(g) then return true end
  local last = S.last > 0 and S.last or g.turn
  local player, turns = g.player, last + g.players - g.turn
  for _ = 1, #g:holes(abbey(g)) > 0 and turns or 0 do
    player = player.next
    if S.abbeys[player] > 0 then return false end
  end
  return true
end)
add["favour?"](function(g) return S.last == 0 or not instead(g) end)

-- ---- the mayor ------------------------------------------------------------

piece { "mayor", class = "follower", only = "city", weight = 0, claims = true }
weight.mayor(function(_, city) return city.pennant end)

-- ---- the wagon ------------------------------------------------------------

piece { "wagon", class = "follower", only = { "city", "road", "monastery",
  "dormitory?", "hut?" } }

-- Wagons that come home from what was scored may drive on.
wrap.home(function(g, inner, feature)
  for _, wagon in ipairs(feature:figures "wagon") do
    S.driving = S.driving + 1
    S.wagon[S.driving], S.from[S.driving] = wagon, wagon.segment
  end
  inner(g, feature)
end)

-- To what is within reach, neither complete nor taken by a player's figure.
local goals = slot("goals", function(_, from)
  return reach == "near" and from.tile:within_reach() or from.feature:leads_to()
end)

local function list_goals(o, player, from, list)
  o:about("leaves", from.feature)
  for _, goal in ipairs(list) do
    if not goal.complete and not goal.taken then
      o:stand(goal, "wagon", player)
    end
  end
  o:pass()
end

phase { "wagons", after = "scored", before = "moved on",
  when = { state = "driving" },
  run = function(g)
    for player in g:seats(g.player) do
      for i = 1, S.driving do
        local wagon = S.wagon[i]
        if wagon.owner == player and wagon.at == "supply" then
          local from = S.from[i]
          local _, goal = g:ask(player, "wagon", list_goals, player, from,
            goals(g, from))
          if goal then g:move(wagon, goal) end
        end
      end
    end
    S.driving = 0
  end }

-- ---- the barn -------------------------------------------------------------

if farmers then
  piece { "barn", class = "barn", weight = 0, claims = false, stays = true }

  offer.figure { "barn", when = { home = "barn" },
    list = { "corners", "barn", "field",
      beside == "not-occupied" and "barn" or nil },
    apply = function(g, _, corner) S.fresh = g:deploy("barn", corner) end }

  allow.stand({ "field", "follower", when = { out = "barn" } },
    { "apart", "barn", reason = "there is a barn" })

  -- The fields with a barn that is new, or with farmers, are scored now.
  local function add_fields(g, list)
    for barn in g:figures "barn" do
      local field = barn.feature
      if field.claimed or barn == S.fresh then table.insert(list, field) end
    end
    return list
  end
  wrap["settled?"]({ when = { out = "barn" } },
    function(g, inner) return add_fields(g, inner(g)) end)

  -- Farmers around a barn are paid, at once and in full when it is new.
  local function pay_farmers(g)
    for _, field in ipairs(add_fields(g, {})) do
      local new = S.fresh and S.fresh.feature == field
      g:score(field, { rates = not new and { city = 1 } or nil })
      g:release(field)
    end
    S.fresh = nil
  end

  phase { "barns", after = "score", before = { "goods", "cards", "scored" },
    when = { { state = "fresh" }, { together = { "barn", "claimants" } } },
    run = pay_farmers }

  -- At the end barns have no use for what raises the worth of farmed cities.
  phase { "barns' cities", stage = "final", after = { "final", "count-final" },
    before = { "farmers", "points" }, run = function(g)
      pay_farmers(g)
      local owners = {}
      for barn in g:figures "barn" do
        local field = barn.feature
        local call = owners[field] or { rates = { city = 4, farmed = false } }
        table.insert(call, barn.owner)
        owners[field] = call
      end
      for field, call in pairs(owners) do g:score(field, call) end
    end }
end
