-- A house rule under which each player lays tiles on a side of their own, and
-- the next player lays one as well; where a figure stands, as g:move takes it.

module { "layers", title = "Sides", needs = "base" }

zone { "hut", title = "hut" }
piece { "chair", title = "chair" }

allow.place(function(g, _, cell, _, player)
  local first = player.seat == 1
  if g.turn > 0 and (cell.x >= 0) ~= first then return false, "not yours" end
end)

-- Takes no rotation: it is asked once about a cell.
local count = { on = false, asked = 0 }
allow.place(function(_, _, cell)
  if count.on and cell.x == 0 and cell.y == 1 then
    count.asked = count.asked + 1
  end
end)

-- Forbids what it is asked about.
allow.place({ "base/C", near = "monastery" }, function()
  return false, "too near"
end)

phase { "second", after = "tile", before = "figure", run = function(g)
  local other, type = g.player.next, g:type "base/U"
  local cell, rotation = g:choose(other, type)
  local tile = g:place(type, cell, rotation)
  local chair = other:home "chair"
  if chair then
    assert(chair:place() == nil)
    g:deploy("chair", tile, other)
    assert(chair:place() == tile)
    for _, place in ipairs { g:zone "hut", g:edge(tile.cell, "E"),
      tile:segment "road", tile } do
      g:move(chair, place)
      assert(chair:place() == place)
      g:move(chair, chair:place())
      assert(chair:place() == place)
    end
    g:remove(chair)
    assert(chair:place() == nil)
  end
end }

text { en = { ["not yours"] = "this is not your side",
  ["too near"] = "a cloister is near" } }

test "whose side it is, not whose turn" {
  board  = "U^",
  play   = "A U^ 1,0",
  expect = [[
    B must answer; offers U^ -1,0; offers not U^ 2,0 because not yours
  ]],
}

test "whose turn it is does not matter" {
  board = "U^",
  play  = "A U^ 1,0; B U^ -1,0; A pass",
  expect = "U^ lies at -1,0; B is on turn",
}

test "a veto that takes no rotation is asked once about a cell" {
  board = "E^",
  steps = {
    { expect = function() count.on = true end },
    { play = "A A^ 0,1", expect = function()
      assert(count.asked == 1, count.asked .. " times")
      count.on = false
    end },
  },
}

test "a veto near some tiles is asked about the cells around them only" {
  board  = "B^ E^ . E^",
  draws  = "C",
  expect = [[
    A must answer
    offers not C^ 1,-1 because too near
    offers C^ 3,-1
  ]],
}
