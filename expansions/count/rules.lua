-- The Count of Carcassonne (source 001): a city on the table from the start,
-- where followers wait to help with what others complete. The count keeps
-- those of one quarter in.

module { "count", title = "The Count of Carcassonne", version = "1",
  needs = "base", after = "farmers", tiles = "count" }

local count_moves = option { "move", default = "by-player",
  values = { "by-player", "clockwise", "follow-meeple" },
  help = "where the count goes when a follower enters the city" }

local judged = option { "judged", default = "part",
  values = { "part", "turn" },
  help = "whether each part of a double turn may send a follower, or only "
    .. "the whole of it" }

local final = option { "final", default = "market-only",
  values = { "market-only", "any-district" },
  help = "which quarters may be left at the end of the game" }

local city = option { "city", default = "sealed", values = { "sealed", "open" },
  help = "whether what reaches the tile where the quarters lie, such as a "
    .. "tower, reaches the followers in them" }

-- ---- the city -------------------------------------------------------------

-- Its sides face each other inside the block and nothing else.
terrain { "carcassonne", form = "bare" }
mark { "walled" }

-- A river begins to the east of its north-east tile.
replace.origin(function(g)
  return g.tile and g:cell(2, -1) or g:cell(0, 0)
end)

-- For a field beside it, and for who counts cities, it is a complete city.
feature { "field", attributes = { carcassonne = "any" } }
score.field { carcassonne = "city?" }
score.field.count(function(field)
  if field.carcassonne then return { farmed = 1 } end
end)
add.finished(function(_, kind) return kind == "city" and 1 or 0 end)

-- Clockwise, each with the kind of feature that it serves.
local quarters = { "castle", "market", "blacksmith", "cathedral" }
local kind_of = { castle = "city", market = "field", blacksmith = "road",
  cathedral = "monastery" }
local quarter_of = {}
for _, quarter in ipairs(quarters) do
  quarter_of[kind_of[quarter]] = quarter
  zone { quarter, at = city == "open" and { 0, 0 } or nil }
end

piece { "count", neutral = true }

local S = state {
  inside = "integer", -- followers in all quarters
  last = "player",    -- who laid the last tile while anybody was inside
  own = "integer",    -- the last that gave points of a feature to its player
  others = "integer", -- and to somebody else: see judged_now
}

phase { "count", stage = "setup", run = function(g)
  if g:figure "count" then g:move(g:figure "count", g:zone "castle") end
end }

-- ---- leaving --------------------------------------------------------------

-- The first figure of each kind that a player has in a quarter; none where
-- the count is.
local function free_to_go(g, quarter, player)
  local count, zone = g:figure "count", g:zone(quarter)
  if count and count.zone == zone then return {} end
  return zone:one_of_each(player)
end

-- `features` has, by quarter, those to which one may go from there, and how
-- many there are.
local function add_way(features, feature)
  local quarter = quarter_of[feature.kind]
  if not quarter then return end
  features[quarter] = features[quarter] or {}
  table.insert(features[quarter], feature)
  features.count = (features.count or 0) + 1
end

-- Every segment of the features that a quarter serves is a way out of it,
-- whoever stands there.
local function list_ways(o, g, player, features)
  for _, quarter in ipairs(quarters) do
    if features[quarter] then
      for _, figure in ipairs(free_to_go(g, quarter, player)) do
        o:share(features[quarter], figure.piece, player)
      end
    end
  end
  o:pass()
end

local function can_leave(g, player, features)
  for _, quarter in ipairs(quarters) do
    if features[quarter] and #free_to_go(g, quarter, player) > 0 then
      return true
    end
  end
end

-- Asks a player for one figure to leave; true when one did.
local function ask_out(g, player, prompt, features)
  if not can_leave(g, player, features) then return false end
  local what, segment, piece = g:ask(player, prompt, list_ways, g, player,
    features)
  if what == "pass" then return false end
  for _, figure in ipairs(free_to_go(g, quarter_of[segment.kind], player)) do
    if figure.piece == piece then g:move(figure, segment) end
  end
  S.inside = S.inside - 1
  return true
