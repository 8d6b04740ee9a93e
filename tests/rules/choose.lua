-- A house rule that lays a second tile by hand, with an overlay that tiles may
-- be laid together with; handlers that know overlays by name.

module { "choose", title = "Choosing", needs = "base" }

overlay { "track", "road NS", crossing = true, together = true }
overlay { "ditch", "road N dug=3 muddy" }
feature { "road", attributes = { dug = "sum", muddy = "any" } }

local S = state { tracks = "integer", all = "integer" }
on.overlaid("track", function() S.tracks = S.tracks + 1 end)
on.overlaid({ "ditch", "track" }, function(_, tile, name)
  assert(tile:side "N" == "road" or tile:side "E" == "road" or name == "ditch")
  S.all = S.all + 1
end)

phase { "second", after = "tile", before = "figure", run = function(g)
  local type = g:draw()
  if not type or not g:fits(type) then return end
  local cell, rotation = g:choose(g.player, type)
  local tile = g:place(type, cell, rotation)
  assert(tile == cell.tile and tile.rotation == rotation & 3)
  if tile:takes("ditch", 0, true) then g:overlay("ditch", tile, 0) end
end }


test "a cell and a rotation" {
  draws  = "E U",
  play   = "A Ev 0,-1 U^ 1,0 pass",
  expect = "U^ lies at 1,0; state choose.all is 1; state choose.tracks is 0",
}

test "with an overlay the rotation has more in it" {
  draws  = "E B",
  play   = "A Ev 0,-1 B^ 1,0 track EW pass",
  expect = "B^ lies at 1,0; state choose.tracks is 1; state choose.all is 2",
}

test "placements that look the same are offered once" {
  draws  = "E B",
  play   = "A Ev 0,-1",
  expect = "offers only B^ 0,1, B^ 0,-2, B^ 1,-1, B^ -1,-1, "
    .. "B^ 1,0 track EW, B^ -1,0 track EW",
}

test "and any of their keys is an answer" {
  draws  = "E B",
  play   = "A Ev 0,-1 B< 1,0 track EW pass",
  expect = "state choose.tracks is 1; B^ lies at 1,0",
}

test "marks of an overlay count like those of a tile" {
  draws  = "E B",
  play   = "A Ev 0,-1 B^ 1,0 track EW pass",
  expect = function(g)
    local ditch
    for segment in g:cell(1, 0).tile:segments() do
      if segment:on "N" and segment.kind == "road" then ditch = segment end
    end
    return ditch:has "muddy" and ditch:has "dug" and ditch.feature.dug == 3
      and ditch.feature.muddy
  end,
}
