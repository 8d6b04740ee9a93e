-- Stacks in a house rule: figures on a tile itself, of two pieces together, not
-- more than two where there is a volcano; figures on its segments do not count.

module { "stacks", title = "Stacks", needs = "base",
  tiles = "princess-and-dragon" }

mark { "volcano" }
piece { "crate", count = 4, class = {}, weight = 0 }
piece { "barrel", count = 4, class = {}, weight = 0 }
stack { "crate", "barrel", on = "volcano", limit = 2 }

offer.figure { "load",
  list = function(g, o)
    for tile in g:tiles "volcano" do
      local high = tile:height "crate" + tile:height "barrel"
      for _, piece in ipairs { "crate", "barrel" } do
        if g.player:supply(piece) > 0 and high < 2 then
          o:tile(piece, tile)
        end
      end
    end
  end,
  apply = function(g, piece, tile) g:deploy(piece, tile) end }

text { en = { load = "load", crate = "crate", barrel = "barrel" } }

test "a stack has what stands on the tile itself" {
  board   = "f-volcano^ B^",
  figures = "A meeple monastery 1,0; A crate 1,0; A barrel 1,0; B crate 1,0",
  expect = function(g)
    local tile, player = g:cell(1, 0).tile, g.player
    assert(#tile:figures() == 4 and #tile:stack() == 3)
    assert(#tile:stack "crate" == 2 and #tile:stack("crate", player) == 1)
    assert(#tile:stack(nil, player) == 2)
    assert(tile:height "crate" == 2 and tile:height("crate", player) == 1)
    assert(tile:height "barrel" == 1)
    assert(g:cell(0, 0).tile:height "crate" == 0)
  end,
}

test "it grows to its limit on a tile with the mark" {
  board   = "f-volcano^ .",
  figures = "A crate 0,0",
  play    = "A B^ 1,0 barrel 0,0",
  expect  = function(g)
    assert(#g:cell(0, 0).tile:stack() == 2)
  end,
}

test "and not beyond it" {
  board   = "f-volcano^ .",
  figures = "A crate 0,0; A barrel 0,0",
  expect  = function(g)
    g:suppose(function() g:deploy("barrel", g:cell(0, 0).tile) end)
  end,
  fails   = "no barrel has room on the tile at 0,0: 2 at most stand there",
}

test "who stands there may be moved to where it is" {
  board   = "f-volcano^ .",
  figures = "A crate 0,0; A barrel 0,0",
  expect  = function(g)
    local tile = g:cell(0, 0).tile
    g:suppose(function()
      g:move(tile:stack "barrel"[1], tile)
      assert(#tile:stack() == 2)
    end)
  end,
}

test "elsewhere there is no limit" {
  board   = "f-volcano^ B^",
  figures = "A crate 1,0; A barrel 1,0; B crate 1,0",
  expect  = function(g)
    local tile = g:cell(1, 0).tile
    g:suppose(function()
      g:deploy("barrel", tile)
      assert(#tile:stack() == 4)
    end)
  end,
}
