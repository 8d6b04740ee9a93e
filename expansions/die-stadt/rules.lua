-- Carcassonne Die Stadt (source 002): streets, markets and quarters, then
-- walls round the city with guards and towers.
--
-- A game of its own: it needs no other module. DS-n, G-n and A-n are the
-- rules, the geometry and the open questions in lua/doc/rules-die-stadt.md.
-- The gate and the walls are neutral figures on shut edges of the outline;
-- together they form one chain, from S.left clockwise to S.right.

module { "die-stadt", title = "Die Stadt", version = "1",
  tiles = "die-stadt", conflicts = "base", players = { 2, 4 } }

-- ---- options --------------------------------------------------------------

local first_pile = option { "first_pile", default = 30, min = 0, max = 1000,
  help = "tiles in pile 1, without walls" }
local second_pile = option { "second_pile", default = 25, min = 0, max = 1000,
  help = "tiles in pile 2; the others are pile 3" }
local guard_after_score = option { "guard_after_score", default = false,
  help = "followers that came home this turn may be guards at once" }
local strict_beyond = option { "strict_beyond", default = false,
  help = "a wall keeps tiles off the whole row before it" }
local empty_triggers = option { "empty_triggers", default = false,
  help = "completing what nobody stands on makes walls as well" }
local gate_is_extra = option { "gate_is_extra", default = false,
  help = "with 3 or 4 players the gate does not count as a wall" }
local guards_pile2 = option { "guards_pile2", default = "each",
  values = { "each", "last", "one" },
  help = "walls that may get a guard: each, everybody's last, the very last" }
local guards_pile3 = option { "guards_pile3", default = "last",
  values = { "each", "last", "one" }, help = "the same in pile 3" }
local end_gap = option { "end_gap", default = 4, min = 0, max = 100,
  help = "the game ends when so few walls would close the ring" }

-- ---- what tiles show ------------------------------------------------------

feature { "street", form = "line", ground = "quarter" }
feature { "market", form = "solid",
  attributes = { fish = "any", grain = "any", livestock = "any" } }
feature { "quarter", form = "ground" }
feature { "building", form = "area", closes = "never",
  attributes = { public = "any", historic = "any" } }

-- All kinds of market join; they and quarters may lie against each other.
for _, kind in ipairs { "fish", "grain", "livestock" } do
  terrain { "market." .. kind, segment = "market", marks = { [kind] = true },
    touches = { "quarter", "market.fish", "market.grain",
      "market.livestock" } }
end

piece { "follower", count = 7, class = "follower" }
piece { "tower", share = 12 }
piece { "wall", count = 70, neutral = true }
piece { "gate", count = 1, neutral = true }
stand("follower", "street", "market", "quarter")

local S = state {
  drawn = "integer",        -- tiles drawn so far
  triggered = "boolean",    -- the tile of this turn lets everybody build
  left = "edge", right = "edge", -- ends of the chain
  left_run = "integer",     -- walls from the last tower (or the gate) to
  right_run = "integer",    -- either end
  home = { "integer", per = "player" }, -- followers back since the tile
}

-- ---- the tile -------------------------------------------------------------

-- The three piles are one multiset: drawing from it without looking is the
-- same as drawing from a shuffled row of tiles that was cut in three, so that
-- the number of a tile in the row tells its pile.
local function pile_number()
  if S.drawn <= first_pile then return 1 end
  return S.drawn <= first_pile + second_pile and 2 or 3
end

-- A-3: a tile that fits nowhere is out of the game, another one is drawn.
phase { "tile", run = function(g)
  while true do
    local type = g:draw "tiles"
    if not type then return g:finish() end
    S.drawn = S.drawn + 1
    if S.drawn == first_pile + 1 then g:note "second-pile" end
    if S.drawn == first_pile + second_pile + 1 then g:note "third-pile" end
    if not g.tile then
      g:place(type, g:cell(0, 0))
      return g:note("begins", g.player)
    end
    if g:lay(type) then return end
    g:discard(type)
  end
end }

-- A-7: strictly, no tile may lie in the row before a wall, up to the next
-- tile. The cell right before it is blocked in any case.
if strict_beyond then
  local sides = { "N", "E", "S", "W" }
  allow.place(function(_, _, cell)
    if not S.left then return end
    for _, side in ipairs(sides) do
      local edge = cell:sees(side)
      if edge and edge.shut then
        return false, "a wall of this row faces here"
      end
    end
  end)
end

-- ---- followers ------------------------------------------------------------

phase { "figure", after = "tile", run = function(g) g:offer "figure" end }

offer.figure { "deploy",
  list = function(_, o) o:stand() end,
  apply = function(g, piece, segment) g:deploy(piece, segment) end }

-- DS-14: unlike in the base game, what the tile completes is out of reach.
allow.stand({ "street", "market" }, function(_, _, segment)
  if segment.complete then return false, "this tile completes it" end
end)