end

-- What is scored in this turn without being complete; a list.
local settled = slot("settled", function() return {} end)

-- Before scoring, to what the last tile completed, the player on turn last.
phase { "count-leave", after = "deployed", before = "moved",
  when = { state = "inside" }, run = function(g)
    local features = {}
    for feature in g:completed(nil, true) do add_way(features, feature) end
    for _, feature in ipairs(settled(g)) do add_way(features, feature) end
    if not features.count then return end
    for player in g:seats(g.player.next) do
      while S.inside > 0 and ask_out(g, player, "count-leave", features) do end
    end
  end }

-- At the end one each in turn, to what is incomplete, until all have passed.
phase { "count-final", stage = "final", before = "final",
  when = { state = "inside" }, run = function(g)
  local features, passed, left = {}, {}, g.players
  for _, quarter in ipairs(quarters) do
    if final == "any-district" or quarter == "market" then
      for feature in g:features(kind_of[quarter]) do
        if not feature.complete then add_way(features, feature) end
      end
    end
  end
  while left > 0 do
    for player in g:seats(S.last.next) do
      if not passed[player]
        and not ask_out(g, player, "count-final", features) then
        passed[player] = true
        left = left - 1
      end
    end
  end
end }

-- ---- entering -------------------------------------------------------------

on.placed({ when = { state = "inside" } }, function(g) S.last = g.player end)

-- A number for the part of a turn that is judged, or for the whole of it.
local function judged_now(g)
  return judged == "part" and g.tile.number or g.turn
end

-- Only what a feature scores counts, not what comes on top of it; and what the
-- lord of a castle and who stands beside a tower get, for that is a feature's.
local function note(g, player, points)
  if points <= 0 then return end
  local now = judged_now(g)
  if player == g.player then S.own = now else S.others = now end
end

on.scored("features", note)
wrap["homage?"](function(g, inner, lord, worth)
  note(g, lord.owner, worth)
  return inner(g, lord, worth)
end)
wrap["watched?"](function(g, inner, player, points)
  note(g, player, points)
  return inner(g, player, points)
end)

local function move_count(g, entered)
  local count = g:figure "count"
  if not count or not count.zone then return end
  local at = count.zone
  if count_moves == "follow-meeple" then
    at = entered
  elseif count_moves == "clockwise" then
    for i, quarter in ipairs(quarters) do
      if quarter == count.zone.name then
        at = g:zone(quarters[i % #quarters + 1])
      end
    end
  else
    local _, chosen = g:ask(g.player, "count-move", function(o)
      for _, quarter in ipairs(quarters) do
        if g:zone(quarter) ~= count.zone then
          o:zone("count", g:zone(quarter))
        end
      end
      o:pass()
    end)
    at = chosen or at
  end
  if at ~= count.zone then g:move(count, at) end
end

-- Who helped others to points and got none may send a follower.
local function enter(g)
  local now = judged_now(g)
  local helped = S.others == now and S.own ~= now
  S.others = 0 -- it is judged once
  if not helped then return end
  local piece, entered = g:ask(g.player, "count-enter", function(o)
    for _, quarter in ipairs(quarters) do
      for _, each in ipairs(g.player:pieces "follower") do
        if each:stands(kind_of[quarter]) then
          o:zone(each.name, g:zone(quarter))
        end
      end
    end
    o:pass()
  end)
  if piece == "pass" then return end
  g:deploy(piece, entered)
  S.inside, S.last = S.inside + 1, g.player
  move_count(g, entered)
end

if judged == "part" then
  phase { "count-enter", after = "moved on", before = "part",
    when = { state = "others" }, run = enter }
else
  phase { "count-enter-once", after = "parts",
    before = { "escape", "limit", "end" }, run = enter }
end
