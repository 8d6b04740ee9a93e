-- Words that look at the board, on one where they could give something else.

-- Ids of tiles or pieces of figures, in the order given.
local function names(list)
  local out = {}
  for i, one in ipairs(list) do
    out[i] = one.type and one.type.id or one.piece.name
  end
  return table.concat(out, " ")
end

local function equal(got, wanted)
  assert(got == wanted, tostring(got) .. " instead of " .. tostring(wanted))
end

local board = [[ D^ U^ .
                 B^ .  . ]]
local figures = "A meeple monastery 0,1; B meeple road E 1,0"

test "what is beside, near and in line with a tile" {
  board = board, figures = figures,
  expect = function(g)
    local keep, way, abbey = g:cell(0, 0).tile, g:cell(1, 0).tile,
      g:cell(0, 1).tile
    equal(names(keep:neighbours()), "base/U base/B")
    equal(names(keep:neighbours "monastery"), "base/U")
    equal(names(keep:neighbours(nil, { [way] = true })), "base/B")
    equal(names(keep:neighbours("road", { [abbey] = true })), "")
    equal(#keep:in_line(1), 2)
    equal(#keep:in_line(0), 0)
    equal(#abbey:in_line(5), 1)
    equal(way:near "monastery", true)
    equal(way:near "river", false)
    equal(names(abbey.cell:around()), "base/D base/U")
    equal(names(abbey.cell:around "road"), "base/D base/U")
    equal(names(abbey.cell:around "city"), "base/D")
    equal(#abbey:figures(), 1)
    equal(abbey:figures "meeple"[1].owner, g.player)
    equal(#way:figures "meeple", 1)
    equal(#keep:figures "meeple", 0)
    equal(#g.player:figures(), 1)
    equal(way:segment "road".feature:near "monastery", true)
  end,
}

test "an area waits for the free cells around it" {
  board = "B^ B^\nB^ .",
  expect = function(g)
    local abbey = g:cell(0, 0).tile:segment "monastery".feature
    equal(abbey.open, 6)
    equal(abbey.enclosed, false)
    equal(#abbey:area(), 3)
  end,
}

test "cells and the sides of types" {
  board = board,
  expect = function(g)
    equal(g:cell(0, 0):beside "S".type.id, "base/B")
    equal(g:cell(0, 0):beside "W", nil)
    equal(g:cell(0, 0):clear "W", true)
    equal(g:cell(2, 1):clear "W", false)
    equal(g:cell(2, 1):clear "S", true)
    equal(g:cell(-2, 0):clear "E", true)
    equal(g:cell(-2, 0):clear("E", true), false)
    equal(g:cell(-2, 0):clear("W", true), true)
    equal(table.concat(g:type "base/U":sides "road"), "EW")
    equal(table.concat(g:type "base/U":sides("road", 1)), "NS")
    equal(#g:type "base/U":sides "city", 0)
    equal(#g:type "base/U":sides("road", 0, g:cell(0, 0)), 1)
  end,
}

test "open edges, and where cells lie" {
  board = board,
  expect = function(g)
    local edges = g:open_edges "road"
    equal(#edges, 2)
    equal(edges[2].cell, g:cell(1, 0))
    equal(edges[2].side, "E")
    equal(#g:open_edges("road", g:cell(2, 0)), 1)
    local north, east = g:cell(0, 0):offset(g:cell(2, 1))
    equal(north, -1)
    equal(east, 2)
    local ahead, right = g:cell(0, 0):offset(g:cell(2, 1), "E")
    equal(ahead, 2)
    equal(right, 1)
    local some = #g:frontier(g:type "base/U")
    equal(#g:frontier(g:type "base/U", 0) < some, true)
    equal(#g:frontier(g:type "base/U", 0), #g:frontier(g:type "base/U", 2))
  end,
}

test "figures that claim, features that are there" {
  board = board, figures = figures,
  expect = function(g)
    local seen, mine = 0, 0
    for _ in g:claimants() do seen = seen + 1 end
    for _ in g:claimants(g.player) do mine = mine + 1 end
    equal(seen, 2)
    equal(mine, 1)
    equal(g:count "monastery", 1)
    equal(g:count("monastery", true), 0)
    equal(g:count("monastery", false), 1)
    equal(g:count "city", 1)
  end,
}

test "what was completed, all of it or of one kind" {
  board = "E^", play = "A Ev 0,-1",
  expect = function(g)
    local all, cities, roads = 0, 0, 0
    for _ in g:completed() do all = all + 1 end
    for city in g:completed "city" do cities = cities + city.tiles end
    for _ in g:completed "road" do roads = roads + 1 end
    equal(all, 1)
    equal(cities, 2)
    equal(roads, 0)
  end,
}

test "what was completed, of a kind that no module knows" {
  board = board, fails = "no feature is called 'lake'",
  expect = function(g) g:completed "lake" end,
}

test "what a segment belongs to is worth what its feature is" {
  board = board, figures = figures,
  expect = function(g)
    local road = g:cell(1, 0).tile:segment "road"
    equal(g:worth(road), 2)
    equal(g:worth(road.feature), 2)
    equal(#g:majority(road), 1)
    equal(#g:majority { road }, 1)
  end,
}

test "open edges of a terrain that no module knows" {
  board = board, fails = "there is no such terrain",
  expect = function(g) g:open_edges "rode" end,
}

test "a way that is clear as far as what is no flag" {
  board = board, fails = "boolean expected, got string",
  expect = function(g) g:cell(0, 0):clear("W", "far") end,
}

test "a count of what no module knows" {
  fails = "no feature is called 'lake'",
  expect = function(g) g:count "lake" end,
}

test "tiles beside what is no tile" {
  board = board,
  fails = "table expected",
  expect = function(g) g.tile:neighbours("road", "monastery") end,
}

test "a line of a length that is no number" {
  board = board,
  fails = "number expected, got string",
  expect = function(g) g.tile:in_line "far" end,
}

-- Four bends around a small field, and a free cell amid four tiles.
local ring = [[ V< V^ .
                Vv V> .  ]]
local hole = [[ .  B^ .
                B^ .  U^
                .  B^ .  ]]

test "where ground is open" {
  board = ring,
  expect = function(g)
    local tile = g:cell(0, 0).tile
    equal(tile:segment("field", "ER").feature.open, 0)
    equal(tile:segment("field", "NL").feature.open, 8)
    equal(tile:segment("road").feature.open, 0)
  end,
}

test "cells between four tiles" {
  board = hole,
  expect = function(g)
    equal(#g:holes(), 1)
    equal(g:holes()[1], g:cell(1, 1))
    equal(#g:frontier() > 1, true)
  end,
}

test "no cell between four tiles" {
  board = ring,
  expect = function(g) equal(#g:holes(), 0) end,
}

test "tiles around a tile, not only beside it" {
  board = hole,
  expect = function(g)
    local tile = g:cell(1, 0).tile
    equal(names(tile:around()), "base/B base/U")
    equal(names(tile:around "monastery"), "base/B")
    equal(#g:cell(0, 1).tile:around "road", 0)
    equal(#tile:around "river", 0)
  end,
}

test "steps across corners, the tiles around, areas" {
  board = board, figures = figures,
  expect = function(g)
    local way, abbey = g:cell(1, 0).tile, g:cell(0, 1).tile
    equal(way.cell:step "SW".tile, abbey)
    equal(abbey.cell:step("NE", 2), g:cell(2, -1))
    equal(names(way:around()), "base/D base/B")
    equal(names(abbey:segment "monastery".feature:area()),
      "base/B base/D base/U")
    equal(#way:segment "road".feature:area(), 2)
  end,
}

test "who is at home" {
  board = board, figures = figures,
  expect = function(g)
    equal(g.player:home "meeple".at, "supply")
    equal(g.player:home "meeple".owner, g.player)
  end,
}

test "marks that point turn with their tile" {
  with = { tiles = { "flying-machines" }, modules = { "flying-machines" } },
  board = "rEW-NW> f-W<",
  expect = function(g)
    local one, other = g:cell(0, 0).tile, g:cell(1, 0).tile
    equal(one:direction "flier", "NE")
    equal(other:direction "flier", "S")
    equal(one.type:direction "flier", "NW")
    equal(one.type:direction("flier", 2), "SE")
    equal(one:direction "garden", nil)
  end,
}

test "the tiles around an edge, and the segments around a tile" {
  board = board,
  expect = function(g)
    equal(names(g:edge(g:cell(0, 0), "E"):around()), "base/D base/B base/U")
    equal(names(g:edge(g:cell(0, 0), "W"):around()), "base/B base/D")
    local kinds = {}
    for _, segment in ipairs(g:cell(0, 1).tile:within_reach()) do
      kinds[segment.kind] = (kinds[segment.kind] or 0) + 1
    end
    equal(kinds.road, 2)
    equal(kinds.city, 1)
    equal(kinds.monastery, 1)
  end,
}

test "figures on and around a tile, at its edges and in zones, by class" {
  with = { modules = { "count", "bridges-castles-bazaars" },
    options = { count = { city = "open" } } },
  setup = true,
  figures = "A meeple city E 1,1; B meeple in market; A castle edge N 1,1",
  expect = function(g)
    local tile = g:cell(1, 1).tile
    equal(#tile:figures_around "follower", 2)
    equal(#tile:figures_around(), 4) -- the count and the castle, too
    equal(#g:cell(-2, 1).tile:figures_around(), 0)
  end,
}

test "all tiles with a mark or a kind of segment, oldest first" {
  with   = { modules = { "wind-roses" } },
  board  = "E^ B^ windroses/cNS-NW^ B^",
  expect = function(g)
    local function all(name)
      local list = {}
      for tile in g:tiles(name) do list[#list + 1] = tile.number end
      return table.concat(list, " ")
    end
    equal(all "monastery", "2 4")
    equal(all(), "1 2 3 4")
    equal(all "rose", "3")
    equal(all "field", "1 2 3 4")
  end,
}

test "what a mark says" {
  with   = { modules = { "wind-roses", "festival" } },
  board  = "D^",
  expect = function(g)
    local roses = {}
    for type in g:pile "tiles":types() do
      local rose = type:value "rose"
      if rose then roses[#roses + 1] = tostring(rose) end
      assert(type:value "festival" == type:has "festival")
    end
    assert(#roses > 3, #roses)
    assert(table.concat(roses, " "):find "NW", table.concat(roses, " "))
    equal(g:cell(0, 0).tile:value "rose", false)
  end,
}

test "a mark that nobody declares" {
  with   = { modules = { "wind-roses" } },
  board  = "D^",
  expect = function(g) return g:cell(0, 0).tile:value "roses" end,
  fails  = "no module declares the mark 'roses', did you mean 'rose'?",
}

test "who is nearest along the roads of a tile, in each direction" {
  board   = "U^ U^ U^ U^ U^",
  figures = [[
    A meeple road W 0,0; A meeple road W 1,0; B meeple road W 1,0
    B meeple road W 4,0
  ]],
  expect = function(g)
    local function ahead(x)
      local list = {}
      for i, figure in ipairs(g:cell(x, 0).tile:figures_ahead "road") do
        list[i] = figure.owner.seat .. ":" .. figure.tile.cell.x
      end
      return table.concat(list, " ")
    end
    equal(ahead(2), "2:4 1:1 2:1")
    equal(ahead(4), "2:4")
    equal(#g:cell(0, 0).tile:figures_ahead "city", 0)
  end,
}

test "what a segment adds itself to its city" {
  board = "C^",
  expect = function(g)
    equal(g:cell(0, 0).tile:segment("city", "N"):value "pennant", 1)
    equal(g:cell(0, 0).tile:segment("city", "N"):value "castle", 0)
  end,
}