if not guard_after_score then
  on.returned(function(_, figure)
    S.home[figure.owner] = S.home[figure.owner] + 1
  end)
end

-- ---- streets and markets --------------------------------------------------

score.street { tile = { 1, 0 } }
score.street.rate(function(street)
  if street.complete and street.tiles >= 4 then return { tile = 1 } end
end)

score.market { tile = { 1, 0 } }
score.market.factor(function(market)
  return (market.fish and 1 or 0) + (market.grain and 1 or 0)
    + (market.livestock and 1 or 0)
end)

-- Scores what the last tile or wall completed; true when that lets everybody
-- build (A-9).
local function settle(g)
  local scored = false
  for feature in g:completed() do
    if feature.occupied then
      g:score(feature)
      g:release(feature)
      scored = true
    end
    scored = scored or empty_triggers
  end
  return scored
end

phase { "score", after = "figure", when = "completed", run = function(g)
  for player in g:seats() do S.home[player] = 0 end
  S.triggered = settle(g) and pile_number() > 1
end }

-- ---- walls ----------------------------------------------------------------

-- A-21: the wall that closes the ring lies between both ends of the chain and
-- is of neither run until a tower says of which.
local function lengthen(edge)
  local left, right = S.left and S.left.prev, S.right and S.right.next
  if left == right then return end
  if edge == right then
    S.right, S.right_run = edge, S.right_run + 1
  elseif edge == left then
    S.left, S.left_run = edge, S.left_run + 1
  end
end

-- What stands on an edge acts by standing there.
local built = {
  gate = function(g, edge)
    S.left, S.right = edge, edge
    g:shut(edge)
  end,
  wall = function(g, edge)
    lengthen(edge)
    g:shut(edge)
  end,
  tower = function(_, edge)
    if edge == S.right and S.right_run > 0 then
      S.right_run = 0
    elseif edge == S.left then
      S.left_run = 0
    end
  end,
}

on.deployed(function(g, figure)
  local build = built[figure.piece.name]
  if build then build(g, figure.edge) end
end)

-- Why walls are built: what the tile completed.
local function about_cause(o, cause)
  for _, feature in ipairs(cause) do o:about("cause", feature) end
end

local function build_gate(g, player, cause)
  local _, edge = g:ask(player, "gate", function(o)
    about_cause(o, cause)
    for bare in g:outline() do o:edge("gate", bare) end
  end)
  g:deploy("gate", edge)
  settle(g)
end

local function build_wall(g, player, count, cause)
  local left, right = S.left.prev, S.right.next
  local _, edge = g:ask(player, "wall", function(o)
    o:about("walls-left", count)
    about_cause(o, cause)
    o:edge("wall", right)
    if left ~= right then o:edge("wall", left) end
  end)
  g:deploy("wall", edge)
  settle(g)
  return edge
end

local function ring_closed() return S.right.next.shut end

-- A-14: the gap is measured along the outline.
local function gap_is_small()
  local edge = S.right.next
  for _ = 1, end_gap do
    if edge.shut then return true end
    edge = edge.next
  end
  return edge.shut
end

-- DS-33: what a guard counts: the buildings of its line, as items and one by
-- one.
local function look_along(edge)
  local public, historic, seen = 0, 0, {}
  for tile in edge:line() do
    local building = tile:segment "building"
    if building and building.public then public = public + 1 end
    if building and building.historic then historic = historic + 1 end
    if building and (building.public or building.historic) then
      seen[#seen + 1] = building
    end
  end
  local items = {}
  if public > 0 then items[1] = { "public", public, 2 } end
  if historic > 0 then items[#items + 1] = { "historic", historic, 3 } end
  return items, seen
end

-- What a guard would get by now, and for what.
local function about_line(o, edge)
  local points = 0
  local items, seen = look_along(edge)
  for _, item in ipairs(items) do
    o:with(item[1], item[2])
    points = points + item[2] * item[3]
  end
  o:with("points", points)
  o:with("piece", "follower")
  for tile in edge:line() do o:with("counts", tile) end
  for _, building in ipairs(seen) do o:with("counts", building) end
end

-- DS-25: a guard must not look at another one; A-5: those who came home with
-- this tile or its walls rest.
local function post_guard(g, player, edge)
  if edge.opposite:has "follower" then return end
  if player:supply "follower" <= S.home[player] then
    return S.home[player] > 0 and g:note("resting", player) or nil
  end
  local what = g:ask(player, "guard", function(o)
    o:edge("guard", edge)
    about_line(o, edge)
    o:pass()
  end)
  if what == "guard" then g:deploy("follower", edge, player) end
end

-- DS-27: a point for every wall since the tower before, or the gate. A-21: in
-- a closed ring the tower stands at either end of the closing wall, which
-- counts in the run on whose side that wall is named. A tower that stands at
-- such an end already is no obstacle: the source speaks of the ends, and of
-- what lies between two towers, not of room for one.
local function build_tower(g, player)
  local closing = ring_closed() and S.right.next
  if player:supply "tower" == 0
      or not closing and S.left_run + S.right_run == 0 then
    return
  end
  local function walls(what, edge)
    return what == "right" and S.right_run + 1
      or what == "left" and S.left_run + 1
      or edge == S.right and S.right_run > 0 and S.right_run
      or S.left_run
  end
  local what, edge = g:ask(player, "tower", function(o)
    local function offer(verb, at)
      local count, edge = walls(verb, at), at
      o:edge(verb, at)
      o:with("build", count)
      o:with("points", count)
      o:with("piece", "tower")
      local left = verb == "left" or verb == "tower"
        and not (at == S.right and S.right_run > 0)
      for _ = 1, count do
        o:with("counts", edge:figures "wall"[1])
        edge = left and edge.next or edge.prev
      end
    end
    if S.right_run > 0 then offer("tower", S.right) end
    if closing then
      offer("right", closing)
      offer("left", closing)
    end
    if S.left_run > 0 then offer("tower", S.left) end
    o:pass()
  end)
  if what == "pass" then return end
  g:award { player = player, reason = "tower",
    items = { { "wall", walls(what, edge), 1 } } }
  g:deploy("tower", edge, player)
end

-- DS-22, DS-23: pieces of every player in this phase.
local function shares(g)
  local pieces, pile3 = {}, pile_number() == 3
  for player in g:seats() do
    pieces[player] = (pile3 and 2 or 1) * (g.players == 2 and 2 or 1)
  end
  if not S.left and gate_is_extra and g.players > 2 then
    pieces[g.player] = pieces[g.player] + 1
  end
  return pieces
end

-- DS-24: pieces one at a time, until all are built, none are left or the
-- ring is closed. Returns the last wall of every player, who built the very
-- last, and whether that ends the game.
local function build_pieces(g, guards)
  local pieces, last, builder, cause = shares(g), {}, nil, {}
  for feature in g:completed() do cause[#cause + 1] = feature end
  repeat
    local busy = false
    for player in g:seats(g.player) do
      if pieces[player] > 0 then
        local count = pieces[player]
        pieces[player], busy = count - 1, true
        if not S.left then
          build_gate(g, player, cause)
        elseif g:supply "wall" == 0 then
          return last, builder, true
        else
          builder = player
          last[player] = build_wall(g, player, count, cause)
          if guards == "each" then post_guard(g, player, last[player]) end
          if ring_closed() then return last, builder, true end
        end
      end
    end
  until not busy
  return last, builder, g:supply "wall" == 0
end

-- A game without a gate is one without walls.
phase { "build", after = "score", when = "completed", run = function(g)
  if not S.triggered or not S.left and g:supply "gate" == 0 then return end
  S.triggered = false
  local guards = pile_number() == 3 and guards_pile3 or guards_pile2
  local last, builder, over = build_pieces(g, guards)
  for player in g:seats(g.player) do
    if last[player] and (guards == "last"
        or guards == "one" and player == builder) then
      post_guard(g, player, last[player])
    end
  end
  build_tower(g, g.player)
  if over or gap_is_small() then return g:finish() end
end }

phase { "end", after = "build", run = function(g)
  if g:left "tiles" == 0 then g:finish() end
end }

-- ---- the end --------------------------------------------------------------

-- DS-30, DS-31: the ring is closed. Whether walls are left for it or have to
-- be imagined makes no difference, so none are taken from the supply.
phase { "close", stage = "final", run = function(g)
  for edge in g:outline() do
    if not edge.shut then
      g:shut(edge)
      settle(g)
    end
  end
  for feature in g:occupied "street" do g:release(feature) end
  for feature in g:occupied "market" do g:release(feature) end
end }

-- DS-32, A-15: markets that share a border with the quarter, on a tile or
-- across an edge.
score.quarter { markets = { 2, 2 } }
score.quarter.count(function(quarter)
  local seen, count = {}, 0
  for _, list in ipairs { quarter:touching "market",
      quarter:facing "market" } do
    for _, market in ipairs(list) do
      if not seen[market] then seen[market], count = true, count + 1 end
    end
  end
  return { markets = count }
end)

phase { "quarters", stage = "final", after = "close", run = function(g)
  for quarter in g:occupied "quarter" do g:score(quarter) end
end }

-- DS-33
phase { "guards", stage = "final", after = "quarters", run = function(g)
  for guard in g:figures "follower" do
    if guard.edge then
      local items, seen = look_along(guard.edge)
      for i, building in ipairs(seen) do seen[i] = building.tile end
      g:award { player = guard.owner, reason = "guard", figure = guard,
        items = items, counts = seen }
    end
  end
end }
